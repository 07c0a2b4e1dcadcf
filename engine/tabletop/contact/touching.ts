/** What a footprint meets on a straight move, and what it stands against. */
import { firstTouch, gap, penetration, dot, minus, plus, sectorOfPoint, times, TOLERANCE } from '../../geometry';
import type { Box, Point, Sector } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Body } from '../body';

/** How far a footprint moves along `by` before it touches another, cm; null when it does not: `firstTouch` and its like. */
export type Touch = (box: Box, by: Point, obstacle: Box) => Cm | null;

/** As `firstTouch`, but what the footprint lies in already does not hold it while it moves away from its middle. */
export function touchLeaving(box: Box, by: Point, obstacle: Box): Cm | null {
  if (penetration(box, obstacle) > TOLERANCE && dot(by, minus(obstacle.pose, box.pose)) <= 0) return null;
  return firstTouch(box, by, obstacle);
}

/** How far a footprint moves along `by` before it touches any part of a body, cm; null when it does not. */
export function touchOfBody(box: Box, by: Point, body: Body, touch: Touch = firstTouch): Cm | null {
  let least: Cm | null = null;
  for (const part of body.boxes) {
    const at = touch(box, by, part);
    if (at !== null && (least === null || at < least)) least = at;
  }
  return least;
}

/** Is any part of a body at most so far from a footprint, nearest edges, cm? */
export const isNearBox = ({ boxes }: Body, box: Box, most: Cm): boolean => boxes.some((part) => gap(part, box) <= most);

/** The sector of a footprint that a move in this direction (a unit vector) toward its middle comes from. */
export const sectorStruckBy = (box: Box, direction: Point): Sector =>
  sectorOfPoint(box, plus(box.pose, times(direction, -(box.width + box.depth))));
