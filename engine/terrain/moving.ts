/** What an edge meets while it is carried along: the exact ground between its first and its last place. */
import { cross, dot, length, minus, TOLERANCE, unit, type Bounds, type Point } from '../geometry';
import { crossingsOf, rayOf, spansInside } from './lines';
import { BUNDLE, entry, type PackedOutline } from './shape';
import { cutTo, merged, type Span } from './spans';

/** An edge on its way: `a` and `b` its ends, `way` a unit vector, `reach` the length of the move in cm. */
export interface MovingEdge extends Bounds {
  readonly a: Point;
  readonly edge: Point;
  readonly middle: Point;
  readonly direction: Point;
  readonly reach: number;
  /** Width of the strip it covers, square to the way; with a sign. */
  readonly width: number;
}

/** The move of the edge `a`-`b` along `by`; null when it does not move. */
export function movingEdge(a: Point, b: Point, by: Point): MovingEdge | null {
  const reach = length(by);
  if (reach === 0) return null;
  const direction = unit(by);
  const edge = minus(b, a);
  return {
    a,
    edge,
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    direction,
    reach,
    width: cross(direction, edge),
    minX: Math.min(a.x, b.x) + Math.min(0, by.x),
    maxX: Math.max(a.x, b.x) + Math.max(0, by.x),
    minY: Math.min(a.y, b.y) + Math.min(0, by.y),
    maxY: Math.max(a.y, b.y) + Math.max(0, by.y),
  };
}

/** True when the edge moves along itself, so that it covers no strip but a line. */
const isEndOn = (move: MovingEdge): boolean => Math.abs(move.width) <= 2 * TOLERANCE;

/**
 * When, in cm of the move, the moving edge touches edges of a shape. A point lies `t` cm of the move and a share
 * `u` of the moving edge away from `a`; in these measures the strip is a rectangle, which the shape's edges are cut to.
 * The strip is taken the tolerance narrower on both sides, so that what the moving edge slides along is not met; but never
 * so that the edge loses more than twice the tolerance, which would tell where a slanting one arrives too late.
 */
function touches(move: MovingEdge, shape: PackedOutline): Span[] {
  const spans: Span[] = [];
  const { points, edges } = shape;
  const { a, edge, direction, width } = move;
  const least = Math.min(TOLERANCE / Math.abs(width), (2 * TOLERANCE) / length(edge));
  const most = 1 - least;
  for (let first = 0, k = 0; first < edges; first += BUNDLE, k += 4) {
    if (isOffStrip(move, shape.bundles, k)) continue;
    const end = Math.min(edges, first + BUNDLE);
    let t = 0;
    let u = 0;
    for (let i = first; i <= end; i += 1) {
      const x = entry(points, 2 * i) - a.x;
      const y = entry(points, 2 * i + 1) - a.y;
      const nextT = (x * edge.y - y * edge.x) / width;
      const nextU = (direction.x * y - direction.y * x) / width;
      if (i > first && Math.max(u, nextU) >= least && Math.min(u, nextU) <= most) {
        // Written without a function, which would keep t and u where they are slow to reach.
        const atLeast = t + ((nextT - t) * (least - u)) / (nextU - u);
        const atMost = t + ((nextT - t) * (most - u)) / (nextU - u);
        const from = u < least ? atLeast : u > most ? atMost : t;
        const to = nextU < least ? atLeast : nextU > most ? atMost : nextT;
        addSpan(spans, Math.min(from, to), Math.max(from, to));
      }
      t = nextT;
      u = nextU;
    }
  }
  return spans;
}

/** Edges in a row touch in a row: what meets the last span makes it longer. */
function addSpan(spans: Span[], from: number, to: number): void {
  const last = spans[spans.length - 1];
  if (last && from <= last.to && to >= last.from) {
    last.from = Math.min(last.from, from);
    last.to = Math.max(last.to, to);
  } else spans.push({ from, to });
}

/** True when a box, whose middle and half sides stand at `k`, lies wholly to one side of the strip, or before or behind it. */
function isOffStrip({ a, edge, direction, reach, width }: MovingEdge, boxes: Float64Array, k: number): boolean {
  const x = entry(boxes, k) - a.x;
  const y = entry(boxes, k + 1) - a.y;
  const halfX = entry(boxes, k + 2);
  const halfY = entry(boxes, k + 3);
  const size = Math.abs(width);
  const u = (direction.x * y - direction.y * x) / width - 0.5;
  if (Math.abs(u) > 0.5 + (Math.abs(direction.x) * halfY + Math.abs(direction.y) * halfX) / size) return true;
  const t = (x * edge.y - y * edge.x) / width - reach / 2;
  return Math.abs(t) > reach / 2 + TOLERANCE + (Math.abs(edge.y) * halfX + Math.abs(edge.x) * halfY) / size;
}

/**
 * The stretches of the move, in cm, in which any of the moving edge lies in a closed shape. Where none of the shape's
 * edges is met, the whole moving edge is inside or outside, and its middle tells which.
 */
export function spansSwept(move: MovingEdge, shape: PackedOutline): Span[] {
  const { middle, direction, reach } = move;
  const inside = spansInside(shape, rayOf(middle, direction));
  if (isEndOn(move)) {
    const half = Math.abs(dot(move.edge, direction)) / 2;
    return cutTo(merged(inside.map(({ from, to }) => ({ from: from - half, to: to + half }))), reach);
  }
  return cutTo(merged([...inside, ...touches(move, shape)]), reach);
}

/** How far, in cm of the move, the moving edge goes before it first touches a course; null when it does not. */
export function firstMet(move: MovingEdge, shape: PackedOutline): number | null {
  const { middle, direction, reach } = move;
  if (isEndOn(move)) {
    const half = Math.abs(dot(move.edge, direction)) / 2;
    const rear = { x: middle.x - direction.x * half, y: middle.y - direction.y * half };
    const [first] = crossingsOf(shape, rayOf(rear, direction), reach + 2 * half);
    return first === undefined ? null : Math.max(0, first - 2 * half);
  }
  let first: number | null = null;
  for (const { from, to } of touches(move, shape))
    if (to >= 0 && from <= reach) first = Math.min(first ?? reach, Math.max(0, from));
  return first;
}
