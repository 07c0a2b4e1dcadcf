/** Two kinds of battle side by side: what differs for sure, and how many more battles would tell the rest. */
import type { GameSummary, Setting } from './game';
import { battlesToTell, differenceInterval, FEWEST_FOR_SHARES, isSure, shareOf } from './intervals';
import type { Count, Interval } from './intervals';
import { resultsOf } from './results';

export interface ResultDifference {
  /** What is compared: a side's wins by its id, draws or battles that stalled. */
  readonly what: string;
  readonly first: Count;
  readonly second: Count;
  /** The second share less the first, and where it lies with 95 % confidence. */
  readonly by: number;
  readonly interval: Interval;
  readonly isSure: boolean;
  /** Where it is not sure: battles of each kind, over those fought, that would tell a difference of this size; null when none is seen or too many are needed to name. */
  readonly more: number | null;
}

/** More than anybody would fight. */
const MOST_BATTLES = 100_000;

export function difference(what: ResultDifference['what'], first: Count, second: Count): ResultDifference {
  const interval = differenceInterval(first, second);
  const enough = Math.min(first.of, second.of) >= FEWEST_FOR_SHARES;
  const sure = enough && isSure(interval);
  const needed = battlesToTell(first, second);
  const more = Math.max(FEWEST_FOR_SHARES, needed) - Math.min(first.of, second.of);
  return {
    what,
    first,
    second,
    by: shareOf(second) - shareOf(first),
    interval,
    isSure: sure,
    more: sure || needed > MOST_BATTLES ? null : Math.max(1, more),
  };
}

/** Both must have the same sides. Wins of each side, draws, battles that stalled. */
export function compared(
  { sides }: Pick<Setting, 'sides'>,
  first: readonly GameSummary[],
  second: readonly GameSummary[],
): readonly ResultDifference[] {
  const one = resultsOf({ sides }, first);
  const other = resultsOf({ sides }, second);
  const count = (number: number, of: number): Count => ({ count: number, of });
  return [
    ...sides.map(({ id }) =>
      difference(id, count(one.wins[id] ?? 0, one.games), count(other.wins[id] ?? 0, other.games)),
    ),
    difference('draws', count(one.draws, one.games), count(other.draws, other.games)),
    difference('stalled', count(one.stalled, one.games), count(other.stalled, other.games)),
  ];
}
