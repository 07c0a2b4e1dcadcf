/** What may be seen and fired at: woods, hills, houses, and troops in the way (MCN-FIRE-04, MCN-VIS). */
import { sightLimit } from '../../../battle';
import type { View } from '../../../battle';
import { memo } from '../../../facts';
import {
  areaInPolygon,
  boundsMeet,
  boundsOf,
  corners,
  frontCentre,
  gap,
  hullWith,
  meetingsWith,
  nearestPointOf,
} from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Ground, GroundArea } from '../../../terrain';
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

const woodsOf = memo(({ areas }: Ground): readonly GroundArea[] => areas.filter(isWood));
const blocksOf = memo(({ blocks }: Ground) =>
  blocks.map(({ id, box }) => ({ id, box, bounds: boundsOf(corners(box)) })),
);
const hasHills = memo(({ areas }: Ground): boolean => areas.some(({ kind }) => kind === 'hill'));

/** The wood a base stands in with its middle; null in the open. */
export function densityAt({ ground }: Pick<View, 'ground'>, { pose }: Box): 'dense' | 'open' | null {
  const woods = woodsOf(ground);
  if (woods.length === 0) return null;
  const [area] = ground.areasAt(pose, woods);
  return area ? (areaKind(area) === 'dense wood' ? 'dense' : 'open') : null;
}

/** Can a base be seen past the ground from a place? No farther than the scenario lets anybody see; woods by their range, hills by their contours, houses not at all. */
export function isSeenOver(view: View, from: Box, eye: Point, observer: Troop, target: Troop, base: Box): boolean {
  const { ground } = view;
  const limit = sightLimit(view.state);
  if (limit !== null && gap(from, base) > limit + SLACK) return false;
  const inWood = densityAt(view, base);
  if (inWood && gap(from, base) > detection(target, inWood) + SLACK) return false;
  if (isWoodBetween(ground, eye, target, base)) return false;
  // Past this no line to the base goes: most blocks lie elsewhere.
  const about = boundsOf([eye, ...corners(base)]);
  const blocks = blocksOf(ground).filter(
    ({ id, bounds }) => boundsMeet(about, bounds) && id !== observer.inside?.id && id !== target.inside?.id,
  );
  if (blocks.length === 0 && !hasHills(ground)) return true;
  return [base.pose, ...corners(base)].every(
    (point) => !isHillBetween(ground, eye, point) && blocks.every(({ box }) => !passesThrough(box, eye, point)),
  );
}

/** Does the line to a base cross more wood than its unit is seen through? */
function isWoodBetween(ground: Ground, eye: Point, target: Troop, base: Box): boolean {
  const woods = woodsOf(ground);
  if (woods.length === 0) return false;
  const through = ground.trace(eye, nearestPointOf(base, eye)).filter(({ area }) => woods.includes(area));
  if (through.length === 0) return false;
  const isDense = through.some(({ area }) => areaKind(area) === 'dense wood');
  const wood = through.reduce((sum, { from: enters, to }) => sum + to - enters, 0);
  return wood > detection(target, isDense ? 'dense' : 'open') + SLACK;
}
const SLACK: Cm = 0.003;

/** Does a line enter a footprint, and not only touch it? */
function passesThrough(box: Box, from: Point, to: Point): boolean {
  const meetings = meetingsWith(box, from, to);
  const [enters] = meetings;
  const leaves = meetings.at(-1);
  return enters !== undefined && leaves !== undefined && leaves - enters > SLACK;
}

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
const never = (): boolean => false;
