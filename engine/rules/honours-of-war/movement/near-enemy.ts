/** How near a straight move brings a unit to the enemy. */
import type { View } from '../../../battle';
import { boxAt, distanceToSegment, gap, length as lengthOf, movedBy, plus, times, TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Within 20 cm of any enemy, at a place or along a straight move (HOW-MOVE-06). */
export function nearEnemy(view: View, troop: Troop, box: Box, by: Point = { x: 0, y: 0 }): boolean {
  const limit = troop.traits.scale.distances.twenty + TOLERANCE;
  const end = plus(box.pose, by);
  const middle = { x: box.pose.x + by.x / 2, y: box.pose.y + by.y / 2 };
  const way = (Math.abs(by.x) + Math.abs(by.y)) / 2;
  for (const enemy of troopsOn(view))
    for (const other of enemy.boxes) {
      const room = limit + (box.width + box.depth + other.width + other.depth) / 2;
      if (Math.abs(other.pose.x - middle.x) > room + way || Math.abs(other.pose.y - middle.y) > room + way) continue;
      if (enemy.side === troop.side || isDoneFor(enemy)) continue;
      if (distanceToSegment(other.pose, box.pose, end) <= room && comesWithin(box, by, other, limit)) return true;
    }
  return false;
}

/** Is the least distance to a box on a straight move at most `limit`? Told by the distances at its ends where those suffice. */
function comesWithin(box: Box, by: Point, other: Box, limit: Cm): boolean {
  const first = gap(box, other);
  if (first <= limit) return true;
  const way = lengthOf(by);
  if (way === 0) return false;
  const last = gap(boxAt(box, movedBy(box.pose, by)), other);
  if (last <= limit) return true;
  // No cm of the way brings it more than a cm nearer.
  return (first + last - way) / 2 <= limit + TOLERANCE && leastGap(box, by, other) <= limit;
}

/** The least distance to a box on a straight move: the distance of two convex shapes falls, then rises. */
export function leastGap(box: Box, by: Point, other: Box): Cm {
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
