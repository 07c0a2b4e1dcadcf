import type { BattleEvent, Roster } from '../../engine/battle';
import { peopleOf, sideOf } from './moments';

/** What the dice gave against what they give on average. */
export interface LuckLine {
  readonly id: string;
  readonly side: string;
  readonly got: number;
  readonly expected: number;
  /** Standard deviations off the average; positive is more than expected. */
  readonly off: number;
}

export interface LuckLedger {
  readonly sides: readonly LuckLine[];
  /** Units whose dice were tested most, at most `most`. */
  readonly units: readonly LuckLine[];
}

/** The ledger of the first `moment` events. */
export function luckUpTo(events: readonly BattleEvent[], moment: number, roster: Roster, most: number): LuckLedger {
  const sums = new Map<string, { side: string; got: number; expected: number; variance: number }>();
  for (const event of events.slice(0, moment)) {
    if (!event.luck) continue;
    const who = peopleOf(event)[0];
    const side = who === undefined ? null : sideOf(roster, who);
    if (who === undefined || side === null) continue;
    for (const id of new Set([who, side])) {
      const sum = sums.get(id) ?? { side, got: 0, expected: 0, variance: 0 };
      sum.got += event.luck.got;
      sum.expected += event.luck.expected;
      sum.variance += event.luck.variance;
      sums.set(id, sum);
    }
  }
  const lines = [...sums].map(([id, sum]): LuckLine => ({
    id,
    side: sum.side,
    got: sum.got,
    expected: sum.expected,
    off: sum.variance > 0 ? (sum.got - sum.expected) / Math.sqrt(sum.variance) : 0,
  }));
  const units = lines.filter((line) => roster.units[line.id]).sort((a, b) => b.expected - a.expected);
  return {
    sides: roster.sides.flatMap((side) => lines.filter((line) => line.id === side.id)),
    units: units.slice(0, most),
  };
}
