/** Does a side attack or hold? */
import type { View } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import { forcesOf, strengthOf } from '../forces';
import { lateAfter, turnsPast } from '../turns';

export type Posture = 'attack' | 'hold';

/** An attacker goes for the enemy and the objective; a defender waits, until the enemy is the weaker. */
export function postureOf(view: View, system: RuleSystem): Posture {
  const { own, enemies } = forcesOf(view, system);
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  // Who needs only to last has no reason to press.
  const isInHaste = side === undefined || view.ground.scenario.victory.then !== side.id;
  const late = isInHaste ? turnsPast(view, lateAfter(view, system)) : 0;
  const edge = Math.max(LEAST_EDGE, MUCH_STRONGER - PRESSING * late);
  return side?.attacker === true || strengthOf(own) > strengthOf(enemies) * edge ? 'attack' : 'hold';
}

/** A defender this much stronger goes over to the attack. */
const MUCH_STRONGER = 1.25;
/** When it is late it takes less with each turn, down to the least edge, and attacks are pressed harder. */
export const PRESSING = 0.25;
/** A little weaker, too: who waits on wins nothing. */
const LEAST_EDGE = 0.9;
