/** Who may fire, and at whom (HOW-FIRE-03 to 12, HOW-ARTY-11, HOW-RANGE). */
import { does } from '../../../battle';
import type { Refusal, View } from '../../../battle';
import { exceeds, fallsShort, frontCentre, TOLERANCE } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isHorse, isInfantry } from '../troops/traits';
import {
  areInOneBlock,
  isColumn,
  isDeployed,
  isDoneFor,
  isInMelee,
  isMarked,
  isRed,
  opponentsOf,
  troopsOn,
  lineOf,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isTooFarToSee, isTooWetToFire, visibilityOf } from '../weather';
import type { Shot } from './shot';
import { hiddenByGround } from './sight';
import { isInFord } from '../movement/water';
import { isFordable } from '../ground/kinds';
import { hasCanisterOnly, isInZone, reachOf, originOf } from './firing-zone';
import { barredBy, passage } from './troops-between';
import type { ShotPassage } from './troops-between';
import { areaUnder, bodiesNear, faceTowards, isAmong, isWhole, radiusOf, rangeTo } from '../../../tabletop';
import { refuse } from '../../common';
import { bitsOf, defendersOf, facesHeld } from './faces';
import { lengthWords, measuredWords } from '../lengths';

/** May this unit fire at all now (HOW-FIRE-03, HOW-FIRE-04)? In a block, through some face or other. */
export function mayFire(view: View, firer: Troop): Refusal | null {
  const { name } = firer.traits.unit;
  if (isDoneFor(firer)) return refuse('HOW-UNIT-05', `${does(name, 'is')} Done For.`);
  if (isRed(firer))
    return refuse('HOW-FIRE-04', `${does(name, 'has')} lost its morale and may not fire until it is reformed.`);
  if (firer.traits.kind === 'transport')
    return refuse('HOW-FIRE-04', `${does(name, 'carries')} no weapons to fire with.`);
  if (isHorse(firer.traits))
    return refuse('HOW-FIRE-04', `${does(name, 'is')} mounted. Cavalry does not fire from the saddle.`);
  if (isMarked(firer, 'crew only')) return refuse('HOW-FIRE-04', `${does(name, 'has')} abandoned its guns.`);
  if (isColumn(firer))
    return refuse(
      'HOW-FIRE-04',
      `${does(name, 'is')} ${firer.traits.gun ? 'limbered' : 'in march column'} and may not fire.`,
    );
  if (isMarked(firer, 'charged')) return refuse('HOW-CHG-19', `${does(name, 'charges')} this turn and may not fire.`);
  if (isTooWetToFire(view, firer.traits))
    return refuse('HOW-WX-06', `${name} cannot fire: the storm has wetted its powder.`);
  if (
    isInfantry(firer.traits) &&
    firer.piece.formation !== lineOf(firer) &&
    areaUnder(view.ground, firer.box, isFordable)
  )
    return refuse('HOW-TERR-21', `${does(name, 'fires')} from a river only in line.`);
  if (isInFord(view, firer)) return refuse('HOW-TERR-23', `${does(name, 'is')} in a ford and may not fire.`);
  if (firer.inside) return null;
  if (isMarked(firer, 'fired')) return refuse('HOW-FIRE-03', `${does(name, 'has')} fired this turn.`);
  return isInMelee(view, firer) ? refuse('HOW-FIRE-04', `${does(name, 'is')} in melee.`) : null;
}

/** May this unit fire from where it is, in a block through this face? */
export const mayFireFrom = (view: View, firer: Troop, face: number | undefined): Refusal | null =>
  mayFire(view, firer) ?? (firer.inside ? mayUseFace(view, firer, face) : null);

/** May this shot be fired? Null when it may. */
export const mayShoot = (view: View, shot: Shot): Refusal | null =>
  mayFireFrom(view, shot.firer, shot.face) ?? mayHit(view, shot, null);

/** The same for a unit that is known to be able to fire; `past` when it is known how the shot gets past other troops. */
export function mayHit(view: View, shot: Shot, past: ShotPassage | null): Refusal | null {
  const { firer, target, face } = shot;
  const { name } = target.traits.unit;
  if (target.side === firer.side) return refuse('HOW-FIRE-10', `${does(name, 'is')} a friend.`);
  if (isDoneFor(target)) return refuse('HOW-UNIT-05', `${does(name, 'is')} Done For.`);
  const origin = originOf(firer, face);
  return (
    outOfReach(shot, origin) ??
    outOfZone(shot) ??
    tooNearForShell(shot, origin) ??
    outOfSight(view, shot) ??
    mayBeTarget(view, shot, origin) ??
    (isWhole(hiddenByGround(view, firer, target, face))
      ? refuse('HOW-FIRE-11', `The ground hides ${name} wholly.`)
      : null) ??
    pastTroops(view, shot, origin, past ?? passage(view, firer, origin, target, shot.ammunition))
  );
}

/** Each face fires once a turn and only while no enemy stands at it (HOW-BUA-14, HOW-BUA-15). */
function mayUseFace(view: View, firer: Troop, face: number | undefined): Refusal | null {
  const { name } = firer.traits.unit;
  if (face === undefined)
    return refuse('HOW-BUA-14', `${does(name, 'fires')} through one face of its block at a time.`);
  if (!isAmong(facesHeld(view, firer), face))
    return refuse('HOW-BUA-11', `${does(name, 'does')} not hold this face of the block.`);
  if (isAmong(bitsOf(firer, 'faces fired'), face))
    return refuse('HOW-BUA-14', `${does(name, 'has')} fired through this face this turn.`);
  const engaged = opponentsOf(view, firer).some((enemy) => faceTowards(firer.box, enemy.box.pose) === face);
  return engaged ? refuse('HOW-BUA-15', `${does(name, 'is')} in melee at this face.`) : null;
}

