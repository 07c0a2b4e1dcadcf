import { describe, expect, it } from 'vitest';
import { wilson } from '../../../../engine/analysis/report';
import { battlesToTell, differenceInterval } from '../../../../engine/analysis/report/intervals';
import { lengthsOf, percentile, resultsOf } from '../../../../engine/analysis/report/results';
import { game, SETTING, times } from './made-up';

describe('who won', () => {
  it('counts wins, draws and battles that stalled apart', () => {
    const games = [
      game({ winner: 'blue' }),
      game({ winner: 'blue' }),
      game({ winner: 'red' }),
      game({ ended: true }),
      game(),
    ];
    const { games: of, wins, draws, stalled } = resultsOf(SETTING, games);
    expect({ of, wins, draws, stalled }).toEqual({ of: 5, wins: { blue: 2, red: 1 }, draws: 1, stalled: 1 });
  });

  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [100, 200, 0.4314, 0.5686],
    [0, 0, 0, 1],
  ])('gives Wilson’s interval of %i wins in %i', (wins, of, low, high) => {
    const [from, to] = wilson(wins, of);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it.each([
    [60, 40, 20, 'blue'], // 60 % of the decided: 0.502 to 0.691
    [59, 41, 20, null], // 0.492 to 0.681
    [40, 60, 0, 'red'],
    [3, 0, 50, null],
    [4, 0, 0, 'blue'], // 0.51 to 1
  ])('names the favoured side only where it is sure: %i to %i, %i drawn', (blue, red, drawn, favours) => {
    const games = [
      ...times(blue, { winner: 'blue' }),
      ...times(red, { winner: 'red' }),
      ...times(drawn, { ended: true }),
    ];
    expect(resultsOf(SETTING, games).favours).toBe(favours);
  });
});

describe('a difference of two shares', () => {
  it.each([
    // Newcombe 1998, table II, method 10: 56/70 and 48/80, 9/10 and 3/10, 10/10 and 0/20.
    [56, 70, 48, 80, -0.3339, -0.0524],
    [9, 10, 3, 10, -0.809, -0.1705],
    [10, 10, 0, 20, -1, -0.6791],
  ])('from %i/%i to %i/%i lies within Newcombe’s interval', (a, of, b, ofOther, low, high) => {
    const [from, to] = differenceInterval({ count: a, of }, { count: b, of: ofOther });
    expect(from).toBeCloseTo(low, 3);
    expect(to).toBeCloseTo(high, 3);
  });

  it('of 8 points is told by about 300 battles of each, of none by none', () => {
    expect(battlesToTell({ count: 47, of: 100 }, { count: 55, of: 100 })).toBe(299);
    expect(battlesToTell({ count: 47, of: 100 }, { count: 47, of: 100 })).toBe(Infinity);
    expect(battlesToTell({ count: 0, of: 100 }, { count: 50, of: 100 })).toBe(4);
  });
});

describe('how long battles last', () => {
  it('takes the median of an even count between the middle two, and p95 by rank', () => {
    const games = Array.from({ length: 20 }, (_, i) => game({ turns: 20 - i }));
    expect(lengthsOf(SETTING, games)).toMatchObject({ median: 10.5, p95: 19 });
    expect(lengthsOf(SETTING, games.slice(0, 19))).toMatchObject({ median: 11, p95: 20 });
    expect(lengthsOf(SETTING, [])).toEqual({ median: 0, p95: 0, turns: [] });
  });

  it('tells of each turn who won in it', () => {
    const games = [game({ turns: 2, winner: 'blue' }), game({ turns: 2, winner: 'red' }), game({ turns: 3 })];
    expect(lengthsOf(SETTING, games).turns).toEqual([
      { turn: 1, wins: { blue: 0, red: 0 }, others: 0 },
      { turn: 2, wins: { blue: 1, red: 1 }, others: 0 },
      { turn: 3, wins: { blue: 0, red: 0 }, others: 1 },
    ]);
  });

  it.each([
    [0.1, 1],
    [0.5, 5],
    [0.9, 9],
    [0.95, 10],
    [1, 10],
    [0, 1],
  ])('has the percentile %f of one to ten at %i', (share, at) => {
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], share)).toBe(at);
  });
});
