/** Rivers, streams and ponds: what of a footprint is wet, and what bridges and fords carry it. */
import { clipToHalfPlane, corners, isFarFrom, leftOf, poseAt, type Box, type Point } from '../geometry';
import type { Crossing, River, Stream } from '../scenario';
import { nearestOnCourse } from './courses';
import type { GroundCrossing } from './ground';
import { areaOfConvexWithin, areaWithin, type OutlinePart } from './parts';

/** How far a bridge or ford reaches onto each bank, cm. */
const MOUTH = 3;
/** Less water than this is rounding, cm2. */
const DAMP = 0.05;

/** The crossing laid square over the water at the place of its course nearest to `at`; null over a course of one point. */
export function crossingOver(
  feature: Crossing,
  water: River | Stream,
  course: readonly Point[],
): GroundCrossing | null {
  const nearest = nearestOnCourse(course, feature.at);
  if (!nearest) return null;
  const pose = poseAt(nearest.at, leftOf(nearest.direction));
  const box = { pose, width: feature.width, depth: water.width + 2 * MOUTH };
  return { id: feature.id, kind: feature.kind, feature, over: feature.over, box };
}

/** A convex polygon less a box, in at most four convex parts. */
function without(part: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const parts: (readonly Point[])[] = [];
  let rest = part;
  const ring = corners(box);
  ring.forEach((corner, i) => {
    const next = ring[(i + 1) % 4];
    if (!next || rest.length === 0) return;
    // The corners run clockwise, so the outside lies to the left.
    const outward = leftOf({ x: next.x - corner.x, y: next.y - corner.y });
    const outside = clipToHalfPlane(rest, corner, outward);
    if (outside.length > 2) parts.push(outside);
    rest = clipToHalfPlane(rest, corner, { x: 0 - outward.x, y: 0 - outward.y });
  });
  return parts;
}

/** True when more of a footprint than a drop lies in the water (or other ground) and on none of these crossings. */
export function isWet(box: Box, water: readonly OutlinePart[], crossings: readonly GroundCrossing[]): boolean {
  if (areaWithin(box, water) <= DAMP) return false;
  const near = crossings.filter((crossing) => !isFarFrom(box, crossing.box, 0));
  if (near.length === 0) return true;
  let dry: readonly (readonly Point[])[] = [corners(box)];
  for (const crossing of near) dry = dry.flatMap((part) => without(part, crossing.box));
  return dry.reduce((sum, part) => sum + areaOfConvexWithin(part, water), 0) > DAMP;
}
