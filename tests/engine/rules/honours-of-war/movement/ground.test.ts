import { describe, expect, it } from 'vitest';
import { endOf } from '../../../../../engine/geometry';
import { measureMarch } from '../../../../../engine/rules/honours-of-war/movement/march';
import { sampleMarches } from '../../../../../engine/rules/honours-of-war/movement/reach';
import { isRefusal } from '../../../../../engine/rules/common';
import { PLAIN_FEATURE } from '../../../../../engine/scenario';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, bridge, course, hill, polygon, river, road, stream, village, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march } from './orders';
import type { Order } from './orders';

const north = (from: number, to: number) => polygon([0, from], [240, from], [240, to], [0, to]);
const patch = (kind: 'rough' | 'marsh' | 'orchard' | 'vineyard' | 'crops', from: number, to: number): Feature => ({
  ...PLAIN_FEATURE,
  id: kind,
  name: null,
  kind,
  outline: north(from, to),
});
const line = (kind: 'wall' | 'hedge' | 'fence' | 'tree line', y: number): Feature => ({
  ...PLAIN_FEATURE,
  id: kind,
  name: null,
  kind,
  course: course([0, y], [240, y]),
});
const onGround = (terrain: readonly Feature[], unit: UnitPlace = {}, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, terrain, ...more });
/** Every kind of troops, each with the depth of its front edge ahead of y = 50. */
const KINDS = {
  foot: [{}, 2],
  light: [{ type: 'jaeger' }, 2],
  cuirassiers: [{ type: 'cuirassiers' }, 2.5],
  hussars: [{ type: 'hussars' }, 2.5],
  guns: [{ type: 'medium gun', formation: 'limbered' }, 6],
  train: [{ type: 'transport' }, 6],
} as const satisfies Record<string, readonly [UnitPlace, number]>;
type KindName = keyof typeof KINDS;

/** The cost of 6 cm ahead, the front edge 0.5 cm inside the ground all along. */
const inside = (terrain: (front: number) => readonly Feature[], kind: KindName) => {
  const [unit, front] = KINDS[kind];
  return march(onGround(terrain(50 + front), unit), 'a', [['ahead', 6]]);
};
const CLOSED = 'HOW-TERR-04';

describe('HOW-TERR-04: the movement table, area terrain', () => {
  const wooded = (from: number) => [hill('berg', 'steep', 4, north(from, 90)), wood('wald', north(from, 90))];
  it.each<[string, (front: number) => readonly Feature[], readonly (number | string)[]]>([
    ['wood', (front) => [wood('wald', north(front - 0.5, 90))], [12, 6, 12, 6, 12, 12]],
    ['orchard, a wood', (front) => [patch('orchard', front - 0.5, 90)], [12, 6, 12, 6, 12, 12]],
    ['rough ground', (front) => [patch('rough', front - 0.5, 90)], [12, 6, 12, 6, CLOSED, CLOSED]],
    ['marsh (HOW-TERR-26)', (front) => [patch('marsh', front - 0.5, 90)], [12, 6, 12, 6, CLOSED, CLOSED]],
    ['gentle hill (HOW-TERR-14)', (front) => [hill('berg', 'gentle', 4, north(front - 0.5, 90))], [6, 6, 6, 6, 6, 6]],
    ['steep hill', (front) => [hill('berg', 'steep', 4, north(front - 0.5, 90))], [12, 6, 12, 12, CLOSED, CLOSED]],
    ['wooded steep hill (HOW-TERR-27)', (front) => wooded(front - 0.5), ['HOW-MOVE-01', 6, 24, 12, CLOSED, CLOSED]],
    ['fields', (front) => [patch('crops', front - 0.5, 90)], [6, 6, 6, 6, 6, 6]],
  ])('%s', (_what, terrain, costs) => {
    expect((Object.keys(KINDS) as KindName[]).map((kind) => inside(terrain, kind))).toEqual(costs);
  });
  it('HOW-TERR-27: a wooded steep hill quarters close order foot: 5 cm cost 20', () => {
    expect(march(onGround(wooded(51)), 'a', [['ahead', 5]])).toBe(20);
    expect(march(onGround(wooded(51)), 'a', [['ahead', 5.1]])).toBe('HOW-MOVE-01');
  });
  it('HOW-TERR-27: elsewhere the slower of two rates applies, not both', () => {
    const both = [wood('wald', north(51, 90)), patch('rough', 51, 90)];
    expect(march(onGround(both), 'a', [['ahead', 6]])).toBe(12);
    expect(
      march(onGround([wood('wald', north(51, 90)), hill('berg', 'gentle', 4, north(51, 90))]), 'a', [['ahead', 6]]),
    ).toBe(12);
  });
});

