import { angleBetween, facingOf, radians } from './angles';
import { cross, dot, length, minus, plus, times, type Point } from './vectors';

/** Sides of a circle drawn as a polygon: at a radius of 60 cm it is nowhere more than 0.005 cm inside the circle. */
const SIDES = 256;

/** A circle as a polygon of 256 sides, counter-clockwise. */
export function circleOutline(centre: Point, radius: number): readonly Point[] {
  return Array.from({ length: SIDES }, (_, i) => plus(centre, times(facingOf((-360 * i) / SIDES), radius)));
}

/** Area of a polygon inside a circle, cm2; exact: triangles and slices about the centre, edge by edge. */
export function areaInCircle(polygon: readonly Point[], centre: Point, radius: number): number {
  let sum = 0;
  const last = polygon[polygon.length - 1];
  if (!last) return 0;
  let before = minus(last, centre);
  for (const corner of polygon) {
    const next = minus(corner, centre);
    sum += sliceAlong(before, next, radius);
    before = next;
  }
  return Math.abs(sum);
}

/** Area between the centre of a circle and the edge `a`-`b`, cut by the circle; signed. */
function sliceAlong(a: Point, b: Point, radius: number): number {
  const u = minus(b, a);
  const size = dot(u, u);
  if (size === 0) return 0;
  const middle = -dot(a, u) / size;
  const reach = middle * middle - (dot(a, a) - radius * radius) / size;
  if (reach <= 0) return slice(a, b, radius);
  const half = Math.sqrt(reach);
  const from = Math.max(0, middle - half);
  const to = Math.min(1, middle + half);
  if (from >= to) return slice(a, b, radius);
  const enters = plus(a, times(u, from));
  const leaves = plus(a, times(u, to));
  return slice(a, enters, radius) + cross(enters, leaves) / 2 + slice(leaves, b, radius);
}

/** Area of the slice of a circle between two directions, signed. */
function slice(a: Point, b: Point, radius: number): number {
  if (length(a) === 0 || length(b) === 0) return 0;
  const area = (radians(angleBetween(a, b)) * radius * radius) / 2;
  return cross(a, b) < 0 ? -area : area;
}
