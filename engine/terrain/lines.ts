/** Where an endless line runs inside an outline, and where it crosses a course. */
import type { Point } from '../geometry';
import { BUNDLE, entry, type PackedOutline } from './shape';
import { common, type Span } from './spans';

/** Nearer to the line than this, a point lies on it, cm. */
export const ON = 1e-9;

/** Crossings found by the latest look at a shape: where, and which way the outline goes over. Grows as needed. */
let places = new Float64Array(64);
let turns = new Int8Array(64);
let found = 0;

function note(place: number, turn: 1 | -1): void {
  if (found === places.length) {
    places = Float64Array.from([...places, ...new Float64Array(found)]);
    turns = Int8Array.from([...turns, ...new Int8Array(found)]);
  }
  // Kept in order as they come: there are seldom more than four.
  let i = found;
  for (; i > 0 && entry(places, i - 1) > place; i -= 1) {
    places[i] = entry(places, i - 1);
    turns[i] = turns[i - 1] ?? 0;
  }
  places[i] = place;
  turns[i] = turn;
  found += 1;
}

/** An endless line through `from` along the unit vector `way`, with what is asked of it again and again. */
export interface Ray {
  readonly from: Point;
  readonly direction: Point;
  /** How far to the left of the origin the line runs, and how far along it `from` lies. */
  readonly offset: number;
  readonly start: number;
  readonly steepX: number;
  readonly steepY: number;
}

export const rayOf = (from: Point, direction: Point): Ray => ({
  from,
  direction,
  offset: direction.x * from.y - direction.y * from.x,
  start: direction.x * from.x + direction.y * from.y,
  steepX: Math.abs(direction.x),
  steepY: Math.abs(direction.y),
});

/** True when no part of a box comes near the line; `i` is where its middle and half sides stand in `boxes`. */
export function isBeside(boxes: Float64Array, i: number, { direction, offset, steepX, steepY }: Ray): boolean {
  const side = direction.x * entry(boxes, i + 1) - direction.y * entry(boxes, i) - offset;
  return Math.abs(side) > steepX * entry(boxes, i + 3) + steepY * entry(boxes, i + 2) + 2 * ON;
}

/**
 * Notes where a closed shape goes over the line, points on the line counting as right of it, or as left. True when there
 * were any.
 */
function noteCrossings({ points, edges, bundles }: PackedOutline, ray: Ray, onIsLeft: boolean): boolean {
  const { offset, start, steepX, steepY } = ray;
  const { x: wx, y: wy } = ray.direction;
  const bar = onIsLeft ? -ON : ON;
  let touches = false;
  found = 0;
  for (let first = 0, k = 0; first < edges; first += BUNDLE, k += 4) {
    // As `isBeside`, written out: it is asked more often than anything else.
    const off = wx * entry(bundles, k + 1) - wy * entry(bundles, k) - offset;
    if (Math.abs(off) > steepX * entry(bundles, k + 3) + steepY * entry(bundles, k + 2) + 2 * ON) continue;
    const end = 2 * Math.min(edges, first + BUNDLE);
    let x = entry(points, 2 * first);
    let y = entry(points, 2 * first + 1);
    let side = wx * y - wy * x - offset;
    for (let i = 2 * first + 2; i <= end; i += 2) {
      const nextX = entry(points, i);
      const nextY = entry(points, i + 1);
      const next = wx * nextY - wy * nextX - offset;
      if (Math.abs(next) <= ON) touches = true;
      if (next > bar !== side > bar) {
        const at = wx * x + wy * y - start;
        const to = wx * nextX + wy * nextY - start;
        note(at + ((to - at) * side) / (side - next), next > bar ? 1 : -1);
      }
      side = next;
      x = nextX;
      y = nextY;
    }
  }
  return touches;
}

/** The spans in which the outline, as just noted, winds round the line. */
function woundRound(): Span[] {
  const spans: Span[] = [];
  let winding = 0;
  let from = 0;
  for (let i = 0; i < found; i += 1) {
    const before = winding;
    winding += turns[i] ?? 0;
    if (before === 0) from = entry(places, i);
    else if (winding === 0) spans.push({ from, to: entry(places, i) });
  }
  return spans;
}

/**
 * The spans in which a line runs inside a closed shape, in cm from its start. Along an edge it is not inside: it must be
 * inside a hair to the left and a hair to the right as well.
 */
export function spansInside(shape: PackedOutline, ray: Ray): Span[] {
  const touches = noteCrossings(shape, ray, false);
  if (found === 0) return [];
  const spans = woundRound();
  if (!touches) return spans;
  noteCrossings(shape, ray, true);
  return common(spans, woundRound());
}

/**
 * Where the first `reach` cm of a line go over a course, in order. A course that touches the segment and goes back crosses
 * nothing, nor does one that ends on it; one that runs along it crosses where they first meet if it leaves on the other
 * side. A course that ends where it began is taken round.
 */
export function crossingsOf({ points, edges, bundles }: PackedOutline, ray: Ray, reach: number): number[] {
  const { direction, offset, start } = ray;
  const crossings: number[] = [];
  let side = 0;
  let at = 0;
  let least = Infinity;
  let most = -Infinity;
  let last = edges;
  for (let i = 0; i <= last; i += 1) {
    const corner = 2 * (i > edges ? i - edges : i);
    const x = entry(points, corner);
    const y = entry(points, corner + 1);
    const next = direction.x * y - direction.y * x - offset;
    const along = direction.x * x + direction.y * y - start;
    if (next <= ON && next >= -ON) {
      least = Math.min(least, along);
      most = Math.max(most, along);
      continue;
    }
    if (side === 0 && i > 0 && isClosed(points, edges)) last = edges + i;
    if (side !== 0 && side > 0 !== next > 0) {
      if (least > most) least = most = at + ((along - at) * side) / (side - next);
      if (most >= -ON && least <= reach + ON) crossings.push(Math.max(0, Math.min(reach, least)));
    }
    side = next;
    at = along;
    least = Infinity;
    most = -Infinity;
    // The corners of a bundle beside the line all lie on the side of its first.
    if (i % BUNDLE === 0 && i < edges && isBeside(bundles, (i / BUNDLE) * 4, ray)) i = Math.min(edges, i + BUNDLE) - 1;
  }
  return crossings.length > 1 ? crossings.sort((a, b) => a - b) : crossings;
}

/** True when a course ends where it began. */
const isClosed = (points: Float64Array, edges: number): boolean =>
  edges > 2 && entry(points, 0) === entry(points, 2 * edges) && entry(points, 1) === entry(points, 2 * edges + 1);
