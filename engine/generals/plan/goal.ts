/** Where a unit should go, and what the plan makes of it. */
import type { Cm } from '../../battle';
import type { Point } from '../../geometry';
import type { ObjectiveNow } from '../../rules/system';

/** Somewhere to go: nearer than `near` cm is near enough; each front of way is worth `pull` army points. */
export interface Goal {
  readonly at: Point;
  readonly near: Cm;
  readonly pull: number;
  /** The enemy it should face when it is there; null: it points where it goes. */
  readonly front: Point | null;
  /** How much the enemy's losses weigh against its own. */
  readonly boldness: number;
  /** The objective that it must not leave; absent or null: none. */
  readonly keeps?: Pick<ObjectiveNow, 'id' | 'points'> | null;
}

/** Army points that a front of way is worth: far less than a volley. */
export const PULL = 0.16;
/** Who goes in takes losses for those he deals: an attack that stops where fire is even wins nothing. */
export const BOLD = 1.2;

// In fronts.
/** A place in the line is reached within this. */
export const NEAR_SLOT = 0.08;
/** Attackers close to this. */
export const CLOSE = 0.4;
