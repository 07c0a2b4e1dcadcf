import { expect, it } from 'vitest';
import { middleOf, moved, turnToward, type StandingUnit } from '../../../renderer/play/blocks';
import { corners, poseAt } from '../../../engine/geometry';

/** Two battalions side by side, 20 cm wide and 4 deep, that face north; their front lies at y = 2. */
const LINE = [0, 20].map((x, i): StandingUnit => {
  const pose = poseAt({ x, y: 0 }, { x: 0, y: 1 });
  return { unit: `unit ${i}`, pose, corners: corners({ pose, width: 20, depth: 4 }) };
});
const places = (turn: number, to: { readonly x: number; readonly y: number } | null = null) =>
  moved(LINE, { to, turn }).map(({ unit, to: { x, y, hx, hy } }) =>
    [unit, x, y, hx, hy].map((one) => (typeof one === 'number' ? Math.round(one * 10) / 10 + 0 : one)),
  );

it.each([
  [
    'moves on to a place, its heading kept',
    0,
    { x: 10, y: 12 },
    [
      ['unit 0', 0, 12, 0, 1],
      ['unit 1', 20, 12, 0, 1],
    ],
  ],
  // About (30, 2): the left battalion, 30 cm from it, swings farthest and goes first.
  [
    'wheels to the right about its right flank',
    90,
    null,
    [
      ['unit 0', 28, 32, 1, 0],
      ['unit 1', 28, 12, 1, 0],
    ],
  ],
  [
    'wheels to the left about its left flank',
    -90,
    null,
    [
      ['unit 1', -8, 32, -1, 0],
      ['unit 0', -8, 12, -1, 0],
    ],
  ],
  [
    'wheels and moves on',
    90,
    { x: 50, y: 50 },
    [
      ['unit 0', 50, 60, 1, 0],
      ['unit 1', 50, 40, 1, 0],
    ],
  ],
] as const)('a brigade %s', (_does, turn, to, expected) => expect(places(turn, to)).toEqual(expected));

it('lets the foremost go first', () => {
  expect(moved(LINE, { to: { x: 60, y: 0 }, turn: 0 }).map(({ unit }) => unit)).toEqual(['unit 1', 'unit 0']);
});

it('turns to face a place from its middle', () => {
  expect(middleOf(LINE)).toMatchObject({ x: 10, y: 0, hx: 0, hy: 1 });
  expect(turnToward(LINE, { x: 40, y: 30 })).toBeCloseTo(45);
  expect(turnToward(LINE, { x: 10, y: 0 })).toBe(0);
  expect([middleOf([]), moved([], { to: null, turn: 45 })]).toEqual([null, []]);
});
