/** Who won how often, and how long it took. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';
import { wilson } from './intervals';
import type { Interval } from './intervals';

export interface Results {
  readonly games: number;
  readonly wins: Readonly<Record<Id, number>>;
  /** Ended with nobody the winner. */
  readonly draws: number;
  /** Still open after their last turn. */
  readonly stalled: number;
  /** Where each side's share of wins lies with 95 % confidence, from 0 to 1. */
  readonly intervals: Readonly<Record<Id, Interval>>;
  /** The same for battles that stalled. */
  readonly stalledInterval: Interval;
  /** The side that wins more often than the others, when that is sure; null: even, or too few to tell. */
  readonly favours: Id | null;
}

export function resultsOf(
  { sides }: { readonly sides: readonly { readonly id: Id }[] },
  games: readonly GameSummary[],
): Results {
  const of = games.length;
  const wins = sides.map(({ id }): [Id, number] => [id, games.filter(({ outcome }) => outcome.winner === id).length]);
  const stalled = games.filter(isStalled).length;
  return {
    games: of,
    wins: Object.fromEntries(wins),
    draws: games.filter(({ outcome }) => outcome.ended && outcome.winner === null).length,
    stalled,
    intervals: Object.fromEntries(wins.map(([id, won]) => [id, wilson(won, of)])),
    stalledInterval: wilson(stalled, of),
    favours: favouredOf(wins),
  };
}

/** Still open after its last turn. */
const isStalled = ({ outcome }: GameSummary): boolean => !outcome.ended;

/** Of the decided battles more than half, surely. */
function favouredOf(wins: readonly (readonly [Id, number])[]): Id | null {
  const decided = wins.reduce((sum, [, won]) => sum + won, 0);
  return wins.find(([, won]) => wilson(won, decided)[0] > 0.5)?.[0] ?? null;
}

export interface Lengths {
  /** Of all battles, those that stalled among them. */
  readonly median: number;
  readonly p95: number;
  /** From turn 1 on: battles over in it, by who won them. */
  readonly turns: readonly {
    readonly turn: number;
    readonly wins: Readonly<Record<Id, number>>;
    readonly others: number;
  }[];
}

export function lengthsOf({ sides }: Pick<Setting, 'sides'>, games: readonly GameSummary[]): Lengths {
  const turns = games.map(({ outcome }) => outcome.turns).toSorted((a, b) => a - b);
  const last = turns.at(-1) ?? 0;
  return {
    median: median(turns),
    p95: percentile(turns, 0.95),
    turns: Array.from({ length: last }, (_, i) => {
      const over = games.filter(({ outcome }) => outcome.turns === i + 1);
      const won = (side: Id): number => over.filter(({ outcome }) => outcome.winner === side).length;
      return {
        turn: i + 1,
        wins: Object.fromEntries(sides.map(({ id }) => [id, won(id)])),
        others: over.filter(({ outcome }) => outcome.winner === null).length,
      };
    }),
  };
}

/** Of numbers in order; of an even count the mean of the middle two, and 0 of none. */
export function median(ordered: readonly number[]): number {
  const upper = ordered[Math.floor(ordered.length / 2)] ?? 0;
  const lower = ordered[Math.ceil(ordered.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** The number that so large a share of numbers in order do not exceed; 0 of none. */
export const percentile = (ordered: readonly number[], share: number): number =>
  ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)] ?? 0;