describe('HOW-TERR-02: halving terrain', () => {
  it('HOW-EX-07: 4 cm of wood to its edge cost 8, and 12 cm are left outside', () => {
    const on = onGround([wood('wald', north(30, 56))]);
    expect(march(on, 'a', [['ahead', 4]])).toBe(8);
    expect(march(on, 'a', [['ahead', 16]])).toBe(20);
    expect(march(on, 'a', [['ahead', 16.1]])).toBe('HOW-MOVE-01');
  });
  it('counts where the leading edge is: what trails behind does not', () => {
    expect(march(onGround([wood('wald', north(30, 51))]), 'a', [['ahead', 20]])).toBe(20);
    expect(march(onGround([wood('wald', north(62, 90))]), 'a', [['ahead', 15]])).toBe(20);
  });
  it('any part of it is enough, and going back the rear leads', () => {
    const corner = wood('wald', polygon([69, 52], [90, 52], [90, 90], [69, 90]));
    expect(march(onGround([corner]), 'a', [['ahead', 5]])).toBe(10);
    const behind = onGround(
      [wood('wald', north(20, 43))],
      {},
      { nations: { blue: { flankDeduction: { foot: 'none', horse: 'none' } } } },
    );
    expect(march(behind, 'a', [['toward', 180, 5]])).toBe(5);
    expect(march(behind, 'a', [['toward', 180, 10]])).toBe(15);
  });
  it('a wheel counts its front edge, a pivot the whole footprint', () => {
    expect(march(onGround([wood('wald', north(56, 90))]), 'a', [['right', 20]])).toBeCloseTo(13.963, 3);
    expect(march(onGround([wood('wald', north(30, 49))]), 'a', [['right', 20]])).toBeCloseTo(6.981, 3);
    const light = { nations: { blue: { flankDeduction: { foot: 'none', horse: 'none' } } } } as const;
    expect(march(onGround([wood('wald', north(30, 49))], {}, light), 'a', [['pivot', 30]])).toBeCloseTo(10.679, 3);
  });
  it('a wheel does not enter closed ground', () => {
    const guns: UnitPlace = { type: 'medium gun', formation: 'limbered' };
    expect(march(onGround([patch('rough', 57, 90)], guns), 'a', [['right', 45]])).toBe('HOW-TERR-04');
  });
});

