import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, course, entrenchment, hill, polygon, redoubt, road, village, wall } from '../field';
import type { UnitPlace, TestField } from '../field';
import { ALL_CLOSED, customArea, customLine, declared, going, obstacle, sunkenRoad } from '../ground';
import { measureMarch } from '../../../../../engine/rules/honours-of-war/movement/march';
import { banOf } from '../../../../../engine/rules/honours-of-war/movement/bans';
import { runAlong } from '../../../../../engine/rules/honours-of-war/movement/run';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { endOf } from '../../../../../engine/geometry';
import { isRefusal } from '../../../../../engine/rules/common';
import { allowanceOf, march, marched, pathFrom } from './orders';
import type { Order } from './orders';

const KINDS = {
  foot: [{}, 2],
  light: [{ type: 'jaeger' }, 2],
  cuirassiers: [{ type: 'cuirassiers' }, 2.5],
  hussars: [{ type: 'hussars' }, 2.5],
  guns: [{ type: 'medium gun', formation: 'limbered' }, 6],
  train: [{ type: 'transport' }, 6],
} as const satisfies Record<string, readonly [UnitPlace, number]>;
const onGround = (terrain: readonly Feature[], unit: UnitPlace = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, terrain });
const CLOSED = 'HOW-TERR-04';

/** What 5 cm ahead cost every kind of troops, the ground made for a front edge at some y. */
const ahead = (terrain: (front: number) => readonly Feature[], orders: readonly Order[] = [['ahead', 5]]) =>
  Object.values(KINDS).map(([unit, front]) => march(onGround(terrain(50 + front), unit), 'a', orders));
const along = (y: number) => course([0, y], [240, y]);

describe('HOW-TERR-04: lines that hold troops up', () => {
  it.each<[string, (y: number) => Feature, readonly (number | string)[]]>([
    ['an entrenchment', (y) => entrenchment('works', along(y)), [15, 5, CLOSED, CLOSED, CLOSED, CLOSED]],
    [
      'an entrenchment from behind',
      (y) => entrenchment('works', course([240, y], [0, y])),
      [15, 5, CLOSED, CLOSED, CLOSED, CLOSED],
    ],
    [
      'a redoubt',
      (y) => redoubt('redoubt', polygon([30, y], [90, y], [90, y + 40], [30, y + 40])),
      [15, 5, CLOSED, CLOSED, CLOSED, CLOSED],
    ],
    [
      'an abatis, for light foot as for other foot',
      (y) => obstacle('abatis', along(y)),
      [15, 17.5, CLOSED, CLOSED, CLOSED, CLOSED],
    ],
    ['a sunken road (HOW-SCEN-16)', (y) => sunkenRoad('road', along(y)), [5, 5, 5, 5, 5, 5]],
  ])('%s', (_what, line, costs) => {
    expect(ahead((front) => [line(front + 2)])).toEqual(costs);
  });
  it('HOW-TERR-03: foot that cannot pay stops in contact with works', () => {
    const on = onGround([entrenchment('works', along(60))]);
    expect(march(on, 'a', [['ahead', 8]], { spent: 11 })).toBe(8);
    expect(march(on, 'a', [['ahead', 8.1]], { spent: 11 })).toBe('HOW-MOVE-01');
    expect(march(on, 'a', [['ahead', 9]])).toBe(19);
  });
  it('closed to horse up to the line, not before it', () => {
    const on = onGround([entrenchment('works', along(57.5))], { type: 'hussars' });
    expect(march(on, 'a', [['ahead', 5]])).toBe(5);
    expect(march(on, 'a', [['ahead', 5.1]])).toBe(CLOSED);
  });
  it('HOW-SCEN-16: hedges on a steep hill cost as hedges and as steep hill', () => {
    const lobosch = (front: number) => [
      hill('lobosch', 'steep', 8, polygon([0, front - 0.5], [240, front - 0.5], [240, 150], [0, 150])),
      obstacle('hedge', along(front + 2)),
    ];
    // Foot pays the slope alone, horse slope and half its move of 30.
    expect(ahead(lobosch)).toEqual([10, 5, 25, 25, CLOSED, CLOSED]);
  });
});

describe('HOW-TERR-03: wheels and pivots over lines', () => {
  it('pay for a line the front edge meets', () => {
    const fence = obstacle('fence', course([72, 0], [72, 180]));
    const far = obstacle('fence', course([85, 0], [85, 180]));
    const free = march(onGround([far], { type: 'hussars' }), 'a', [['right', 20]]);
    expect(march(onGround([fence], { type: 'hussars', at: [60, 50] }), 'a', [['left', 20]])).toBe(free);
    const met = obstacle('fence', along(55));
    expect(march(onGround([met], { type: 'hussars' }), 'a', [['right', 20]])).toBeCloseTo(Number(free) + 15, 6);
    expect(march(onGround([met]), 'a', [['right', 20]])).toBeCloseTo(6.981, 3);
  });
  it('HOW-CHG-05: break a run-in, unless they are declared to be nothing', () => {
    const runIn = (line: Feature) => marched(onGround([line]), 'a', [['right', 20]]).runIn;
    const nothing = customLine('mill race', along(53), { movement: going({}) });
    expect(runIn(wall('wall', along(53)))).toBe(0);
    expect(runIn(nothing)).toBeGreaterThan(6);
  });
  it('do not go over closed ones', () => {
    const works = [entrenchment('works', along(55))];
    expect(march(onGround(works, { type: 'hussars' }), 'a', [['right', 20]])).toBe(CLOSED);
    expect(march(onGround(works, { type: 'hussars' }), 'a', [['right', 5]])).toBeCloseTo(1.745, 2);
    expect(march(onGround(works), 'a', [['right', 20]])).toBeCloseTo(16.981, 3);
  });
  it('HOW-ARTY-05: guns in works neither pivot nor wheel, and are moved straight; beside works and off them they turn', () => {
    const works = (y: number) => [entrenchment('works', along(y))];
    const gun: UnitPlace = { type: 'medium gun' };
    const turn = (y: number, heading = 0) => march(onGround(works(y), { ...gun, heading }), 'a', [['pivot', 10]]);
    expect(turn(53.55)).toBe('HOW-ARTY-05');
    const inWorks = onGround(works(53.55), gun);
    expect((['left', 'right'] as const).map((side) => march(inWorks, 'a', [[side, 10]]))).toEqual([
      'HOW-ARTY-05',
      'HOW-ARTY-05',
    ]);
    expect(march(inWorks, 'a', [['toward', 180, 10]])).toBe(10);
    expect(turn(53.7)).not.toBe('HOW-ARTY-05');
    expect(turn(46.45, 0)).not.toBe('HOW-ARTY-05');
  });
});

