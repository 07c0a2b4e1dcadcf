/** Outlines that cross, touch or overlap themselves, parted into rings that do not. */
import { nearestOnSegment } from './segments';
import { centroid, counterClockwise, signedAreaOf } from './polygons';
import { cross, distance, dot, leftOf, minus, plus, NEGLIGIBLE, times, unit, type Point } from './vectors';

/** So far beside an edge it is asked whether the outline winds round there, cm. */
const BESIDE = 1e-5;

/**
 * What an outline winds round, as rings: counter-clockwise round the ground inside, clockwise round holes in it. Rings may
 * touch at corners, nothing else. One ring for an outline that does not meet itself; none for one without area.
 */
export function ringsOf(outline: readonly Point[]): readonly (readonly Point[])[] {
  const points = outline.filter((point, i) => distance(point, outline[(i + 1) % outline.length] ?? point) > NEGLIGIBLE);
  if (points.length < 3) return [];
  const cuts = cutsOf(points);
  if (!cuts) return [counterClockwise(points)];
  return joined(boundsOf(points, cuts)).filter((ring) => Math.abs(signedAreaOf(ring)) > NEGLIGIBLE);
}

/** True when no part of an outline meets another, but for its corners where two edges join. */
export const isSimple = (outline: readonly Point[]): boolean => cutsOf(outline) === null;

/** The centre of gravity of rings with holes; null without area. */
export function centreOfRings(rings: readonly (readonly Point[])[]): Point | null {
  let area = 0;
  let sum = { x: 0, y: 0 };
  for (const ring of rings) {
    const part = signedAreaOf(ring);
    area += part;
    sum = plus(sum, times(centroid(ring), part));
  }
  return area > NEGLIGIBLE ? times(sum, 1 / area) : null;
}

/** A point at which an edge meets another. */
interface Cut {
  readonly at: Point;
  /** By how much more the outline winds round what lies beyond it on the edge; null where the two do not simply cross. */
  readonly more: 1 | -1 | null;
  /** Sine of the angle between the two. */
  readonly slant: number;
}

/** For each edge where the outline meets itself on it; null when it does not. */
function cutsOf(points: readonly Point[]): readonly Cut[][] | null {
  const count = points.length;
  const cuts: Cut[][] = points.map(() => []);
  const bounds = boundsOfEdges(points);
  let met = false;
  const cut = (edge: number, at: Point, more: Cut['more'] = null, slant = 0): void => {
    cuts[edge]?.push({ at, more, slant });
    met = true;
  };
  for (let i = 0; i < count; i += 1) {
    const a = points[i];
    const b = points[(i + 1) % count];
    if (!a || !b) continue;
    for (let j = i + 1; j < count; j += 1) {
      if (isAside(bounds, 4 * i, 4 * j)) continue;
      const c = points[j];
      const d = points[(j + 1) % count];
      if (!c || !d) continue;
      const follows = j === i + 1;
      const precedes = (j + 1) % count === i;
      if (!follows && isOn(c, a, b)) cut(i, c);
      if (!precedes && isOn(d, a, b)) cut(i, d);
      if (!precedes && isOn(a, c, d)) cut(j, a);
      if (!follows && isOn(b, c, d)) cut(j, b);
      const at = follows || precedes ? null : crossingOf(a, b, c, d);
      if (at) {
        const turn = cross(unit(minus(b, a)), unit(minus(d, c)));
        cut(i, at, turn < 0 ? 1 : -1, Math.abs(turn));
        cut(j, at, turn < 0 ? -1 : 1, Math.abs(turn));
      }
    }
  }
  return met ? cuts : null;
}

/** The bounds of each edge: west, east, south, north. */
function boundsOfEdges(points: readonly Point[]): Float64Array {
  const bounds = new Float64Array(4 * points.length);
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    bounds.set([Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)], 4 * i);
  });
  return bounds;
}

/** True when the bounds at two places of the list lie apart. */
function isAside(bounds: Float64Array, i: number, j: number): boolean {
  const at = (k: number): number => bounds[k] ?? 0;
  return (
    at(i + 1) < at(j) - NEGLIGIBLE ||
    at(i) > at(j + 1) + NEGLIGIBLE ||
    at(i + 3) < at(j + 2) - NEGLIGIBLE ||
    at(i + 2) > at(j + 3) + NEGLIGIBLE
  );
}

const isOn = (point: Point, a: Point, b: Point): boolean =>
  distance(point, plus(a, times(minus(b, a), nearestOnSegment(point, a, b)))) <= NEGLIGIBLE;

/** Where two segments cross from side to side. */
function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | null {
  const u = minus(b, a);
  const v = minus(d, c);
  const sideC = cross(u, minus(c, a));
  const sideD = cross(u, minus(d, a));
  const sideA = cross(v, minus(a, c));
  const sideB = cross(v, minus(b, c));
  if (sideC > 0 === sideD > 0 || sideA > 0 === sideB > 0) return null;
  return plus(a, times(u, sideA / (sideA - sideB)));
}

