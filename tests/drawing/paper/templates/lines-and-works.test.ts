import { describe, expect, test } from 'vitest';
import { areaOf, type Point } from '../../../../engine/geometry';
import type { Shape } from '../../../../drawing/map';
import {
  cutOutsOf,
  TEMPLATE_KINDS,
  TEMPLATE_OPTIONS,
  templateSheets,
  type CutOut,
  type TemplateKind,
} from '../../../../drawing/paper/templates';
import { frameOf } from '../../../../drawing/map/strokes';
import { PLAIN_FEATURE, type Feature, type Scenario } from '../../../../engine/scenario';
import { stUlrich } from '../../map/scenarios';
import { piecesOn, type PieceOn } from './pieces';

const ulrich = stUlrich();
const at = (x: number, y: number): Point => ({ x, y });
const straight = (...points: Point[]) => ({ points, smooth: false });
const river: Feature = {
  ...PLAIN_FEATURE,
  id: 'river',
  name: 'Ader',
  kind: 'river',
  class: 'impassable',
  width: 9,
  course: straight(at(60, -10), at(60, 200)),
};
const crossing = (kind: 'bridge' | 'ford', name: string | null): Feature => ({
  ...PLAIN_FEATURE,
  id: 'crossing',
  name,
  kind,
  over: 'river',
  at: at(60, 61),
  width: 5,
});
type LineKind = 'hedge' | 'wall' | 'fence' | 'tree line' | 'abatis' | 'entrenchment';
const line = (kind: LineKind, ...points: Point[]): Feature => ({
  ...PLAIN_FEATURE,
  id: 'line',
  name: null,
  kind,
  course: straight(...points),
});
const tableWith = (...terrain: Feature[]): Scenario => ({ ...ulrich, terrain, objectives: [] });
const cutOuts = (...terrain: Feature[]): CutOut[] => cutOutsOf(tableWith(...terrain), TEMPLATE_OPTIONS);
const pieces = (terrain: readonly Feature[], kinds: readonly TemplateKind[] = TEMPLATE_KINDS): PieceOn[] =>
  templateSheets(tableWith(...terrain), { list: false, kinds }).sheets.flatMap(piecesOn);
/** Widths of the pens of a group of shapes, cm of table. */
const drawnWith = (shape: Shape): number[] =>
  shape.kind === 'group' ? shape.shapes.flatMap(drawnWith) : shape.kind === 'drawing' ? [shape.paint.width ?? 0] : [];
const told = ({ name, note }: CutOut): string => (note === '' ? name : `${name}, ${note}`);
const sizeOf = (points: readonly Point[]): number[] => {
  const { west, south, east, north } = frameOf(points);
  return [east - west, north - south].map((length) => Math.round(length * 1000) / 1000);
};

describe('bridges and fords', () => {
  test('lie over their water from bank to bank with a mouth of 3 cm on each, stones at their edges', () => {
    const [bridge, ...others] = cutOuts(crossing('bridge', 'Ader bridge'), river).filter(
      ({ kind }) => kind === 'crossings',
    );
    expect(others).toEqual([]);
    expect(bridge?.name).toBe('Ader bridge');
    expect(sizeOf(bridge?.outline ?? [])).toEqual([15, 5.6]);
    expect(told(cutOuts(crossing('ford', null), river)[0] as CutOut)).toBe('Ford');
  });
  test('are drawn without the river itself, a ford with as much water as it covers', () => {
    const waters = (kind: 'bridge' | 'ford', kinds: readonly TemplateKind[]) =>
      pieces([crossing(kind, null), river], kinds).map(
        ({ shapes }) =>
          shapes
            .filter((shape) => shape.kind === 'group')
            .flatMap(drawnWith)
            .filter((width) => width >= 9).length,
      );
    expect(waters('bridge', ['crossings'])).toEqual([0]);
    expect(waters('ford', ['crossings'])).toEqual([1]);
  });
  test('run along the paper, whichever way they lie on the table', () => {
    const aslant: Feature = { ...river, course: straight(at(10, 11), at(110, 111)) };
    const [bridge] = pieces([crossing('bridge', null), aslant], ['crossings']);
    const { west, south, east, north } = bridge?.frame ?? { west: 0, south: 0, east: 0, north: 0 };
    expect(east - west).toBeCloseTo(15.06, 6);
    expect(north - south).toBeCloseTo(5.66, 6);
  });
});

