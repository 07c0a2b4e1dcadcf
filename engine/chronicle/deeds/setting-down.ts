/** Where a unit is set down when the day begins and where a march ends: at the place told, or as near to it as there is room. */
import { distance, overlaps } from '../../geometry';
import type { Point, Pose } from '../../geometry';
import type { Cm, Id } from '../../scenario';
import { closedInWords, groundInWords, metresToCm, remarkOn } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { roomNear } from '../room';
import { footprint } from '../troops';
import type { ChronicleTroop } from '../troops';
import type { FootprintInWay } from '../march-routes';

/**
 * So far from the place told is told, cm: deeper than a line and wider than a column, so that a unit farther off stands in
 * another line or on the other side of its neighbour, and no longer where the file says.
 */
const NEAR: Cm = 5;
/** Places are looked for at whole centimetres, which sums of sines and cosines miss by less. */
const A_HAIR: Cm = 0.001;

interface Wanted {
  readonly troop: ChronicleTroop;
  /** The formation it then stands in; it comes in the one it has. */
  readonly as: Id;
  readonly wanted: Pose;
}
interface AtTheEnd extends Wanted {
  /** Who goes into houses stands before them only in passing. */
  readonly inHouses: boolean;
}

/** Where a march ends: the nearest place with room; a finding where that is not the place told. */
export function setDown(
  course: DayCourse,
  told: NumberedAction,
  unit: AtTheEnd,
  taken: readonly FootprintInWay[],
): Pose {
  const { troop, wanted, inHouses } = unit;
  const stands = placeNear(course, unit, taken);
  if (inHouses) return stands ?? wanted;
  const name = course.troops.nameOf(troop.id);
  if (stands === null)
    remarkOn(course, told.entry, {
      ...{ key: 'along', severity: 'error', code: 'no-room' },
      message: `${name} finds no room where its way ends.`,
      fix: 'Lead the way elsewhere, or let those who stand there march off first.',
    });
  else if (isBeside(stands, wanted))
    remarkOn(course, told.entry, {
      ...{ key: 'along', severity: 'warning', code: 'set-down-beside' },
      message: `${name} is set down ${farInWords(course, stands, wanted)} from where its way ends, at ${besideInWords(course, unit, stands, taken)}.`,
      fix: 'Lead the way to where it has room, or let those who have the room march off first.',
    });
  return stands ?? wanted;
}

/** Where it stands when the day begins: the nearest place with room; a finding where that is not the place told. */
export function setDownFirst(course: DayCourse, entry: number, unit: Wanted, taken: readonly FootprintInWay[]): Pose {
  const { troop, wanted } = unit;
  const stands = placeNear(course, unit, taken);
  const name = course.troops.nameOf(troop.id);
  const remark = { part: 'begins', entry, key: 'at' } as const;
  if (stands === null)
    course.remarks.push({
      ...{ ...remark, severity: 'error', code: 'no-room' },
      message: `${name} finds no room where it is to begin.`,
      fix: 'Let it begin elsewhere.',
    });
  else if (isBeside(stands, wanted))
    course.remarks.push({
      ...{ ...remark, severity: 'warning', code: 'begins-beside' },
      message: `${name} begins ${farInWords(course, stands, wanted)} from its place, at ${besideInWords(course, unit, stands, taken)}.`,
      fix: 'Let it begin where it has room, or those elsewhere who have the room.',
    });
  return stands ?? wanted;
}

const placeNear = (course: DayCourse, { troop, as, wanted }: Wanted, taken: readonly FootprintInWay[]): Pose | null =>
  roomNear(wanted, (pose) => takerOf(course, troop, pose, as, taken) === null);

const isBeside = (stands: Pose, wanted: Pose): boolean => distance(stands, wanted) > NEAR + A_HAIR;

const farInWords = ({ scenario }: DayCourse, stands: Pose, wanted: Pose): string =>
  groundInWords(distance(stands, wanted) * metresToCm(scenario));

/** Where it stands, and what has the room that it wants. */
const besideInWords = (
  course: DayCourse,
  { troop, as, wanted }: Wanted,
  stands: Pose,
  taken: readonly FootprintInWay[],
): string => `${inTheMeasure(course, stands)}: ${takerOf(course, troop, wanted, as, taken) ?? ''}`;

/** What takes the room of a place, in words; null where there is room. */
function takerOf(
  { routes, troops, scenario }: DayCourse,
  troop: ChronicleTroop,
  pose: Pose,
  as: Id,
  taken: readonly FootprintInWay[],
): string | null {
  const box = footprint(troop, pose, as);
  const other = box && taken.find((one) => overlaps(box, one.box));
  if (other) return `${troops.nameOf(other.id)} has the room`;
  const closed = routes.closedAt(troop, pose, as) ?? routes.closedAt(troop, pose, troop.formation);
  return closed && `${closedInWords(scenario, closed)} leaves it no room`;
}

/** A place in the measure of the file. */
function inTheMeasure({ chronicle: { measure } }: DayCourse, { x, y }: Point): string {
  const digits = measure > 1 ? 2 : 1;
  return `[${(x / measure).toFixed(digits)}, ${(y / measure).toFixed(digits)}]`;
}
