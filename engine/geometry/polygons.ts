/** Polygons as lists of corners, in either direction, the last joined to the first. */
import { cross, minus, ROUNDING, type Point } from './vectors';

/** Area with a sign: positive when the corners run counter-clockwise. */
export function signedAreaOf(points: readonly Point[]): number {
  const [origin] = points;
  if (!origin) return 0;
  let twice = 0;
  let before = points[points.length - 1] ?? origin;
  for (const point of points) {
    twice += cross(minus(before, origin), minus(point, origin));
    before = point;
  }
  return twice / 2;
}

/** Area in cm2. */
export const areaOf = (points: readonly Point[]): number => Math.abs(signedAreaOf(points));

/** The corners in counter-clockwise order. */
export const counterClockwise = (points: readonly Point[]): readonly Point[] =>
  signedAreaOf(points) < 0 ? points.toReversed() : points;

/** The centre of gravity; of a polygon without area, the mean of its corners. */
export function centroid(points: readonly Point[]): Point {
  const origin = points[0] ?? { x: 0, y: 0 };
  let twice = 0;
  let x = 0;
  let y = 0;
  let before = minus(points[points.length - 1] ?? origin, origin);
  for (const corner of points) {
    const point = minus(corner, origin);
    const part = cross(before, point);
    twice += part;
    x += (before.x + point.x) * part;
    y += (before.y + point.y) * part;
    before = point;
  }
  if (Math.abs(twice) > ROUNDING) return { x: origin.x + x / (3 * twice), y: origin.y + y / (3 * twice) };
  const count = Math.max(1, points.length);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / count, y: sum.y / count };
}

/** True when the point lies inside or on the edge. Where an outline crosses itself, every part it winds round is inside. */
export function pointInPolygon(point: Point, polygon: readonly Point[]): boolean {
  let winding = 0;
  let before = polygon[polygon.length - 1];
  for (const corner of polygon) {
    if (!before) return false;
    const ex = corner.x - before.x;
    const ey = corner.y - before.y;
    const px = point.x - before.x;
    const py = point.y - before.y;
    const side = ex * py - ey * px;
    const size = ex * ex + ey * ey;
    const ahead = ex * px + ey * py;
    if (size > 0 && side * side <= 1e-18 * size && ahead >= 0 && ahead <= size) return true;
    if (before.y > point.y !== corner.y > point.y) {
      if (ey > 0 && side > 0) winding += 1;
      else if (ey < 0 && side < 0) winding -= 1;
    }
    before = corner;
  }
  return winding !== 0;
}

/** A side of a line: all points `p` with `(p - point) . inward >= 0`. */
export interface HalfPlane {
  readonly point: Point;
  readonly inward: Point;
}

/** Does a polygon lie on the side of the line through `point` to which `inwardNormal` points, with all it has? */
export function isInHalfPlane(polygon: readonly Point[], point: Point, inwardNormal: Point): boolean {
  for (const { x, y } of polygon) if ((x - point.x) * inwardNormal.x + (y - point.y) * inwardNormal.y < 0) return false;
  return true;
}

/** The part of a polygon on the side of the line through `point` to which `inwardNormal` points: itself when nothing is cut off. */
export function clipToHalfPlane(polygon: readonly Point[], point: Point, inwardNormal: Point): readonly Point[] {
  if (isInHalfPlane(polygon, point, inwardNormal)) return polygon;
  const kept: Point[] = [];
  let before = polygon[polygon.length - 1];
  if (!before) return kept;
  let inBefore = (before.x - point.x) * inwardNormal.x + (before.y - point.y) * inwardNormal.y;
  for (const corner of polygon) {
    const inCorner = (corner.x - point.x) * inwardNormal.x + (corner.y - point.y) * inwardNormal.y;
    if (inBefore >= 0 !== inCorner >= 0) {
      const k = inBefore / (inBefore - inCorner);
      kept.push({ x: before.x + (corner.x - before.x) * k, y: before.y + (corner.y - before.y) * k });
    }
    if (inCorner >= 0) kept.push(corner);
    before = corner;
    inBefore = inCorner;
  }
  return kept;
}

/** The part of a polygon inside a convex one. Parts that fall asunder stay joined by edges without area. */
export function clipToConvex(polygon: readonly Point[], convex: readonly Point[]): readonly Point[] {
  const bounds = counterClockwise(convex);
  let kept: readonly Point[] = polygon;
  let before = bounds[bounds.length - 1];
  for (const corner of bounds) {
    if (!before) return [];
    kept = clipToHalfPlane(kept, before, { x: before.y - corner.y, y: corner.x - before.x });
    before = corner;
  }
  return kept;
}

/** The smallest convex polygon round the points, counter-clockwise. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.toReversed());
  return lower.length < 2 ? lower : [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const last = hull[hull.length - 1];
      const previous = hull[hull.length - 2];
      if (last?.x === point.x && last.y === point.y) hull.pop();
      else if (last && previous && cross(minus(last, previous), minus(point, last)) <= 0) hull.pop();
      else break;
    }
    hull.push(point);
  }
  return hull;
}
