/** Does a side attack or hold? */
import type { View } from '../../battle';
import type { ObjectiveNow, RuleSystem } from '../../rules/system';
import { forcesOf, strengthOf } from '../forces';
import { lateAfter, turnsPast } from '../turns';

export type Posture = 'attack' | 'hold';

/**
 * An attacker goes for the enemy and the objective; a defender waits until the enemy is the weaker, or has taken what both
 * are there to take.
 */
export function postureOf(view: View, system: RuleSystem): Posture {
  const { own, enemies } = forcesOf(view, system);
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  // Who needs only to last has no reason to press.
  const isInHaste = side === undefined || view.ground.scenario.victory.then !== side.id;
  const late = isInHaste ? turnsPast(view, lateAfter(view, system)) : 0;
  const edge = Math.max(LEAST_EDGE, MUCH_STRONGER - PRESSING * late);
  const attacks =
    side?.attacker === true ||
    (isInHaste && hasLostGround(view, system)) ||
    strengthOf(own) > strengthOf(enemies) * edge;
  return attacks ? 'attack' : 'hold';
}

/** Has the enemy an objective that is either side's to take, and the side none of its own to keep? */
function hasLostGround(view: View, system: RuleSystem): boolean {
  const objectives = system.objectives(view);
  const isTheirs = ({ owner, holder }: ObjectiveNow): boolean =>
    owner === null && holder !== null && holder !== view.seat;
  return objectives.some(isTheirs) && objectives.every(({ owner }) => owner !== view.seat);
}

/** A defender this much stronger goes over to the attack. */
const MUCH_STRONGER = 1.25;
/** When it is late it takes less with each turn, down to the least edge, and attacks are pressed harder. */
export const PRESSING = 0.25;
/** A little weaker, too: who waits on wins nothing. */
const LEAST_EDGE = 0.9;
