import { PLAIN_FEATURE, PLAIN_SCENARIO, PLAIN_TABLE } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';

/** A small table for tests: 120 by 90 cm, a hill, a river with a bridge and a ford, a road, a wood, a village, a field. */
export const smallTable: Scenario = {
  ...PLAIN_SCENARIO,
  title: 'A small table',
  rules: { system: 'honours-of-war', scale: '28mm', options: {} },
  table: { ...PLAIN_TABLE, width: 120, depth: 90 },
  terrain: [
    {
      ...PLAIN_FEATURE,
      kind: 'hill',
      id: 'hill',
      name: 'Hill',
      slope: 'gentle',
      height: 5,
      outline: { shape: 'ellipse', at: { x: 30, y: 65 }, radii: [20, 15], turn: 0 },
      contours: [],
    },
    {
      ...PLAIN_FEATURE,
      kind: 'river',
      id: 'river',
      name: 'River',
      class: 'impassable',
      width: 8,
      course: {
        points: [
          { x: 80, y: -5 },
          { x: 80, y: 95 },
        ],
        smooth: false,
      },
    },
    { ...PLAIN_FEATURE, kind: 'bridge', id: 'bridge', name: null, over: 'river', at: { x: 80, y: 30 }, width: 7 },
    { ...PLAIN_FEATURE, kind: 'ford', id: 'ford', name: null, over: 'river', at: { x: 80, y: 70 }, width: 8 },
    {
      ...PLAIN_FEATURE,
      kind: 'road',
      id: 'road',
      name: null,
      width: 6,
      course: {
        points: [
          { x: -5, y: 30 },
          { x: 125, y: 30 },
        ],
        smooth: false,
      },
    },
    {
      ...PLAIN_FEATURE,
      kind: 'wood',
      id: 'wood',
      name: null,
      outline: { shape: 'rectangle', at: { x: 30, y: 20 }, size: [40, 30], turn: 0 },
    },
    {
      ...PLAIN_FEATURE,
      kind: 'bua',
      id: 'town',
      name: 'Town',
      build: 'rustic',
      fortified: true,
      blocks: [{ id: 'town/1', at: { x: 104, y: 60 }, turn: 90, side: 20 }],
    },
    {
      ...PLAIN_FEATURE,
      kind: 'ploughland',
      id: 'field',
      name: null,
      outline: { shape: 'rectangle', at: { x: 105, y: 12 }, size: [20, 12], turn: 0 },
    },
    {
      ...PLAIN_FEATURE,
      kind: 'hedge',
      id: 'hedge',
      name: null,
      course: {
        points: [
          { x: 60, y: 80 },
          { x: 71, y: 80 },
        ],
        smooth: false,
      },
    },
  ],
  armies: [],
};

/** A brush that takes every stroke and paints nothing. */
export const idleBrush = (): CanvasRenderingContext2D =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'createLinearGradient' ? () => ({ addColorStop: () => undefined }) : () => undefined),
    set: () => true,
  });
