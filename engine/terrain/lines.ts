/** Where an endless line runs inside an outline, and where it crosses a course. */
import type { Point } from '../geometry';
import { BUNDLE, entry, type Shape } from './shape';
import { common, type Span } from './spans';

/** Nearer to the line than this, a point lies on it, cm. */
const ON = 1e-9;

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

/** True when no part of a bundle comes near the line. */
function isBeside(shape: Shape, k: number, from: Point, way: Point): boolean {
  const { bundles } = shape;
  const side = way.x * (entry(bundles, k + 1) - from.y) - way.y * (entry(bundles, k) - from.x);
  return Math.abs(side) > Math.abs(way.x) * entry(bundles, k + 3) + Math.abs(way.y) * entry(bundles, k + 2) + 2 * ON;
}

/** Notes where a closed shape goes over the line, points on the line counting as right of it, or as left. True when there were any. */
function noteCrossings(shape: Shape, from: Point, way: Point, onIsLeft: boolean): boolean {
  const { points, edges } = shape;
  const { x: wx, y: wy } = way;
  let touches = false;
  found = 0;
  for (let first = 0, k = 0; first < edges; first += BUNDLE, k += 4) {
    if (isBeside(shape, k, from, way)) continue;
    const end = Math.min(edges, first + BUNDLE);
    let ax = entry(points, 2 * first) - from.x;
    let ay = entry(points, 2 * first + 1) - from.y;
    let side = wx * ay - wy * ax;
    if (Math.abs(side) <= ON) side = 0;
    for (let i = first + 1; i <= end; i += 1) {
      const bx = entry(points, 2 * i) - from.x;
      const by = entry(points, 2 * i + 1) - from.y;
      let next = wx * by - wy * bx;
      if (Math.abs(next) <= ON) {
        next = 0;
        touches = true;
      }
      const left = onIsLeft ? next >= 0 : next > 0;
      if ((onIsLeft ? side >= 0 : side > 0) !== left) {
        const at = wx * ax + wy * ay;
        note(at + ((wx * bx + wy * by - at) * side) / (side - next), left ? 1 : -1);
      }
      ax = bx;
      ay = by;
      side = next;
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
 * The spans in which the line through `from` along the unit vector `way` runs inside a closed shape, in cm from `from`.
 * Along an edge it is not inside: it must be inside a hair to the left and a hair to the right as well.
 */
export function spansInside(shape: Shape, from: Point, way: Point): Span[] {
  const touches = noteCrossings(shape, from, way, false);
  if (found === 0) return [];
  const spans = woundRound();
  if (!touches) return spans;
  noteCrossings(shape, from, way, true);
  return common(spans, woundRound());
}

/**
 * Where the segment of `reach` cm from `from` along `way` goes over a course, in order. A course that touches the
 * segment and goes back crosses nothing; one that runs along it crosses where they first meet if it leaves on the
 * other side.
 */
export function crossingsOf(shape: Shape, from: Point, way: Point, reach: number): number[] {
  const crossings: number[] = [];
  const note = (least: number, most: number): void => {
    if (most >= -ON && least <= reach + ON) crossings.push(Math.max(0, Math.min(reach, least)));
  };
  let side = 0;
  let at = 0;
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i <= shape.edges; i += 1) {
    const x = entry(shape.points, 2 * i) - from.x;
    const y = entry(shape.points, 2 * i + 1) - from.y;
    const next = way.x * y - way.y * x;
    const along = way.x * x + way.y * y;
    if (Math.abs(next) <= ON) {
      least = Math.min(least, along);
      most = Math.max(most, along);
      continue;
    }
    if (side !== 0 && side > 0 !== next > 0) {
      if (least > most) least = most = at + ((along - at) * side) / (side - next);
      note(least, most);
    }
    side = next;
    at = along;
    least = Infinity;
    most = -Infinity;
  }
  return crossings.sort((a, b) => a - b);
}