describe('HOW-TERR-04: lines crossed', () => {
  /** 8 cm ahead, the line 4 cm before the front edge: half of N is added where it costs. */
  const across = (terrain: (y: number) => Feature, kind: KindName, orders: readonly Order[] = [['ahead', 8]]) => {
    const [unit, front] = KINDS[kind];
    return march(onGround([terrain(54 + front)], unit), 'a', orders);
  };
  const kinds = Object.keys(KINDS) as KindName[];
  it.each(['wall', 'hedge', 'fence', 'tree line'] as const)('%s: foot free, everybody else half a move', (kind) => {
    expect(kinds.map((troops) => across((y) => line(kind, y), troops))).toEqual([8, 8, 23, 23, 18, 'HOW-MOVE-01']);
  });
  it('HOW-TERR-17: a stream: half a move for foot and heavy horse, free for light, closed to wheels', () => {
    const brook = (y: number) => stream('brook', 2, course([0, y], [240, y]));
    expect(kinds.map((troops) => across(brook, troops))).toEqual([18, 8, 23, 8, 'HOW-TERR-22', 'HOW-TERR-22']);
  });
  it('HOW-TERR-03: a unit that cannot pay stops in contact with it, and one with 0 left may cross', () => {
    const hedge = onGround([line('hedge', 57.5)], { type: 'cuirassiers' });
    expect(march(hedge, 'a', [['ahead', 5]], { spent: 12 })).toBe(5);
    expect(march(hedge, 'a', [['ahead', 5.1]], { spent: 12 })).toBe('HOW-MOVE-01');
    expect(march(hedge, 'a', [['ahead', 15]])).toBe(30);
    expect(march(hedge, 'a', [['ahead', 15.1]])).toBe('HOW-MOVE-01');
  });
  it('HOW-TERR-03: fixed costs and the deduction add up', () => {
    const two = onGround([line('hedge', 61), line('fence', 64)], { type: 'hussars', formation: 'march column' });
    // 40 cm of move, 20 for each line.
    expect(march(two, 'a', [['ahead', 2]])).toBe(22);
    expect(march(two, 'a', [['ahead', 5]])).toBe('HOW-MOVE-01');
  });
});

describe('HOW-TERR-12, HOW-TERR-13: roads', () => {
  const column: UnitPlace = { formation: 'march column' };
  const highway = road('road', course([60, 0], [60, 180]));
  it('a column on a road goes through woods and rough ground as in the open', () => {
    expect(march(onGround([wood('wald', north(0, 90)), highway], column), 'a', [['ahead', 25]])).toBe(25);
    expect(march(onGround([patch('rough', 0, 90), highway], column), 'a', [['ahead', 25]])).toBe(25);
    expect(march(onGround([wood('wald', north(0, 90))], column), 'a', [['ahead', 12.5]])).toBe(25);
  });
  it('a line on it does not, nor a column that leaves it', () => {
    expect(march(onGround([wood('wald', north(0, 90)), highway]), 'a', [['ahead', 10]])).toBe(20);
    expect(
      march(onGround([wood('wald', north(0, 90)), highway], { ...column, heading: 30 }), 'a', [['ahead', 10]]),
    ).toBe(20);
  });
  it('guns pass rough ground and steep hills by it', () => {
    const guns: UnitPlace = { type: 'medium gun', formation: 'limbered' };
    expect(march(onGround([hill('berg', 'steep', 4, north(0, 90)), highway], guns), 'a', [['ahead', 20]])).toBe(20);
    expect(march(onGround([patch('marsh', 0, 90), highway], guns), 'a', [['ahead', 20]])).toBe(20);
  });
  it('does not lift the cost of obstacles', () => {
    const horse: UnitPlace = { type: 'cuirassiers', formation: 'march column' };
    expect(march(onGround([highway, line('fence', 65)], horse), 'a', [['ahead', 10]])).toBe(30);
  });
});

describe('HOW-TERR-18, HOW-TERR-19: rivers and bridges', () => {
  const oder = river('oder', 6, course([0, 70], [240, 70]));
  const over = [oder, bridge('bridge', 'oder', at(60, 70), 8), road('road', course([60, 0], [60, 180]))];
  it('an impassable river stops everybody at its bank', () => {
    for (const unit of [{}, { type: 'jaeger' }, { type: 'hussars' }] as const) {
      const on = onGround([oder], { ...unit, at: [60, 56] });
      expect(march(on, 'a', [['ahead', 8]])).toBe(8);
      expect(march(on, 'a', [['ahead', 15]])).toBe('HOW-TERR-18');
    }
  });
  it('a bridge carries a march column without penalty, and guns', () => {
    expect(march(onGround(over, { formation: 'march column', at: [60, 56] }), 'a', [['ahead', 25]])).toBe(25);
    expect(
      march(onGround(over, { type: 'medium gun', formation: 'limbered', at: [60, 58] }), 'a', [['ahead', 25]]),
    ).toBe(25);
  });
  it('a line wider than it does not cross', () => {
    expect(march(onGround(over, { at: [60, 56] }), 'a', [['ahead', 18]])).toBe('HOW-TERR-18');
  });
});

