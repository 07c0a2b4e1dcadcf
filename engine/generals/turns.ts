/** How far on a battle is: what a general waits for at first he no longer waits for when it is late. */
import type { View } from '../battle';
import type { RuleSystem } from '../rules/system';

export const turnsPast = (view: View, turn: number): number => Math.max(0, view.state.at.turn - turn);

/** The turn after which a battle that is not decided has to be pressed: the eighth, or sooner where it ends soon. */
export const lateAfter = (view: View, system: RuleSystem): number =>
  Math.max(1, Math.min(LATE, lastTurnOf(view, system) - LAST_TURNS));

/** Infinity where a battle goes on until a side is broken. */
export const lastTurnOf = ({ ground: { scenario }, roster }: View, system: RuleSystem): number =>
  scenario.victory.turns ?? system.lastTurn?.(scenario, roster) ?? Infinity;
const LATE = 8;
const LAST_TURNS = 4;

export const isLate = (view: View, system: RuleSystem): boolean => turnsPast(view, lateAfter(view, system)) > 0;
