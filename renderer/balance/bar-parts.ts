import type { GameSummary, Setting } from '../../engine/analysis/report';
import { sideName } from '../replay';

/** The parts of a bar of results, from the left: the first side's wins, draws, battles still open, the second side's wins. */
export type BarPart = 'first' | 'draws' | 'open' | 'second';

/** The battles of a part, and what they are called. */
export function battlesOf(
  part: BarPart,
  setting: Setting,
  games: readonly GameSummary[],
): { readonly title: string; readonly games: readonly GameSummary[] } {
  const winner = part === 'first' ? setting.sides[0]?.id : part === 'second' ? setting.sides[1]?.id : null;
  const found = games.filter(({ outcome }) =>
    part === 'open' ? !outcome.ended : outcome.ended && outcome.winner === winner,
  );
  const what =
    part === 'open' ? 'Still open after the last turn' : winner ? `${sideName(setting, winner)} wins` : 'Draws';
  return { title: `${what}: ${found.length} of ${games.length} battles`, games: found };
}
