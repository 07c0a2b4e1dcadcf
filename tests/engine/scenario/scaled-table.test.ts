import { describe, expect, it } from 'vitest';
import { readScenario, scaledTable } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import { nations, textOf } from './files';
import { fc } from '../../property';

const FILES = ['fictional/st-ulrich', 'fictional/kutzdorf', 'fictional/spittelwitz', 'historical/lobositz-1756'];
const scenarios = FILES.map((name) => {
  const file = `scenarios/${name}.yaml`;
  const { scenario } = readScenario(file, textOf(file), nations, ['honours-of-war']);
  if (!scenario) throw new Error(`${file} cannot be read`);
  return scenario;
});

/** Every kind of ground, place and special rule that the files above do not have. */
function withEverything(plain: Scenario): Scenario {
  const common = {
    name: null,
    label: { at: { x: 4, y: 6 }, turn: 10 },
    effects: null,
    overrides: { some: { width: 3 } },
  };
  const at = { x: 10, y: 20 };
  const course = { points: [at, { x: 30, y: 40 }], smooth: false };
  const outline = { shape: 'rectangle', at, size: [12, 8], turn: 30 } as const;
  const effects = { movement: null, cover: null, sight: null };
  return {
    ...plain,
    table: {
      ...plain.table,
      picture: { file: 'a.png', corner: at, width: 90, turn: 15, mirrored: false, opacity: 0.5 },
    },
    terrain: [
      ...plain.terrain,
      {
        ...common,
        id: 'hill',
        kind: 'hill',
        slope: 'gentle',
        height: 6,
        outline: { shape: 'ellipse', at, radii: [9, 7], turn: 15 },
        contours: [{ height: 3, outline }],
      },
      { ...common, id: 'bare', kind: 'custom area', what: 'bare', outline, effects },
      { ...common, id: 'cable', kind: 'custom line', what: 'cable', course, effects },
      { ...common, id: 'redoubt', kind: 'redoubt', outline },
      { ...common, id: 'lane', kind: 'sunken road', width: 5, course },
      { ...common, id: 'ford', kind: 'ford', over: 'river', at, width: 10 },
    ],
    objectives: [
      { id: 'o', name: 'O', at, feature: null, points: 2, holder: null, from: 1, until: 6 },
      ...plain.objectives,
    ],
    special: [
      {
        rule: 'hold',
        units: [],
        until: { turn: 3, attacked: true, enemyWithin: 40, lost: null },
        reason: '',
      },
      { rule: 'mist', from: 1, until: 3, beyond: 30, failsOn: 3, sparing: [], reason: '' },
      ...plain.special,
    ],
  };
}
const all = scenarios.map(withEverything);

/** Numbers that are no lengths, by key. Nations and overrides are not the table's. */
const NO_LENGTHS = new Set(
  'format turn turns heading needs opacity points from until by failsOn breakPoint year begins sunrise sunset at men'.split(
    ' ',
  ),
);
const LENGTHS = new Set('width depth height side beyond enemyWithin x y radii size'.split(' '));
/** Of the real ground to a cm: it grows as the table shrinks. */
const SCALE = 'metresToCm';
const NOT_OF_THE_TABLE = new Set(['nation', 'overrides', 'options']);

/** Every number of a scenario, with where it stands. */
function numbersIn(value: unknown, key = '', path = ''): { key: string; path: string; number: number }[] {
  if (typeof value === 'number') return [{ key, path, number: value }];
  if (Array.isArray(value)) return value.flatMap((one, i) => numbersIn(one, key, `${path}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    NOT_OF_THE_TABLE.has(name) ? [] : numbersIn(one, name, `${path}/${name}`),
  );
}

describe('a table made larger or smaller', () => {
  it('multiplies every length once and touches no other number', () => {
    for (const scenario of all) {
      const after = new Map(numbersIn(scaledTable(scenario, 0.7)).map(({ path, number }) => [path, number]));
      for (const { key, path, number } of numbersIn(scenario)) {
        if (key === SCALE) {
          expect(after.get(path)).toBeCloseTo(number / 0.7, 9);
          continue;
        }
        expect(LENGTHS.has(key) !== NO_LENGTHS.has(key), `“${key}” at ${path} is either a length or none`).toBe(true);
        expect(after.get(path), path).toBeCloseTo(LENGTHS.has(key) ? number * 0.7 : number, 9);
      }
      expect(after.size).toBe(numbersIn(scenario).length);
    }
  });

  it('leaves words, nations and what a book reads from its overrides', () => {
    for (const scenario of all) {
      const bare = (one: Scenario): unknown =>
        JSON.parse(JSON.stringify(one, (_key, value: unknown) => (typeof value === 'number' ? 0 : value)));
      const scaled = scaledTable(scenario, 0.5);
      expect(bare(scaled)).toEqual(bare(scenario));
      expect(scaled.armies.map(({ nation }) => nation)).toEqual(scenario.armies.map(({ nation }) => nation));
      expect(scaled.terrain.map(({ overrides }) => overrides)).toEqual(
        scenario.terrain.map(({ overrides }) => overrides),
      );
    }
  });

  it('comes back to a thousandth of a centimetre', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.constantFrom(...all), (factor, scenario) => {
        const back = numbersIn(scaledTable(scaledTable(scenario, factor), 1 / factor));
        const off = numbersIn(scenario).filter(({ number }, i) => Math.abs((back[i]?.number ?? NaN) - number) > 0.0005);
        expect(off).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
