import { along, minus, movedBy, ROUNDING, TOLERANCE, type Point, type Pose } from './vectors';

/** A footprint: a rectangle about `pose`, `width` cm across its heading and `depth` cm along it. */
export interface Box {
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
}

/**
 * The same footprint elsewhere. Boxes and poses are always written out in full, never spread: copies by spread are of
 * another make to the machine, and all that reads them becomes slow.
 */
export const boxAt = ({ width, depth }: Box, pose: Pose): Box => ({ pose, width, depth });

/** The same footprint carried along `by`, its heading kept. */
export const boxMovedBy = (box: Box, by: Point): Box => boxAt(box, movedBy(box.pose, by));

/** Front left, front right, rear right, rear left: clockwise. */
export function corners(box: Box): readonly [Point, Point, Point, Point] {
  const { pose } = box;
  const f = box.depth / 2;
  const r = box.width / 2;
  return [along(pose, f, -r), along(pose, f, r), along(pose, -f, r), along(pose, -f, -r)];
}

/** The hull of a box and a point, which may lie in it: the corners that are seen from the point give way to it. */
export function hullWith(box: Box, point: Point): readonly Point[] {
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(box);
  const { pose, depth, width } = box;
  const [x, y] = [point.x - pose.x, point.y - pose.y];
  const ahead = x * pose.hx + y * pose.hy;
  const right = x * pose.hy - y * pose.hx;
  const [beyond, beside] = [Math.abs(ahead) > depth / 2, Math.abs(right) > width / 2];
  const hull: Point[] = [];
  if (!(beyond && beside && ahead > 0 && right < 0)) hull.push(frontLeft);
  if (beyond && ahead > 0) hull.push(point);
  if (!(beyond && beside && ahead > 0 && right > 0)) hull.push(frontRight);
  if (beside && !beyond && right > 0) hull.push(point);
  if (!(beyond && beside && ahead < 0 && right > 0)) hull.push(rearRight);
  if (beyond && ahead < 0) hull.push(point);
  if (!(beyond && beside && ahead < 0 && right < 0)) hull.push(rearLeft);
  if (beside && !beyond && right < 0) hull.push(point);
  return hull;
}

/** The front edge from its left end to its right end. */
export const frontEdge = (box: Box): readonly [Point, Point] => [
  along(box.pose, box.depth / 2, -box.width / 2),
  along(box.pose, box.depth / 2, box.width / 2),
];
export const frontCentre = (box: Box): Point => along(box.pose, box.depth / 2, 0);
export const rearCentre = (box: Box): Point => along(box.pose, -box.depth / 2, 0);

/** The edge that leads when a box moves along `direction`; of a move to a corner, the front or rear. */
export function leadingEdge(box: Box, direction: Point): readonly [Point, Point] {
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(box);
  const ahead = direction.x * box.pose.hx + direction.y * box.pose.hy;
  const right = direction.x * box.pose.hy - direction.y * box.pose.hx;
  if (Math.abs(ahead) >= Math.abs(right)) return ahead >= 0 ? [frontLeft, frontRight] : [rearRight, rearLeft];
  return right > 0 ? [frontRight, rearRight] : [rearLeft, frontLeft];
}

/** A point as the box sees it: cm ahead of its centre and cm to the right of it. */
export function seenFrom(pose: Pose, point: Point): { readonly ahead: number; readonly right: number } {
  const { x, y } = minus(point, pose);
  return { ahead: x * pose.hx + y * pose.hy, right: x * pose.hy - y * pose.hx };
}

/** Distance from a point to the nearest part of the box, cm; 0 inside and on the edge. */
export function pointGap(point: Point, box: Box): number {
  const { pose } = box;
  const x = point.x - pose.x;
  const y = point.y - pose.y;
  const f = Math.abs(x * pose.hx + y * pose.hy) - box.depth / 2;
  const r = Math.abs(x * pose.hy - y * pose.hx) - box.width / 2;
  const beyond = f > 0 ? (r > 0 ? Math.sqrt(f * f + r * r) : f) : r;
  return beyond > ROUNDING ? beyond : 0;
}

/** Distance from a point to the farthest corner of the box, cm. */
export function farthestCorner({ pose, width, depth }: Box, point: Point): number {
  const x = point.x - pose.x;
  const y = point.y - pose.y;
  const f = Math.abs(x * pose.hx + y * pose.hy) + depth / 2;
  const r = Math.abs(x * pose.hy - y * pose.hx) + width / 2;
  return Math.sqrt(f * f + r * r);
}

