/** Running from a charge: the direction in which most room is found. */
import { pathOf, straight, TOLERANCE, turned } from '../../geometry';
import type { Path, Point, Pose } from '../../geometry';
import type { Cm } from '../../scenario';

/**
 * The longest straight path in any of the directions at these degrees off `away` (a unit vector), the first of equals; null
 * without any. `lengthIn` tells how far it goes in a direction, null when it may not.
 */
export function longestAway(
  from: Pose,
  away: Point,
  angles: readonly number[],
  lengthIn: (direction: Point) => Cm | null,
): Path | null {
  let longest: { direction: Point; length: Cm } | null = null;
  for (const angle of angles) {
    const direction = turned(away, angle);
    const length = lengthIn(direction);
    if (length !== null && length > (longest?.length ?? 0) + TOLERANCE) longest = { direction, length };
  }
  return longest && pathOf(from, [straight(from, longest.length, longest.direction)]);
}
