import { describe, expect, it } from 'vitest';
import { pentanomialOf, scoreOf, sprt } from '../../../engine/analysis/pairs';
import type { Pentanomial } from '../../../engine/analysis/pairs';

const test = (counts: Pentanomial) => sprt(counts, { rejects: 0.5, accepts: 0.55 });

describe('pairs of battles with sides changed', () => {
  it('score 0 to 1 in quarters', () => {
    expect(
      pentanomialOf([
        [0, 0],
        [0.5, 0],
        [1, 0],
        [0.5, 0.5],
        [1, 0.5],
        [1, 1],
        [1, 1],
      ]),
    ).toEqual([1, 1, 2, 1, 2]);
  });

  it('have a mean and its interval by the variance of pairs, not of battles', () => {
    // Every pair is split: only the usual variance is left, 0.961 / 110; 1.96 times its root over 10.
    const split = scoreOf([0, 0, 100, 0, 0]);
    expect(split).toMatchObject({ pairs: 100, score: 0.5 });
    expect(split.interval[0]).toBeCloseTo(0.4817, 4);
    expect(split.interval[1]).toBeCloseTo(0.5183, 4);
    // Half of the pairs 0, half 1: (25 + 0.961) / 110.
    expect(scoreOf([50, 0, 0, 0, 50]).interval[0]).toBeCloseTo(0.4048, 4);
    expect(scoreOf([0, 0, 0, 0, 0])).toEqual({ pairs: 0, score: 0.5, interval: [0, 1] });
  });

  it('prove little where there are few, however they agree', () => {
    expect(test([0, 0, 0, 0, 2]).verdict).toBe('open');
    expect(test([0, 0, 0, 0, 8]).verdict).toBe('accepted');
    expect(scoreOf([0, 0, 0, 0, 2]).interval[0]).toBeCloseTo(0.608, 3);
  });

  it('are tested sequentially between two scores', () => {
    // Mean 0.525 lies in the middle: nothing is told, however many there are.
    expect(test([10, 20, 30, 30, 10]).llr).toBeCloseTo(0, 1);
    // 100 pairs of mean 0.55: squares 7.25, so 100 * 0.05 * 0.05 / (2 * (7.25 + 0.961) / 110) = 1.675.
    expect(test([10, 10, 40, 30, 10]).llr).toBeCloseTo(1.675, 2);
    expect(test([0, 0, 50, 0, 50])).toMatchObject({ verdict: 'accepted', bounds: [-2.944439, 2.944439] });
    expect(test([50, 0, 50, 0, 0]).verdict).toBe('rejected');
    expect(test([3, 3, 3, 3, 3]).verdict).toBe('open');
    expect(test([0, 0, 0, 0, 0])).toMatchObject({ llr: 0, verdict: 'open' });
  });
});