describe('declared effects', () => {
  const field = (front: number) => polygon([0, front - 0.5], [240, front - 0.5], [240, 150], [0, 150]);
  it('of an area: every speed, by arm; all cavalry goes as horse', () => {
    const movement = going({ foot: 'half', 'light foot': 'quarter', horse: 'closed', train: 'half' });
    expect(ahead((front) => [customArea('quarry', field(front), { movement })])).toEqual([
      10,
      20,
      CLOSED,
      CLOSED,
      5,
      10,
    ]);
  });
  it('of a line: none, a quarter or half a move, or closed', () => {
    const movement = going({ foot: 'quarter', 'light foot': 'half', horse: 'closed', train: 'quarter' });
    expect(ahead((front) => [customLine('race', along(front + 2), { movement })])).toEqual([
      10,
      17.5,
      CLOSED,
      CLOSED,
      5,
      8.75,
    ]);
  });
  it('replace what the kind does; what is not declared stays', () => {
    const wall2 = (y: number) => wall('wall', along(y));
    expect(ahead((front) => [declared(wall2(front + 2), { movement: going({}) })])).toEqual([5, 5, 5, 5, 5, 5]);
    expect(ahead((front) => [declared(wall2(front + 2), { cover: 'heavy' })])).toEqual([5, 5, 20, 20, 15, 12.5]);
    expect(ahead((front) => [wall2(front + 2)])).toEqual([5, 5, 20, 20, 15, 12.5]);
  });
  it('HOW-TERR-27: of two grounds the slower rate still applies', () => {
    const movement = going({ foot: 'half', guns: 'quarter' });
    const two = (front: number) => [
      customArea('quarry', field(front), { movement }),
      customArea('pit', field(front), { movement: going({ foot: 'quarter' }) }),
    ];
    expect(ahead(two)).toEqual([20, 5, 5, 5, 20, 5]);
  });
  it('a declared hill is no steep one: a wood on it goes as a wood', () => {
    const steep = (front: number) => hill('berg', 'steep', 8, field(front));
    const wooded = (front: number): Feature => ({ ...customArea('x', field(front), {}), kind: 'wood' }) as Feature;
    expect(ahead((front) => [declared(steep(front), { movement: going({}) }), wooded(front)])).toEqual([
      10, 5, 10, 5, 10, 10,
    ]);
  });
  it('the refusal names what is in the way', () => {
    const sentence = (feature: Feature): string => {
      const on = onGround([feature]);
      const measured = measureMarch(on.view('blue'), allowanceOf(on, 'a'), pathFrom(on, 'a', ['ahead', 5]));
      return isRefusal(measured) ? measured.sentence : '';
    };
    expect(sentence(customArea('quarry', field(53), { movement: ALL_CLOSED }))).toBe('A cannot enter the quarry.');
    const race = customLine('race', along(54), { movement: ALL_CLOSED });
    expect(sentence({ ...race, name: 'Mill Race' })).toBe('A cannot cross Mill Race.');
  });
});

describe('what is known of a run before it is made', () => {
  const run = (on: TestField, length = 20) =>
    runAlong(on.view('blue'), on.troop('a'), { x: 0, y: 1 }, length, { normal: 25 });
  it('HOW-CHG-05: the last line that it has crossed by then', () => {
    const on = onGround([wall('wall', along(57)), customLine('mill race', along(60), { movement: going({}) })]);
    expect([4.9, 5, 6, 15].map((s) => run(on).lastObstacle(s))).toEqual([0, 5, 5, 5]);
  });
  it('HOW-BUA-09: where it goes through houses and is stopped beyond, what stops it there', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50], type: 'jaeger' } },
      red: { z: { at: [60, 79] } },
      terrain: [village('dorf', at(60, 63), 0, 6)],
    });
    const { most, stop } = run(on, 25);
    expect([most, stop?.kind]).toEqual([24, 'body']);
  });
});

describe('HOW-TERR-12, HOW-MOVE-09: guns that turn on a road', () => {
  // At 20mm their front is 4.8 cm ahead, the road ends 2 cm ahead, and half its width counts.
  const end = road('road', course([60, 10], [60, 52]));
  const on = battlefield({
    scale: '20mm',
    blue: { a: { at: [60, 50], type: 'medium gun', formation: 'limbered' } },
    terrain: [end],
  });
  it('need it where they stand, not beyond', () => {
    expect(marched(on, 'a', [['left', 1]]).onRoad).toBe(true);
    const path = pathFrom(on, 'a', ['left', 1]);
    const second = allowanceOf(on, 'a', { move: 2, moves: 2 });
    expect(banOf(on.view('blue'), second, path, troopAt(on.troop('a'), endOf(path)))).toBeNull();
  });
});
