/** The edge of the table: how far a footprint is from it, and back onto the table. */
import { halfAcross, NEGLIGIBLE } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';

/** A table, cm. */
interface TableSize {
  readonly width: Cm;
  readonly depth: Cm;
}

/**
 * How far a footprint goes in a direction (a unit vector) until it reaches the table edge, cm; 0 when it is over it. A
 * facing is kept to a billionth: what leads no more toward an edge than rounding does runs along it.
 */
export function distanceToEdge({ width, depth }: TableSize, box: Box, direction: Point): Cm {
  const { pose } = box;
  const reachX = halfAcross(box, 1, 0);
  const reachY = halfAcross(box, 0, 1);
  let least = Infinity;
  if (direction.x > NEGLIGIBLE) least = Math.min(least, (width - reachX - pose.x) / direction.x);
  if (direction.x < -NEGLIGIBLE) least = Math.min(least, (reachX - pose.x) / direction.x);
  if (direction.y > NEGLIGIBLE) least = Math.min(least, (depth - reachY - pose.y) / direction.y);
  if (direction.y < -NEGLIGIBLE) least = Math.min(least, (reachY - pose.y) / direction.y);
  return Math.max(0, least);
}

/** The shift that brings a footprint wholly onto the table. */
export function shiftOntoTable({ width, depth }: TableSize, box: Box): Point {
  const within = (at: Cm, reach: Cm, size: Cm): Cm => Math.max(reach, Math.min(size - reach, at)) - at;
  return {
    x: within(box.pose.x, halfAcross(box, 1, 0), width),
    y: within(box.pose.y, halfAcross(box, 0, 1), depth),
  };
}
