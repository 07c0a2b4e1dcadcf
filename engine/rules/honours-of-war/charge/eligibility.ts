/** Who may charge whom (HOW-CHG-06 to 13). */
import { does } from '../../../battle/sentences';
import type { Refusal, View } from '../../../battle';
import { bearing, exceeds, facing, frontCentre, poseAt, sectorShares, TOLERANCE } from '../../../geometry';
import type { Box, Sector } from '../../../geometry';
import { canSee } from '../fire/sight';
import { refuse } from '../../common';
import { isEntrenched } from '../ground/works';
import { isHorse } from '../troops/traits';
import { areWithin, distanceBetween, sectorHolding } from '../../../tabletop';
import { enemiesOf, isColumn, isDoneFor, isInMelee, isLimbered, isRed } from '../troops/troop';
import { isSectorTaken } from '../troops/contact';
import type { Troop } from '../troops/troop';

/** Why one unit may not charge another whatever the ground; null when it may. `sector` is the one it would strike. */
export function chargeBarred(view: View, charger: Troop, target: Troop, sector: Sector): Refusal | null {
  const { kind } = charger.traits;
  if (isDoneFor(charger) || isRed(charger)) return refuse('HOW-RALLY-09', 'Troops without morale do not charge.');
  if (kind === 'artillery') return refuse('HOW-CHG-10', 'Artillery never charges.');
  if (kind === 'transport') return refuse('HOW-CHG-06', 'Wagons never charge.');
  const lightTarget = target.traits.kind === 'light infantry';
  if (isHorse(charger.traits) && (target.inside || isEntrenched(view, target)))
    return refuse('HOW-CHG-11', 'Cavalry cannot charge troops in houses or works.');
  if (!isHorse(charger.traits) && isHorse(target.traits))
    return refuse('HOW-CHG-08', 'No infantry may charge cavalry.');
  if (isColumn(charger) && kind !== 'light infantry' && !lightTarget)
    return refuse('HOW-CHG-07', 'A march column charges nobody but light infantry.');
  if (kind === 'light infantry' && target.traits.kind === 'close order') return lightBarred(view, target, sector);
  return null;
}

/** Light infantry against close order: in flank or rear; to the front only columns and units already fighting (HOW-CHG-09). */
function lightBarred(view: View, target: Troop, sector: Sector): Refusal | null {
  if (isInMelee(view, target)) return null;
  if (!target.inside && (sector !== 'front' || isColumn(target))) return null;
  return refuse('HOW-CHG-09', 'Light infantry charges close order foot in front only in column or already fighting.');
}

/** The sector of `target` that holds more than half of `box`; front when none does (HOW-SECT-05). */
export const sectorOf = (target: Troop, box: Box): Sector => (target.inside ? 'front' : sectorHolding(target.box, box));

/** Close to the enemy a unit charges the one most directly to its front, or one about as near (HOW-CHG-12). */
export function mustTakeAnother(view: View, charger: Troop, target: Troop, startBox: Box): Refusal | null {
  const { cm20, cm5 } = charger.traits.scale.distances;
  const enemies = enemiesOf(view, charger.side);
  const close = enemies.filter((enemy) => areWithin(charger, enemy, cm20 + TOLERANCE));
  if (close.length === 0) return null;
  const inFront = close.filter(
    (enemy) =>
      sectorShares(charger.box, enemy.box).front > 0 &&
      !chargeBarred(view, charger, enemy, sectorOf(enemy, startBox)) &&
      !isSectorTaken(view, enemy, sectorOf(enemy, startBox)) &&
      canSee(view, charger, enemy),
  );
  const [first] = inFront.toSorted(
    (a, b) => angleTo(charger, a) - angleTo(charger, b) || distanceBetween(charger, a) - distanceBetween(charger, b),
  );
  if (!first || first.id === target.id) return null;
  if (!exceeds(Math.abs(distanceBetween(charger, target) - distanceBetween(charger, first)), cm5)) return null;
  return refuse(
    'HOW-CHG-12',
    `${does(first.traits.unit.name, 'stands')} most directly to the front and must be taken first.`,
  );
}

const angleTo = (charger: Troop, enemy: Troop): number =>
  Math.abs(bearing(poseAt(frontCentre(charger.box), facing(charger.box.pose)), enemy.box.pose));

/** Wagons and limbered guns are ridden over, and fight nobody (HOW-MELEE-24). */
export const isSwept = (troop: Troop): boolean => troop.traits.kind === 'transport' || isLimbered(troop);
