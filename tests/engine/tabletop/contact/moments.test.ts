import { describe, expect, it } from 'vitest';
import { evenMoments, isEnteredAlong, lengthWhile } from '../../../../engine/tabletop';

describe('how far something holds', () => {
  it.each([
    [7.3, 7.3],
    [0, 0],
    [20, 10],
  ])('until %d cm of 10: %d', (limit, expected) => {
    expect(lengthWhile(10, 1, (at) => at <= limit)).toBeCloseTo(expected, 3);
  });
  it('never past the limit, and at the very end when it always holds', () => {
    expect(lengthWhile(10, 3, (at) => at <= 7.3)).toBeLessThanOrEqual(7.3);
    expect(lengthWhile(10, 3, () => true)).toBe(10);
  });
  it('misses what is over between two looks', () => {
    expect(lengthWhile(10, 4, (at) => at < 5 || at > 7)).toBe(10);
  });
});

describe('what is entered on the way', () => {
  const within = (from: number, to: number) => (at: number) => at >= from && at <= to;
  it.each([
    ['ahead', within(4, 6), true],
    ['at the very end', within(10, 12), true],
    ['beyond the end', within(10.5, 12), false],
    ['left on the way', within(-1, 5), false],
    ['all the way', within(-1, 12), false],
    ['left and met again', (at: number) => at < 2 || at > 6, true],
  ])('%s', (_, isIn, entered) => {
    expect(isEnteredAlong(10, 1, isIn)).toBe(entered);
  });
});

it('parts a move evenly, both ends included', () => {
  expect(evenMoments(10, 4)).toEqual([0, 2.5, 5, 7.5, 10]);
});
it('finds one moment in a move that goes nowhere', () => {
  expect(evenMoments(0, 4)).toEqual([0]);
});
