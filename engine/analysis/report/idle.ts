/** Which commands stand idle, and who stands so when a battle is still open after its last turn. */
import type { Id } from '../../battle';
import type { Point } from '../../geometry';
import type { GameSummary } from './game';
import { median } from './results';

interface IdleCommand {
  readonly command: Id;
  /** Battles in which it stood idle for some turns. */
  readonly battles: number;
  /** How many turns, the middle of those battles. */
  readonly turns: number;
  /** Battles still open after their last turn in which it stood idle to the end. */
  readonly open: number;
  /** Where, the time it stood longest; null when it had no place. */
  readonly at: Point | null;
}

/** Those idle in open battles first, then those idle for most turns in all. */
export function idleCommands(games: readonly Pick<GameSummary, 'outcome' | 'idle'>[]): readonly IdleCommand[] {
  const ids = new Set(games.flatMap(({ idle }) => idle.map(({ command }) => command)));
  return [...ids]
    .map((id): IdleCommand & { readonly sum: number } => {
      const times = games.flatMap(({ outcome, idle }) =>
        idle
          .filter(({ command }) => command === id)
          .map((time) => ({ ...time, isOpen: !outcome.ended && time.until === outcome.turns })),
      );
      const turns = times.map((time) => time.turns).toSorted((a, b) => a - b);
      return {
        command: id,
        battles: times.length,
        turns: median(turns),
        open: times.filter(({ isOpen }) => isOpen).length,
        at: times.find((time) => time.turns === turns.at(-1))?.at ?? null,
        sum: turns.reduce((sum, each) => sum + each, 0),
      };
    })
    .toSorted((a, b) => b.open - a.open || b.sum - a.sum)
    .map(({ sum: _sum, ...told }) => told);
}