describe('HOW-BUA-09: houses', () => {
  const dorf = village('dorf', at(60, 75), 0, 20);
  const highway = road('road', course([60, 0], [60, 180]));
  it('stop a march that would end among them, and a wheel', () => {
    expect(march(onGround([dorf]), 'a', [['ahead', 13]])).toBe(13);
    expect(march(onGround([dorf]), 'a', [['ahead', 13.1]])).toBe('HOW-BUA-09');
    expect(march(onGround([dorf], { at: [60, 62] }), 'a', [['right', 30]])).toBe('HOW-BUA-09');
  });
  /** A block 6 cm deep from y = 70 to 76; the unit's front edge on 69. */
  const narrow = village('dorf', at(60, 73), 0, 6);
  const before = (unit: UnitPlace, more: Partial<Layout> = {}) =>
    battlefield({ ...more, blue: { a: { at: [60, 67], ...unit }, ...more.blue }, terrain: [narrow] });
  it.each<[string, UnitPlace, number, number | string, number | string]>([
    // 1 cm to the houses, 6 at half rate, then 4 until the last man is out of them.
    ['close order, half rate', {}, 11, 17, 'HOW-BUA-09'],
    ['light infantry, full rate', { type: 'jaeger' }, 11, 11, 'HOW-BUA-09'],
    ['close order in column off the road', { formation: 'march column', at: [60, 59] }, 16, 'HOW-BUA-09', 'HOW-BUA-09'],
    ['horse', { type: 'hussars', at: [60, 66.5] }, 12, 'HOW-BUA-09', 'HOW-BUA-09'],
    ['wagons', { type: 'transport', at: [60, 63] }, 15, 'HOW-BUA-09', 'HOW-BUA-09'],
  ])('foot comes out beyond: %s', (_what, unit, cm, cost, short) => {
    expect(march(before(unit), 'a', [['ahead', cm]])).toBe(cost);
    expect(march(before(unit), 'a', [['ahead', cm - 0.1]])).toBe(short);
  });
  it('as far as the move carries: 1 cm, 6 at half rate, 7 beyond', () => {
    expect(march(before({}), 'a', [['ahead', 14]])).toBe(20);
    expect(march(before({}), 'a', [['ahead', 14.1]])).toBe('HOW-MOVE-01');
  });
  it('HOW-BUA-04, HOW-MOVE-12: not where the enemy or two friends are', () => {
    const held = (side: 'blue' | 'red', count: number) =>
      before({}, { [side]: Object.fromEntries(['p', 'q'].slice(0, count).map((id) => [id, { inside: 'dorf/1' }])) });
    expect(march(held('blue', 1), 'a', [['ahead', 11]])).toBe(17);
    expect(march(held('blue', 2), 'a', [['ahead', 11]])).toBe('HOW-BUA-09');
    expect(march(held('red', 1), 'a', [['ahead', 11]])).toBe('HOW-BUA-09');
  });
  it('marches that are offered end clear of them, and some beyond', () => {
    const on = before({ type: 'jaeger' });
    const allowance = allowanceOf(on, 'a');
    const marches = sampleMarches(on.view('blue'), allowance);
    for (const path of marches) expect(isRefusal(measureMarch(on.view('blue'), allowance, path))).toBe(false);
    expect(Math.max(...marches.map((path) => endOf(path).y))).toBe(92);
  });
  it.each<[string, UnitPlace, number]>([
    ['foot', { formation: 'march column' }, 25],
    ['horse', { type: 'cuirassiers', formation: 'march column' }, 40],
    ['guns', { type: 'medium gun', formation: 'limbered' }, 25],
    ['wagons', { type: 'transport' }, 20],
  ])('%s in column pass by the road without penalty', (_what, unit, cm) => {
    expect(march(onGround([dorf, highway], { at: [60, 55], ...unit }), 'a', [['ahead', cm]])).toBe(cm);
    expect(march(onGround([dorf], { at: [60, 55], ...unit }), 'a', [['ahead', cm]])).not.toBe(cm);
  });
});