/** The farthest the ammunition goes: canister only to canister range (HOW-RANGE-02). */
export function reachWith({ firer, ammunition }: Pick<Shot, 'firer' | 'ammunition'>): Cm {
  const { gun, scale } = firer.traits;
  return gun && ammunition === 'canister' ? scale.guns[gun].canister : reachOf(firer);
}

function outOfReach(shot: Shot, origin: Box): Refusal | null {
  const { firer, target, ammunition } = shot;
  const reach = reachWith(shot);
  const range = rangeTo(origin, target);
  if (!exceeds(range, reach)) return null;
  const clause = hasCanisterOnly(firer) ? 'HOW-ARTY-22' : firer.traits.gun ? 'HOW-RANGE-02' : 'HOW-RANGE-01';
  const what = ammunition === 'canister' ? 'Canister' : firer.traits.unit.name;
  return refuse(
    clause,
    `Out of range. ${what} reaches ${measuredWords(reach)}; ${does(target.traits.unit.name, 'is')} ${measuredWords(range)} away.`,
  );
}

/** The fuse needs its time: shell has a least range (HOW-RANGE-05). */
function tooNearForShell({ firer, target, ammunition }: Shot, origin: Box): Refusal | null {
  if (ammunition !== 'shell') return null;
  const least = firer.traits.scale.distances.cm20;
  const range = rangeTo(origin, target);
  if (!fallsShort(range, least)) return null;
  return refuse(
    'HOW-RANGE-05',
    `Too near for shell, which needs ${lengthWords(least)}; ${does(target.traits.unit.name, 'is')} ${measuredWords(range)} away.`,
  );
}

/** Nothing is fired at that the weather hides (HOW-WX-03). */
function outOfSight(view: View, { firer, target }: Shot): Refusal | null {
  if (!isTooFarToSee(view, firer, target)) return null;
  const limit = visibilityOf(view, firer.traits.scale) ?? Infinity;
  return refuse(
    'HOW-WX-03',
    `The weather hides ${target.traits.unit.name}: nobody sees farther than ${lengthWords(limit)}.`,
  );
}

function outOfZone({ firer, target, face }: Shot): Refusal | null {
  if (isInZone(firer, face, target)) return null;
  return refuse(
    'HOW-FIRE-07',
    `${does(target.traits.unit.name, 'is')} outside the firing zone of ${firer.traits.unit.name}.`,
  );
}

/** Units in melee may not be fired at; of units in a block the one that defends the face hit is the target (HOW-FIRE-08, 22). */
function mayBeTarget(view: View, { target }: Shot, origin: Box): Refusal | null {
  const { name } = target.traits.unit;
  if (!target.inside) return isInMelee(view, target) ? refuse('HOW-FIRE-08', `${does(name, 'is')} in melee.`) : null;
  const face = faceTowards(target.box, frontCentre(origin));
  const [holder] = defendersOf(view, target, face);
  if (holder && holder.id !== target.id)
    return refuse('HOW-FIRE-22', `${does(holder.traits.unit.name, 'holds')} the face of the block that is fired at.`);
  const engaged = opponentsOf(view, target).some(
    (enemy) => !areInOneBlock(target, enemy) && faceTowards(target.box, enemy.box.pose) === face,
  );
  return engaged ? refuse('HOW-BUA-15', `${does(name, 'is')} in melee at this face of the block.`) : null;
}

function pastTroops(
  view: View,
  { firer, target, ammunition, face }: Shot,
  origin: Box,
  past: ShotPassage,
): Refusal | null {
  if (past.isBarred) return barredBy(firer, origin, target, past);
  if (ammunition !== 'canister') return null;
  if (past.overhead) return refuse('HOW-ARTY-11', 'Canister is never fired over friends.');
  const friend = friendInCanister(view, firer, face);
  return friend && refuse('HOW-ARTY-11', `No canister: ${does(friend.traits.unit.name, 'is')} in the firing zone.`);
}

/** A friend with any part in the firing zone out to canister range (HOW-ARTY-11). */
function friendInCanister(view: View, firer: Troop, face: number | undefined): Troop | null {
  const { gun, scale } = firer.traits;
  if (!gun) return null;
  const range = scale.guns[gun].canister;
  const reach = range + TOLERANCE + radiusOf(firer.box);
  for (const friend of bodiesNear(troopsOn(view), firer.box.pose, reach)) {
    if (friend.side !== firer.side || friend.id === firer.id || isDoneFor(friend)) continue;
    if (firer.inside && friend.inside?.id === firer.inside.id) continue;
    if (isInZone(firer, face, friend, range)) return friend;
  }
  return null;
}

/** What a unit may load with, the best first. */
export const loadsOf = ({ traits }: Troop): readonly Shot['ammunition'][] =>
  traits.ordnance?.loads ?? (traits.smallArm ? MUSKETRY : NONE);
const MUSKETRY = ['musketry'] as const;
const NONE = [] as const;

/** Can it fire in its present formation and kind, whatever it did this turn? For estimates. */
export const isArmed = (troop: Troop): boolean =>
  !isDoneFor(troop) &&
  !isRed(troop) &&
  (troop.traits.gun ? isDeployed(troop) : troop.traits.smallArm !== null && !isColumn(troop));
