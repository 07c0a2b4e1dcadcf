/** Smooth curves through points, flattened into short chords. */
import { distance, distanceToSegment, minus, plus, NEGLIGIBLE, type Point } from '../geometry';

/** No chord strays farther than this from its curve, cm. */
const STRAY = 0.02;

/** The points without immediate repetitions. */
export function distinct(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept[kept.length - 1];
    if (!last || distance(last, point) > NEGLIGIBLE) kept.push(point);
  }
  return kept;
}

/** The same for a closed outline, whose last point also neighbours its first. */
export function distinctRound(points: readonly Point[]): readonly Point[] {
  const kept = distinct(points);
  const [first] = kept;
  const last = kept[kept.length - 1];
  return first && last && kept.length > 1 && distance(first, last) <= NEGLIGIBLE ? kept.slice(0, -1) : kept;
}

type Four = readonly [Point, Point, Point, Point];

/** Between two points, weighted by where `t` lies between their knots. */
function blend(a: Point, b: Point, from: number, to: number, t: number): Point {
  const k = (t - from) / (to - from);
  return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k };
}

/** The centripetal Catmull-Rom span from the second to the third of four distinct points, as a function of 0 to 1. */
function spanBetween([a, b, c, d]: Four): (share: number) => Point {
  const knotB = Math.sqrt(distance(a, b));
  const knotC = knotB + Math.sqrt(distance(b, c));
  const knotD = knotC + Math.sqrt(distance(c, d));
  return (share) => {
    const t = knotB + (knotC - knotB) * share;
    const ab = blend(a, b, 0, knotB, t);
    const bc = blend(b, c, knotB, knotC, t);
    const cd = blend(c, d, knotC, knotD, t);
    return blend(blend(ab, bc, 0, knotC, t), blend(bc, cd, knotB, knotD, t), knotB, knotC, t);
  };
}

/** Appends the curve after its point at `from` up to its point at `to`, halving until the chords are close enough. */
function flattenSpan(curve: (share: number) => Point, from: number, to: number, halvings: number, into: Point[]): void {
  const a = curve(from);
  const b = curve(to);
  const strays = (share: number): boolean => distanceToSegment(curve(from + (to - from) * share), a, b) > STRAY;
  if (halvings < 7 && (halvings < 1 || strays(0.5) || strays(0.25) || strays(0.75))) {
    const middle = (from + to) / 2;
    flattenSpan(curve, from, middle, halvings + 1, into);
    flattenSpan(curve, middle, to, halvings + 1, into);
  } else into.push(b);
}

/** An open curve through all points; its ends run on as straight as they came. */
export function smoothLine(through: readonly Point[]): readonly Point[] {
  const points = distinct(through);
  const [first, second] = points;
  const last = points[points.length - 1];
  const previous = points[points.length - 2];
  if (!first || !second || !last || !previous || points.length < 3) return points;
  const beyond = (end: Point, inner: Point): Point => plus(end, minus(end, inner));
  const line = [first];
  flattenThrough([beyond(first, second), ...points, beyond(last, previous)], line);
  return line;
}

/** A closed curve through all points. */
export function smoothRing(through: readonly Point[]): readonly Point[] {
  const points = distinctRound(through);
  const [first, second] = points;
  const last = points[points.length - 1];
  if (!first || !second || !last || points.length < 3) return points;
  const ring: Point[] = [];
  flattenThrough([last, ...points, first, second], ring);
  return ring;
}

function flattenThrough(points: readonly Point[], into: Point[]): void {
  for (let i = 3; i < points.length; i += 1) {
    const [a, b, c, d] = points.slice(i - 3, i + 1);
    if (a && b && c && d) flattenSpan(spanBetween([a, b, c, d]), 0, 1, 0, into);
  }
}
