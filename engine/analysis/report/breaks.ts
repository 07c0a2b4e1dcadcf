/** In which turns armies break. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';
import { median } from './results';

export interface Breaks {
  readonly side: Id;
  /** Battles in which it lost what breaks it. */
  readonly battles: number;
  /** The turn of that, the middle of those battles; null when it never did. */
  readonly turn: number | null;
}

/** Of each side, in order. */
export function breaksOf(
  sides: readonly Pick<Setting['sides'][number], 'id' | 'breaksAt'>[],
  games: readonly Pick<GameSummary, 'lostByTurn'>[],
): readonly Breaks[] {
  return sides.map(({ id, breaksAt }) => {
    const turns = games
      .map(({ lostByTurn }) => 1 + (lostByTurn[id] ?? []).findIndex((lost) => lost >= breaksAt))
      .filter((turn) => turn > 0)
      .toSorted((a, b) => a - b);
    return { side: id, battles: turns.length, turn: turns.length > 0 ? median(turns) : null };
  });
}
