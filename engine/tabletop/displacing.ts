/** Figures of leaders that units have moved on to: who stands on one, and the shortest ways to where nobody stands. */
import { along, dot, facing, leftOf, NEGLIGIBLE, plus, poseAt, rightOf, seenFrom, times, TOLERANCE } from '../geometry';
import type { Box, Point, Pose } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';

/** Does a body stand on a place? Its edge does not. */
export const standsOn = (body: Body, at: Point): boolean => body.boxes.some((box) => isWithin(box, at, 0));

/** Is a place inside a box that is drawn larger by `gap` cm on every side? Its edge is not. */
function isWithin({ pose, width, depth }: Box, at: Point, gap: Cm): boolean {
  const reach = width + depth + 2 * gap;
  if (Math.abs(at.x - pose.x) > reach || Math.abs(at.y - pose.y) > reach) return false;
  const { ahead, right } = seenFrom(pose, at);
  return Math.abs(ahead) < depth / 2 + gap - TOLERANCE && Math.abs(right) < width / 2 + gap - TOLERANCE;
}

export interface ClearDirection {
  readonly to: Point;
  readonly length: Cm;
}

/** How far off everybody a figure stands that has stepped aside, and how far it may step, cm. */
export interface Clearance {
  readonly gap: Cm;
  readonly most: Cm;
}

/**
 * From a place that bodies stand on, straight out over each side of each of these, and on as far as it takes to be clear
 * of all bodies; the shortest first. None when the table is full.
 */
export function clearDirections(
  bodies: readonly Body[],
  at: Point,
  { gap, most }: Clearance,
): readonly ClearDirection[] {
  const boxes = bodies.flatMap((body) => body.boxes);
  return boxes
    .filter((box) => isWithin(box, at, 0))
    .flatMap(({ pose }) => {
      const ahead = facing(pose);
      return [ahead, times(ahead, -1), leftOf(ahead), rightOf(ahead)];
    })
    .map((direction) => {
      const length = lengthClear(boxes, at, direction, gap, most);
      return { to: plus(at, times(direction, length)), length };
    })
    .filter(({ length }) => length <= most)
    .toSorted((a, b) => a.length - b.length);
}

/** How far to go along a way until no box is within the gap; more than `most` where that is not enough. */
function lengthClear(boxes: readonly Box[], from: Point, direction: Point, gap: Cm, most: Cm): Cm {
  let length: Cm = 0;
  while (length <= most) {
    const at = plus(from, times(direction, length));
    const inWay = boxes.filter((box) => isWithin(box, at, gap));
    if (inWay.length === 0) return length;
    length += Math.max(...inWay.map((box) => lengthOutOf(box, at, direction, gap)));
  }
  return length;
}

/** From inside a box that is drawn larger by `gap`, along a way to its edge. */
function lengthOutOf({ pose, width, depth }: Box, at: Point, direction: Point, gap: Cm): Cm {
  const { ahead, right } = seenFrom(pose, at);
  const toEdge = (from: Cm, half: Cm, by: number): Cm =>
    Math.abs(by) < NEGLIGIBLE ? Infinity : (by > 0 ? half - from : half + from) / Math.abs(by);
  const forward = facing(pose);
  return Math.min(
    toEdge(ahead, depth / 2 + gap, dot(direction, forward)),
    toEdge(right, width / 2 + gap, dot(direction, rightOf(forward))),
  );
}

/** Does a place lie before a body, no farther than `ahead` cm from its front edge and `gap` cm beside its flanks? */
export const liesBefore = ({ boxes }: Body, at: Point, ahead: Cm, gap: Cm): boolean =>
  boxes.some(({ pose, width, depth }) => {
    const seen = seenFrom(pose, at);
    return seen.ahead > 0 && seen.ahead < depth / 2 + ahead && Math.abs(seen.right) < width / 2 + gap;
  });

/** Its own place, then others farther and farther off by `step`: back, aside, forward, and between these. */
export function placesAbout(pose: Pose, step: Cm): readonly Pose[] {
  const places = [pose];
  for (let ring = 1; ring <= RINGS; ring++)
    for (const [ahead, right] of DIRECTIONS)
      places.push(poseAt(along(pose, ahead * ring * step, right * ring * step), facing(pose)));
  return places;
}
const RINGS = 30;
const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
] as const;