describe('hedges, walls, fences, rows of trees and abatis', () => {
  test.each([
    ['hedge', 2],
    ['wall', 1.75],
    ['fence', 1.75],
    ['tree line', 3.05],
    ['abatis', 3.95],
  ] as const)('a %s is a strip %s cm wide', (kind, width) => {
    const [piece] = cutOuts(line(kind, at(40, 60), at(60, 60)));
    expect(piece?.kind).toBe('obstacles');
    expect(sizeOf(piece?.outline ?? [])).toEqual([20, width]);
  });
  test('60 cm of hedge are three strips of 20 cm, which share a sheet', () => {
    const hedge = line('hedge', at(40, 60), at(100, 60));
    const strips = cutOuts(hedge);
    expect(strips.map(told)).toEqual(['Hedge, section 1 of 3', 'Hedge, section 2 of 3', 'Hedge, section 3 of 3']);
    expect(strips.map(({ outline }) => sizeOf(outline)[0])).toEqual([20, 20, 20]);
    expect(templateSheets(tableWith(hedge), { list: false }).sheets.map(({ id }) => id)).toEqual(['S1']);
  });
  test('27.2 cm are one strip on A4, 27.3 cm two', () => {
    expect(cutOuts(line('hedge', at(40, 60), at(67.2, 60)))).toHaveLength(1);
    expect(cutOuts(line('hedge', at(40, 60), at(67.3, 60)))).toHaveLength(2);
  });
  test('a fence round a corner is two straight strips; round a gentle bend it is one', () => {
    expect(cutOuts(line('fence', at(40, 60), at(52, 60), at(52, 70))).map(({ outline }) => areaOf(outline))).toEqual([
      expect.closeTo(12 * 1.75, 6),
      expect.closeTo(10 * 1.75, 6),
    ]);
    expect(cutOuts(line('fence', at(40, 60), at(50, 60), at(58, 66)))).toHaveLength(1);
  });
  test('a line of its own kind is told by its words', () => {
    const own: Feature = {
      ...PLAIN_FEATURE,
      id: 'own',
      name: null,
      kind: 'custom line',
      what: 'ditch',
      course: straight(at(40, 60), at(60, 60)),
      effects: { movement: null, cover: null, sight: null },
    };
    expect(cutOuts(own).map(told)).toEqual(['Ditch']);
  });
});

describe('works', () => {
  test('an entrenchment has its parapet and ditch before it, and its defenders behind', () => {
    const [piece] = cutOuts(line('entrenchment', at(40, 60), at(61, 60)));
    expect(piece?.kind).toBe('works');
    // The enemy is on the left of its course: to the north of one that runs east.
    expect(frameOf(piece?.outline ?? [])).toMatchObject({ north: 62.65, south: 58.7 });
  });
  test.each([
    ['east', at(61, 60)],
    ['west', at(19, 60)],
    ['north', at(40, 81)],
  ] as const)('of one that runs %s the enemy is above, and its name says so', (_, to) => {
    const { sheets } = templateSheets(tableWith(line('entrenchment', at(40, 60), to)), { list: false });
    const [group] = sheets.flatMap(({ layers }) => layers.flatMap(({ shapes }) => shapes));
    const names = group?.kind === 'group' ? group.shapes.filter((one) => one.kind === 'words') : [];
    expect(names.map(({ lettering }) => lettering.text)).toEqual(['1. Entrenchment: the enemy above']);
  });
  test('a redoubt is cut out with its ditch, all round', () => {
    const redoubt: Feature = {
      ...PLAIN_FEATURE,
      id: 'redoubt',
      name: 'Spitzberg redoubt',
      kind: 'redoubt',
      outline: { shape: 'rectangle', at: at(60, 60), size: [10, 8], turn: 0 },
    };
    const [piece] = cutOuts(redoubt);
    expect(piece?.name).toBe('Spitzberg redoubt');
    expect(sizeOf(piece?.outline ?? [])).toEqual([15.3, 13.3]);
  });
});
