/** The ground in front of a footprint that it can fire into. */
import { turned } from './angles';
import { frontCentre, frontEdge, type Box } from './boxes';
import { areaInCircle, circleOutline } from './circles';
import { clipToHalfPlane, type HalfPlane } from './polygons';
import { clipBox } from './shares';
import { distanceToSegment } from './segments';
import { distance, dot, facing, leftOf, minus, plus, rightOf, times, TOLERANCE, type Point } from './vectors';

/**
 * Bounded by the front edge, by a line from each front corner opened outward by `opening` degrees (0 to 90), and by
 * the circle of radius `range` about the middle of the front edge.
 */
export interface FireZone {
  readonly apexLeft: Point;
  readonly apexRight: Point;
  readonly facing: Point;
  readonly opening: number;
  /** The middle of the front edge. */
  readonly centre: Point;
  readonly range: number;
}

/** The fire zone of a footprint: `opening` in degrees, `range` in cm. */
export function fireZone(box: Box, opening: number, range: number): FireZone {
  const [apexLeft, apexRight] = frontEdge(box);
  return { apexLeft, apexRight, facing: facing(box.pose), opening, centre: frontCentre(box), range };
}

/** The three straight bounds, moved inward by `inset` cm. */
function bounds(zone: FireZone, inset: number): readonly [HalfPlane, HalfPlane, HalfPlane] {
  const side = (apex: Point, inward: Point): HalfPlane => ({ point: plus(apex, times(inward, inset)), inward });
  return [
    side(zone.centre, zone.facing),
    side(zone.apexLeft, rightOf(turned(zone.facing, -zone.opening))),
    side(zone.apexRight, leftOf(turned(zone.facing, zone.opening))),
  ];
}

/** True when the point lies in the zone; its bounds belong to it, within the tolerance. */
export const inZone = (zone: FireZone, point: Point): boolean =>
  distance(point, zone.centre) <= zone.range + TOLERANCE &&
  bounds(zone, -TOLERANCE).every(({ point: on, inward }) => dot(minus(point, on), inward) >= 0);

/** Share of a footprint inside the zone, 0 to 1; exact. */
export const shareInZone = (zone: FireZone, box: Box): number =>
  areaInCircle(clipBox(box, bounds(zone, 0)), zone.centre, zone.range) / (box.width * box.depth);

/**
 * True when any part of a footprint lies in the zone. At the range the tolerance is in its favour (20 cm is within 20
 * cm); along the straight bounds it must reach in by more than the tolerance, so that a flush neighbour does not count.
 */
export function touchesZone(zone: FireZone, box: Box): boolean {
  if (distance(box.pose, zone.centre) > zone.range + (box.width + box.depth) / 2 + TOLERANCE) return false;
  return distanceToPart(zone.centre, clipBox(box, bounds(zone, TOLERANCE))) <= zone.range + TOLERANCE;
}

/** The zone's centre lies outside what is clipped, so the nearest point is on an edge. */
function distanceToPart(centre: Point, part: readonly Point[]): number {
  let nearest = Infinity;
  let before = part[part.length - 1];
  for (const corner of part) {
    if (before) nearest = Math.min(nearest, distanceToSegment(centre, before, corner));
    before = corner;
  }
  return nearest;
}

/** The zone as a polygon, counter-clockwise, its arc drawn with steps of 1.4 degrees. */
export function outlineOfZone(zone: FireZone): readonly Point[] {
  let outline: readonly Point[] = circleOutline(zone.centre, zone.range);
  for (const { point, inward } of bounds(zone, 0)) outline = clipToHalfPlane(outline, point, inward);
  return outline;
}
