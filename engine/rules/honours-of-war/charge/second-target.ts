/** A charge on two enemies at once: the pair in its way, or the flanks of two lines (HOW-CHG-15, HOW-CHG-17). */
import type { Id, View } from '../../../battle';
import { endOf, exceeds, facing, fallsShort, gap, times, TOLERANCE } from '../../../geometry';
import type { Box, Pose, Sector } from '../../../geometry';
import { distanceBetween, edgeOfBody, isNearBox, lineUp, touchOfBody } from '../../../tabletop';
import { canSee } from '../fire/sight';
import { isSectorTaken } from '../troops/contact';
import { CONTACT } from '../troops/scales';
import { enemiesOf, footprint, hullIn, isRed, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Allowance } from '../movement/allowance';
import type { Approach } from './possible-charge';
import { chargeBarred, isSwept, sectorOf } from './eligibility';
import { ASIDE, hasRoomToFight } from './room';

export interface SecondTarget {
  readonly target: Id;
  readonly sector: Sector;
  /** No room to pick one of them: whoever charges takes both (HOW-CHG-15); else it may (HOW-CHG-17). */
  readonly must: boolean;
}

/** The enemy that a charge takes on beside its target; null when there is none. */
export function secondTarget(view: View, allowance: Allowance, found: Approach): SecondTarget | null {
  const [charger, first] = [troopOf(view, found.charger), troopOf(view, found.target)];
  const { cm5 } = charger.traits.scale.distances;
  const there = troopAt(charger, endOf(found.path));
  const beside = enemiesOf(view, charger.side).filter(
    (other) => isInPath(there, other, cm5) && isBeside(view, allowance, charger, first, other),
  );
  const [nearest] = beside.toSorted((a, b) => distanceBetween(charger, a) - distanceBetween(charger, b));
  if (!nearest) return null;
  const sector = sectorOf(nearest, startBoxOf(charger, allowance));
  return { target: nearest.id, sector, must: found.sector === 'front' || sector === 'front' };
}

/** Two enemies about as near, with less than half the charger's front between them, both of which it may charge. */
export function isBeside(view: View, allowance: Allowance, charger: Troop, first: Troop, other: Troop): boolean {
  const { cm5 } = charger.traits.scale.distances;
  return (
    other.id !== first.id &&
    ![first, other].some((one) => one.inside !== null || isSwept(one)) &&
    !isRed(other) &&
    fallsShort(gap(first.box, other.box), charger.box.width / 2) &&
    !exceeds(Math.abs(distanceBetween(charger, first) - distanceBetween(charger, other)), cm5) &&
    isOpenTo(view, charger, other, startBoxOf(charger, allowance))
  );
}

function startBoxOf(charger: Troop, { startFormation, start }: Allowance): Box {
  const [box = charger.box] = footprint(charger.traits, startFormation, start);
  return box;
}

/** Would the charger meet it too, going on by what two equally distant enemies may differ? */
const isInPath = (there: Troop, other: Troop, further: number): boolean =>
  isNearBox(other, there.box, CONTACT) ||
  touchOfBody(there.box, times(facing(there.box.pose), further + TOLERANCE), other) !== null;

function isOpenTo(view: View, charger: Troop, other: Troop, startBox: Box): boolean {
  const sector = sectorOf(other, startBox);
  return (
    chargeBarred(view, charger, other, sector) === null &&
    !isSectorTaken(view, other, sector) &&
    canSee(view, charger, other)
  );
}

/** Flush with the first target, as far over to the second as there is room (HOW-CHG-14). */
export function placeBetween(view: View, found: Approach, second: Id): Pose {
  const [charger, first, other] = [troopOf(view, found.charger), troopOf(view, found.target), troopOf(view, second)];
  const edge = edgeOfBody(first, found.sector);
  const { depth } = hullIn(charger.traits, charger.piece.formation);
  const isFree = (pose: Pose): boolean => hasRoomToFight(view, troopAt(charger, pose), first);
  const places = ASIDE.flatMap((share) => lineUp(edge, depth, [(share * edge.width) / 2], isFree) ?? []);
  const far = (pose: Pose): number => distanceBetween(troopAt(charger, pose), other);
  const [best] = places.toSorted((a, b) => far(a) - far(b));
  return best ?? found.linedUp;
}