/** The point of the box nearest to `point`: `point` itself when it lies inside. */
export function nearestPointOf(box: Box, point: Point): Point {
  const { ahead, right } = seenFrom(box.pose, point);
  const f = box.depth / 2;
  const r = box.width / 2;
  if (Math.abs(ahead) <= f && Math.abs(right) <= r) return point;
  return along(box.pose, Math.max(-f, Math.min(f, ahead)), Math.max(-r, Math.min(r, right)));
}

/** Half of the extent of a box along the unit vector (x, y), cm. */
export const halfAcross = ({ pose, width, depth }: Box, x: number, y: number): number =>
  (Math.abs(x * pose.hx + y * pose.hy) * depth + Math.abs(x * pose.hy - y * pose.hx) * width) / 2;

/**
 * How deep two boxes lie in each other, cm: the shortest move that parts them; 0 or less when the axes of either part
 * them. Asked very often, so written without calls.
 */
export function penetration(a: Box, b: Box): number {
  const x = b.pose.x - a.pose.x;
  const y = b.pose.y - a.pose.y;
  const c = Math.abs(a.pose.hx * b.pose.hx + a.pose.hy * b.pose.hy);
  const s = Math.abs(a.pose.hx * b.pose.hy - a.pose.hy * b.pose.hx);
  const lengthwise = (a.depth + b.depth * c + b.width * s) / 2 - Math.abs(x * a.pose.hx + y * a.pose.hy);
  if (lengthwise <= 0) return lengthwise;
  const sideways = (a.width + b.width * c + b.depth * s) / 2 - Math.abs(x * a.pose.hy - y * a.pose.hx);
  if (sideways <= 0) return sideways;
  const otherLengthwise = (b.depth + a.depth * c + a.width * s) / 2 - Math.abs(x * b.pose.hx + y * b.pose.hy);
  const otherSideways = (b.width + a.width * c + a.depth * s) / 2 - Math.abs(x * b.pose.hy - y * b.pose.hx);
  return Math.min(lengthwise, sideways, otherLengthwise, otherSideways);
}

/** Boxes that lie in each other by no more than this only touch, cm. */
export const OVERLAP = 0.05;

/** True when two boxes lie in each other by more than `by` cm; boxes that only touch do not. */
export const overlaps = (a: Box, b: Box, by = OVERLAP): boolean => penetration(a, b) > by;

/** Quick look: surely more than `by` cm apart, told by their middles alone. */
export function isFarFrom(a: Box, b: Box, by: number): boolean {
  const x = a.pose.x - b.pose.x;
  const y = a.pose.y - b.pose.y;
  const reach = by + (a.width + a.depth + b.width + b.depth) / 2;
  return x * x + y * y > reach * reach;
}

/** Distance between the nearest edges of two boxes, cm; 0 when they touch or overlap. */
export function gap(a: Box, b: Box): number {
  if (penetration(a, b) > 0) return 0;
  return Math.min(gapOfCorners(a, b), gapOfCorners(b, a));
}

/** Distance from the nearest corner of `a` to `b`: asked very often, so written without calls. */
function gapOfCorners(a: Box, b: Box): number {
  const { x, y, hx, hy } = a.pose;
  const forward = a.depth / 2;
  const ownHalf = a.width / 2;
  const halfDepth = b.depth / 2;
  const halfWidth = b.width / 2;
  let nearest = Infinity;
  for (let corner = 0; corner < 4; corner++) {
    const ahead = corner < 2 ? 1 : -1;
    const right = corner % 2 === 0 ? 1 : -1;
    const px = x + ahead * (hx * forward) + right * (hy * ownHalf) - b.pose.x;
    const py = y + ahead * (hy * forward) - right * (hx * ownHalf) - b.pose.y;
    const f = Math.abs(px * b.pose.hx + py * b.pose.hy) - halfDepth;
    const r = Math.abs(px * b.pose.hy - py * b.pose.hx) - halfWidth;
    const beyond = f > 0 ? (r > 0 ? Math.sqrt(f * f + r * r) : f) : r;
    if (beyond < nearest) nearest = beyond;
  }
  return nearest > ROUNDING ? nearest : 0;
}

/** True when the point lies in the box or on its edge. */
export const boxContains = (box: Box, point: Point): boolean => pointGap(point, box) === 0;

/** True when the whole of `box` lies in `outer`, edges included, within the tolerance. */
export const within = (box: Box, outer: Box): boolean =>
  corners(box).every((corner) => pointGap(corner, outer) <= TOLERANCE);
