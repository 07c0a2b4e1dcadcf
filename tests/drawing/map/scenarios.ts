/** Scenarios to draw: the one that ships, and random ones made from a number. */
import { readFileSync } from 'node:fs';
import {
  PLAIN_FEATURE,
  PLAIN_UNIT,
  UNIT_TYPES,
  readNation,
  readScenario,
  type Feature,
  type Nation,
  type Scenario,
  type Unit,
} from '../../../engine/scenario';

const ROOT = new URL('../../../scenarios/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

function nation(id: string): Nation {
  const found = readNation(`${id}.yaml`, read(`nations/${id}.yaml`)).nation;
  if (!found) throw new Error(`no nation ${id}`);
  return found;
}

/** The scenarios that ship, by name. */
export const SHIPPED = {
  'st-ulrich': 'fictional/st-ulrich.yaml',
  kutzdorf: 'fictional/kutzdorf.yaml',
  spittelwitz: 'fictional/spittelwitz.yaml',
  lobositz: 'historical/lobositz-1756.yaml',
} as const;

export function shipped(name: keyof typeof SHIPPED): Scenario {
  const file = SHIPPED[name];
  const text = read(file);
  const named = [...text.matchAll(/^ +nation: *([\w-]+)/gm)].flatMap(([, id]) => id ?? []);
  const { scenario } = readScenario(file, text, new Map(named.map((id) => [id, nation(id)])));
  if (!scenario) throw new Error(`${file} cannot be read`);
  return scenario;
}
export const stUlrich = (): Scenario => shipped('st-ulrich');

/** Numbers from 0 to 1, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const SYLLABLES = [
  'Nie',
  'der',
  'Lo',
  'bo',
  'sitz',
  'Krä',
  'hen',
  'berg',
  'Wind',
  'müh',
  'len',
  'au',
  'dorf',
  'Ko',
  'lin',
];

export interface RandomOptions {
  readonly width: number;
  readonly depth: number;
  readonly features: number;
  readonly units: number;
}

/** A table with `features` named features and `units` units to a side, wherever chance puts them. */
export function randomScenario(seed: number, options: RandomOptions): Scenario {
  const { width, depth, features, units } = options;
  const chance = chances(seed);
  const between = (low: number, high: number): number => low + chance() * (high - low);
  const place = (): { x: number; y: number } => ({ x: between(8, width - 8), y: between(8, depth - 8) });
  const name = (): string =>
    Array.from({ length: 2 + Math.floor(chance() * 3) }, () => SYLLABLES[Math.floor(chance() * SYLLABLES.length)]).join(
      '',
    );
  const course = { points: [{ x: -5, y: place().y }, place(), place(), { x: width + 5, y: place().y }], smooth: true };

  const feature = (index: number): Feature => {
    const id = `feature-${index}`;
    const outline = {
      shape: 'ellipse',
      at: place(),
      radii: [between(8, 28), between(6, 18)],
      turn: between(0, 180),
    } as const;
    switch (index % 8) {
      case 0:
        return {
          ...PLAIN_FEATURE,
          id,
          name: name(),
          kind: 'hill',
          slope: chance() < 0.5 ? 'gentle' : 'steep',
          height: between(3, 9),
          outline,
          contours: [],
        };
      case 1:
        return { ...PLAIN_FEATURE, id, name: name(), kind: 'wood', outline };
      case 2: {
        const blocks = [0, 1].map((block) => ({
          id: `${id}/${block + 1}`,
          at: place(),
          turn: between(0, 90),
          side: 15,
        }));
        return { ...PLAIN_FEATURE, id, name: name(), kind: 'bua', build: 'rustic', fortified: chance() < 0.3, blocks };
      }
      case 3:
        return {
          ...PLAIN_FEATURE,
          id,
          name: name(),
          kind: 'road',
          width: 6,
          course: { ...course, points: course.points.map((at) => ({ ...at, y: at.y * chance() })) },
        };
      case 4:
        return { ...PLAIN_FEATURE, id, name: name(), kind: 'river', class: 'fordable', width: 9, course };
      case 5:
        return { ...PLAIN_FEATURE, id, name: name(), kind: 'marsh', outline };
      case 6:
        return { ...PLAIN_FEATURE, id, name: name(), kind: 'crops', outline };
      default:
        return {
          ...PLAIN_FEATURE,
          id,
          name: name(),
          kind: 'hedge',
          course: { points: [place(), place()], smooth: false },
        };
    }
  };
  const types = ['line infantry', 'hussars', 'cuirassiers', 'jaeger', 'medium gun', 'transport'] as const;
  const unit = (side: string, index: number): Unit => ({
    ...PLAIN_UNIT,
    arm: UNIT_TYPES[types[index % types.length] ?? 'line infantry'],
    id: `${side}-${index}`,
    name: `Regiment ${name()}`,
    type: types[index % types.length] ?? 'line infantry',
    formation: index % 6 === 4 ? 'deployed' : index % 6 === 5 ? 'limbered' : index % 2 === 0 ? 'line' : 'march column',
    place: { at: place(), heading: between(0, 360) },
  });
  const base = stUlrich();
  return {
    ...base,
    title: `Random ${seed}`,
    table: { ...base.table, width, depth },
    terrain: Array.from({ length: features }, (_, index) => feature(index)),
    armies: base.armies.map((army) => ({
      ...army,
      general: { id: `${army.id}-general`, name: `General ${name()}`, rating: null, at: place() },
      brigades: [
        {
          id: `${army.id}-brigade`,
          name: 'Brigade',
          nation: null,
          commander: { id: `${army.id}-commander`, name: `Colonel ${name()}`, rating: 'dependable', at: place() },
          units: Array.from({ length: units }, (_, index) => unit(army.id, index)),
        },
      ],
      independents: [],
    })),
    objectives: [
      {
        id: 'objective',
        name: 'Objective',
        at: place(),
        feature: null,
        points: 2,
        holder: null,
        from: null,
        until: null,
      },
    ],
  };
}
