/** The duty of an inspired unit to charge its nearest enemy, or to advance toward him (HOW-PERF-09, HOW-PERF-10). */
import type { Refusal, View } from '../../../battle';
import { dot, minus } from '../../../geometry';
import type { Path } from '../../../geometry';
import { FACES, nearest } from '../../../tabletop';
import { chargesOf } from '../charge/approach';
import { leftOf, secondMoveRefused, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { faceDirection, mayLeave } from '../movement/blocks';
import { snapMarch } from '../movement/reach';
import { isRefusal, refuse } from '../refusals';
import { enemiesOf, isInMelee, isReforming, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { ManoeuvreChoice } from './manoeuvre-choice';

/** Why it may not stop yet; null when it may. */
export function unmetDuty(view: View, about: Allowance): Refusal | null {
  if (about.performance !== 'Inspiring' || about.directed || about.dutyDone || isReforming(unitOf(view, about)))
    return null;
  if (!dutyfulChoice(view, about, true)) return null;
  return ADVANCE;
}
export const ADVANCE: Refusal = refuse(
  'HOW-PERF-09',
  'Inspired troops make at least one normal move toward their nearest enemy.',
);

/** The duty is still to be done, and this is the move to do it in. */
export const owesItsLastMove = (view: View, about: Allowance): boolean =>
  about.move === about.moves && unmetDuty(view, about) !== null;

export const nearestTo = (view: View, troop: Troop): Troop | undefined =>
  nearest(troop, enemiesOf(view, troop.side))?.body;

/** Must it charge: is the nearest enemy within one move and a lawful target (HOW-PERF-10)? */
export function mayOnlyCharge(view: View, about: Allowance): boolean {
  return unmetDuty(view, about) !== null && chargeOfDuty(view, about) !== null;
}

function chargeOfDuty(view: View, about: Allowance): ManoeuvreChoice | null {
  const troop = unitOf(view, about);
  const enemy = nearestTo(view, troop);
  // Where friends fight already it is at his choice.
  if (!enemy || isInMelee(view, enemy) || !chargesOf(view, about).some(({ target }) => target === enemy.id))
    return null;
  return { pick: 'charge', of: enemy.id };
}

/** What does the duty, or brings it nearer; when nothing does, `done` or null. */
export function dutyfulChoice(view: View, about: Allowance): ManoeuvreChoice;
export function dutyfulChoice(view: View, about: Allowance, orNull: true): ManoeuvreChoice | null;
export function dutyfulChoice(view: View, about: Allowance, orNull?: true): ManoeuvreChoice | null {
  const troop = unitOf(view, about);
  const enemy = nearestTo(view, troop);
  const choice = enemy ? advanceOf(view, about, troop, enemy) : null;
  return choice ?? (orNull ? null : { pick: 'done' });
}

/** Out of the houses, into the charge, on toward the enemy; or in the next move when this one is used up. */
function advanceOf(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  if (troop.inside) return exitToward(view, about, troop, enemy);
  const charging = chargeOfDuty(view, about);
  if (charging) return charging;
  const path = snapMarch(view, about, enemy.box.pose);
  if (!isRefusal(path) && movesNearer(troop, enemy, path)) return { march: path, movers: [troop.id] };
  return leftOf(troop, about) < 1 && !secondMoveRefused(view, about) ? { pick: 'second move' } : null;
}

/** Units in houses have the duty too. */
function exitToward(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  const { inside } = troop;
  if (!inside) return null;
  const toEnemy = minus(enemy.box.pose, inside.box.pose);
  const [face] = FACES.filter(
    (one) => dot(faceDirection(inside, one), toEnemy) > 0 && !mayLeave(view, about, one),
  ).toSorted((a, b) => dot(faceDirection(inside, b), toEnemy) - dot(faceDirection(inside, a), toEnemy));
  return face === undefined ? null : { pick: 'leave', of: face };
}

/** Does a march end nearer to an enemy, by more than half a cm? */
export function movesNearer(troop: Troop, enemy: Troop | undefined, path: Path): boolean {
  const last = path.legs.at(-1);
  if (!enemy || !last) return false;
  const before = nearest(troop, [enemy])?.distance ?? 0;
  return (nearest(troopAt(troop, last.to), [enemy])?.distance ?? 0) < before - 0.5;
}

/** A march that uses the move up toward the nearest enemy is the duty done. */
export function meetsDuty(view: View, before: Allowance, after: Allowance, path: Path): boolean {
  const troop = unitOf(view, before);
  return before.dutyDone || (movesNearer(troop, nearestTo(view, troop), path) && leftOf(troop, after) < 1);
}

/** Does a unit that leaves its houses by a face go toward the nearest enemy? */
export const leavesToward = (view: View, troop: Troop, face: number): boolean => {
  const enemy = nearestTo(view, troop);
  if (!troop.inside || !enemy) return false;
  return dot(faceDirection(troop.inside, face), minus(enemy.box.pose, troop.box.pose)) > 0;
};
