/** How far a scenario lets anybody see, in mist or dusk, whatever the weather of a book does: the mark `sight` of the battle. */
import type { BattleState, Cm } from './state';

export const SIGHT = 'sight';

/** From edge to edge; null without a limit. */
export function sightLimit({ marks }: Pick<BattleState, 'marks'>): Cm | null {
  const limit = marks[SIGHT];
  return typeof limit === 'number' ? limit : null;
}
