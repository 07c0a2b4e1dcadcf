import { describe, expect, test } from 'vitest';
import { makeScenario, writeScenario, type ScenarioOrder } from '../../../generators';
import { prizeOf } from '../../../generators/scenario/prize';
import { zonesOf } from '../../../generators/scenario/zones';
import { readForBattle } from '../../../electron/desk/reading';
import { distanceToPolyline } from '../../../engine/geometry';
import { systemById } from '../../../engine/rules';
import { PLAIN_FEATURE, PLAIN_TABLE, readScenario, unitsOfArmy, withReview } from '../../../engine/scenario';
import type { Feature, Nation } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';
import { fc } from '../../property';

const nation = (id: string): Nation => {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return found;
};
const honours = systemById('honours-of-war');
if (!honours) throw new Error('no rules');
const order = (seed: number): ScenarioOrder => ({
  seed,
  size: [182.88, 121.92],
  nations: [nation('prussia'), nation('austria')],
  year: 1757,
  points: 1000,
});

describe('battles by chance', () => {
  test('the same order makes the same battle, another seed another', () => {
    expect(makeScenario(order(5), honours)).toEqual(makeScenario(order(5), honours));
    expect(makeScenario(order(6), honours)).not.toEqual(makeScenario(order(5), honours));
  });

  test('HOW-POINTS-09: armies differ by at most 5 %; the file reads back clean and is the same battle', () => {
    let made = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const one = makeScenario(order(seed), honours);
        if ('why' in one) return;
        made += 1;
        const [first, second] = one.points;
        expect(Math.abs(first - second)).toBeLessThanOrEqual(0.05 * Math.max(first, second));
        const text = writeScenario(one.scenario);
        const reading = readScenario('made.yaml', text, nations, ['honours-of-war']);
        const { scenario, findings } = withReview('made.yaml', reading, honours.review(one.scenario));
        expect(findings).toEqual([]);
        expect(scenario).toEqual(one.scenario);
      }),
      { numRuns: 12 },
    );
    expect(made).toBeGreaterThanOrEqual(9);
  });

  test('one army attacks, each stands in its own zone and looks at the other', () => {
    const one = makeScenario(order(5), honours);
    if ('why' in one) throw new Error(one.why);
    const { armies } = one.scenario;
    expect(armies.filter(({ attacker }) => attacker).length).toBe(1);
    const [south, north] = armies;
    for (const { place } of south ? unitsOfArmy(south) : [])
      expect('at' in place && place.at.y < 121.92 / 4 && place.heading === 0).toBe(true);
    for (const { place } of north ? unitsOfArmy(north) : [])
      expect('at' in place && place.at.y > (121.92 * 3) / 4 && place.heading === 180).toBe(true);
  });

  test('a nation against itself gets sides of their own', () => {
    const one = makeScenario({ ...order(2), nations: [nation('saxony'), nation('saxony')], year: 1756 }, honours);
    if ('why' in one) throw new Error(one.why);
    expect(one.scenario.armies.map(({ id }) => id)).toEqual(['south', 'north']);
  });

  test('an army that finds no room is a reason, not a battle', () => {
    const one = makeScenario({ ...order(1), size: [60, 60], points: 4000 }, honours);
    expect('why' in one && one.why).toMatch(/find no room in a zone of 55 by 15 cm/);
  });
});

describe('a made battle at any scale, in any year,', () => {
  const YEARS = [null, 1600, 1756, 1760, 1900] as const;
  const PAIRS = [
    ['prussia', 'austria'],
    ['france', 'france'],
  ] as const;
  const SCALES = [
    ['28mm', 182.88, 121.92],
    ['20mm', 182.88, 121.92],
    ['15mm', 121.92, 91.44],
    ['10mm', 91.44, 60.96],
    ['6mm', 60.96, 45.72],
  ] as const;
  const orders = SCALES.flatMap(([scale, width, depth], i) =>
    PAIRS.map(([one, other], n): ScenarioOrder => ({
      seed: 100 * i + n,
      size: [width, depth],
      scale,
      nations: [nation(one), nation(other)],
      year: YEARS[(i + n) % YEARS.length] ?? null,
      points: 900,
    })),
  );

  test.each(orders.map((one) => [one.scale, one.year, one.nations.map(({ id }) => id).join(), one] as const))(
    '%s, %s, %s: its own check finds nothing',
    (_scale, _year, _nations, wanted) => {
      const made = makeScenario(wanted, honours);
      if ('why' in made) {
        // A nation may have no troops listed for a year; room there always is.
        expect(made.why).toMatch(/has no troops listed|comes near enough/);
        return;
      }
      expect(readForBattle('made.yaml', writeScenario(made.scenario), nations).findings).toEqual([]);
      const [one, other] = made.scenario.armies;
      expect(one?.name).not.toBe(other?.name);
      expectCountry(made.scenario.terrain);
    },
  );

  /** Houses with fields round them, a road that winds, and a bridge wherever it meets water. */
  function expectCountry(terrain: readonly Feature[]): void {
    const kinds = new Set(terrain.map(({ kind }) => kind));
    for (const kind of ['bua', 'road'] as const) expect([...kinds]).toContain(kind);
    expect(kinds.has('crops') || kinds.has('ploughland')).toBe(true);
    const roads = terrain.filter((feature) => feature.kind === 'road');
    expect(roads.some(({ course }) => course.smooth && course.points.length > 3)).toBe(true);
    for (const stream of terrain)
      if (stream.kind === 'stream') expect(stream.course.smooth && stream.course.points.length > 3).toBe(true);
    for (const bridge of terrain) {
      if (bridge.kind !== 'bridge') continue;
      const near = roads.some(({ course }) => distanceToPolyline(bridge.at, course.points) < 12);
      expect(near).toBe(true);
    }
  }
});

test('a nation against itself gives its two armies names of their own', () => {
  const one = makeScenario({ ...order(2), nations: [nation('saxony'), nation('saxony')], year: 1756 }, honours);
  expect('why' in one ? [] : one.scenario.armies.map(({ name }) => name)).toEqual(['Saxony (south)', 'Saxony (north)']);
});

describe('what they meet over', () => {
  const table = { ...PLAIN_TABLE, width: 180, depth: 120 };
  const hill = (name: string, x: number, y: number): Feature => ({
    ...PLAIN_FEATURE,
    kind: 'hill',
    id: name,
    name,
    slope: 'gentle',
    height: 4,
    contours: [],
    outline: { shape: 'ellipse', at: { x, y }, radii: [10, 10], turn: 0 },
  });
  const town = (x: number, y: number): Feature => ({
    ...PLAIN_FEATURE,
    kind: 'bua',
    id: 'grunau',
    name: 'Grünau',
    build: 'rustic',
    fortified: false,
    blocks: [{ id: 'grunau/1', at: { x, y }, turn: 0, side: 20 }],
  });

  test('a town before a hill, however far', () => {
    expect(prizeOf([hill('a', 90, 60), town(10, 60)], table)).toMatchObject({ feature: 'grunau/1', name: 'Grünau' });
  });
  test('of two hills the nearer to the middle', () => {
    expect(prizeOf([hill('a', 30, 60), hill('b', 120, 60)], table).feature).toBe('b');
  });
  test('nothing in a zone: at 30 cm of 120 it counts, at 29.9 not', () => {
    expect(zonesOf(180, 120)[0].depth).toBe(30);
    expect(prizeOf([town(90, 30)], table).feature).toBe('grunau/1');
    expect(prizeOf([town(90, 29.9)], table)).toMatchObject({ feature: null, at: { x: 90, y: 60 }, name: 'Kreuzweg' });
  });
});
