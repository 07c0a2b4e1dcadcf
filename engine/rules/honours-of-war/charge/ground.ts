/** What of the ground matters when two units fight: who stands uphill, what lies between them, what a charge came through. */
import type { View } from '../../../battle';
import {
  boxAt,
  exceeds,
  facing,
  fallsShort,
  isNearCourse,
  lastStraight,
  leadingEdge,
  minus,
  TOLERANCE,
} from '../../../geometry';
import type { Path, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea, GroundLine } from '../../../terrain';
import { coverUnder, isBroken, isFordable, isHill } from '../ground/kinds';
import { areaRow } from '../ground/areas';
import type { CoverClass } from '../ground/areas';
import { isDefence, lineRow } from '../ground/lines';
import { trenchAgainst, worksOccupied } from '../ground/works';
import type { Troop } from '../troops/troop';
import { ABOUT_HALF, areaUnder, comparedOnHill, isAtLeastHalf } from '../../../tabletop';
import { CONTACT } from '../troops/scales';

/** The hill a unit stands on: more than half of it (HOW-TERR-16). */
const hillUnder = (view: View, troop: Troop): GroundArea | null =>
  areaUnder(view.ground, troop.box, isHill, ABOUT_HALF);

/**
 * Does the target stand uphill of the attacker (HOW-TERR-16)? The crest is judged from the target's front. Out of a
 * fordable river every bank is uphill (HOW-TERR-21).
 */
export function isUphill(view: View, attacker: Troop, target: Troop): boolean {
  if (isBelowBank(view, attacker, target)) return true;
  const hill = hillUnder(view, target);
  if (!hill) return false;
  const { share, farther, isSameSide } = comparedOnHill(view.ground, hill, attacker.box, target.box);
  return !isAtLeastHalf(share) || (isSameSide && !fallsShort(farther, LOWER * attacker.traits.scale.factor));
}
/** Lower by at least 2 cm of ground at 28mm. */
const LOWER = 2;

/** It stands in a river, or has charged out of one in this melee, and the target is on dry ground (HOW-TERR-21). */
const isBelowBank = (view: View, attacker: Troop, target: Troop): boolean =>
  (attacker.piece.marks['no bonus'] === OUT_OF_RIVER || isInRiver(view, attacker)) && !isInRiver(view, target);
/** More than half of it, and no bridge or ford under it (HOW-TERR-25). */
const isInRiver = (view: View, { box }: Troop): boolean =>
  areaUnder(view.ground, box, isFordable) !== null && view.ground.inWater(box, 'any');
/** Why a unit that charged out of a river has no bonus. */
export const OUT_OF_RIVER = 'HOW-TERR-21';

/** Defences that the target touches lie between them: a wall, hedge, fence, tree line, works (HOW-MELEE-14, HOW-MELEE-20). */
export const isBehindLine = (view: View, troop: Troop, target: Troop): boolean =>
  linesBetween(view, troop, target).length > 0 || trenchAgainst(view, target, troop.box, () => 'front') !== null;

const linesBetween = (view: View, troop: Troop, target: Troop): readonly GroundLine[] =>
  view.ground
    .crossed(troop.box.pose, target.box.pose)
    .map(({ line }) => line)
    .filter((line) => isDefence(line) && isNearCourse(target.box, line.course, CONTACT + TOLERANCE));

/** The cover on which a unit meets an attacker in one of its sectors (HOW-MELEE-20, HOW-TERR-11). */
export function coverInMelee(view: View, attacker: Troop, target: Troop, sector: Sector): CoverClass | null {
  if (trenchAgainst(view, target, attacker.box, () => sector)) return 'heavy';
  const area = coverUnder(view, target.box, target.traits.scale);
  const works = worksOccupied(view, target.box);
  const lines = linesBetween(view, attacker, target).filter((line) => line !== works);
  const covers = [area && areaRow(area).cover, ...lines.map((line) => lineRow(line).cover)];
  return covers.includes('heavy') ? 'heavy' : covers.includes('light') ? 'light' : null;
}

/** Did the last `runIn` cm of a charge, after its wheel, go through wood or rough ground (HOW-MELEE-14)? */
export function isThroughRough(view: View, charger: Troop, path: Path, runIn: Cm): boolean {
  const last = lastStraight(path);
  if (!last) return false;
  const { from, leg } = last;
  const by = minus(leg.to, from);
  const [a, b] = leadingEdge(boxAt(charger.box, from), facing(from));
  return view.ground.swept(a, b, by).some(({ area, to }) => isBroken(area) && exceeds(to, leg.length - runIn));
}
