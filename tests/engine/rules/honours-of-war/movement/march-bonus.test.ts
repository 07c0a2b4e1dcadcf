import { describe, expect, it } from 'vitest';
import { nextMove } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { battlefield, course, road } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march, marched } from './orders';
import type { Order } from './orders';

const column: UnitPlace = { formation: 'march column' };
/** A column of five bases, its head at y = 60, and an enemy so far ahead of it. */
const field = (gap: number, unit: UnitPlace = column, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, red: { z: { at: [60, 62 + gap] } }, ...more });
const moves = (on: TestField, performance: 'Poor' | 'Steady' | 'Admirable' = 'Steady') =>
  allowanceOf(on, 'a', { performance }).moves;
const second = (on: TestField, first: readonly Order[]): string | null => {
  const allowance = marched(on, 'a', first);
  return manoeuvreQuestion.check(on.view('blue'), allowance, { pick: 'second move' })?.clause ?? null;
};

describe('HOW-MOVE-09: columns march double on Steady', () => {
  it('more than 60 cm from every enemy', () => {
    expect([moves(field(60.1)), moves(field(60)), moves(field(60.1, {}))]).toEqual([2, 1, 1]);
  });
  it('not on a poor performance, and no more than double on a good one', () => {
    expect(moves(field(100), 'Poor')).toBe(1);
    expect(moves(field(100), 'Admirable')).toBe(2);
  });
  it('light infantry in a file too; wagons never', () => {
    expect(moves(field(100, { ...column, type: 'jaeger' }))).toBe(2);
    expect(moves(field(100, { type: 'transport' }))).toBe(1);
  });
  it('still far when the second move begins', () => {
    const at = (gap: number) => {
      const on = field(gap);
      const allowance = { ...marched(on, 'a', [['ahead', 10]]), moves: 2 };
      return manoeuvreQuestion.check(on.view('blue'), allowance, { pick: 'second move' })?.clause ?? null;
    };
    expect([at(60.1), at(59)]).toEqual([null, 'HOW-MOVE-09']);
  });
  it('along the second move and at its end', () => {
    const on = (gap: number) => {
      const table = field(gap);
      const troop = table.troop('a');
      return march(table, 'a', [['ahead', 20]], nextMove(table.view('blue'), troop, allowanceOf(table, 'a')));
    };
    expect([on(80.1), on(80)]).toEqual([20, 'HOW-MOVE-09']);
    const passing = battlefield({
      blue: { a: { at: [30, 60], ...column, heading: 90 } },
      red: { z: { at: [52.5, 124] } },
    });
    // 60 cm from the flank of its way, 60.4 from its ends.
    const troop = passing.troop('a');
    expect(
      march(passing, 'a', [['ahead', 25]], {
        ...nextMove(passing.view('blue'), troop, allowanceOf(passing, 'a')),
        moves: 2,
      }),
    ).toBe('HOW-MOVE-09');
  });
});

describe('HOW-MOVE-09, HOW-TERR-12: limbered guns on roads', () => {
  const highway = { terrain: [road('road', course([60, 0], [60, 180]))] };
  const guns: UnitPlace = { type: 'medium gun', formation: 'limbered' };
  it('go 25 cm a move when all of it is on the road', () => {
    expect(march(field(110, guns, highway), 'a', [['ahead', 25]])).toBe(25);
    expect(march(field(110, guns), 'a', [['ahead', 25]])).toBe('HOW-MOVE-01');
    expect(march(field(110, { ...guns, heading: 20 }, highway), 'a', [['ahead', 21]])).toBe('HOW-MOVE-01');
  });
  it('march twice when both moves are on the road', () => {
    const on = field(110, guns, highway);
    expect(second(on, [['ahead', 25]])).toBeNull();
    expect(second(field(110, { ...guns, heading: 20 }, highway), [['ahead', 10]])).toBe('HOW-MOVE-09');
    const next = { ...nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a')), moves: 2 };
    expect(march(on, 'a', [['ahead', 25]], next)).toBe(25);
    expect(
      march(
        on,
        'a',
        [
          ['right', 20],
          ['ahead', 10],
        ],
        next,
      ),
    ).toBe('HOW-MOVE-09');
  });
  it('wagons go 20 cm on a road instead of 15, foot no faster than off it', () => {
    expect(march(field(110, { type: 'transport' }, highway), 'a', [['ahead', 20]])).toBe(20);
    expect(march(field(110, { type: 'transport' }, highway), 'a', [['ahead', 20.1]])).toBe('HOW-MOVE-01');
    expect(march(field(110, column, highway), 'a', [['ahead', 25.1]])).toBe('HOW-MOVE-01');
  });
});

describe('HOW-PERF-04, HOW-PERF-05: poor troops only move away', () => {
  const poor = { performance: 'Poor' } as const;
  /** Front at y = 52, an enemy 30 cm ahead and one to the right. */
  const on = battlefield({
    blue: { a: { at: [100, 50], type: 'jaeger' } },
    red: { z: { at: [100, 84] }, y: { at: [170, 50], heading: 270 } },
  });
  it('not nearer, not as near', () => {
    expect(march(on, 'a', [['ahead', 5]], poor)).toBe('HOW-PERF-05');
    expect(march(on, 'a', [['toward', 180, 10]], poor)).toBe(10);
    expect(march(on, 'a', [['toward', 180, 0.5]], poor)).toBe(0.5);
  });
  it('not nearer to another within 60 cm', () => {
    expect(march(on, 'a', [['toward', 120, 10]], poor)).toBe('HOW-PERF-05');
    expect(march(on, 'a', [['toward', 240, 10]], poor)).toBe(10);
  });
  it('never nearer on the way than at the start', () => {
    // An enemy abeam: a long march ahead ends farther off and passes close by.
    const abeam = battlefield({
      blue: { a: { at: [100, 50], type: 'hussars' } },
      red: { z: { at: [130, 64] } },
    });
    expect(march(abeam, 'a', [['ahead', 30]])).toBe(30);
    expect(march(abeam, 'a', [['ahead', 30]], poor)).toBe('HOW-PERF-05');
  });
  it('but a change of facing in place is free of it, by whatever angle, and a wheel is none', () => {
    // A corner of the unit comes nearer to the enemy ahead as it turns.
    for (const degrees of [-30, 30, 90])
      expect(typeof march(on, 'a', [['pivot', degrees]], poor), `${degrees}`).toBe('number');
    expect(march(on, 'a', [['left', 10]], poor)).toBe('HOW-PERF-05');
    const andOn: readonly Order[] = [
      ['pivot', 30],
      ['ahead', 5],
    ];
    expect(march(on, 'a', andOn, poor)).toBe('HOW-PERF-05');
  });
  it('steady troops move as they like', () => {
    expect(march(on, 'a', [['ahead', 5]])).toBe(5);
  });
});
