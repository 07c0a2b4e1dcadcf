/** How near a straight move brings a unit to others. */
import { boxAt, distanceToSegment, gap, length as lengthOf, movedBy, plus, times, TOLERANCE } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';
import { bodiesNear, radiusOf } from './near';

/** Does a footprint come within `limit` cm of any of the others that count, where it stands or anywhere along `by`? */
export function comesWithin<B extends Body>(
  box: Box,
  by: Point,
  others: readonly B[],
  limit: Cm,
  counts: (other: B) => boolean,
): boolean {
  const end = plus(box.pose, by);
  const middle = { x: box.pose.x + by.x / 2, y: box.pose.y + by.y / 2 };
  for (const body of bodiesNear(others, middle, lengthOf(by) / 2 + limit + radiusOf(box))) {
    if (!counts(body)) continue;
    for (const other of body.boxes) {
      const room = limit + radiusOf(box) + radiusOf(other);
      if (distanceToSegment(other.pose, box.pose, end) <= room && isWithinOnWay(box, by, other, limit)) return true;
    }
  }
  return false;
}

/** Is the least distance on the way at most `limit`? Told by the distances at its ends where those suffice. */
function isWithinOnWay(box: Box, by: Point, other: Box, limit: Cm): boolean {
  const first = gap(box, other);
  if (first <= limit) return true;
  const length = lengthOf(by);
  if (length === 0) return false;
  const last = gap(boxAt(box, movedBy(box.pose, by)), other);
  if (last <= limit) return true;
  // No cm of the way brings it more than a cm nearer.
  return (first + last - length) / 2 <= limit + TOLERANCE && leastGapOnWay(box, by, other) <= limit;
}

/** The least distance to another footprint on a straight move: the distance of two convex shapes falls, then rises. */
export function leastGapOnWay(box: Box, by: Point, other: Box): Cm {
  const gapAt = (share: number): Cm => gap(boxAt(box, movedBy(box.pose, times(by, share))), other);
  if (by.x === 0 && by.y === 0) return gapAt(0);
  let [low, high] = [0, 1];
  for (let i = 0; i < NARROWINGS; i++) {
    const [one, two] = [low + (high - low) / 3, high - (high - low) / 3];
    if (gapAt(one) < gapAt(two)) high = two;
    else low = one;
  }
  return Math.min(gapAt(0), gapAt(1), gapAt((low + high) / 2));
}
const NARROWINGS = 16;
