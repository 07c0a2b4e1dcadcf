/** Does a side attack or hold? */
import type { Id, Seat, View } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import { forcesOf, strengthOf } from '../forces';
import { lastTurnOf, lateAfter, turnsPast } from '../turns';

export type Posture = 'attack' | 'hold';

/** An attacker goes for the enemy and the objective; a defender waits, until the enemy is the weaker or it is late and an objective nobody's. */
export function postureOf(view: View, system: RuleSystem): Posture {
  const { own, enemies } = forcesOf(view, system);
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  const lead = leadOf(view, system);
  const late = hasOnlyToLast(view, system, side?.id, lead) ? 0 : turnsPast(view, lateAfter(view, system));
  const edge = Math.max(LEAST_EDGE, MUCH_STRONGER - PRESSING * late);
  const strength = strengthOf(own) * (late > 0 ? lead : 1);
  // Who waits for the other when it is late waits to the end.
  const isForTheTaking = late > 0 && system.objectives(view).some(({ holder }) => holder === null);
  const attacks = side?.attacker === true || isForTheTaking || strength > strengthOf(enemies) * edge;
  return attacks ? 'attack' : 'hold';
}

/** Has a side only to last: is the battle its own when nobody breaks, or will it end by losses, of which it has the smaller? */
function hasOnlyToLast(view: View, system: RuleSystem, side: Id | undefined, lead: number): boolean {
  const { then } = view.ground.scenario.victory;
  return then === side || (then === 'points' && lead > 1 && lastTurnOf(view, system) < Infinity);
}

/** How many times as far from breaking a side is as the enemy, 1 at least: to break who is nearly broken takes less. */
function leadOf(view: View, system: RuleSystem): number {
  const leftTo = (seat: Seat): number => {
    const { lost, breaksAt } = system.standing(view, seat);
    return Math.max(NEARLY_BROKEN, 1 - lost / breaksAt);
  };
  const theirs = view.roster.sides.flatMap(({ seat }) => (seat === view.seat ? [] : [leftTo(seat)]));
  return Math.max(1, leftTo(view.seat) / Math.min(...theirs));
}
/** The least share of its break point that counts as left to a side. */
const NEARLY_BROKEN = 0.05;

/** A defender this much stronger goes over to the attack. */
const MUCH_STRONGER = 1.25;
/** When it is late it takes less with each turn, down to the least edge, and attacks are pressed harder. */
export const PRESSING = 0.25;
/** A little weaker, too: who waits on wins nothing. */
const LEAST_EDGE = 0.9;
