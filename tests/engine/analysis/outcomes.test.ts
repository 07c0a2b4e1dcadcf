import { describe, expect, it } from 'vitest';
import { tally, wilson } from '../../../engine/analysis/outcomes';
import type { Outcome } from '../../../engine/battle';

const outcome = (winner: string | null, turns: number, ended = true): Outcome => ({
  winner,
  turns,
  ended,
  reason: '',
  losses: {},
});

describe('many battles', () => {
  it('counts wins, draws and undecided battles apart', () => {
    const many = [
      outcome('blue', 4),
      outcome('blue', 6),
      outcome('red', 9),
      outcome(null, 7),
      outcome(null, 30, false),
    ];
    const { games, wins, draws, undecided } = tally(['blue', 'red'], many);
    expect({ games, wins, draws, undecided }).toEqual({ games: 5, wins: { blue: 2, red: 1 }, draws: 1, undecided: 1 });
  });

  it('takes the median of an even count between the middle two, and p95 by rank', () => {
    const turns = Array.from({ length: 20 }, (_, i) => outcome('blue', 20 - i));
    expect(tally(['blue'], turns).turns).toEqual({ median: 10.5, p95: 19 });
    expect(tally(['blue'], turns.slice(0, 19)).turns).toEqual({ median: 11, p95: 20 });
  });

  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [100, 200, 0.4314, 0.5686],
  ])('gives Wilson’s interval of %i wins in %i', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it('knows nothing of no battles', () => {
    expect(tally(['blue'], [])).toMatchObject({ games: 0, turns: { median: 0, p95: 0 }, intervals: { blue: [0, 1] } });
  });
});
