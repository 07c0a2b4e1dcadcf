/** How much of a footprint lies in an outline: exact, edge by edge, without cutting anything up. */
import { corners, type Box } from './boxes';
import { areaOf, clipToHalfPlane, type HalfPlane } from './polygons';
import type { Point } from './vectors';

/** Area under the line from (x1, y1) to the right to (x2, y2), with x and y first cut to a rectangle from 0 to `w` and 0 to `d`. */
function areaUnder(x1: number, y1: number, x2: number, y2: number, w: number, d: number): number {
  const from = x1 > 0 ? x1 : 0;
  const to = x2 < w ? x2 : w;
  if (!(to > from)) return 0;
  if (y1 <= 0 && y2 <= 0) return 0;
  if (y1 >= d && y2 >= d) return (to - from) * d;
  const slope = (y2 - y1) / (x2 - x1);
  const low = y1 + (from - x1) * slope;
  const high = y1 + (to - x1) * slope;
  return slope < 0 ? underRising(high, low, to - from, d) : underRising(low, high, to - from, d);
}

/** Area under a line that rises from `low` to `high` over `run` cm, its height cut to 0 and `d`. */
function underRising(low: number, high: number, run: number, d: number): number {
  if (low >= 0 && high <= d) return (run * (low + high)) / 2;
  if (high <= 0) return 0;
  if (low >= d) return run * d;
  const rise = (high - low) / run;
  const start = low < 0 ? -low / rise : 0;
  const top = high > d ? (d - low) / rise : run;
  const first = low < 0 ? 0 : low;
  const last = high > d ? d : high;
  return ((top - start) * (first + last)) / 2 + (run - top) * d;
}

/** Area of a box inside a simple polygon, concave ones included, cm2; exact, edge by edge. */
export function areaInPolygon(box: Box, polygon: readonly Point[]): number {
  const { pose, width, depth } = box;
  const last = polygon[polygon.length - 1];
  if (!last) return 0;
  let x = (last.x - pose.x) * pose.hy - (last.y - pose.y) * pose.hx + width / 2;
  let y = (last.x - pose.x) * pose.hx + (last.y - pose.y) * pose.hy + depth / 2;
  let sum = 0;
  for (const corner of polygon) {
    const nextX = (corner.x - pose.x) * pose.hy - (corner.y - pose.y) * pose.hx + width / 2;
    const nextY = (corner.x - pose.x) * pose.hx + (corner.y - pose.y) * pose.hy + depth / 2;
    // Edges beside the box or below it bound none of its area; most do.
    if ((x > 0 || nextX > 0) && (x < width || nextX < width) && (y > 0 || nextY > 0))
      sum += x > nextX ? 0 - areaUnder(nextX, nextY, x, y, width, depth) : areaUnder(x, y, nextX, nextY, width, depth);
    x = nextX;
    y = nextY;
  }
  return Math.min(Math.abs(sum), width * depth);
}

/** Share of a box inside a simple polygon, concave ones included, 0 to 1. */
export const shareInPolygon = (box: Box, polygon: readonly Point[]): number =>
  box.width * box.depth > 0 ? areaInPolygon(box, polygon) / (box.width * box.depth) : 0;

/** Share of `box` inside another box, 0 to 1. */
export const shareInBox = (box: Box, outer: Box): number => shareInPolygon(box, corners(outer));

/** The part of a box on the inner side of every line. */
export function clipBox(box: Box, bounds: readonly HalfPlane[]): readonly Point[] {
  let kept: readonly Point[] = corners(box);
  for (const { point, inward } of bounds) kept = clipToHalfPlane(kept, point, inward);
  return kept;
}

/** Area of a box on the inner side of every line, cm2: as of `clipBox`, but told as soon as nothing is left. */
export function areaInHalfPlanes(box: Box, bounds: readonly HalfPlane[]): number {
  let kept: readonly Point[] = corners(box);
  for (const { point, inward } of bounds) {
    kept = clipToHalfPlane(kept, point, inward);
    if (kept.length === 0) return 0;
  }
  return areaOf(kept);
}
