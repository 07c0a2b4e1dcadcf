/** Lines over the ground as a person writes them, and the strip of ground a line with a width covers. */
import {
  counterClockwise,
  cross,
  distance,
  dot,
  isSimple,
  leftOf,
  minus,
  nearestOnSegment,
  plus,
  ringsOf,
  times,
  unit,
  type Point,
} from '../geometry';
import type { Course } from '../scenario';
import { distinct, smoothLine } from './curves';

/** The course as straight pieces, in the order written, without repeated points. */
export const flatCourse = (course: Course): readonly Point[] =>
  course.smooth ? smoothLine(course.points) : distinct(course.points);

/** The point of a course nearest to `point`, and the unit vector along the course there; null for a course of one point. */
export function nearestOnCourse(course: readonly Point[], point: Point): { at: Point; way: Point } | null {
  let found: { at: Point; way: Point } | null = null;
  let before = course[0];
  for (const next of course.slice(1)) {
    if (!before) break;
    const step = minus(next, before);
    const at = plus(before, times(step, nearestOnSegment(point, before, next)));
    if (!found || distance(at, point) < distance(found.at, point) - 1e-9) found = { at, way: unit(step) };
    before = next;
  }
  return found;
}

/** A bend sharper than this many half widths at its outer corner is cut off square. */
const LONGEST_MITRE = 2;

/**
 * The points beside a bend at half a width, on the side `side` (1 left, -1 right). The outer one is mitred or cut off
 * square. The inner one is mitred too, or goes in to the course and out again: such a strip may overlap itself, but then it
 * winds round every place near its course and no other.
 */
function besideBend(at: Point, from: Point, to: Point, half: number, side: 1 | -1, mitred: boolean): readonly Point[] {
  const first = times(leftOf(from), side);
  const second = times(leftOf(to), side);
  const square = 1 + dot(first, second);
  const outer = side * cross(from, to) <= 0;
  const short = square > 2 / (LONGEST_MITRE * LONGEST_MITRE);
  if (short && (outer || mitred)) return [plus(at, times(plus(first, second), half / square))];
  const [enters, leaves] = [plus(at, times(first, half)), plus(at, times(second, half))];
  if (outer) return [enters, leaves];
  return mitred ? [] : [enters, at, leaves];
}

/**
 * The strip within half of `width` of a course, as a counter-clockwise polygon with mitred bends and square ends; empty for
 * a course of one point. Where the course comes back to itself in a ring, the polygon overlaps itself.
 */
export function stripAlong(course: readonly Point[], width: number): readonly Point[] {
  const mitred = outlineBeside(course, width / 2, true);
  if (mitred.length < 3 || isSimple(mitred)) return counterClockwise(mitred);
  const whole = outlineBeside(course, width / 2, false);
  const [ring, ...others] = ringsOf(whole);
  return ring && others.length === 0 ? ring : whole;
}

function outlineBeside(course: readonly Point[], half: number, mitred: boolean): readonly Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  course.forEach((at, i) => {
    const before = course[i - 1];
    const after = course[i + 1];
    const from = before && unit(minus(at, before));
    const to = after && unit(minus(after, at));
    const into = from ?? to;
    const outOf = to ?? from;
    if (!into || !outOf) return;
    left.push(...besideBend(at, into, outOf, half, 1, mitred));
    right.push(...besideBend(at, into, outOf, half, -1, mitred));
  });
  return [...right, ...left.toReversed()];
}
