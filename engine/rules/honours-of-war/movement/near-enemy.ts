/** How near a straight move brings a unit to the enemy. */
import type { View } from '../../../battle';
import { TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { comesWithin } from '../../../tabletop';
import { isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Within 20 cm of any enemy, at a place or along a straight move (HOW-MOVE-06). */
export function nearEnemy(view: View, troop: Troop, box: Box, by: Point = STILL): boolean {
  const limit = troop.traits.scale.distances.cm20 + TOLERANCE;
  return comesWithin(box, by, troopsOn(view), limit, (other) => other.side !== troop.side && !isDoneFor(other));
}
const STILL: Point = { x: 0, y: 0 };
