import { along, minus, TOLERANCE, type Point, type Pose } from './vectors';

/** A footprint: a rectangle about `pose`, `width` cm across its heading and `depth` cm along it. */
export interface Box {
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
}

/** Below this a distance is rounding, not room. */
const ROUNDING = 1e-9;

/** Front left, front right, rear right, rear left: clockwise. */
export function corners(box: Box): readonly [Point, Point, Point, Point] {
  const { pose } = box;
  const f = box.depth / 2;
  const r = box.width / 2;
  return [along(pose, f, -r), along(pose, f, r), along(pose, -f, r), along(pose, -f, -r)];
}

/** The front edge from its left end to its right end. */
export const frontEdge = (box: Box): readonly [Point, Point] => [
  along(box.pose, box.depth / 2, -box.width / 2),
  along(box.pose, box.depth / 2, box.width / 2),
];
export const frontCentre = (box: Box): Point => along(box.pose, box.depth / 2, 0);
export const rearCentre = (box: Box): Point => along(box.pose, -box.depth / 2, 0);

/** A point as the box sees it: cm ahead of its centre and cm to the right of it. */
export function seenFrom(pose: Pose, point: Point): { readonly ahead: number; readonly right: number } {
  const { x, y } = minus(point, pose);
  return { ahead: x * pose.hx + y * pose.hy, right: x * pose.hy - y * pose.hx };
}

/** Distance from a point to the nearest part of the box, cm; 0 inside and on the edge. */
export function pointGap(point: Point, box: Box): number {
  return gapAt(point.x, point.y, box);
}

function gapAt(px: number, py: number, box: Box): number {
  const { pose } = box;
  const x = px - pose.x;
  const y = py - pose.y;
  const f = Math.abs(x * pose.hx + y * pose.hy) - box.depth / 2;
  const r = Math.abs(x * pose.hy - y * pose.hx) - box.width / 2;
  const beyond = f > 0 ? (r > 0 ? Math.sqrt(f * f + r * r) : f) : r;
  return beyond > ROUNDING ? beyond : 0;
}

/** The point of the box nearest to `point`: `point` itself when it lies inside. */
export function nearestPointOf(box: Box, point: Point): Point {
  const { ahead, right } = seenFrom(box.pose, point);
  const f = box.depth / 2;
  const r = box.width / 2;
  if (Math.abs(ahead) <= f && Math.abs(right) <= r) return point;
  return along(box.pose, Math.max(-f, Math.min(f, ahead)), Math.max(-r, Math.min(r, right)));
}

/** How deep two boxes lie in each other along the axes of `a`, cm; negative when these axes part them. */
function depthAlongAxesOf(a: Box, b: Box): number {
  const x = b.pose.x - a.pose.x;
  const y = b.pose.y - a.pose.y;
  const c = Math.abs(a.pose.hx * b.pose.hx + a.pose.hy * b.pose.hy);
  const s = Math.abs(a.pose.hx * b.pose.hy - a.pose.hy * b.pose.hx);
  const lengthwise = (a.depth + b.depth * c + b.width * s) / 2 - Math.abs(x * a.pose.hx + y * a.pose.hy);
  const sideways = (a.width + b.width * c + b.depth * s) / 2 - Math.abs(x * a.pose.hy - y * a.pose.hx);
  return Math.min(lengthwise, sideways);
}

/** How deep two boxes lie in each other, cm: the shortest move that parts them; 0 or less when they are apart. */
export function penetration(a: Box, b: Box): number {
  const first = depthAlongAxesOf(a, b);
  return first <= 0 ? first : Math.min(first, depthAlongAxesOf(b, a));
}

/** True when two boxes lie in each other by more than `by` cm; boxes that only touch do not. */
export const overlaps = (a: Box, b: Box, by = 0.05): boolean => penetration(a, b) > by;

/** Distance between the nearest edges of two boxes, cm; 0 when they touch or overlap. */
export function gap(a: Box, b: Box): number {
  if (penetration(a, b) > 0) return 0;
  return Math.min(gapOfCorners(a, b), gapOfCorners(b, a));
}

/** Distance from the nearest corner of `a` to `b`. */
function gapOfCorners(a: Box, b: Box): number {
  const { pose } = a;
  const fx = (pose.hx * a.depth) / 2;
  const fy = (pose.hy * a.depth) / 2;
  const rx = (pose.hy * a.width) / 2;
  const ry = (-pose.hx * a.width) / 2;
  return Math.min(
    gapAt(pose.x + fx + rx, pose.y + fy + ry, b),
    gapAt(pose.x + fx - rx, pose.y + fy - ry, b),
    gapAt(pose.x - fx + rx, pose.y - fy + ry, b),
    gapAt(pose.x - fx - rx, pose.y - fy - ry, b),
  );
}

/** True when the point lies in the box or on its edge. */
export const boxContains = (box: Box, point: Point): boolean => gapAt(point.x, point.y, box) === 0;

/** True when the whole of `box` lies in `outer`, edges included, within the tolerance. */
export const within = (box: Box, outer: Box): boolean =>
  corners(box).every((corner) => gapAt(corner.x, corner.y, outer) <= TOLERANCE);
