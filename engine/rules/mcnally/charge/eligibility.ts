/** Who may charge whom, and where the charge would meet (MCN-CHG-01, 02, 05). */
import { sightLimit } from '../../../battle';
import type { Cm, Id, View } from '../../../battle';
import { factOf } from '../../../facts';
import {
  boxMovedBy,
  exceeds,
  facing,
  gap,
  fallsShort,
  firstTouch,
  isFarFrom,
  plus,
  times,
  TOLERANCE,
} from '../../../geometry';
import { runCost, isInWater } from '../movement/ground-cost';
import { chargeReach } from '../movement/rates';
import { isHeld, placeLeft } from '../../common';
import { targetBases } from '../fire/arcs';
import { enemiesOf, friendsOf, isHeldInMelee, isMarked, isRouting, isShaken, findTroop } from '../troops/troop';
import type { Troop } from '../troops/troop';

export interface Charge {
  readonly charger: Id;
  readonly target: Id;
  /** Straight ahead to where its front meets the target, cm. */
  readonly distance: Cm;
}

/** Infantry and cavalry that are steady, have not retired and have not failed to form (MCN-CHG-01); not out of a melee. */
export const mayChargeAtAll = (view: View, troop: Troop): boolean =>
  (troop.traits.isFoot || troop.traits.isMounted) &&
  !troop.inside &&
  !isShaken(troop) &&
  !isRouting(troop) &&
  !BARRING.some((mark) => isMarked(troop, mark)) &&
  !isHeld(troop.piece) &&
  !isHeldInMelee(view, troop);
const BARRING = ['retired', 'no move', 'failed to form', 'charge on', 'at work'];

/** How far straight ahead its front meets a base of the other; null beyond its reach (MCN-CHG-02). */
export function distanceAhead(charger: Troop, target: Troop, reach = chargeReach(charger)): Cm | null {
  if (isFarFrom(charger.box, target.box, reach + TOLERANCE)) return null;
  const by = times(facing(charger.box.pose), reach + TOLERANCE);
  const bases = target.inside ? [target.box] : targetBases(target);
  let least: Cm | null = null;
  for (const base of bases) {
    const at = firstTouch(charger.box, by, base);
    if (at !== null && (least === null || at < least)) least = at;
  }
  return least === null ? null : Math.min(least, reach);
}

/** The charge of a unit on another; null when it may not make it or does not see it, or somebody or closed ground is in the way. */
export function chargeOn(view: View, charger: Troop, target: Troop): Charge | null {
  const distance = distanceAhead(charger, target);
  if (distance === null) return null;
  const sight = sightLimit(view.state);
  if (sight !== null && exceeds(gap(charger.box, target.box), sight)) return null;
  const direction = facing(charger.box.pose);
  if (placeLeft(view, charger.id, charger.box.pose, plus(charger.box.pose, times(direction, distance))) !== null)
    return null;
  const by = times(direction, distance);
  const isFirst = (box: Troop['box']): boolean => {
    const touch = firstTouch(charger.box, by, box);
    return touch !== null && fallsShort(touch, distance);
  };
  const others = [...friendsOf(view, charger), ...enemiesOf(view, charger.side)].filter(
    ({ id, inside }) => id !== target.id && !inside,
  );
  if (others.some(({ box }) => isFirst(box))) return null;
  if (view.ground.blocks.some(({ id, box }) => id !== target.inside?.id && isFirst(box))) return null;
  // Its reach is not charged for ground: what it may cross at any cost is open.
  const { closedAt } = runCost(view.ground, charger, charger.box, direction, distance, distance);
  if (closedAt !== null && fallsShort(closedAt, distance)) return null;
  if (isInWater(view.ground, [boxMovedBy(charger.box, times(direction, Math.max(0, distance - TOLERANCE)))]))
    return null;
  return { charger: charger.id, target: target.id, distance };
}

/** Every charge a unit may declare. */
export const chargesOf = factOf(
  ['places', 'formations', 'ground', 'marks'],
  (view: View, id: Id): readonly Charge[] => {
    const charger = findTroop(view, id);
    if (!charger || !mayChargeAtAll(view, charger)) return [];
    return enemiesOf(view, charger.side)
      .map((enemy) => chargeOn(view, charger, enemy))
      .filter((charge) => charge !== null);
  },
);
