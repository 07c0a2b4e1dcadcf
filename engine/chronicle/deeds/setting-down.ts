/** Where a march sets a unit down: at the place told, or as near to it as there is room. */
import { distance, overlaps } from '../../geometry';
import type { Point, Pose } from '../../geometry';
import type { Cm, Id } from '../../scenario';
import { closedInWords, groundInWords, metresToCm, remarkOn } from '../course';
import type { DayCourse, NumberedAction } from '../course';
import { roomNear } from '../room';
import { footprint } from '../troops';
import type { ChronicleTroop } from '../troops';
import type { FootprintInWay } from '../ways';

/**
 * So far from the place told is told, cm: deeper than a line and wider than a column, so that a unit farther off stands in
 * another line or on the other side of its neighbour, and no longer where the file says.
 */
const NEAR: Cm = 5;

interface Wanted {
  readonly troop: ChronicleTroop;
  /** The formation it then stands in; it comes in the one it has. */
  readonly as: Id;
  readonly wanted: Pose;
  /** Who goes into houses stands before them only in passing. */
  readonly inHouses: boolean;
}

/** The nearest place with room; a finding where that is not the place told. */
export function setDown(
  course: DayCourse,
  told: NumberedAction,
  { troop, as, wanted, inHouses }: Wanted,
  taken: readonly FootprintInWay[],
): Pose {
  const { troops } = course;
  const name = troops.nameOf(troop.id);
  const stands = roomNear(wanted, (pose) => takerOf(course, troop, pose, as, taken) === null);
  if (inHouses) return stands ?? wanted;
  if (stands === null)
    remarkOn(course, told.entry, {
      ...{ key: 'along', severity: 'error', code: 'no-room' },
      message: `${name} finds no room where its way ends.`,
      fix: 'Lead the way elsewhere, or let those who stand there march off first.',
    });
  const off = stands ? distance(stands, wanted) : 0;
  if (stands && off > NEAR)
    remarkOn(course, told.entry, {
      ...{ key: 'along', severity: 'warning', code: 'set-down-beside' },
      message: `${name} is set down ${groundInWords(off * metresToCm(course.scenario))} from where its way ends, at ${inTheMeasure(course, stands)}: ${takerOf(course, troop, wanted, as, taken) ?? ''}.`,
      fix: 'Lead the way to where it has room, or let those who have the room march off first.',
    });
  return stands ?? wanted;
}

/** What takes the room of a place, in words; null where there is room. */
function takerOf(
  { ways, troops, scenario }: DayCourse,
  troop: ChronicleTroop,
  pose: Pose,
  as: Id,
  taken: readonly FootprintInWay[],
): string | null {
  const box = footprint(troop, pose, as);
  const other = box && taken.find((one) => overlaps(box, one.box));
  if (other) return `${troops.nameOf(other.id)} has the room`;
  const closed = ways.closedAt(troop, pose, as) ?? ways.closedAt(troop, pose, troop.formation);
  return closed && `${closedInWords(scenario, closed)} leaves it no room`;
}

/** A place in the measure of the file. */
function inTheMeasure({ chronicle: { measure } }: DayCourse, { x, y }: Point): string {
  const digits = measure > 1 ? 2 : 1;
  return `[${(x / measure).toFixed(digits)}, ${(y / measure).toFixed(digits)}]`;
}
