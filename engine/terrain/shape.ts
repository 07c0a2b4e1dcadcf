/**
 * Outlines and courses prepared for quick questions: coordinates in flat arrays, and boxes round every few edges, so
 * that an edge is looked at only where it can matter. The boxes never change an answer.
 */
import { boundsOf, type Bounds, type Point } from '../geometry';

/** A chain of edges; the last point of a closed outline repeats its first. */
export interface PackedOutline extends Bounds {
  /** x and y of each point in turn. */
  readonly points: Float64Array;
  /** Edges: one less than points. */
  readonly edges: number;
  /** The middle of the box round it and half its sides: x, y, half width, half depth. */
  readonly box: Float64Array;
  /** The same for each bundle of edges in turn. */
  readonly bundles: Float64Array;
}

/** Edges in a bundle. */
export const BUNDLE = 8;

export const shapeOfOutline = (outline: readonly Point[]): PackedOutline =>
  shapeOfCourse(outline[0] ? [...outline, outline[0]] : []);

export function shapeOfCourse(course: readonly Point[]): PackedOutline {
  const points = Float64Array.from(course.flatMap(({ x, y }) => [x, y]));
  const edges = Math.max(0, course.length - 1);
  const count = Math.ceil(edges / BUNDLE);
  const bundles = new Float64Array(count * 4);
  for (let i = 0; i < count; i += 1)
    bundles.set(middleAndHalves(boundsOf(course.slice(i * BUNDLE, i * BUNDLE + BUNDLE + 1))), i * 4);
  const bounds = boundsOf(course);
  return { points, edges, ...bounds, box: Float64Array.from(middleAndHalves(bounds)), bundles };
}

const middleAndHalves = ({ minX, maxX, minY, maxY }: Bounds): readonly number[] => [
  (minX + maxX) / 2,
  (minY + maxY) / 2,
  (maxX - minX) / 2,
  (maxY - minY) / 2,
];

/** Entry `i` of a flat array that is known to have it. */
export const entry = (array: Float64Array, i: number): number => array[i] ?? 0;

/** True when the point lies in a closed shape or on its edge. */
export function contains(shape: PackedOutline, point: Point): boolean {
  const { x, y } = point;
  if (x < shape.minX || x > shape.maxX || y < shape.minY || y > shape.maxY) return false;
  const { points, edges } = shape;
  let winding = 0;
  for (let i = 0; i < edges; i += 1) {
    const ax = entry(points, 2 * i);
    const ay = entry(points, 2 * i + 1);
    const ex = entry(points, 2 * i + 2) - ax;
    const ey = entry(points, 2 * i + 3) - ay;
    const side = ex * (y - ay) - ey * (x - ax);
    const size = ex * ex + ey * ey;
    const ahead = ex * (x - ax) + ey * (y - ay);
    if (size > 0 && side * side <= 1e-18 * size && ahead >= 0 && ahead <= size) return true;
    if (ay > y !== ay + ey > y) winding += side > 0 === ey > 0 ? Math.sign(ey) : 0;
  }
  return winding !== 0;
}

/** Distance from a point to the nearest edge, cm, as long as it is less than `most`; else `most`. */
export function distanceToEdges(shape: PackedOutline, point: Point, most: number): number {
  const { points, edges, bundles } = shape;
  let nearest = most * most;
  for (let first = 0, k = 0; first < edges; first += BUNDLE, k += 4) {
    const beyondX = Math.max(0, Math.abs(point.x - entry(bundles, k)) - entry(bundles, k + 2));
    const beyondY = Math.max(0, Math.abs(point.y - entry(bundles, k + 1)) - entry(bundles, k + 3));
    if (beyondX * beyondX + beyondY * beyondY >= nearest) continue;
    const end = Math.min(edges, first + BUNDLE);
    for (let i = first; i < end; i += 1) {
      const ax = entry(points, 2 * i);
      const ay = entry(points, 2 * i + 1);
      const ex = entry(points, 2 * i + 2) - ax;
      const ey = entry(points, 2 * i + 3) - ay;
      const px = point.x - ax;
      const py = point.y - ay;
      const size = ex * ex + ey * ey;
      const k = size > 0 ? Math.max(0, Math.min(1, (px * ex + py * ey) / size)) : 0;
      const dx = px - ex * k;
      const dy = py - ey * k;
      nearest = Math.min(nearest, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(nearest);
}
