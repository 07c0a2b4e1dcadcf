/** What a footprint meets while it moves. */
import { cosine } from './angles';
import { boxAt, corners, farthestCorner, halfAcross, penetration, type Box } from './boxes';
import { turnedAbout, turnOf, type Leg } from './path';
import { convexHull } from './polygons';
import { distance, dot, length, plus, ROUNDING, times, TOLERANCE, unit, type Point, type Pose } from './vectors';

/** When, in cm of the move, two spans along one axis begin and cease to overlap. */
interface Span {
  enter: number;
  leave: number;
}

function narrow(span: Span, apart: number, speed: number, reach: number): void {
  if (Math.abs(speed) < 1e-12) {
    if (Math.abs(apart) >= reach) span.leave = -Infinity;
    return;
  }
  const a = (apart - reach) / speed;
  const b = (apart + reach) / speed;
  span.enter = Math.max(span.enter, Math.min(a, b));
  span.leave = Math.min(span.leave, Math.max(a, b));
}

function narrowByAxesOf(span: Span, owner: Box, other: Box, apart: Point, direction: Point, inset: number): void {
  const { hx, hy } = owner.pose;
  const c = Math.abs(hx * other.pose.hx + hy * other.pose.hy);
  const s = Math.abs(hx * other.pose.hy - hy * other.pose.hx);
  const lengthwise = (owner.depth + other.depth * c + other.width * s) / 2 - inset;
  const sideways = (owner.width + other.width * c + other.depth * s) / 2 - inset;
  narrow(span, apart.x * hx + apart.y * hy, direction.x * hx + direction.y * hy, lengthwise);
  narrow(span, apart.x * hy - apart.y * hx, direction.x * hy - direction.y * hx, sideways);
}

/** The stretch of an endless move along `way` in which the boxes lie in each other by more than `inset` cm. */
function contact(box: Box, direction: Point, obstacle: Box, inset: number): Span {
  const span = { enter: -Infinity, leave: Infinity };
  const apart = { x: obstacle.pose.x - box.pose.x, y: obstacle.pose.y - box.pose.y };
  narrowByAxesOf(span, box, obstacle, apart, direction, inset);
  narrowByAxesOf(span, obstacle, box, apart, direction, inset);
  return span;
}

/**
 * How far a box moves along `by` before it first touches the obstacle, cm; null when it does not get there. 0 when it
 * lies in it already. Touching and sliding past, in by no more than the tolerance, is no contact; a move that would go
 * on into the obstacle and ends as it touches is.
 */
export function firstTouch(box: Box, by: Point, obstacle: Box): number | null {
  if (passesBy(box, by, obstacle)) return null;
  if (penetration(box, obstacle) > TOLERANCE) return 0;
  const most = length(by);
  if (most === 0) return null;
  const direction = unit(by);
  const deep = contact(box, direction, obstacle, TOLERANCE);
  if (deep.enter >= deep.leave || deep.leave <= 0 || deep.enter > most + 2 * TOLERANCE) return null;
  const touch = Math.max(0, contact(box, direction, obstacle, 0).enter);
  return touch <= most + TOLERANCE ? Math.min(touch, most) : null;
}

/** Quick look: the obstacle lies so far aside or behind that the box cannot meet it. */
function passesBy(box: Box, by: Point, obstacle: Box): boolean {
  const x = obstacle.pose.x - box.pose.x;
  const y = obstacle.pose.y - box.pose.y;
  const offLine = x * by.y - y * by.x;
  const ahead = x * by.x + y * by.y;
  const reach = (box.width + box.depth + obstacle.width + obstacle.depth) / 2;
  const limit = reach * reach * (by.x * by.x + by.y * by.y);
  return offLine * offLine > limit || (ahead < 0 && ahead * ahead > limit);
}

/** The ground a box covers while it moves along `by`: a convex polygon, counter-clockwise. */
export function sweptHull(box: Box, by: Point): readonly Point[] {
  const start = corners(box);
  return convexHull([...start, ...start.map((corner) => plus(corner, by))]);
}

/** How deep two convex polygons lie in each other, cm; 0 or less when they are apart. */
function depthOfHulls(a: readonly Point[], b: readonly Point[]): number {
  return Math.min(depthAlongEdges(a, b), depthAlongEdges(b, a));
}

/** The least depth along the outward normals of the edges of `a`, whose corners run counter-clockwise. */
function depthAlongEdges(a: readonly Point[], b: readonly Point[]): number {
  let least = Infinity;
  let before = a[a.length - 1];
  for (const corner of a) {
    // An edge of rounding has no direction.
    if (before && distance(before, corner) > ROUNDING) {
      const outward = unit({ x: corner.y - before.y, y: before.x - corner.x });
      least = Math.min(least, farthest(a, outward) + farthest(b, times(outward, -1)));
    }
    before = corner;
  }
  return least;
}

/** How far a polygon reaches in a direction. */
function farthest(polygon: readonly Point[], direction: Point): number {
  let most = -Infinity;
  for (const point of polygon) most = Math.max(most, dot(point, direction));
  return most;
}

