/** The duty of an inspired unit to charge its nearest enemy, or to advance toward him (HOW-PERF-09, HOW-PERF-10). */
import type { Refusal, View } from '../../../battle';
import { factOf } from '../../../facts';
import { dot, endOf, exceeds, minus, poseAlong } from '../../../geometry';
import type { Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { distanceBetween, evenMoments, FACES, nearest, outwardFrom } from '../../../tabletop';
import { chargesOf } from '../charge/approach';
import { leftOf, moveOf, secondMoveRefused, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { mayLeave } from '../movement/blocks';
import { isIrregular } from '../movement/irregular-line';
import { LEAST, marchAhead, sampleMarches, snapMarch } from '../movement/reach';
import { isRefusal, refuse } from '../../common';
import { enemiesOf, isInMelee, isReforming, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { ManoeuvreChoice } from './manoeuvre-choice';

/** Why it may not stop yet; null when it may, as a unit that reforms always may (HOW-RALLY-09). */
export function unmetDuty(view: View, about: Allowance): Refusal | null {
  if (about.dutyDone || isReforming(unitOf(view, about))) return null;
  if (about.performance === 'Broken') return dutyfulChoice(view, about) && FALL_BACK;
  if (about.performance !== 'Inspiring' || about.directed) return null;
  return dutyfulChoice(view, about) && ADVANCE;
}
export const ADVANCE: Refusal = refuse(
  'HOW-PERF-09',
  'Inspired troops make at least one normal move toward their nearest enemy.',
);

const FALL_BACK: Refusal = refuse(
  'HOW-OPT-02',
  'A broken brigade falls back: every unit goes one normal move at least.',
);

/** The duty is still to be done, and this is the move to do it in. */
export const owesItsLastMove = (view: View, about: Allowance): boolean =>
  about.performance === 'Inspiring' && about.move === about.moves && unmetDuty(view, about) !== null;

/** In the last move no change of formation may use up what the unit could still advance with. */
export const evadesDuty = (view: View, about: Allowance, spent: Cm): Refusal | null =>
  owesItsLastMove(view, about) && moveOf(unitOf(view, about), about) - spent < LEAST ? ADVANCE : null;

/** The enemy that was nearest when the unit began to move. */
function enemyOfDuty(view: View, about: Allowance): Troop | undefined {
  const troop = unitOf(view, about);
  const begun = troop.inside ? troop : troopAt(troop, about.first, about.firstFormation);
  return nearest(begun, enemiesOf(view, troop.side))?.body;
}

/** Must it charge: is the nearest enemy within one move and a lawful target (HOW-PERF-10)? */
export function mayOnlyCharge(view: View, about: Allowance): boolean {
  return about.performance === 'Inspiring' && unmetDuty(view, about) !== null && chargeOfDuty(view, about) !== null;
}

function chargeOfDuty(view: View, about: Allowance): ManoeuvreChoice | null {
  const enemy = enemyOfDuty(view, about);
  // Where friends fight already it is at his choice.
  if (!enemy || isInMelee(view, enemy) || !chargesOf(view, about).some(({ target }) => target === enemy.id))
    return null;
  return { pick: 'charge', of: enemy.id };
}

/** What does the duty, or brings it nearer; null when nothing does. Worked out once for all answers that are checked by it. */
export const dutyfulChoice = factOf(
  ['places', 'figures', 'formations', 'marks', 'ground', 'step'],
  (view: View, about: Allowance): ManoeuvreChoice | null => {
    if (isIrregular(unitOf(view, about))) return null;
    if (about.performance === 'Broken') return wayBack(view, about);
    const enemy = enemyOfDuty(view, about);
    return enemy ? advanceOf(view, about, unitOf(view, about), enemy) : null;
  },
);

/** Out of the houses, into the charge, on toward the enemy; or in the next move when this one is used up. */
function advanceOf(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  const charging = chargeOfDuty(view, about);
  if (charging) return charging;
  if (troop.inside) return exitToward(view, about, troop, enemy);
  const path = about.advances ? wayToward(view, about, enemy) : null;
  if (path) return { march: path, movers: [troop.id] };
  const isSpent = leftOf(troop, about) < LEAST || !about.advances;
  return isSpent && !secondMoveRefused(view, about) ? { pick: 'second move' } : null;
}

/** A wheel to point at him and on, or straight on as it stands. */
function wayToward(view: View, about: Allowance, enemy: Troop): Path | null {
  const straightTo = snapMarch(view, about, enemy.box.pose);
  if (!isRefusal(straightTo) && isAdvance(view, about, straightTo)) return straightTo;
  const ahead = marchAhead(view, about);
  return ahead && isAdvance(view, about, ahead) ? ahead : null;
}

/** Units in houses have the duty too. */
function exitToward(view: View, about: Allowance, troop: Troop, enemy: Troop): ManoeuvreChoice | null {
  const { inside } = troop;
  if (!inside) return null;
  const toEnemy = minus(enemy.box.pose, inside.box.pose);
  const [face] = FACES.filter(
    (one) => dot(outwardFrom(inside.box, one), toEnemy) > 0 && !mayLeave(view, about, one),
  ).toSorted((a, b) => dot(outwardFrom(inside.box, b), toEnemy) - dot(outwardFrom(inside.box, a), toEnemy));
  return face === undefined ? null : { pick: 'leave', of: face };
}

/**
 * Is a march a part of the move toward the nearest enemy: after at most one wheel or facing change in this normal move the
 * way to him never grows, and it ends nearer to him (HOW-PERF-09)?
 */
export function isAdvance(view: View, about: Allowance, path: Path): boolean {
  const troop = unitOf(view, about);
  const enemy = enemyOfDuty(view, about);
  if (!enemy || !about.advances) return false;
  const far = (pose: Pose): Cm => distanceBetween(troopAt(troop, pose), enemy);
  let turns = about.turns;
  let gone = 0;
  let before = far(path.from);
  for (const leg of path.legs) {
    if (leg.kind !== 'straight') turns++;
    else
      for (const at of evenMoments(leg.length, STEPS)) {
        const now = far(poseAlong(path, gone + at));
        if (exceeds(now, before)) return false;
        before = now;
      }
    gone += leg.length;
    before = far(leg.to);
  }
  return turns <= MOST_TURNS && before < far(path.from) - NEARER;
}
const MOST_TURNS = 1;
const STEPS = 8;
/** It must bring it nearer by so much. */
const NEARER: Cm = 0.25;

/** The march that takes a unit of a broken brigade farthest from its nearest enemy, or out of its houses; null when there is none (HOW-OPT-02). */
function wayBack(view: View, about: Allowance): ManoeuvreChoice | null {
  const troop = unitOf(view, about);
  if (about.move > 1) return null;
  if (troop.inside) {
    const face = FACES.find((one) => !mayLeave(view, about, one));
    return face === undefined ? null : { pick: 'leave', of: face };
  }
  const enemy = enemyOfDuty(view, about);
  if (!enemy) return null;
  const far = (path: Path): Cm => distanceBetween(troopAt(troop, endOf(path)), enemy);
  const [best] = sampleMarches(view, about).toSorted((a, b) => far(b) - far(a));
  return best ? { march: best, movers: [troop.id] } : null;
}

/** An advance that has used the whole normal move up is the duty done. */
export const meetsDuty = (view: View, before: Allowance, after: Allowance, path: Path): boolean =>
  before.dutyDone ||
  ((before.performance === 'Broken' || isAdvance(view, before, path)) && leftOf(unitOf(view, before), after) < LEAST);

/** Does a unit that leaves its houses by a face go toward the nearest enemy? */
export const leavesToward = (view: View, troop: Troop, face: number): boolean => {
  const enemy = nearest(troop, enemiesOf(view, troop.side))?.body;
  if (!troop.inside || !enemy) return false;
  return dot(outwardFrom(troop.inside.box, face), minus(enemy.box.pose, troop.box.pose)) > 0;
};
