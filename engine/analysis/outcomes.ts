/** What many battles came to. */
import type { Id, Outcome } from '../battle';

export interface Tally {
  readonly games: number;
  readonly wins: Readonly<Record<Id, number>>;
  /** Ended with nobody the winner. */
  readonly draws: number;
  /** Still open after their last turn. */
  readonly undecided: number;
  /** Of all battles, the undecided among them. */
  readonly turns: { readonly median: number; readonly p95: number };
  /** Where each side's share of wins lies with 95 % confidence, from 0 to 1. */
  readonly intervals: Readonly<Record<Id, readonly [number, number]>>;
}

export function tally(sides: readonly Id[], outcomes: readonly Outcome[]): Tally {
  const games = outcomes.length;
  const winsOf = (side: Id): number => outcomes.filter((outcome) => outcome.winner === side).length;
  const turns = outcomes.map((outcome) => outcome.turns).toSorted((a, b) => a - b);
  return {
    games,
    wins: Object.fromEntries(sides.map((side) => [side, winsOf(side)])),
    draws: outcomes.filter((outcome) => outcome.ended && outcome.winner === null).length,
    undecided: outcomes.filter((outcome) => !outcome.ended).length,
    turns: { median: median(turns), p95: turns[Math.ceil(games * 0.95) - 1] ?? 0 },
    intervals: Object.fromEntries(sides.map((side) => [side, wilson(winsOf(side), games)])),
  };
}

/** The deviate that leaves 2.5 % of a normal distribution on each side. */
const Z = 1.959964;

/** Wilson's interval for a share of `wins` in `games`: honest near 0 and 1, where the plain one is not. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}

/** Of numbers in order; of an even count the mean of the middle two, and 0 of none. */
function median(ordered: readonly number[]): number {
  const upper = ordered[Math.floor(ordered.length / 2)] ?? 0;
  const lower = ordered[Math.ceil(ordered.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