/** A piece of the outline with the ground inside on its left, between two numbered corners. */
interface RingPart {
  readonly from: number;
  readonly to: number;
}
interface Pieces {
  readonly corners: readonly Point[];
  readonly pieces: readonly RingPart[];
}

/** Cells far apart may share a key: who is looked for there is measured. */
const cellKey = (column: number, row: number): number => Math.imul(column, 0x9e37_79b1) ^ Math.imul(row, 0x85eb_ca77);

/** Whether a corner so far off the middle of its cell, in cells, may have fellows in the next cell on a side. */
const isNextTo = (side: number, off: number): boolean =>
  side === 0 || side * off >= 0.5 - (2 * NEGLIGIBLE) / BESIDE - 1e-3;

/** Two numbers of corners make one number of a pair. */
const MOST_CORNERS = 0x4000000;

/** The pieces between cuts that part inside from outside. */
function boundsOf(points: readonly Point[], cuts: readonly Cut[][]): Pieces {
  const corners: Point[] = [];
  const numbers = new Map<number, number[]>();
  const numberOf = (point: Point): number => {
    const [x, y] = [point.x / BESIDE, point.y / BESIDE];
    const [column, row] = [Math.round(x), Math.round(y)];
    for (let i = -1; i <= 1; i += 1)
      for (let j = -1; j <= 1; j += 1)
        if (isNextTo(i, x - column) && isNextTo(j, y - row))
          for (const known of numbers.get(cellKey(column + i, row + j)) ?? [])
            if (distance(corners[known] ?? point, point) <= 2 * NEGLIGIBLE) return known;
    const cell = cellKey(column, row);
    const fellows = numbers.get(cell);
    if (fellows) fellows.push(corners.length);
    else numbers.set(cell, [corners.length]);
    return corners.push(point) - 1;
  };
  const seen = new Set<number>();
  const pieces: RingPart[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const direction = minus(b, a);
    const onEdge = [
      cornerAt(points, i),
      ...(cuts[i] ?? []).toSorted((p, q) => dot(minus(p.at, q.at), direction)),
      cornerAt(points, i + 1),
    ];
    /** How often the outline winds round the ground beside the piece before; null when it is not sure. */
    let beside: { left: number; right: number } | null = null;
    let to = numberOf(a);
    for (let k = 1; k < onEdge.length; k += 1) {
      const [before, after] = [onEdge[k - 1], onEdge[k]];
      if (!before || !after) continue;
      const from = to;
      to = numberOf(after.at);
      if (k > 1 && beside)
        beside = before.more === null ? null : { left: beside.left + before.more, right: beside.right + before.more };
      const both = Math.min(from, to) * MOST_CORNERS + Math.max(from, to);
      if (from === to || seen.has(both)) continue;
      seen.add(both);
      const [p, q] = [corners[from] ?? a, corners[to] ?? b];
      // Close to where edges meet at a narrow angle, beside one may be beyond the other.
      const isClear = Math.min(before.slant, after.slant) * distance(p, q) > 8 * BESIDE;
      const toLeft = times(leftOf(unit(minus(q, p))), BESIDE);
      const middle = times(plus(p, q), 0.5);
      const found: { left: number; right: number } =
        beside && isClear
          ? beside
          : { left: windingRound(points, plus(middle, toLeft)), right: windingRound(points, minus(middle, toLeft)) };
      beside = isClear ? found : null;
      if (found.left !== 0 && found.right === 0) pieces.push({ from, to });
      if (found.right !== 0 && found.left === 0) pieces.push({ from: to, to: from });
    }
  });
  return { corners, pieces };
}

/** The corner at which edge `i` begins. */
function cornerAt(points: readonly Point[], i: number): Cut {
  const at = points[i % points.length] ?? { x: 0, y: 0 };
  const before = points[(i + points.length - 1) % points.length] ?? at;
  const after = points[(i + 1) % points.length] ?? at;
  return { at, more: null, slant: Math.abs(cross(unit(minus(at, before)), unit(minus(after, at)))) };
}

/** How often an outline winds round a point, counter-clockwise. */
function windingRound(points: readonly Point[], { x, y }: Point): number {
  let winding = 0;
  let before = points[points.length - 1];
  for (const point of points) {
    if (before && before.y > y !== point.y > y) {
      const side = (point.x - before.x) * (y - before.y) - (point.y - before.y) * (x - before.x);
      if (side > 0 === point.y > before.y) winding += point.y > before.y ? 1 : -1;
    }
    before = point;
  }
  return winding;
}

/** Pieces joined end to end into rings. */
function joined({ corners, pieces }: Pieces): readonly (readonly Point[])[] {
  const onward = new Map<number, number[]>();
  for (const { from, to } of pieces) onward.set(from, [...(onward.get(from) ?? []), to]);
  const rings: (readonly Point[])[] = [];
  for (const { from: start } of pieces) {
    const ring: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; at = onward.get(at)?.pop()) {
      const corner: Point | undefined = corners[at];
      if (corner && (at !== start || ring.length === 0)) ring.push(corner);
      if (at === start && ring.length > 1) break;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
