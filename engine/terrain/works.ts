/** Works and the ground behind them: which side of a line a footprint lies on, and what of it lies along the line. */
import {
  boundsMeet,
  corners,
  cross,
  distance,
  dot,
  facingOf,
  headingOf,
  minus,
  plus,
  ROUNDING,
  NEGLIGIBLE,
  shareInPolygon,
  signedAreaOf,
  times,
  unit,
  type Bounds,
  type Box,
  type Point,
  type Sector,
} from '../geometry';
import type { GroundLine, WorksContact } from './ground';
import { rayOf, spansInside, type Ray } from './lines';
import { entry, shapeOfOutline, type PackedOutline } from './shape';
import { common, merged, type Span } from './spans';

/** The ground to the right of a line: what lies inside an outline, or all that does not. */
export interface RightSide {
  readonly outline: readonly Point[];
  readonly shape: PackedOutline;
  readonly inside: boolean;
}

/** A line is extended so far beyond its ends, cm; no table is as large. */
const FAR = 1e5;

/** The ground to the right of a course, extended straight at both ends until the extensions meet; null for a mere point. */
export function rightSideOf(course: readonly Point[]): RightSide | null {
  const outline = outlineRightOf(course);
  if (outline.length < 3) return null;
  return { outline, shape: shapeOfOutline(outline), inside: signedAreaOf(outline) < 0 };
}

function outlineRightOf(course: readonly Point[]): readonly Point[] {
  const [first, second] = course;
  const last = course[course.length - 1];
  const previous = course[course.length - 2];
  if (!first || !second || !last || !previous) return [];
  if (distance(first, last) < NEGLIGIBLE) return course.slice(0, -1);
  const back = unit(minus(first, second));
  const on = unit(minus(last, previous));
  const meeting = meetingOf(first, back, last, on);
  if (meeting) return [...course, meeting];
  const from = plus(first, times(back, FAR));
  const to = plus(last, times(on, FAR));
  return [from, ...course, to, ...roundRight(to, from)];
}

/** Where two rays meet; null when they do not. */
function meetingOf(a: Point, wayA: Point, b: Point, wayB: Point): Point | null {
  const across = cross(wayA, wayB);
  if (Math.abs(across) < ROUNDING) return null;
  const between = minus(b, a);
  const alongA = cross(between, wayB) / across;
  const alongB = cross(between, wayA) / across;
  return alongA > 0 && alongB > 0 ? plus(a, times(wayA, alongA)) : null;
}

/** Far points round the table from one to the other, clockwise. */
function roundRight(from: Point, to: Point): readonly Point[] {
  const start = headingOf(from);
  const turn = (headingOf(to) - start + 360) % 360;
  const steps = Math.ceil(turn / 45);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) =>
    times(facingOf(start + (turn * (i + 1)) / steps), 2 * FAR),
  );
}

/** Share of a footprint to the right of a line, 0 to 1. */
export function shareOnRight(box: Box, side: RightSide): number {
  const inside = shareInPolygon(box, side.outline);
  return side.inside ? inside : 1 - inside;
}

/** A line that is works, laid. */
export interface LaidWorks {
  readonly line: GroundLine;
  readonly shape: PackedOutline;
  readonly side: RightSide;
}

/** What of a footprint lies within `reach` cm of works, on their defended side; null when nothing does. */
export function contactWith(works: LaidWorks, box: Box, reach: number): WorksContact | null {
  if (!boundsMeet(boundsRound(box, reach), works.shape)) return null;
  const along: Record<Sector, number> = { front: 0, rear: 0, left: 0, right: 0 };
  let touched = false;
  for (const { sector, from, direction, inward, length } of edgesOf(box)) {
    const near = spansNear(works.shape, from, direction, length, reach);
    if (near.length === 0) continue;
    // An edge a hair over the line is in contact too: what lies a hair inside it tells the side.
    const behind = spansRight(works.side, rayOf(plus(from, times(inward, reach)), direction), length);
    along[sector] = common(near, behind).reduce((sum, span) => sum + span.to - span.from, 0);
    touched ||= along[sector] > 0;
  }
  return touched ? { line: works.line, along } : null;
}

function boundsRound({ pose, width, depth }: Box, reach: number): Bounds {
  const room = reach + (width + depth) / 2;
  return { minX: pose.x - room, maxX: pose.x + room, minY: pose.y - room, maxY: pose.y + room };
}

interface Edge {
  readonly sector: Sector;
  readonly from: Point;
  readonly direction: Point;
  readonly inward: Point;
  readonly length: number;
}

/** The four edges of a footprint, clockwise. */
function edgesOf(box: Box): readonly Edge[] {
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(box);
  const { hx, hy } = box.pose;
  const ahead = { x: hx, y: hy };
  const right = { x: hy, y: 0 - hx };
  const back = times(ahead, -1);
  const left = times(right, -1);
  return [
    { sector: 'front', from: frontLeft, direction: right, inward: back, length: box.width },
    { sector: 'right', from: frontRight, direction: back, inward: left, length: box.depth },
    { sector: 'rear', from: rearRight, direction: left, inward: ahead, length: box.width },
    { sector: 'left', from: rearLeft, direction: ahead, inward: right, length: box.depth },
  ];
}

/** The stretches of a segment that lie within `reach` cm of a course. */
function spansNear(shape: PackedOutline, from: Point, direction: Point, length: number, reach: number): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < shape.edges; i += 1) {
    const a = { x: entry(shape.points, 2 * i), y: entry(shape.points, 2 * i + 1) };
    const b = { x: entry(shape.points, 2 * i + 2), y: entry(shape.points, 2 * i + 3) };
    const near = spanNear(minus(a, from), minus(b, from), direction, reach);
    if (near && near.to > 0 && near.from < length)
      spans.push({ from: Math.max(0, near.from), to: Math.min(length, near.to) });
  }
  return merged(spans);
}

/** The stretch of the line through the origin along `way` that lies within `reach` cm of the segment `a`-`b`. */
function spanNear(a: Point, b: Point, direction: Point, reach: number): Span | null {
  const span = { from: Infinity, to: -Infinity };
  const add = (at: number): void => {
    span.from = Math.min(span.from, at);
    span.to = Math.max(span.to, at);
  };
  for (const end of [a, b]) {
    const off = cross(direction, end);
    if (Math.abs(off) > reach) continue;
    const half = Math.sqrt(reach * reach - off * off);
    add(dot(direction, end) - half);
    add(dot(direction, end) + half);
  }
  // Beside the segment: the two lines `reach` from it, met square to its ends.
  const size = distance(a, b);
  const course = unit(minus(b, a));
  const slant = cross(course, direction);
  if (size > 0 && Math.abs(slant) > 1e-12)
    for (const side of [-reach, reach]) {
      const at = (cross(course, a) + side) / slant;
      const ahead = at * dot(course, direction) - dot(course, a);
      if (ahead >= 0 && ahead <= size) add(at);
    }
  return span.to > span.from ? span : null;
}

/** The stretches of the first `length` cm of a line that lie to the right. */
function spansRight(side: RightSide, ray: Ray, length: number): Span[] {
  const inside = spansInside(side.shape, ray);
  if (side.inside) return inside;
  const outside: Span[] = [];
  let at = -Infinity;
  for (const { from, to } of inside) {
    outside.push({ from: at, to: from });
    at = to;
  }
  outside.push({ from: at, to: Infinity });
  return common(outside, [{ from: 0, to: length }]);
}
