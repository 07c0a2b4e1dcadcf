import { describe, expect, it } from 'vitest';
import { endOf, headingOf } from '../../../engine/geometry';
import type { Leg, Path } from '../../../engine/geometry';
import { listMoves, moveToward } from '../../../engine/tabletop';
import type { ListedMove, MoveRules } from '../../../engine/tabletop';
import { boxOf } from './bodies';

/** A unit 16 cm wide and 4 deep at (60, 40) that looks north, with 20 cm to go; turns cost their length. */
const rules = (more: Partial<MoveRules<number>> = {}): MoveRules<number> => ({
  box: boxOf(60, 40),
  left: 20,
  start: 20,
  isTurnFree: () => true,
  afterTurn: (turn) => 20 - turn.length,
  runs: (left, _from, _direction, shares, most) => shares.map((share) => Math.min(left, most) * share),
  isAllowed: () => true,
  ...more,
});
const told = (path: Path): readonly number[] => {
  const { x, y, hx, hy } = endOf(path);
  return [x, y, headingOf({ x: hx, y: hy })].map((number) => Math.round(number * 10) / 10 + 0);
};
const list = (pattern: readonly ListedMove[], more?: Partial<MoveRules<number>>, most?: number) =>
  listMoves(pattern, rules(more), most).map(told);

describe('moves of a pattern', () => {
  it.each([
    [0, [60, 60, 0]],
    [90, [80, 40, 0]],
    [-90, [40, 40, 0]],
    [180, [60, 20, 0]],
    [45, [74.1, 54.1, 0]],
    [-30, [50, 57.3, 0]],
  ])('run %d degrees off the heading and keep it', (run, end) => {
    expect(list([{ run, shares: [1] }])).toEqual([end]);
  });

  it('are offered at shares of the longest, in the order of the pattern, and no more than asked for', () => {
    const pattern: readonly ListedMove[] = [
      { run: 180, shares: [1, 0.5] },
      { run: 0, shares: [1] },
    ];
    const all = [[60, 20, 0], [60, 30, 0], [60, 60, 0]]; // oxfmt-ignore
    expect(list(pattern)).toEqual(all);
    expect(list(pattern, {}, 2)).toEqual(all.slice(0, 2));
    expect(list(pattern, { isAllowed: (path) => endOf(path).y > 25 })).toEqual(all.slice(1));
  });

  it('turn, and run on with what is left after the turn', () => {
    const about: ListedMove = { turn: 'right', about: 'centre', degrees: [90], shares: [1] };
    const arc = (Math.PI / 2) * Math.hypot(8, 2);
    expect(list([about])).toEqual([
      [Math.round((80 - arc) * 10) / 10, 40, 90],
      [60, 40, 90],
    ]);
    expect(list([{ ...about, shares: [] }])).toEqual([[60, 40, 90]]);
    expect(list([about], { afterTurn: () => null })).toEqual([]);
  });

  const fan: ListedMove = { turn: 'left', about: 'corner', degrees: [10, 20, 45, 90], shares: [] };
  const headings = (more: Partial<MoveRules<number>>) => list([fan], more).map(([, , heading]) => heading);

  it('fan out as far as the move allows: a wheel by 45 degrees is 12.6 cm of arc, by 90 25.1', () => {
    expect(headings({})).toEqual([350, 340, 315]);
    expect(headings({ left: 12.5 })).toEqual([350, 340]);
    expect(headings({ left: 26 })).toEqual([350, 340, 315, 270]);
    const arc = (Math.PI / 4) * 16;
    expect(headings({ left: arc - 0.009 })).toEqual([350, 340, 315]);
    expect(headings({ left: arc - 0.011 })).toEqual([350, 340]);
  });

  it('leave a turn by itself to the book, however long it is and whoever stands in its way', () => {
    const isTurnFree = (): boolean => expect.unreachable();
    const known: boolean[] = [];
    const afterTurn = (_turn: Leg, isFree: boolean): number => {
      known.push(isFree);
      return 0;
    };
    const quarter: ListedMove = { ...fan, degrees: [90] };
    expect(list([quarter], { left: 0, isTurnFree, afterTurn }).map(([, , heading]) => heading)).toEqual([270]);
    expect(known).toEqual([false]);
  });

  it('fan out to the widest that is free, which sweeps over every smaller one: only it is looked at', () => {
    const looked: number[] = [];
    const isTurnFree = ({ length }: Leg): boolean => {
      looked.push(length);
      return length < 6;
    };
    const known: boolean[] = [];
    const afterTurn = (_turn: Leg, isFree: boolean): number => {
      known.push(isFree);
      return 0;
    };
    expect(headings({ isTurnFree, afterTurn })).toEqual([350, 340]);
    expect([looked.length, known]).toEqual([2, [true, true]]);
  });
});

describe('the move toward a place', () => {
  it('turns to point at it and goes as far as it needs', () => {
    const path = moveToward(rules({ afterTurn: () => 20 }), 'centre', [1], { x: 70, y: 40 });
    expect(path && told(path)).toEqual([70, 40, 90]);
  });
  it('goes straight on, as far as the place lies ahead, when it cannot turn', () => {
    const straight = moveToward(rules({ afterTurn: () => null }), 'corner', [1], { x: 80, y: 50 });
    expect(straight && told(straight)).toEqual([60, 50, 0]);
    const half = moveToward(rules({ afterTurn: () => null }), 'corner', [0.5], { x: 80, y: 50 });
    expect(half && told(half)).toEqual([60, 50, 0]);
    expect(
      moveToward(rules({ afterTurn: () => null, isAllowed: () => false }), 'corner', [1], { x: 80, y: 50 }),
    ).toBeNull();
  });
  it('never goes back, when the place lies behind and it cannot turn', () => {
    const path = moveToward(rules({ afterTurn: () => null }), 'corner', [1], { x: 60, y: 20 });
    expect(path && told(path)).toEqual([60, 40, 0]);
  });
});
