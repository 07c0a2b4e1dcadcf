/** How a cut-out is turned on its paper. */
import { distance, leftOf, TOLERANCE, type Point, type Pose } from '../../../engine/geometry';
import { EAST, frameOf, point, toward } from '../../map/strokes';

/** The unit vector on the table that comes to point up the paper. */
export type Up = Point;
export const NORTH: Up = point(0, 1);

/** A way over the table comes to run to the right. */
export const lieAlong = (direction: Point): Up => leftOf(direction);

/** From a course's beginning to its end; of a closed one east. */
export function chordOf(course: readonly Point[]): Point {
  const [from, to] = [course[0], course.at(-1)];
  return from && to && distance(from, to) > TOLERANCE ? toward(from, to) : EAST;
}

/** A vector, or a point about the origin, as it lies when `up` points up. */
export const turnedUp = ({ x, y }: Point, up: Up): Point => point(x * up.y - y * up.x, x * up.x + y * up.y);
export const laidOut = (points: readonly Point[], up: Up): Point[] => points.map((at) => turnedUp(at, up));

export function sizeLaidOut(points: readonly Point[]): { readonly wide: number; readonly high: number } {
  const { west, south, east, north } = frameOf(points);
  return { wide: east - west, high: north - south };
}

/** Where a drawing of the table comes to lie: the frame of a group of its shapes. */
export const poseOf = (up: Up): Pose => ({ x: 0, y: 0, hx: 0 - up.x, hy: up.y });

/** Outlines with no more corners than this are tried along each of their sides. */
const FEW = 12;

/** Ways an outline may lie: as on the map; along its greatest length; along each of its sides when they are few. */
export function waysToLie(outline: readonly Point[]): readonly Up[] {
  const sides =
    outline.length > FEW
      ? []
      : outline.map((from, index) => lieAlong(toward(from, outline[(index + 1) % outline.length] ?? from)));
  return [NORTH, lieAlong(longestIn(outline)), ...sides];
}

/** The direction between the two points that are farthest from each other. */
function longestIn(outline: readonly Point[]): Point {
  let [best, most] = [EAST, 0];
  for (const from of outline)
    for (const to of outline) {
      const long = distance(from, to);
      if (long > most) [best, most] = [toward(from, to), long];
    }
  return best;
}
