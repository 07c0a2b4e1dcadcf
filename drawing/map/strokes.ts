/** Pens: strokes from points, and what drawing needs to know of lines and outlines. */
import { along, distance, leftOf, ROUNDING, NEGLIGIBLE, type Point, type Pose } from '../../engine/geometry';
import type { Bend, Frame, Paint, Shape, LineSpot, Stroke } from './scene';

export const point = (x: number, y: number): Point => ({ x, y });
export const EAST: Point = { x: 1, y: 0 };

export function polyline(points: readonly Point[]): Stroke {
  const [from = point(0, 0), ...steps] = points;
  return { from, steps, closed: false };
}
export function polygon(points: readonly Point[]): Stroke {
  return { ...polyline(points), closed: true };
}
export const dot = (at: Point): Stroke => ({ from: at, steps: [], closed: false });

export const rectangle = (west: number, south: number, east: number, north: number): Stroke =>
  polygon([point(west, south), point(east, south), point(east, north), point(west, north)]);

/** A curve that leaves and arrives by the given points. */
export const bend = (leaving: Point, arriving: Point, to: Point): Bend => ({ leaving, arriving, to });

/** A round stroke of four bends, lying `wide` by `high` about its centre. */
export function oval(at: Point, wide: number, high: number): Stroke {
  const k = 0.5523;
  const on = (x: number, y: number): Point => point(at.x + x * wide, at.y + y * high);
  return {
    from: on(1, 0),
    steps: [
      bend(on(1, k), on(k, 1), on(0, 1)),
      bend(on(-k, 1), on(-1, k), on(-1, 0)),
      bend(on(-1, -k), on(-k, -1), on(0, -1)),
      bend(on(k, -1), on(1, -k), on(1, 0)),
    ],
    closed: true,
  };
}

/** A gentle closed curve through every point. */
export function smoothRing(points: readonly Point[]): Stroke {
  const around = (index: number): Point => points[(index + points.length) % points.length] ?? point(0, 0);
  const sixth = (from: Point, to: Point): Point => point((to.x - from.x) / 6, (to.y - from.y) / 6);
  const steps = points.map((from, index): Bend => {
    const to = around(index + 1);
    const out = sixth(around(index - 1), to);
    const into = sixth(from, around(index + 2));
    return bend(point(from.x + out.x, from.y + out.y), point(to.x - into.x, to.y - into.y), to);
  });
  return { from: around(0), steps, closed: true };
}

/** A stroke in the frame of a pose, as it lies on the table. */
export function onTable({ from, steps, closed }: Stroke, pose: Pose): Stroke {
  const carried = (at: Point): Point => along(pose, at.y, at.x);
  return {
    from: carried(from),
    steps: steps.map((step) =>
      'to' in step ? bend(carried(step.leaving), carried(step.arriving), carried(step.to)) : carried(step),
    ),
    closed,
  };
}

export const drawing = (strokes: readonly Stroke[], paint: Paint): Shape => ({ kind: 'drawing', strokes, paint });

/** Shapes without an empty drawing among them. */
export const inked = (shapes: readonly Shape[]): Shape[] =>
  shapes.filter((shape) => shape.kind !== 'drawing' || shape.strokes.length > 0);

/** The unit vector from one point to another; east when they are the same. */
export function toward(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length < ROUNDING ? EAST : point((to.x - from.x) / length, (to.y - from.y) / length);
}
export const shifted = (from: Point, direction: Point, by: number): Point =>
  point(from.x + direction.x * by, from.y + direction.y * by);

export function lengthOf(course: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < course.length; index += 1) {
    const from = course[index - 1];
    const to = course[index];
    if (from && to) length += distance(from, to);
  }
  return length;
}

/** Spots every `step` cm along a line, the first `start` cm from its beginning. */
export function alongCourse(course: readonly Point[], step: number, start = step / 2): LineSpot[] {
  const spots: LineSpot[] = [];
  let next = start;
  let travelled = 0;
  for (let index = 1; index < course.length; index += 1) {
    const from = course[index - 1];
    const to = course[index];
    if (!from || !to) continue;
    const length = distance(from, to);
    const direction = toward(from, to);
    while (length > 0 && next <= travelled + length) {
      spots.push({ at: shifted(from, direction, next - travelled), toward: direction });
      next += step;
    }
    travelled += length;
  }
  return spots;
}

/** A line beside a line, `by` cm to its left. */
export function beside(course: readonly Point[], by: number): Point[] {
  return course.map((at, index) => {
    const direction = toward(
      course[Math.max(0, index - 1)] ?? at,
      course[Math.min(course.length - 1, index + 1)] ?? at,
    );
    return shifted(at, leftOf(direction), by);
  });
}

/** The same with its corners kept sharp; `ring` when the line ends where it begins, with the first point told twice. */
export function besideSharply(course: readonly Point[], by: number, ring: boolean): Point[] {
  const stops = course.filter((at, index) => index === 0 || distance(at, course[index - 1] ?? at) > NEGLIGIBLE);
  const last = stops.length - 1;
  const direction = (index: number): Point | null => {
    const from = stops[ring ? (index + last) % last : index];
    const to = stops[ring ? (index + 1 + last) % last : index + 1];
    return from && to ? toward(from, to) : null;
  };
  return stops.map((at, index) => {
    const before = direction(index - 1) ?? direction(index) ?? EAST;
    const after = direction(index) ?? before;
    const out = point(leftOf(before).x + leftOf(after).x, leftOf(before).y + leftOf(after).y);
    // The farther a corner turns, the farther out its tip; a very sharp one is blunted.
    const reach = Math.max(0.5, (out.x * out.x + out.y * out.y) / 2);
    return shifted(at, out, by / reach);
  });
}

/** The line with the ends that reach the table's edge carried 2 cm beyond, so that the edge cuts it square. */
export function runOut(course: readonly Point[], table: { readonly width: number; readonly depth: number }): Point[] {
  const atEdge = ({ x, y }: Point): boolean => x < 1 || y < 1 || x > table.width - 1 || y > table.depth - 1;
  const beyond = (end: Point | undefined, before: Point | undefined): Point[] =>
    end && before && atEdge(end) ? [shifted(end, toward(before, end), 2)] : [];
  return [...beyond(course[0], course[1]), ...course, ...beyond(course.at(-1), course.at(-2))];
}

export function frameOf(points: readonly Point[]): Frame {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}
export const grown = (frame: Frame, by: number): Frame => ({
  west: frame.west - by,
  south: frame.south - by,
  east: frame.east + by,
  north: frame.north + by,
});
