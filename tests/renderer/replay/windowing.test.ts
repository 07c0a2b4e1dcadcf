import { describe, expect, it } from 'vitest';
import { topsOf, windowOf } from '../../../renderer/replay/windowing';

const tops = topsOf(Array.from({ length: 1000 }, () => 20));

describe('the window on a long log', () => {
  it('draws what is in sight and a few more', () => {
    expect(windowOf(tops, 4000, 100, 3)).toEqual({ first: 197, end: 209, above: 3940, below: 15_820 });
  });

  it('stops at both ends', () => {
    expect(windowOf(tops, 0, 100, 3)).toMatchObject({ first: 0, above: 0 });
    expect(windowOf(tops, 19_900, 100, 3)).toMatchObject({ end: 1000, below: 0 });
  });

  it('always stands as tall as all rows', () => {
    for (const scrolled of [0, 7, 333, 5000, 19_900]) {
      const { first, end, above, below } = windowOf(tops, scrolled, 240, 5);
      expect(above + (end - first) * 20 + below).toBe(20_000);
    }
  });

  it('takes rows of different heights, and none', () => {
    expect(topsOf([10, 30, 5])).toEqual([0, 10, 40, 45]);
    expect(windowOf(topsOf([10, 30, 5]), 12, 10, 0)).toEqual({ first: 1, end: 2, above: 10, below: 5 });
    expect(windowOf(topsOf([]), 0, 300, 8)).toEqual({ first: 0, end: 0, above: 0, below: 0 });
  });
});
