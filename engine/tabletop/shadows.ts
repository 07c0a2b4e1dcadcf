/**
 * Hiding by shadow: seen from a point, a segment hides all that lies beyond it between the rays through its ends. Exact:
 * the parts of a footprint that stay in sight are kept as convex pieces.
 */
import { areaInCircle, areaOf, clipToHalfPlane, isInHalfPlane, ROUNDING } from '../geometry';
import type { Point } from '../geometry';
import type { Cm } from '../scenario';

/** A segment that hides what is beyond it. */
export interface Screen {
  readonly a: Point;
  readonly b: Point;
  /** It hides no farther than the segment carried along this: the dead ground behind what is seen over. */
  readonly beyond?: Point;
}

/** Convex pieces of a footprint. */
export type Pieces = readonly (readonly Point[])[];

/** What of `pieces` is still seen from `eye` past one screen. */
export const pastScreen = (eye: Point, pieces: Pieces, { a, b, beyond }: Screen): Pieces =>
  pastEdge(eye, pieces, a, b, beyond);

/** What of `pieces` is still seen from `eye` past the far edges of an outline (counter-clockwise). */
export function pastOutline(eye: Point, pieces: Pieces, outline: readonly Point[]): Pieces {
  let left = pieces;
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before && sideOf(before, corner, eye) > ROUNDING) {
      left = pastEdge(eye, left, before, corner);
      if (left.length === 0) return left;
    }
    before = corner;
  }
  return left;
}

function pastEdge(eye: Point, pieces: Pieces, a: Point, b: Point, beyond?: Point): Pieces {
  const ax = a.x - eye.x;
  const ay = a.y - eye.y;
  const bx = b.x - eye.x;
  const by = b.y - eye.y;
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) <= ROUNDING) return pieces;
  const right = turn > 0 ? a : b;
  const left = turn > 0 ? b : a;
  if (!mayHideAny(eye, right, left, pieces)) return pieces;
  const inward = shadowBounds(eye, right, left, beyond);
  const kept: (readonly Point[])[] = [];
  for (const piece of pieces) addRest(kept, piece, inward);
  return kept;
}

function mayHideAny(eye: Point, right: Point, left: Point, pieces: Pieces): boolean {
  for (const piece of pieces) if (mayHide(eye, right, left, piece)) return true;
  return false;
}

/** Quick look: false when a piece lies wholly to one side of the shadow or before the segment. */
function mayHide(eye: Point, right: Point, left: Point, piece: readonly Point[]): boolean {
  let rightOf = true;
  let leftOf = true;
  for (const corner of piece) {
    if (sideOf(eye, right, corner) > ROUNDING) rightOf = false;
    if (sideOf(eye, left, corner) < -ROUNDING) leftOf = false;
  }
  if (rightOf || leftOf) return false;
  for (const corner of piece) if (sideOf(right, left, corner) < -ROUNDING) return true;
  return false;
}

/** Positive when `p` lies left of the line from `from` through `to`. */
const sideOf = (from: Point, to: Point, p: Point): number =>
  (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);

interface Bound {
  readonly point: Point;
  readonly inward: Point;
}

function shadowBounds(eye: Point, right: Point, left: Point, beyond?: Point): readonly Bound[] {
  const bounds: Bound[] = [
    { point: eye, inward: { x: eye.y - right.y, y: right.x - eye.x } },
    { point: eye, inward: { x: left.y - eye.y, y: eye.x - left.x } },
    { point: right, inward: { x: left.y - right.y, y: right.x - left.x } },
  ];
  if (beyond) {
    const far = { x: right.x + beyond.x, y: right.y + beyond.y };
    bounds.push({ point: far, inward: { x: right.y - left.y, y: left.x - right.x } });
  }
  return bounds;
}

/** Keeps a convex piece less the ground inside all bounds, as convex pieces. */
function addRest(kept: (readonly Point[])[], piece: readonly Point[], bounds: readonly Bound[]): void {
  let rest = piece;
  for (const { point, inward } of bounds) {
    if (isInHalfPlane(rest, point, inward)) continue;
    const outside = clipToHalfPlane(rest, point, { x: 0 - inward.x, y: 0 - inward.y });
    if (outside.length > 2 && areaOf(outside) > ROUNDING) kept.push(outside);
    rest = clipToHalfPlane(rest, point, inward);
    if (rest.length < 3) return;
  }
}

/** The edges of an outline (counter-clockwise) by which a ray from `eye` leaves it. */
export function farEdges(eye: Point, outline: readonly Point[]): readonly Screen[] {
  const edges: Screen[] = [];
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before && sideOf(before, corner, eye) > ROUNDING) edges.push({ a: before, b: corner });
    before = corner;
  }
  return edges;
}

/** The edges of an outline by which a ray from `eye` enters it. */
export function nearEdges(eye: Point, outline: readonly Point[]): readonly Screen[] {
  const edges: Screen[] = [];
  let before = outline[outline.length - 1];
  for (const corner of outline) {
    if (before && sideOf(before, corner, eye) < -ROUNDING) edges.push({ a: before, b: corner });
    before = corner;
  }
  return edges;
}

/** Area of all pieces, cm2; with `within`, only as far as that from `eye`. */
export function areaOfPieces(pieces: Pieces, eye: Point, within: Cm | null): number {
  let sum = 0;
  for (const piece of pieces) sum += within === null ? areaOf(piece) : areaInCircle(piece, eye, within);
  return sum;
}

/** A course as screens, one after another. */
export function segmentsOf(course: readonly Point[]): readonly Screen[] {
  const segments: Screen[] = [];
  let before = course[0];
  for (const point of course) {
    if (before && before !== point) segments.push({ a: before, b: point });
    before = point;
  }
  return segments;
}
