/** What may be seen and fired at: woods, hills, houses, and troops in the way (MCN-FIRE-04, MCN-VIS). */
import type { View } from '../../../battle';
import {
  areaInPolygon,
  boundsMeet,
  boundsOf,
  convexHull,
  corners,
  distance,
  frontCentre,
  gap,
  meetingsWith,
  nearestPointOf,
} from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { bodiesNear } from '../../../tabletop';
import { heightOf, isHillBetween } from '../ground/hills';
import { areaKind, isWood } from '../ground/kinds';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import { isMarked, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** How far troops in a wood of this density are seen, cm (MCN-VIS-01). */
export function detection(troop: Troop, density: 'dense' | 'open'): Cm {
  const { traits } = troop;
  const isStill = traits.class === 'OO' && !isMarked(troop, 'moved') && !isMarked(troop, 'stirred in a wood');
  return traits.house.detection[isStill ? 'still' : 'stirring'][density] * traits.inch;
}

/** The wood a base stands in with its middle; null in the open. */
export function densityAt({ ground }: Pick<View, 'ground'>, { pose }: Box): 'dense' | 'open' | null {
  const woods = ground.areas.filter(isWood);
  if (woods.length === 0) return null;
  const [area] = ground.areasAt(pose, woods);
  return area ? (areaKind(area) === 'dense wood' ? 'dense' : 'open') : null;
}

/** Can a base be seen past the ground from a place? Woods by their range, hills by their contours, houses not at all. */
export function isSeenOver(view: View, from: Box, eye: Point, observer: Troop, target: Troop, base: Box): boolean {
  const { ground } = view;
  const inWood = densityAt(view, base);
  if (inWood && gap(from, base) > detection(target, inWood) + SLACK) return false;
  const woods = ground.areas.filter(isWood);
  const blocks = ground.blocks.filter(({ id }) => id !== observer.inside?.id && id !== target.inside?.id);
  if (woods.length === 0 && blocks.length === 0 && ground.areas.every(({ kind }) => kind !== 'hill')) return true;
  const through = ground.trace(eye, nearestPointOf(base, eye)).filter(({ area }) => woods.includes(area));
  const isDense = through.some(({ area }) => areaKind(area) === 'dense wood');
  const wood = through.reduce((sum, { from: enters, to }) => sum + to - enters, 0);
  if (wood > detection(target, isDense ? 'dense' : 'open') + SLACK) return false;
  return [base.pose, ...corners(base)].every(
    (point) => !isHillBetween(ground, eye, point) && blocks.every(({ box }) => !passesThrough(box, eye, point)),
  );
}
const SLACK: Cm = 0.003;

/** Does a line enter a footprint, and not only touch it? */
function passesThrough(box: Box, from: Point, to: Point): boolean {
  const meetings = meetingsWith(box, from, to);
  const [enters] = meetings;
  const leaves = meetings.at(-1);
  return enters !== undefined && leaves !== undefined && leaves - enters > SLACK;
}

/** Others whose bodies lie between a base and what it fires at, wholly or in part. */
export function unitsBetween(view: View, firer: Troop, from: Box, target: Troop, base: Box): readonly Troop[] {
  const eye = frontCentre(from);
  const hull = convexHull([eye, ...corners(base)]);
  const bounds = boundsOf(hull);
  const middle = { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
  const reach = distance({ x: bounds.minX, y: bounds.minY }, { x: bounds.maxX, y: bounds.maxY }) / 2;
  return bodiesNear(troopsOn(view), middle, reach).filter(
    ({ id, box, inside }) =>
      id !== firer.id &&
      id !== target.id &&
      !inside &&
      boundsMeet(bounds, boundsOf(corners(box))) &&
      areaInPolygon(box, hull) > HIDDEN,
  );
}
/** Square centimetres of a body in the way that are more than rounding. */
const HIDDEN = 0.01;

/** Guns fire over friends from or to higher ground, and howitzers always, where friends are far from both (MCN-FIRE-04). */
export function mayFireOver(view: View, firer: Troop, target: Troop, between: readonly Troop[]): boolean {
  if (firer.traits.class !== 'ART') return false;
  const isHigher = heightOf(view.ground, firer) !== heightOf(view.ground, target);
  if (!isHigher && firer.traits.weapon !== 'howitzers') return false;
  const clear = inches(view, houseOf(view).overheadGap) - SLACK;
  return between.every(
    (one) => one.side === firer.side && gap(one.box, firer.box) >= clear && gap(one.box, target.box) >= clear,
  );
}
