import { describe, expect, test } from 'vitest';
import { overlaps } from '../../../engine/geometry';
import { COLOUR, planScene, type Lettering } from '../../../drawing/map';
import { labelBox, placeLabels, type LabelWish, type Obstruction } from '../../../drawing/map/labels';
import { leaderRadius } from '../../../drawing/map/leaders';
import { widthOf } from '../../../drawing/map/lettering';
import { groundWishes } from '../../../drawing/map/ground-names';
import { groundObstructions, signObstructions } from '../../../drawing/map/obstructions';
import { signsOfStart } from '../../../drawing/map/troops';
import { EAST, point } from '../../../drawing/map/strokes';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { groundOf } from '../../engine/terrain/tables';
import { plainTroops } from './plain-troops';
import { randomScenario } from './scenarios';

const ROOM = { west: 0, south: 0, east: 100, north: 100 };
const lettering: Lettering = { text: 'Zorndorf', role: 'roman', size: 3, spacing: 0.1, colour: '#000000', halo: null };

function wish(
  id: string,
  rank: number,
  ...places: readonly (readonly [x: number, y: number, price: number])[]
): LabelWish {
  return { id, lettering, rank, places: places.map(([x, y, price]) => ({ at: point(x, y), toward: EAST, price })) };
}
const spots = (wishes: readonly LabelWish[], obstructions: readonly Obstruction[] = [], dearest?: number): string[] =>
  placeLabels(wishes, obstructions, ROOM, dearest).map(({ wish, place }) => `${wish.id} ${place.at.x},${place.at.y}`);

const block = (x: number, y: number, price: number): Obstruction => ({
  box: { pose: { x, y, hx: 0, hy: 1 }, width: 20, depth: 6 },
  price,
});

describe('the names of two ponds side by side', () => {
  const pond = (id: string, x: number) => ({
    ...PLAIN_FEATURE,
    id,
    name: id,
    kind: 'pond' as const,
    outline: { shape: 'ellipse' as const, at: point(x, 20), radii: [8, 6] as const, turn: 0 },
  });
  const ground = groundOf(pond('Upper fish pond', 30), pond('Lower fish pond', 48));
  /** At their pond, or at the other. */
  const read = (...full: readonly Obstruction[]) =>
    placeLabels(groundWishes(ground, COLOUR, 2.6), full, ROOM).map(({ wish: { id }, box }) => {
      const isAtUpper = Math.abs(box.pose.x - 30) < Math.abs(box.pose.x - 48);
      return isAtUpper === id.startsWith('Upper');
    });
  const full = (x: number, y: number, width: number, depth: number, price = 2): Obstruction => ({
    box: { pose: { x, y, hx: 0, hy: 1 }, width, depth },
    price,
  });
  test.each<readonly [string, readonly Obstruction[]]>([
    ['on free ground', []],
    ['with troops over the upper one', [full(20, 31, 40, 8)]],
    [
      'with troops over the upper one, under it and beside it',
      [full(20, 31, 40, 8), full(20, 9, 40, 8), full(8, 20, 26, 20)],
    ],
  ])('never stand at the wrong one: %s', (_, obstructions) => {
    expect(read(...obstructions)).toEqual([true, true]);
  });
  test('the upper one stands in its water where all else of its own is dearer', () => {
    const placed = placeLabels(
      groundWishes(ground, COLOUR, 1.8),
      [full(10, 35, 40, 22, 20), full(10, 5, 40, 22, 20)],
      ROOM,
    );
    const upper = placed.find(({ wish: { id } }) => id.startsWith('Upper'));
    expect(upper?.box.pose.y).toBeGreaterThan(14);
    expect(upper?.box.pose.y).toBeLessThan(26);
    expect(upper?.box.pose.x).toBeLessThan(38);
  });
  test('no place at the other is asked for, at whatever price', () => {
    const [upper] = groundWishes(ground, COLOUR, 2.6).filter(({ id }) => id.startsWith('Upper'));
    expect(upper?.places.length).toBeGreaterThan(0);
    expect(upper?.places.filter(({ at }) => at.x > 39)).toEqual([]);
  });
});

