/**
 * Two generals measured by pairs of battles: each seed is fought twice with sides changed, so that a scenario that favours
 * one side favours nobody. A pair scores 0, 1/4, 1/2, 3/4 or 1; their counts are the pentanomial of engine testing.
 */
import type { Interval } from './report/intervals';

/** How many pairs scored 0, 1/4, 1/2, 3/4 and 1 for the first general. */
export type Pentanomial = readonly [number, number, number, number, number];

/** Points of one battle for the first general: half of one for a battle that nobody won. */
export type Points = 0 | 0.5 | 1;

export function pentanomialOf(pairs: readonly (readonly [Points, Points])[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const [one, other] of pairs) {
    const at = (one + other) * 2;
    if (at === 0 || at === 1 || at === 2 || at === 3 || at === 4) counts[at] += 1;
  }
  return counts;
}

export interface PairScore {
  readonly pairs: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Where it lies with 95 % confidence. */
  readonly interval: Interval;
}

const Z = 1.959964;

export function scoreOf(counts: Pentanomial): PairScore {
  const { pairs, mean, variance } = momentsOf(counts);
  if (pairs === 0) return { pairs, score: 0.5, interval: [0, 1] };
  const half = Z * Math.sqrt(variance / pairs);
  return { pairs, score: mean, interval: [Math.max(0, mean - half), Math.min(1, mean + half)] };
}

/** The variance of a pair as it usually is, and the number of pairs it weighs as much as: few pairs that agree prove little. */
const USUAL = { variance: 0.0961, pairs: 10 };

function momentsOf(counts: Pentanomial): { readonly pairs: number; readonly mean: number; readonly variance: number } {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / Math.max(1, pairs);
  const squares = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) * (i / 4 - mean), 0);
  return { pairs, mean, variance: (squares + USUAL.variance * USUAL.pairs) / (pairs + USUAL.pairs) };
}

export interface Sprt {
  /** The logarithm of how much likelier these pairs are when the general scores `accepts` than when he scores `rejects`. */
  readonly llr: number;
  /** At the one bound it is rejected that he scores `accepts`, at the other that he scores only `rejects`. */
  readonly bounds: Interval;
  readonly verdict: 'accepted' | 'rejected' | 'open';
}

/** ln(0.95 / 0.05): errors of both kinds in 5 of 100. */
const BOUND = 2.944439;

/** Wald's sequential test in its generalised form: does the general score `accepts`, rather than `rejects` only? */
export function sprt(
  counts: Pentanomial,
  { rejects, accepts }: { readonly rejects: number; readonly accepts: number },
): Sprt {
  const { pairs, mean, variance } = momentsOf(counts);
  const llr = pairs === 0 ? 0 : (pairs * (accepts - rejects) * (2 * mean - rejects - accepts)) / (2 * variance);
  return { llr, bounds: [-BOUND, BOUND], verdict: llr >= BOUND ? 'accepted' : llr <= -BOUND ? 'rejected' : 'open' };
}
