/** Bodies in the way: who stands between a footprint and a body, what of it they hide, and the gaps between them. */
import {
  boundsMeet,
  boundsOf,
  clipToHalfPlane,
  corners,
  distance,
  facing,
  frontCentre,
  halfAcross,
  minus,
  penetration,
  poseAt,
  unit,
} from '../geometry';
import type { Bounds, Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';
import { outlineOf } from './hiding';
import { bodiesNear } from './near';
import { areaOfPieces, pastOutline } from './shadows';
import type { Pieces } from './shadows';
import { LEAST_SHARE } from './shares';

/** The line from the middle of a front to a body: where from, how far, and how far to each side others on it matter. */
interface LineToBody {
  readonly x: number;
  readonly y: number;
  readonly directionX: number;
  readonly directionY: number;
  readonly reach: Cm;
  readonly halfWidth: Cm;
}

/**
 * Those of `bodies` that stand between a footprint and a target, near enough to the line to hide a part of the target or
 * to narrow a gap: all along the front of `origin` and the width of the target. `counts` is asked of few.
 */
export function bodiesBetween<B extends Body>(
  bodies: readonly B[],
  observer: Body,
  origin: Box,
  target: Body,
  counts: (body: B) => boolean,
): readonly B[] {
  const line = lineTo(origin, target.box);
  const middle = { x: line.x + (line.directionX * line.reach) / 2, y: line.y + (line.directionY * line.reach) / 2 };
  let found: B[] | null = null;
  for (const body of bodiesNear(bodies, middle, line.reach / 2 + line.halfWidth)) {
    for (const box of body.boxes) {
      if (!isOnLine(box, line)) continue;
      if (body.id !== observer.id && body.id !== target.id && counts(body)) (found ??= []).push(body);
      break;
    }
  }
  return found ?? NOBODY;
}
const NOBODY: readonly never[] = [];

function lineTo(origin: Box, target: Box): LineToBody {
  const x = origin.pose.x + (origin.pose.hx * origin.depth) / 2;
  const y = origin.pose.y + (origin.pose.hy * origin.depth) / 2;
  const dx = target.pose.x - x;
  const dy = target.pose.y - y;
  const long = Math.sqrt(dx * dx + dy * dy);
  const directionX = long > 0 ? dx / long : 0;
  const directionY = long > 0 ? dy / long : 0;
  const halfWidth = Math.max(halfAcross(target, directionY, -directionX), origin.width / 2);
  return { x, y, directionX, directionY, reach: long + halfAcross(target, directionX, directionY), halfWidth };
}

function isOnLine(box: Box, line: LineToBody): boolean {
  const x = box.pose.x - line.x;
  const y = box.pose.y - line.y;
  const ahead = x * line.directionX + y * line.directionY;
  const along = halfAcross(box, line.directionX, line.directionY);
  if (ahead < -along || ahead > line.reach + along) return false;
  const across = Math.abs(x * line.directionY - y * line.directionX);
  return across < line.halfWidth + halfAcross(box, line.directionY, -line.directionX);
}

/** The share of a target's footprint that others hide from an eye. */
export function shareHiddenBy(eye: Point, target: Body, others: readonly Body[]): number {
  const whole = corners(target.box);
  const bounds = boundsOf([eye, ...whole]);
  let left: Pieces = [whole];
  for (const other of others)
    for (const box of other.boxes) {
      if (isOutside(box, bounds)) continue;
      const outline = outlineOf(box);
      if (boundsMeet(bounds, boundsOf(outline))) left = pastOutline(eye, left, outline);
    }
  if (left.length === 1 && left[0] === whole) return 0;
  const hidden = 1 - areaOfPieces(left, eye, null) / (target.box.width * target.box.depth);
  return hidden < LEAST_SHARE ? 0 : hidden;
}

/** Quick look: surely none of a footprint lies within the bounds. */
function isOutside({ pose: { x, y }, width, depth }: Box, { minX, maxX, minY, maxY }: Bounds): boolean {
  const reach = (width + depth) / 2;
  return x + reach < minX || x - reach > maxX || y + reach < minY || y - reach > maxY;
}

// Gaps and widths across the line ------------------------------------------------------------------------------------

/** A stretch across the line to a target, cm to the right of it. */
interface Interval {
  from: Cm;
  to: Cm;
}

/** The gap between others through which the line to a target passes, cm; when one stands on the line, the wider of the gaps beside it. */
export function gapTowards(origin: Box, target: Body, others: readonly Body[]): Cm {
  const taken = acrossLine(origin, target, others);
  const onLine = taken.findIndex(({ from, to }) => from <= 0 && to >= 0);
  const gapAfter = (i: number): Cm => (taken[i + 1]?.from ?? Infinity) - (taken[i]?.to ?? -Infinity);
  if (onLine >= 0) return Math.max(gapAfter(onLine - 1), gapAfter(onLine));
  return gapAfter(taken.filter(({ to }) => to < 0).length - 1);
}

/** How much of a target's width, square to the line to it, no other hides, cm. */
export function widthSeenPast(origin: Box, target: Body, others: readonly Body[]): Cm {
  const direction = unit(minus(target.box.pose, frontCentre(origin)));
  const half = halfAcross(target.box, direction.y, -direction.x);
  return acrossLine(origin, target, others).reduce(
    (seen, { from, to }) => seen - Math.max(0, Math.min(to, half) - Math.max(from, -half)),
    2 * half,
  );
}

/** What others take of the width across the line to a target, from left to right, merged where it overlaps. */
function acrossLine(origin: Box, target: Body, others: readonly Body[]): readonly Interval[] {
  const eye = frontCentre(origin);
  const direction = unit(minus(target.box.pose, eye));
  const reach = distance(eye, target.box.pose);
  const intervals: Interval[] = [];
  for (const other of others)
    for (const box of other.boxes) {
      const interval = intervalOf(box, origin, eye, direction, reach);
      if (interval) intervals.push(interval);
    }
  return merged(intervals);
}

/** How far a footprint reaches across the line: only what stands before the front and short of the target; null for nothing. */
function intervalOf(box: Box, origin: Box, eye: Point, direction: Point, reach: Cm): Interval | null {
  const front = { x: eye.x + origin.pose.hx * BEFORE_FRONT, y: eye.y + origin.pose.hy * BEFORE_FRONT };
  let ring: readonly Point[] = clipToHalfPlane(corners(box), front, facing(origin.pose));
  ring = clipToHalfPlane(
    ring,
    { x: eye.x + direction.x * reach, y: eye.y + direction.y * reach },
    { x: -direction.x, y: -direction.y },
  );
  if (ring.length < 3) return null;
  let from = Infinity;
  let to = -Infinity;
  for (const { x, y } of ring) {
    const across = (x - eye.x) * direction.y - (y - eye.y) * direction.x;
    from = Math.min(from, across);
    to = Math.max(to, across);
  }
  return { from, to };
}
/** Neighbours that are flush with the front do not stand before it, cm. */
const BEFORE_FRONT: Cm = 0.01;

function merged(intervals: Interval[]): readonly Interval[] {
  const whole: Interval[] = [];
  for (const next of intervals.sort((a, b) => a.from - b.from)) {
    const last = whole[whole.length - 1];
    if (last && next.from <= last.to) last.to = Math.max(last.to, next.to);
    else whole.push(next);
  }
  return whole;
}

// The strip of fire ---------------------------------------------------------------------------------------------------

/** The straight strip from the front of a footprint to the middle of a target, as wide as the front. */
export function stripTo(origin: Box, target: Body): Box {
  const eye = frontCentre(origin);
  const { pose } = target.box;
  const middle = { x: (eye.x + pose.x) / 2, y: (eye.y + pose.y) / 2 };
  return { pose: poseAt(middle, unit(minus(pose, eye))), width: origin.width, depth: distance(eye, pose) };
}

/** Does any part of a body lie in a strip? */
export const isInStrip = (body: Body, strip: Box): boolean => body.boxes.some((box) => penetration(box, strip) > 0);
