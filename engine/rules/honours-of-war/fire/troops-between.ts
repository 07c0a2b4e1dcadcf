/** Troops in the way of a shot: gaps, hidden targets and fire over the heads of friends (HOW-FIRE-09, 10, HOW-ARTY-08, 09). */
import type { Refusal, View } from '../../../battle';
import {
  boundsMeet,
  boundsOf,
  clipToHalfPlane,
  corners,
  distance,
  facing,
  frontCentre,
  gap,
  minus,
  penetration,
  poseAt,
  TOLERANCE,
  unit,
} from '../../../geometry';
import type { Bounds, Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Ammunition, ShellSafety } from '../troops/ordnance';
import {
  areaOfPieces,
  areaUnder,
  areWithin,
  distanceBetween,
  farEdges,
  MORE_THAN_HALF,
  pastScreen,
  sharesUnder,
} from '../../../tabletop';
import { friendsOf, isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { outlineOf } from './screens';
import { SPECK } from './sight';
import { isHill } from '../ground/kinds';
import type { Pieces } from '../../../tabletop';

/** How a shot gets past other troops. */
export interface Passage {
  /** Share of the target hidden by units of either side; 0 when the fire passes overhead. */
  readonly hidden: number;
  readonly overhead: boolean;
  /** Width of a gap between friends too narrow to fire through; null when there is none. */
  readonly narrowGap: Cm | null;
  readonly isBarred: boolean;
}

const CLEAR: Passage = { hidden: 0, overhead: false, narrowGap: null, isBarred: false };
const OVERHEAD: Passage = { ...CLEAR, overhead: true };

/**
 * What stands between a firer and its target, and whether the fire may pass (HOW-FIRE-09, HOW-FIRE-10). Shell alone is
 * thrown over friends on the level, and minds no narrow gap (HOW-ARTY-17).
 */
export function passage(view: View, firer: Troop, stand: Box, target: Troop, ammunition?: Ammunition): Passage {
  const others = troopsBetween(view, firer, stand, target);
  if (others.length === 0) return CLEAR;
  const friends = others.filter((other) => other.side === firer.side);
  const shell = ammunition === 'shell' ? (firer.traits.ordnance?.overhead ?? null) : null;
  if (firer.traits.gun && friends.length > 0) {
    if (mayFireOverhead(view, firer, stand, target, shell)) return OVERHEAD;
    if (shell && mayThrowOverhead(view, firer, stand, target, friends, shell)) return OVERHEAD;
  }
  const gap = friends.length > 1 && !shell ? widestGap(stand, target, friends) : Infinity;
  const narrowGap = gap < stand.width / 2 - TOLERANCE ? gap : null;
  const hidden = hiddenByTroops(frontCentre(stand), target, others);
  return { hidden, overhead: false, narrowGap, isBarred: narrowGap !== null || hidden > MORE_THAN_HALF };
}

/** Why a barred passage is barred, in a sentence. */
export function barredBy(firer: Troop, stand: Box, target: Troop, { hidden, narrowGap }: Passage): Refusal {
  const { name } = firer.traits.unit;
  if (narrowGap !== null)
    return {
      clause: 'HOW-FIRE-09',
      sentence: `Too narrow a gap to fire through. Between friends it must be half the frontage of ${name}, ${(stand.width / 2).toFixed(1)} cm; it is ${narrowGap.toFixed(1)} cm.`,
      reasons: [],
    };
  return {
    clause: 'HOW-FIRE-10',
    sentence: `Other troops hide ${target.traits.unit.name} from ${name}. No fire at a target more than half hidden by troops; ${Math.round(hidden * 100)}% is.`,
    reasons: [],
  };
}

/** Units that stand between, near enough to the line of fire to hide a part of the target or to narrow a gap. */
function troopsBetween(view: View, firer: Troop, stand: Box, target: Troop): readonly Troop[] {
  const line = lineTo(stand, target);
  let found: Troop[] | null = null;
  for (const other of troopsOn(view)) {
    for (const box of other.boxes) {
      if (!isBetween(box, line)) continue;
      if (other.id !== firer.id && other.id !== target.id && !other.inside && !isDoneFor(other))
        (found ??= []).push(other);
      break;
    }
  }
  return found ?? NOBODY;
}
const NOBODY: readonly Troop[] = [];

/** The line of fire: from the middle of the front, how far, and how far to each side troops on it matter. */
interface LineOfFire {
  readonly x: number;
  readonly y: number;
  readonly wayX: number;
  readonly wayY: number;
  readonly reach: Cm;
  readonly aside: Cm;
}

function lineTo(stand: Box, target: Troop): LineOfFire {
  const x = stand.pose.x + (stand.pose.hx * stand.depth) / 2;
  const y = stand.pose.y + (stand.pose.hy * stand.depth) / 2;
  const dx = target.box.pose.x - x;
  const dy = target.box.pose.y - y;
  const long = Math.sqrt(dx * dx + dy * dy);
  const wayX = long > 0 ? dx / long : 0;
  const wayY = long > 0 ? dy / long : 0;
  const aside = Math.max(halfAcross(target.box, wayY, -wayX), stand.width / 2);
  return { x, y, wayX, wayY, reach: long + halfAcross(target.box, wayX, wayY), aside };
}

/** Half of a footprint's extent along a direction. */
const halfAcross = ({ pose, width, depth }: Box, x: number, y: number): Cm =>
  (Math.abs(x * pose.hx + y * pose.hy) * depth + Math.abs(x * pose.hy - y * pose.hx) * width) / 2;

function isBetween(box: Box, line: LineOfFire): boolean {
  const x = box.pose.x - line.x;
  const y = box.pose.y - line.y;
  const ahead = x * line.wayX + y * line.wayY;
  const along = halfAcross(box, line.wayX, line.wayY);
  if (ahead < -along || ahead > line.reach + along) return false;
  const across = Math.abs(x * line.wayY - y * line.wayX);
  return across < line.aside + halfAcross(box, line.wayY, -line.wayX);
}

function hiddenByTroops(eye: Point, target: Troop, others: readonly Troop[]): number {
  const whole = corners(target.box);
  const bounds = boundsOf([eye, ...whole]);
  let left: Pieces = [whole];
  for (const other of others)
    for (const box of other.boxes) {
      if (isOutside(box, bounds)) continue;
      const outline = outlineOf(box);
      if (!boundsMeet(bounds, boundsOf(outline))) continue;
      for (const screen of farEdges(eye, outline)) left = pastScreen(eye, left, screen);
    }
  const hidden = 1 - areaOfPieces(left, eye, null) / (target.box.width * target.box.depth);
  return hidden < SPECK ? 0 : hidden;
}

/** Quick look: surely none of a footprint lies within the bounds. */
function isOutside({ pose: { x, y }, width, depth }: Box, { minX, maxX, minY, maxY }: Bounds): boolean {
  const reach = (width + depth) / 2;
  return x + reach < minX || x - reach > maxX || y + reach < minY || y - reach > maxY;
}

// Gaps (HOW-FIRE-09) ------------------------------------------------------------------------------------------------

interface Interval {
  from: Cm;
  to: Cm;
}

/** The gap through which the line of fire passes; when a friend stands on the line, the wider of the gaps beside him. */
function widestGap(stand: Box, target: Troop, friends: readonly Troop[]): Cm {
  const eye = frontCentre(stand);
  const way = unit(minus(target.box.pose, eye));
  const reach = distance(eye, target.box.pose);
  const taken = merged(
    friends.flatMap((friend) => friend.boxes.flatMap((box) => intervalOf(box, stand, eye, way, reach))),
  );
  const onLine = taken.findIndex(({ from, to }) => from <= 0 && to >= 0);
  const gapAfter = (i: number): Cm => (taken[i + 1]?.from ?? Infinity) - (taken[i]?.to ?? -Infinity);
  if (onLine >= 0) return Math.max(gapAfter(onLine - 1), gapAfter(onLine));
  return gapAfter(taken.filter(({ to }) => to < 0).length - 1);
}

/** How far a friend reaches across the line of fire: only what stands before the firer's front and short of the target. */
function intervalOf(box: Box, stand: Box, eye: Point, way: Point, reach: Cm): readonly Interval[] {
  const front = { x: eye.x + stand.pose.hx * 0.01, y: eye.y + stand.pose.hy * 0.01 };
  let ring: readonly Point[] = clipToHalfPlane(corners(box), front, facing(stand.pose));
  ring = clipToHalfPlane(ring, { x: eye.x + way.x * reach, y: eye.y + way.y * reach }, { x: -way.x, y: -way.y });
  if (ring.length < 3) return [];
  const across = ring.map(({ x, y }) => (x - eye.x) * way.y - (y - eye.y) * way.x);
  return [{ from: Math.min(...across), to: Math.max(...across) }];
}

function merged(intervals: readonly Interval[]): readonly Interval[] {
  const whole: Interval[] = [];
  for (const next of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = whole[whole.length - 1];
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else whole.push({ ...next });
  }
  return whole;
}

// Overhead (HOW-ARTY-08, 09, 17) -------------------------------------------------------------------------------

/** May guns fire over the friends that stand in the strip of fire: down from a hill, or up at one? Shell needs no more than guns. */
function mayFireOverhead(view: View, firer: Troop, stand: Box, target: Troop, shell: ShellSafety | null): boolean {
  const ownHill = areaUnder(view, stand, isHill);
  const theirHill = ownHill ? null : areaUnder(view, target.box, isHill);
  if (!ownHill && !theirHill) return false;
  const { distances } = firer.traits.scale;
  const safe = distances[shell?.hills ?? 'fifteen'];
  const under = friendsInStrip(view, firer, stand, target);
  if (under.length === 0) return false;
  const isUnsafe = (friend: Troop): boolean =>
    areWithin(friend, target, safe) && distanceBetween(friend, target) < safe - 0.01;
  if (friendsOf(view, firer).some(isUnsafe)) return false;
  if (ownHill)
    return under.every((friend) => fromGun(stand, friend) > distances.ten + 0.01 && !isOn(view, friend, ownHill.id));
  return (
    theirHill !== null &&
    under.every((friend) => fromGun(stand, friend) >= safe - 0.01 && !isOn(view, friend, theirHill.id))
  );
}

const fromGun = (stand: Box, friend: Troop): Cm => Math.min(...friend.boxes.map((box) => gap(box, stand)));

/** May shell go over friends on the level: they keep off gun and target, and 4 cm of the target are seen past them (HOW-ARTY-17, 23)? */
function mayThrowOverhead(
  view: View,
  firer: Troop,
  stand: Box,
  target: Troop,
  between: readonly Troop[],
  { level }: ShellSafety,
): boolean {
  if (areaUnder(view, stand, isHill)?.id !== areaUnder(view, target.box, isHill)?.id) return false;
  const { distances } = firer.traits.scale;
  const safe = distances[level] + 0.01;
  if (!friendsInStrip(view, firer, stand, target).every((friend) => fromGun(stand, friend) > safe)) return false;
  if (friendsOf(view, firer).some((friend) => areWithin(friend, target, safe))) return false;
  return widthSeen(stand, target, between) >= distances.four - 0.01;
}

/** How much of the target's width, square to the line of fire, no friend hides, cm. */
function widthSeen(stand: Box, target: Troop, friends: readonly Troop[]): Cm {
  const eye = frontCentre(stand);
  const way = unit(minus(target.box.pose, eye));
  const reach = distance(eye, target.box.pose);
  const half = halfAcross(target.box, way.y, -way.x);
  const hidden = merged(
    friends.flatMap((friend) => friend.boxes.flatMap((box) => intervalOf(box, stand, eye, way, reach))),
  );
  return hidden.reduce(
    (seen, { from, to }) => seen - Math.max(0, Math.min(to, half) - Math.max(from, -half)),
    2 * half,
  );
}

const isOn = (view: View, troop: Troop, hill: string): boolean =>
  sharesUnder(view, troop.box).some(({ area, share }) => area.id === hill && share > MORE_THAN_HALF);

const friendsInStrip = (view: View, firer: Troop, stand: Box, target: Troop): readonly Troop[] => {
  const strip = stripOfFire(stand, target);
  return friendsOf(view, firer).filter(
    (friend) => !friend.inside && friend.boxes.some((box) => penetration(box, strip) > 0),
  );
};

/** The straight strip from a firer to its target, as wide as the firer's front (HOW-CMD-09, HOW-ARTY-09). */
export function stripOfFire(stand: Box, target: Troop): Box {
  const eye = frontCentre(stand);
  const { pose } = target.box;
  const middle = { x: (eye.x + pose.x) / 2, y: (eye.y + pose.y) / 2 };
  return { pose: poseAt(middle, unit(minus(pose, eye))), width: stand.width, depth: distance(eye, pose) };
}
