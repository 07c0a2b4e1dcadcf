import { describe, expect, it } from 'vitest';
import { banOf } from '../../../../../engine/rules/honours-of-war/movement/bans';
import { exitRefused, leaveTable } from '../../../../../engine/rules/honours-of-war/movement/exit';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { endOf } from '../../../../../engine/geometry';
import { battlefield, course, road, wall } from '../field';
import type { Layout, UnitPlace } from '../field';
import { allowanceOf, marched, pathFrom } from './orders';
import type { Order } from './orders';

const horse: UnitPlace = { at: [60, 50], type: 'dragoons' };

describe('HOW-CHG-05, HOW-PERF-09: what a wheel does to the rest of the move', () => {
  const after = (terrain: Layout['terrain'] & object = [], heading = 0) =>
    marched(battlefield({ terrain, blue: { a: { ...horse, heading } } }), 'a', [['right', 20]], {
      runIn: 4,
      travelled: 4,
    });
  it('it counts as a turn, and its arc as way and as run-in', () => {
    const { turns, travelled, runIn } = after();
    expect(turns).toBe(1);
    expect(travelled).toBeGreaterThan(10);
    expect(runIn).toBeCloseTo(travelled, 9);
  });
  it('over a wall the run-in begins anew', () => {
    // Its outer front corner, at (50, 52.5), swings north over the wall.
    const { runIn, spent } = after([wall('mauer', course([40, 55], [56, 55]))]);
    expect(runIn).toBe(0);
    expect(spent).toBeGreaterThan(15);
  });
});

describe('HOW-MOVE-09: limbered guns march twice on roads only', () => {
  const way = road('weg', course([60, 0], [60, 90], [110, 140]));
  const banned = (...orders: readonly Order[]) => {
    const on = battlefield({
      terrain: [way],
      blue: { a: { at: [60, 50], type: 'light gun', formation: 'limbered' } },
    });
    const path = pathFrom(on, 'a', ...orders);
    const allowance = allowanceOf(on, 'a', { move: 2, moves: 2 });
    return banOf(on.view('blue'), allowance, path, troopAt(on.troop('a'), endOf(path)))?.clause ?? null;
  };
  it('every leg of the second move, by the way it goes and not by where it looks', () => {
    expect(banned(['ahead', 20])).toBeNull();
    expect(banned(['toward', 45, 30])).toBe('HOW-MOVE-09');
    expect(banned(['ahead', 10], ['toward', 45, 30])).toBe('HOW-MOVE-09');
    expect(banned(['ahead', 10], ['ahead', 10])).toBeNull();
    // Backward on the road it does not march.
    expect(banned(['toward', 180, 10])).toBe('HOW-MOVE-09');
    expect([banned(['right', 10]), banned(['right', 90])]).toEqual([null, 'HOW-MOVE-09']);
  });
});

describe('HOW-PERF-05: away from the nearest enemy, on every leg', () => {
  const banned = (...orders: readonly Order[]) => {
    const on = battlefield({ blue: { a: { at: [100, 50] } }, red: { z: { at: [100, 80] } } });
    const path = pathFrom(on, 'a', ...orders);
    return banOf(
      on.view('blue'),
      allowanceOf(on, 'a', { performance: 'Poor' }),
      path,
      troopAt(on.troop('a'), endOf(path)),
    );
  };
  it('not nearer on the way than it was, though it ends farther off', () => {
    expect(banned(['toward', 180, 5])).toBeNull();
    expect(banned(['toward', 0, 3], ['toward', 180, 10])?.clause).toBe('HOW-PERF-05');
    expect(banned(['toward', 180, 5], ['toward', 0, 7], ['toward', 180, 8])?.clause).toBe('HOW-PERF-05');
    expect(banned(['toward', 180, 9], ['toward', 0, 4])).toBeNull();
    const aside = battlefield({ blue: { a: { at: [60, 50] } }, red: { z: { at: [10, 75] } } });
    const round = pathFrom(aside, 'a', ['toward', 180, 20], ['toward', 270, 30]);
    const poor = allowanceOf(aside, 'a', { performance: 'Poor' });
    expect(banOf(aside.view('blue'), poor, round, troopAt(aside.troop('a'), endOf(round)))).toBeNull();
  });
});

describe('HOW-MOVE-14: off the table', () => {
  const options = { 'leaving the table': 'on' };
  const refused = (a: UnitPlace, more: Partial<Layout> = { options }, change = {}) => {
    const on = battlefield({ ...more, blue: { a } });
    return exitRefused(on.view('blue'), allowanceOf(on, 'a', change))?.clause ?? null;
  };
  it('by the way ahead, back or to a side, with what is left of the move', () => {
    expect(refused({ at: [60, 50] }, {})).toBe('HOW-MOVE-14');
    // Its front edge 20 cm from the north edge; a quarter is lost to rear and flanks: 15 cm are left.
    expect([refused({ at: [60, 158] }), refused({ at: [60, 157.8] })]).toEqual([null, 'HOW-MOVE-14']);
    expect([refused({ at: [60, 17] }), refused({ at: [60, 17.2] })]).toEqual([null, 'HOW-MOVE-14']);
    expect([refused({ at: [25, 90] }), refused({ at: [25.2, 90] })]).toEqual([null, 'HOW-MOVE-14']);
    expect([refused({ at: [215, 90] }), refused({ at: [214.8, 90] })]).toEqual([null, 'HOW-MOVE-14']);
    expect(refused({ at: [60, 158] }, { options }, { spent: 1 })).toBe('HOW-MOVE-14');
  });
  it('not where friends bar every way to an edge', () => {
    const friend = (at: readonly [number, number], heading: number) => ({ at, heading });
    const on = battlefield({
      options,
      blue: {
        a: { at: [60, 20] },
        b: friend([60, 26], 0),
        c: friend([60, 10], 0),
        d: friend([44, 20], 90),
        e: friend([76, 20], 90),
      },
    });
    expect(exitRefused(on.view('blue'), allowanceOf(on, 'a'))?.clause).toBe('HOW-MOVE-14');
  });
  it('at the edge already without a way', () => {
    const left = (y: number) => {
      const on = battlefield({ options, blue: { a: { at: [60, y] } } });
      leaveTable(on, allowanceOf(on, 'a'));
      return on.events.map((event) => event.do);
    };
    expect([left(178), left(177.5), left(170)]).toEqual([['went'], ['moved', 'went'], ['moved', 'went']]);
  });
});