describe('names of two things side by side ask for no place that is nearer to the other', () => {
  const bridge = (id: string, x: number) => ({
    ...PLAIN_FEATURE,
    id,
    name: id,
    kind: 'bridge' as const,
    over: 'river',
    at: point(x, 20),
    width: 4,
  });
  const village = (id: string, x: number) => ({
    ...PLAIN_FEATURE,
    id,
    name: id,
    kind: 'bua' as const,
    build: 'rustic' as const,
    fortified: false,
    blocks: [{ id: `${id}/1`, at: point(x, 60), turn: 0, side: 12 }],
  });
  test.each([
    ['bridges', bridge, 7],
    ['villages', village, 16],
  ])('%s', (_, thing, apart) => {
    const ground = groundOf(thing('West', 40), thing('East', 40 + apart));
    const asked = groundWishes(ground, COLOUR, 2.6).map(
      ({ id, places }) => [id, places.map(({ at }) => at.x)] as const,
    );
    expect(asked).toHaveLength(2);
    const middle = 40 + apart / 2;
    for (const [id, xs] of asked) {
      expect(xs.length).toBeGreaterThan(0);
      expect(xs.filter((x) => (id === 'West' ? x > middle : x < middle))).toEqual([]);
    }
  });
});

describe('finding room', () => {
  test('the cheapest place is taken', () => {
    expect(spots([wish('a', 1, [50, 20, 2], [50, 50, 1], [50, 80, 3])])).toEqual(['a 50,50']);
  });
  test('a higher rank chooses first, whatever the order', () => {
    const low = wish('a', 1, [50, 50, 0], [50, 70, 1]);
    const high = wish('b', 2, [50, 50, 0], [50, 30, 1]);
    expect(spots([low, high])).toEqual(['b 50,50', 'a 50,70']);
  });
  test('a covered place costs its price, and is still taken when the other costs more', () => {
    expect(spots([wish('a', 1, [50, 50, 0], [50, 80, 7])], [block(50, 50, 8)])).toEqual(['a 50,80']);
    expect(spots([wish('a', 1, [50, 50, 0], [50, 80, 9])], [block(50, 50, 8)])).toEqual(['a 50,50']);
  });
  test('what a label names may be covered by it for nothing', () => {
    expect(spots([wish('a', 1, [50, 50, 0], [50, 80, 1])], [{ ...block(50, 50, 8), of: 'a' }])).toEqual(['a 50,50']);
  });
  test('a label without a place it can afford is left out', () => {
    expect(spots([wish('a', 1, [50, 50, 0])], [block(50, 50, 8)], 4)).toEqual([]);
    expect(spots([wish('a', 1, [50, 50, 0]), wish('b', 2, [50, 51, 0])])).toEqual(['b 50,51']);
  });
  test('labels touch but do not overlap: just clear above, not just below clear', () => {
    const { depth } = labelBox(lettering, { at: point(0, 0), toward: EAST });
    const first = wish('a', 2, [50, 50, 0]);
    expect(spots([first, wish('b', 1, [50, 50 + depth, 0])])).toHaveLength(2);
    expect(spots([first, wish('b', 1, [50, 50 + depth - 0.01, 0])])).toHaveLength(1);
  });
  test('no label runs out of the room', () => {
    const half = labelBox(lettering, { at: point(0, 0), toward: EAST }).width / 2;
    expect(spots([wish('a', 1, [half, 50, 0])])).toHaveLength(1);
    expect(spots([wish('a', 1, [half - 0.1, 50, 0])])).toHaveLength(0);
  });
});

test('a name does not stand where it reads as the next line of another in its face and colour', () => {
  const places = [
    { at: point(50, 46.6), toward: EAST, price: 0 },
    { at: point(50, 40), toward: EAST, price: 1 },
  ];
  const first = { id: 'a', lettering, rank: 2, places: [{ at: point(50, 50), toward: EAST, price: 0 }] };
  const ys = (second: Partial<typeof lettering>): number[] =>
    placeLabels([first, { id: 'b', lettering: { ...lettering, ...second }, rank: 1, places }], [], {
      west: 0,
      south: 0,
      east: 100,
      north: 100,
    }).map(({ place }) => place.at.y);
  expect(ys({})).toEqual([50, 40]);
  expect(ys({ colour: '#8f2e10' })).toEqual([50, 46.6]);
  const bounds = { west: 0, south: 0, east: 100, north: 100 };
  const standing = placeLabels([first], [], bounds);
  const [beside, ...more] = placeLabels([{ id: 'b', lettering, rank: 1, places }], [], bounds, Infinity, standing);
  expect([beside?.place.at.y, more]).toEqual([40, []]);
});

