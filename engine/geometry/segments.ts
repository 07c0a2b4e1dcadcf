import { cross, distance, dot, minus, plus, ROUNDING, times, type Point } from './vectors';

/** Where two segments meet: `s` along the first and `t` along the second, both 0 to 1. */
export interface Intersection {
  readonly s: number;
  readonly t: number;
  readonly point: Point;
}

const inside = (n: number, slack: number): boolean => n >= -slack && n <= 1 + slack;
const clamp = (n: number): number => Math.max(0, Math.min(1, n));

/**
 * Where segment `a`-`b` meets segment `c`-`d`, ends included; null when they do not. Segments on one line meet at the
 * first point of `a`-`b` they share.
 */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): Intersection | null {
  const u = minus(b, a);
  const v = minus(d, c);
  const w = minus(c, a);
  const across = cross(u, v);
  const lengthU = distance(a, b);
  const lengthV = distance(c, d);
  if (lengthU <= ROUNDING) return lengthV > ROUNDING ? swapped(segmentsMeet(c, d, a, b)) : meetingOfPoints(a, c);
  if (Math.abs(across) <= ROUNDING * lengthU * Math.max(lengthV, ROUNDING)) return meetingOnLine(a, u, c, d);
  const s = cross(w, v) / across;
  const t = cross(w, u) / across;
  if (!inside(s, ROUNDING / lengthU) || !inside(t, ROUNDING / lengthV)) return null;
  return { s: clamp(s), t: clamp(t), point: plus(a, times(u, clamp(s))) };
}

const swapped = (meeting: Intersection | null): Intersection | null =>
  meeting && { s: meeting.t, t: meeting.s, point: meeting.point };

const meetingOfPoints = (a: Point, c: Point): Intersection | null =>
  distance(a, c) <= ROUNDING ? { s: 0, t: 0, point: a } : null;

function meetingOnLine(a: Point, u: Point, c: Point, d: Point): Intersection | null {
  const size = dot(u, u);
  const reach = Math.sqrt(size);
  if (Math.abs(cross(u, minus(c, a))) > ROUNDING * reach) return null;
  const from = dot(minus(c, a), u) / size;
  const to = dot(minus(d, a), u) / size;
  const first = Math.max(0, Math.min(from, to));
  if (first > Math.min(1, Math.max(from, to)) + ROUNDING / reach) return null;
  const s = clamp(first);
  const t = from === to ? 0 : clamp((s - from) / (to - from));
  return { s, t, point: plus(a, times(u, s)) };
}

/** How far along the segment `a`-`b` its nearest point to `p` lies, 0 to 1. */
export function nearestOnSegment(p: Point, a: Point, b: Point): number {
  const u = minus(b, a);
  const size = dot(u, u);
  return size > 0 ? clamp(dot(minus(p, a), u) / size) : 0;
}

/** Distance from a point to a segment, cm. */
export const distanceToSegment = (p: Point, a: Point, b: Point): number =>
  distance(p, plus(a, times(minus(b, a), nearestOnSegment(p, a, b))));

/** Distance from a point to an open line of segments, cm; infinite for a line without points. */
export function distanceToPolyline(p: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  let [before] = line;
  if (!before) return nearest;
  // Asked very often, so written without calls; squares until the end.
  for (const point of line) {
    const [x, y] = [point.x - before.x, point.y - before.y];
    const size = x * x + y * y;
    const at = size > 0 ? clamp(((p.x - before.x) * x + (p.y - before.y) * y) / size) : 0;
    const [east, north] = [before.x + x * at - p.x, before.y + y * at - p.y];
    const square = east * east + north * north;
    if (square < nearest) nearest = square;
    before = point;
  }
  return Math.sqrt(nearest);
}
