/**
 * Arcs of fire: what lies in the ground before a footprint, and how much of it. They ask for footprints, so that a book
 * may fire by unit or base by base.
 */
import { cosine, fireZone, frontCentre, pointGap, shareInZone, sine, touchesZone } from '../geometry';
import type { Box } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';
import { isAtLeastHalf } from './shares';

/** An arc of a book: made once for each opening. */
export interface Arc {
  /** Degrees by which it opens at each front corner, 0 to less than 90. */
  readonly opening: number;
  readonly tangent: number;
}

export const arcOf = (opening: number): Arc => ({ opening, tangent: sine(opening) / cosine(opening) });

/**
 * Is a footprint within the arc and `range` cm of the front's middle with its every part, with none, or must it be looked
 * at closely? Only what is certain is told.
 */
export function lookInto(
  origin: Box,
  { tangent }: Arc,
  range: Cm,
  { pose, width, depth }: Box,
): 'in' | 'out' | 'unsure' {
  const x = pose.x - origin.pose.x - (origin.pose.hx * origin.depth) / 2;
  const y = pose.y - origin.pose.y - (origin.pose.hy * origin.depth) / 2;
  const radius = Math.sqrt(width * width + depth * depth) / 2 + SLACK;
  const far = Math.sqrt(x * x + y * y);
  if (far > range + radius) return 'out';
  const ahead = x * origin.pose.hx + y * origin.pose.hy;
  const right = Math.abs(x * origin.pose.hy - y * origin.pose.hx);
  // How far the centre lies inside the side line, measured square to it.
  const inside = (origin.width / 2 + ahead * tangent - right) / Math.sqrt(1 + tangent * tangent);
  if (ahead < -radius || inside < -radius) return 'out';
  return ahead > radius && inside > radius && far + radius < range ? 'in' : 'unsure';
}
const SLACK: Cm = 0.02;

/** Is any part of these footprints in the arc, within `range` cm? */
export function touchesArc(origin: Box, arc: Arc, range: Cm, boxes: readonly Box[]): boolean {
  for (const box of boxes) {
    const look = lookInto(origin, arc, range, box);
    if (look === 'in' || (look === 'unsure' && touchesZone(fireZone(origin, arc.opening, range), box))) return true;
  }
  return false;
}

/** Is at least half of a footprint in the arc, within `range` cm? */
export function isHalfInArc(origin: Box, arc: Arc, range: Cm, box: Box): boolean {
  const look = lookInto(origin, arc, range, box);
  return look === 'unsure' ? isAtLeastHalf(shareInZone(fireZone(origin, arc.opening, range), box)) : look === 'in';
}

/** From the middle of the front to the nearest part of a body, cm. */
export function rangeTo(origin: Box, target: Body): Cm {
  const eye = frontCentre(origin);
  let range = Infinity;
  for (const box of target.boxes) range = Math.min(range, pointGap(eye, box));
  return range;
}
