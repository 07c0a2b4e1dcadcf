/** One of each kind of ground on a map, drawn as the map draws it, for the legend. */
import type { Course, Feature, Outline, Scenario } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import type { Inks } from '../../map/inks';
import { groundLayers } from '../../map/plan';
import type { Shape } from '../../map/scene';
import type { BlockSign } from '../../map/block-sign';

/** Width and depth of the ground a sample shows, cm of table. */
export const SAMPLE = { width: 10, depth: 5.4 } as const;
const MIDDLE = { x: SAMPLE.width / 2, y: SAMPLE.depth / 2 };

export interface Sample {
  readonly text: string;
  readonly shapes: readonly Shape[];
}

/** A sample `wide` cm of paper wide, `top` cm below the left upper corner of the row it stands in. */
export function sampleWindow(shapes: readonly Shape[], wide: number, top: number): Shape {
  const scale = wide / SAMPLE.width;
  const high = SAMPLE.depth * scale;
  const clip = { west: 0, south: -top - high, east: wide, north: -top };
  return { kind: 'window', origin: { x: 0, y: -top - high }, scale, clip, shapes };
}

/** A block in the middle of a sample: square for guns and trains. */
export function sampleBlock(side: 0 | 1, { arm, type }: Pick<BlockSign, 'arm' | 'type'>): BlockSign {
  const square = arm === 'guns' || arm === 'train';
  return {
    id: 'sample',
    name: '',
    side,
    arm,
    type,
    pose: { x: MIDDLE.x, y: MIDDLE.y - 0.4, hx: 0, hy: 1 },
    width: square ? 4 : 8.6,
    depth: square ? 4 : 3,
    bases: [],
    count: 0,
    open: false,
    unformed: false,
    fired: false,
  };
}

/** Samples of the ground in the order of the file, each kind once. */
export function groundSamples(scenario: Scenario, inks: Inks): Sample[] {
  const found = new Map<string, Feature>();
  for (const feature of scenario.terrain) {
    const text = kindOf(feature);
    if (!found.has(text)) found.set(text, feature);
  }
  return [...found].map(([text, feature]) => ({ text, shapes: draw(scenario, feature, inks) }));
}

function draw(scenario: Scenario, feature: Feature, inks: Inks): Shape[] {
  const terrain = sampleOf(feature, scenario.terrain);
  const table = { ...scenario.table, ...SAMPLE };
  const ground = layGround({ ...scenario, table, terrain, objectives: [] });
  return groundLayers(ground, [], inks, 1, (name) => name !== 'grid').flatMap(({ shapes }) => shapes);
}

/** What the legend calls a feature. */
function kindOf(feature: Feature): string {
  switch (feature.kind) {
    case 'hill':
      return feature.slope === 'steep' ? 'Steep hill' : 'Gentle hill';
    case 'river':
      return feature.class === 'impassable' ? 'River, impassable' : 'River, fordable';
    case 'bua': {
      const place = feature.build === 'urban' ? 'Town' : 'Village';
      return feature.fortified ? `${place}, fortified` : place;
    }
    case 'custom area':
    case 'custom line':
      return sentence(feature.what);
    default:
      return sentence(feature.kind);
  }
}
const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const LEVEL: Course = {
  points: [
    { x: -3, y: MIDDLE.y },
    { x: SAMPLE.width + 3, y: MIDDLE.y },
  ],
  smooth: false,
};
const ROUND: Outline = { shape: 'ellipse', at: MIDDLE, radii: [4.4, 2.3], turn: 0 };
const SQUARE: Outline = { shape: 'rectangle', at: MIDDLE, size: [9, 4.4], turn: 0 };

function sampleOf(feature: Feature, all: readonly Feature[]): Feature[] {
  switch (feature.kind) {
    case 'hill':
      return [{ ...feature, height: Math.min(feature.height, 4), outline: ROUND, contours: [] }];
    case 'bua':
      return [{ ...feature, blocks: [{ id: `${feature.id}/1`, at: MIDDLE, turn: 0, side: SAMPLE.depth - 0.3 }] }];
    case 'bridge':
    case 'ford': {
      const water = all.find(({ id }) => id === feature.over);
      const upright: Course = {
        points: [
          { x: MIDDLE.x, y: -3 },
          { x: MIDDLE.x, y: SAMPLE.depth + 3 },
        ],
        smooth: false,
      };
      const flow: Feature[] =
        water?.kind === 'river' || water?.kind === 'stream' ? [{ ...water, width: 3.4, course: upright }] : [];
      return [...flow, { ...feature, at: MIDDLE, width: 2.6 }];
    }
    case 'redoubt':
      return [{ ...feature, outline: { shape: 'rectangle', at: MIDDLE, size: [5, 2.6], turn: 0 } }];
    case 'river':
    case 'stream':
    case 'road':
    case 'sunken road':
      return [{ ...feature, width: Math.min(feature.width, 3.6), course: LEVEL }];
    case 'entrenchment':
    case 'custom line':
    case 'wall':
    case 'hedge':
    case 'fence':
    case 'tree line':
    case 'abatis':
      return [{ ...feature, course: LEVEL }];
    case 'crops':
    case 'ploughland':
    case 'vineyard':
    case 'orchard':
      return [{ ...feature, outline: SQUARE }];
    default:
      return [{ ...feature, outline: ROUND }];
  }
}
