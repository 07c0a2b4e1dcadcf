/** Lines over the ground as a person writes them, and the strip of ground a line with a width covers. */
import { memo } from '../facts';
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
  ROUNDING,
  times,
  unit,
  type Point,
} from '../geometry';
import type { Course } from '../scenario';
import { distinct, smoothLine } from './curves';

/** The course as straight pieces, in the order written, without repeated points. */
export const flatCourse = memo((course: Course): readonly Point[] =>
  course.smooth ? smoothLine(course.points) : distinct(course.points),
);

/** The point of a course nearest to `point`, and the unit vector along the course there; null for a course of one point. */
export function nearestOnCourse(course: readonly Point[], point: Point): { at: Point; direction: Point } | null {
  let found: { at: Point; direction: Point } | null = null;
  let before = course[0];
  for (const next of course.slice(1)) {
    if (!before) break;
    const step = minus(next, before);
    const at = plus(before, times(step, nearestOnSegment(point, before, next)));
    if (!found || distance(at, point) < distance(found.at, point) - ROUNDING) found = { at, direction: unit(step) };
    before = next;
  }
  return found;
}

/** A bend sharper than this many half widths at its outer corner is cut off square. */
const LONGEST_MITRE = 2;

/** A bend of a course: `at` between the unit vectors `into` and `outOf`; at an end of the course they are the same. */
interface Bend {
  readonly at: Point;
  readonly into: Point;
  readonly outOf: Point;
  /** Length of the piece that leads on. */
  readonly onward: number;
}

function bendsOf(course: readonly Point[]): readonly Bend[] {
  return course.flatMap((at, i) => {
    const before = course[i - 1];
    const after = course[i + 1];
    const from = before && unit(minus(at, before));
    const to = after && unit(minus(after, at));
    const into = from ?? to;
    const outOf = to ?? from;
    return into && outOf ? [{ at, into, outOf, onward: after ? distance(at, after) : 0 }] : [];
  });
}

/** How far from a bend the two edges of the strip meet on its inner side, for half a width of 1; infinite where it turns back. */
function mitreOf({ into, outOf }: Bend): number {
  const square = 1 + dot(into, outOf);
  return square > 1e-6 ? Math.sqrt(Math.max(0, 2 - square) / square) : Infinity;
}

/** True when every piece of a course is long enough for the mitres on the inner sides of its bends. */
function isMitrable(bends: readonly Bend[], half: number): boolean {
  return bends.every((bend, i) => {
    const next = bends[i + 1];
    if (!next) return true;
    return [1, -1].every((side) => {
      const inner = [bend, next].filter(
        ({ into, outOf }) => side * cross(into, outOf) > 0 || dot(into, outOf) < -0.999,
      );
      return inner.reduce((sum, one) => sum + mitreOf(one) * half, 0) <= bend.onward;
    });
  });
}

/**
 * The points beside a bend at half a width, on the side `side` (1 left, -1 right). The outer one is mitred or cut off
 * square. The inner one is mitred too, or else goes in to the course and out again: such a strip may overlap itself, but it
 * winds round every place near its course and no other.
 */
function besideBend({ at, into, outOf }: Bend, half: number, side: 1 | -1, mitred: boolean): readonly Point[] {
  const first = times(leftOf(into), side);
  const second = times(leftOf(outOf), side);
  const square = 1 + dot(first, second);
  const bend = side * cross(into, outOf);
  // Where the course goes straight back, its right is outside.
  const outer = bend < 0 || (bend === 0 && (side < 0 || square > 1));
  const isShort = square > 2 / (LONGEST_MITRE * LONGEST_MITRE);
  if (outer ? isShort : mitred) return [plus(at, times(plus(first, second), half / square))];
  const [enters, leaves] = [plus(at, times(first, half)), plus(at, times(second, half))];
  return outer ? [enters, leaves] : [enters, at, leaves];
}

/**
 * The strip within half of `width` of a course, as a counter-clockwise polygon with mitred bends and square ends; empty for
 * a course of one point. Where the course comes back to itself in a ring, the polygon overlaps itself.
 */
export function stripAlong(course: readonly Point[], width: number): readonly Point[] {
  const bends = bendsOf(course);
  const half = width / 2;
  if (isMitrable(bends, half)) {
    const mitred = outlineBeside(bends, half, true);
    if (isSimple(mitred)) return counterClockwise(mitred);
  }
  const whole = outlineBeside(bends, half, false);
  const [ring, ...others] = ringsOf(whole);
  return ring && others.length === 0 ? ring : whole;
}

const outlineBeside = (bends: readonly Bend[], half: number, mitred: boolean): readonly Point[] => [
  ...bends.flatMap((bend) => besideBend(bend, half, -1, mitred)),
  ...bends.flatMap((bend) => besideBend(bend, half, 1, mitred)).toReversed(),
];