test.each([
  [0, 15.9],
  [3, 17.1],
])(
  'with a counter of %i words keep %d cm clear along a block 14 cm deep: its nose, and what stands behind it',
  (count, long) => {
    const { blocks } = signsOfStart(randomScenario(1, { width: 200, depth: 120, features: 0, units: 2 }));
    const sign = { ...(blocks[0] ?? expect.fail()), pose: { x: 50, y: 50, hx: 1, hy: 0 }, width: 6, depth: 14, count };
    const [found] = signObstructions({ blocks: [sign], leaders: [] });
    expect(found?.box.depth).toBeCloseTo(long, 9);
    expect(found?.box.width).toBeCloseTo(6.8, 9);
    expect((found?.box.pose.x ?? 0) + long / 2).toBeCloseTo(50 + 7 + 1.5, 9);
  },
);

test('the name of a hill finds a gap between troops, though it lies off the middle', () => {
  const base = randomScenario(1, { width: 200, depth: 120, features: 0, units: 0 });
  const outline = { shape: 'ellipse', at: point(100, 60), radii: [40, 20], turn: 0 } as const;
  const hill = {
    ...PLAIN_FEATURE,
    id: 'hill',
    name: 'Homolka',
    kind: 'hill',
    outline,
    slope: 'gentle',
    height: 5,
    contours: [],
  } as const;
  const wishes = groundWishes(layGround({ ...base, terrain: [hill] }), COLOUR);
  const wide = wishes[0] ? labelBox(wishes[0].lettering, { at: point(0, 0), toward: EAST }).width : 0;
  // A gap 4 cm wider than the name, 5 cm east of the middle of a hill 80 cm wide.
  const walls = [-1, 1].map((side) => ({
    box: { pose: { x: 105 + side * (wide / 2 + 12), y: 60, hx: 0, hy: 1 }, width: 20, depth: 120 },
    price: Infinity,
  }));
  const [placed] = placeLabels(wishes, walls, { west: 0, south: 0, east: 200, north: 120 });
  expect(Math.abs((placed?.place.at.x ?? NaN) - 105)).toBeLessThanOrEqual(2);
});

test('words are as wide as their letters and the space between them', () => {
  expect(widthOf({ ...lettering, text: 'nn', role: 'roman', size: 2, spacing: 0.5 })).toBeCloseTo(0.53 * 4 + 0.5, 9);
  expect(widthOf({ ...lettering, text: 'Ä', role: 'capitals', size: 10, spacing: 1 })).toBeCloseTo(6.7, 9);
});

test('on twenty-four random tables no two names overlap, and nearly every name finds room', () => {
  let [asked, found] = [0, 0];
  for (let seed = 1; seed <= 24; seed += 1) {
    const scenario = randomScenario(seed, { width: 183, depth: 122, features: 14, units: 8 });
    const ground = layGround(scenario);
    const wishes = groundWishes(ground, COLOUR);
    const obstructions = [...signObstructions(signsOfStart(scenario)), ...groundObstructions(ground, 1)];
    const placed = placeLabels(wishes, obstructions, { west: 0, south: 0, east: 183, north: 122 });
    placed.forEach((one, index) => {
      for (const other of placed.slice(index + 1)) {
        expect(overlaps(one.box, other.box, 1e-9), `seed ${seed}: ${one.wish.id}, ${other.wish.id}`).toBe(false);
      }
    });
    asked += wishes.length;
    found += placed.length;
  }
  expect(asked).toBe(312);
  expect(found).toBeGreaterThan(asked * 0.97);
}, 30_000);

test('on crowded tables no leader’s name lies on a block or a ring, and most leaders keep theirs', () => {
  let [asked, found] = [0, 0];
  for (let seed = 1; seed <= 15; seed += 1) {
    const scenario = randomScenario(seed, { width: 183, depth: 122, features: 8, units: 14 });
    const troops = planScene(scenario, plainTroops(scenario)).layers.find(({ name }) => name === 'troops');
    const { blocks, leaders } = signsOfStart(scenario);
    const names = (troops?.shapes ?? []).flatMap((shape) =>
      shape.kind === 'words' ? [labelBox(shape.lettering, shape.place)] : [],
    );
    for (const name of names) {
      for (const block of blocks) expect(overlaps(name, block, 1e-9), `seed ${seed}: ${block.name}`).toBe(false);
      for (const { at, rank, id } of leaders) {
        const ring = { pose: { ...at, hx: 0, hy: 1 }, width: leaderRadius(rank) * 2, depth: leaderRadius(rank) * 2 };
        expect(overlaps(name, ring, 1e-9), `seed ${seed}: ${id}`).toBe(false);
      }
    }
    asked += leaders.length;
    found += names.length;
  }
  expect(asked).toBe(60);
  expect(found).toBeGreaterThan(asked * 0.9);
}, 60_000);
