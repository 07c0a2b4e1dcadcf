/** Footprints and lines: how far apart they are and where they meet. */
import { corners, pointGap, type Box } from './boxes';
import { distanceToSegment, segmentsMeet } from './segments';
import { distance, type Point } from './vectors';

/** Distance from a footprint to a segment, cm; 0 where they meet. */
function gapToSegment(box: Box, a: Point, b: Point): number {
  const ring = corners(box);
  let nearest = Math.min(pointGap(a, box), pointGap(b, box));
  if (nearest === 0) return 0;
  let before = ring[3];
  for (const corner of ring) {
    if (segmentsMeet(before, corner, a, b)) return 0;
    nearest = Math.min(nearest, distanceToSegment(corner, a, b));
    before = corner;
  }
  return nearest;
}

/** Is a footprint at most so far from a segment, cm? The same as by `gapToSegment`, told sooner. */
export function isNearSegment(box: Box, a: Point, b: Point, most: number): boolean {
  const { x, y } = box.pose;
  const reach = (box.width + box.depth) / 2 + most;
  if ((a.x > x + reach && b.x > x + reach) || (a.x < x - reach && b.x < x - reach)) return false;
  if ((a.y > y + reach && b.y > y + reach) || (a.y < y - reach && b.y < y - reach)) return false;
  return gapToSegment(box, a, b) <= most;
}

/** Is a footprint at most so far from an open line, cm? */
export function isNearCourse(box: Box, course: readonly Point[], most: number): boolean {
  let before = course[0];
  for (const point of course) {
    if (before && before !== point && isNearSegment(box, before, point, most)) return true;
    before = point;
  }
  return false;
}

/** Is a footprint at most so far from the edge of an outline, cm? */
export function isNearOutline(box: Box, outline: readonly Point[], most: number): boolean {
  let before = outline[outline.length - 1];
  for (const point of outline) {
    if (before && before !== point && isNearSegment(box, before, point, most)) return true;
    before = point;
  }
  return false;
}

/** Where a segment meets the edges of a footprint, in cm along it, in order. A corner counts once for each of its edges. */
export function meetingsWith(box: Box, from: Point, to: Point): readonly number[] {
  const ring = corners(box);
  const reach = distance(from, to);
  const found: number[] = [];
  let before = ring[3];
  for (const corner of ring) {
    const meeting = segmentsMeet(from, to, corner, before);
    if (meeting) found.push(meeting.s * reach);
    before = corner;
  }
  return found.toSorted((a, b) => a - b);
}
