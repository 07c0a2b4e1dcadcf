/** How far on a battle is: what a general waits for at first he no longer waits for when it is late. */
import type { View } from '../battle';
import type { RuleSystem } from '../rules/system';

export const turnsPast = (view: View, turn: number): number => Math.max(0, view.state.at.turn - turn);

/** The turn after which a battle that is not decided has to be pressed: the eighth, or sooner where it ends soon. */
export function lateAfter({ ground: { scenario }, roster }: View, system: RuleSystem): number {
  const last = scenario.victory.turns ?? system.lastTurn?.(scenario, roster) ?? Infinity;
  return Math.max(1, Math.min(LATE, last - LAST_TURNS));
}
const LATE = 8;
const LAST_TURNS = 4;

export const isLate = (view: View, system: RuleSystem): boolean => turnsPast(view, lateAfter(view, system)) > 0;