/** A turn is looked at in parts of so many degrees, counted from its start, and by halves where those come near. */
const COARSE = 16;
const FINE = COARSE / 64;

/**
 * True when a leg that starts with the footprint `box` meets the obstacle by more than the tolerance. Straight legs are
 * exact. Turns never miss; they may find a touch early, by less than 0.03 cm for footprints up to 20 cm wide. A turn that
 * touches nothing tells as much of every smaller one: parts begin at the same degrees however far the turn goes.
 */
export function wheelTouches(box: Box, leg: Leg, obstacle: Box): boolean {
  if (leg.kind === 'straight') {
    const by = { x: leg.to.x - box.pose.x, y: leg.to.y - box.pose.y };
    return depthOfHulls(sweptHull(box, by), hullOf(obstacle)) > TOLERANCE;
  }
  if (leg.kind === 'place') return penetration(boxAt(box, leg.to), obstacle) > TOLERANCE;
  const clockwise = turnOf(box.pose, leg);
  const turn: Turn = {
    box,
    about: leg.about,
    degrees: Math.abs(clockwise),
    side: Math.sign(clockwise),
    end: leg.to,
    reach: farthestCorner(box, leg.about),
    obstacle,
  };
  let from = 0;
  let before = box.pose;
  do {
    const after = poseInTurn(turn, from + COARSE);
    if (partTouches(turn, { from, size: COARSE, before, after })) return true;
    before = after;
    from += COARSE;
  } while (from < turn.degrees);
  return false;
}

interface Turn {
  readonly box: Box;
  readonly about: Point;
  readonly degrees: number;
  /** 1 for clockwise, -1 for counter-clockwise. */
  readonly side: number;
  readonly end: Pose;
  /** From what it turns about to the farthest corner. */
  readonly reach: number;
  readonly obstacle: Box;
}

/** So many degrees of a turn, or what there is of them before it ends, and where the box stands then. */
interface Part {
  readonly from: number;
  readonly size: number;
  readonly before: Pose;
  readonly after: Pose;
}

const poseInTurn = ({ box, about, degrees, side, end }: Turn, turned: number): Pose =>
  turned >= degrees ? end : turnedAbout(box.pose, about, side * turned);

/** How far the arc of the farthest corner rises over its chord, cm. */
const riseOver = (degrees: number, { reach }: Turn): number => reach * (1 - cosine(degrees / 2));

/**
 * Whether a part of a turn meets the obstacle: the hull of both positions, taken larger by the rise of the corners' arc
 * over their chord, holds all positions between; it is halved until it is fine. What is clear at a glance is told first.
 * The rise is added only to whole fine parts, so that no part cut short by the end of a turn finds more than they do.
 */
function partTouches(turn: Turn, part: Part): boolean {
  const { box, obstacle } = turn;
  const rise = riseOver(part.size, turn);
  const first = boxAt(box, part.before);
  const last = boxAt(box, part.after);
  if (staysClear(first, last, rise + MARGIN, obstacle)) return false;
  if (penetration(first, obstacle) > TOLERANCE + MARGIN || penetration(last, obstacle) > TOLERANCE + MARGIN)
    return true;
  const depth = depthOfHulls(convexHull([...corners(first), ...corners(last)]), hullOf(obstacle));
  if (part.size <= FINE) return depth > (part.from + FINE <= turn.degrees ? TOLERANCE - rise : TOLERANCE);
  if (depth <= TOLERANCE - rise - riseOver(FINE, turn)) return false;
  const size = part.size / 2;
  const middle = part.from + size;
  const between = poseInTurn(turn, middle);
  return (
    partTouches(turn, { from: part.from, size, before: part.before, after: between }) ||
    (middle < turn.degrees && partTouches(turn, { from: middle, size, before: between, after: part.after }))
  );
}
/** More than rounding, less than matters. */
const MARGIN = 1e-6;

/** True when an axis of the obstacle or of either place parts the obstacle from both places, taken larger by `more` cm. */
function staysClear(first: Box, last: Box, more: number, obstacle: Box): boolean {
  const { hx, hy } = obstacle.pose;
  return (
    isParted(first, last, more, obstacle, hx, hy) ||
    isParted(first, last, more, obstacle, hy, -hx) ||
    isParted(first, last, more, obstacle, first.pose.hx, first.pose.hy) ||
    isParted(first, last, more, obstacle, first.pose.hy, -first.pose.hx) ||
    isParted(first, last, more, obstacle, last.pose.hx, last.pose.hy) ||
    isParted(first, last, more, obstacle, last.pose.hy, -last.pose.hx)
  );
}

function isParted(first: Box, last: Box, more: number, obstacle: Box, x: number, y: number): boolean {
  const middle = obstacle.pose.x * x + obstacle.pose.y * y;
  const room = halfAcross(obstacle, x, y) + more;
  const a = first.pose.x * x + first.pose.y * y - middle;
  const b = last.pose.x * x + last.pose.y * y - middle;
  const roomA = room + halfAcross(first, x, y);
  const roomB = room + halfAcross(last, x, y);
  return (a > roomA && b > roomB) || (a < -roomA && b < -roomB);
}

const hullOf = (box: Box): readonly Point[] => corners(box).toReversed();
