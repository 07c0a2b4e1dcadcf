/** Troops in the way of fire, and over whom guns fire (MCN-FIRE-04). */
import type { View } from '../../../battle';
import { areaInPolygon, frontCentre, gap, hullWith } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { heightOf } from '../ground/hills';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import { troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/**
 * Others whose bodies may lie between two units, surely all that do and some more, less those that may be fired over: guns
 * fire over friends from or to higher ground, and howitzers always, where they are far from both (MCN-FIRE-04).
 */
export function bodiesInTheWay(view: View, firer: Troop, target: Troop): Troop[] {
  const isOver = mayFireOver(view, firer, target);
  const found: Troop[] = [];
  for (const troop of troopsOn(view))
    if (
      troop.id !== firer.id &&
      troop.id !== target.id &&
      !troop.inside &&
      comesNear(troop.box, firer.box, target.box) &&
      !isOver(troop)
    )
      found.push(troop);
  return found;
}

/** Lies one of them between a base and what it fires at, wholly or in part? That one comes first, and is asked first of the next. */
export function isMasked(bodies: Troop[], from: Box, base: Box): boolean {
  let hull: readonly Point[] | null = null;
  for (const [i, troop] of bodies.entries()) {
    if (!comesNear(troop.box, from, base)) continue;
    hull ??= hullWith(base, frontCentre(from));
    if (areaInPolygon(troop.box, hull) <= HIDDEN) continue;
    bodies.splice(i, 1);
    bodies.unshift(troop);
    return true;
  }
  return false;
}
/**
 * May a body lie on a line from a footprint to another? Surely where it does: no such line is farther from that of their
 * middles than the larger of them reaches. Asked very often, so written without calls.
 */
function comesNear({ pose, width, depth }: Box, from: Box, to: Box): boolean {
  const [x, y] = [to.pose.x - from.pose.x, to.pose.y - from.pose.y];
  const [px, py] = [pose.x - from.pose.x, pose.y - from.pose.y];
  const long = x * x + y * y;
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / long));
  const [east, north] = [px - x * t, py - y * t];
  const larger = Math.max(from.width * from.width + from.depth * from.depth, to.width * to.width + to.depth * to.depth);
  const reach = (Math.sqrt(width * width + depth * depth) + Math.sqrt(larger)) / 2;
  return east * east + north * north <= reach * reach;
}
/** Square centimetres of a body in the way that are more than rounding. */
const HIDDEN = 0.01;

/** Tells over whom a unit may fire at another. */
function mayFireOver(view: View, firer: Troop, target: Troop): (one: Troop) => boolean {
  if (firer.traits.class !== 'ART') return never;
  const isHigher = heightOf(view.ground, firer) !== heightOf(view.ground, target);
  if (!isHigher && firer.traits.weapon !== 'howitzers') return never;
  const clear = inches(view, houseOf(view).overheadGap) - SLACK;
  return ({ side, box }) => side === firer.side && gap(box, firer.box) >= clear && gap(box, target.box) >= clear;
}
/** Less than rounding makes of a distance. */
const SLACK: Cm = 0.003;
const never = (): boolean => false;
