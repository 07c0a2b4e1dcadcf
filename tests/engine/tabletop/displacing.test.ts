import { describe, expect, it } from 'vitest';
import { liesBefore, standsOn, clearDirections } from '../../../engine/tabletop';
import type { Body } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** From 42 to 58 east and 48 to 52 north, facing north. */
const LINE = bodyOf('line', 'blue', boxOf(50, 50));

describe('a body stands on a place', () => {
  it('that its footprint covers, but not on its edge', () => {
    expect([50, 51.98, 51.99].map((y) => standsOn(LINE, { x: 50, y }))).toEqual([true, true, false]);
    expect(standsOn(LINE, { x: 58, y: 50 })).toBe(false);
  });
  it('with any of its boxes', () => {
    const gun = { ...LINE, boxes: [boxOf(50, 50), boxOf(50, 45, 0, 6, 6)] };
    expect(standsOn(gun, { x: 50, y: 44 })).toBe(true);
  });
});

describe('ways clear of all bodies', () => {
  const ways = (bodies: readonly Body[], x: number, y: number, most = 60) =>
    clearDirections(bodies, { x, y }, { gap: 1, most }).map(({ to, length }) => [to.x, to.y, length]);

  it('lead over each side of the one that stands there, the shortest first', () => {
    expect(ways([LINE], 56, 51)).toEqual([
      [56, 53, 2],
      [59, 51, 3],
      [56, 47, 4],
      [41, 51, 15],
    ]);
  });
  it('are none where nobody stands', () => {
    expect(ways([LINE], 50, 53)).toEqual([]);
  });
  it('go on past whoever stands next to it, to the same gap', () => {
    const before = bodyOf('before', 'blue', boxOf(50, 54.04));
    expect(ways([LINE, before], 56, 51)[0]).toEqual([59, 51, 3]);
    expect(ways([LINE, before], 50, 51)[1]?.slice(0, 2)).toEqual([50, 57.04]);
  });
  it('between two side by side, not to and fro: out by the rear of both', () => {
    const beside = bodyOf('beside', 'blue', boxOf(66.01, 50));
    const [first] = ways([LINE, beside], 57.98, 49.9);
    expect(first?.slice(0, 2)).toEqual([57.98, 47]);
    const [x = 0, y = 0] = first ?? [];
    expect([LINE, beside].some((body) => standsOn(body, { x, y }))).toBe(false);
  });
  it('are no longer than the most a figure may step', () => {
    expect(ways([LINE], 56, 51, 3)).toHaveLength(2);
    expect(ways([LINE], 56, 51, 2.9)).toHaveLength(1);
    // The second stands where the most leads to.
    expect(ways([LINE, bodyOf('before', 'blue', boxOf(50, 54.04))], 56, 51, 2)).toEqual([]);
  });
});

describe('a place before a body', () => {
  it('lies ahead of its middle, up to so far before its front and beside its flanks', () => {
    const before = (x: number, y: number) => liesBefore(LINE, { x, y }, 20, 2);
    expect([49.9, 50.1, 71.9, 72.1].map((y) => before(50, y))).toEqual([false, true, true, false]);
    expect([39.9, 40.1, 59.9, 60.1].map((x) => before(x, 55))).toEqual([false, true, true, false]);
  });
});
