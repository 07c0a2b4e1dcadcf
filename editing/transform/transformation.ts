/** Moving, turning, scaling and mirroring of the plane, and what they make of points, headings and shapes. */
import {
  cosine,
  cross,
  dot,
  facingOf,
  headingOf,
  leftOf,
  length,
  minus,
  plus,
  rightOf,
  sine,
  times,
  turnBetween,
  unit,
} from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm, Course, Outline } from '../../engine/scenario';

/** What a person asks for; `about` is the point that stays, `degrees` are clockwise, factors go east and north. */
export type Transformation =
  | { readonly do: 'move'; readonly by: Point }
  | { readonly do: 'rotate'; readonly about: Point; readonly degrees: number }
  | { readonly do: 'scale'; readonly about: Point; readonly by: readonly [number, number] }
  /** In a line through `about` with this heading: 0 exchanges west and east, 90 north and south. */
  | { readonly do: 'mirror'; readonly about: Point; readonly heading: number };

/** What becomes of a vector to the east and one to the north, and of the corner of the table. */
export interface PlaneMapping {
  readonly east: Point;
  readonly north: Point;
  readonly origin: Point;
}

export function planeOf(asked: Transformation): PlaneMapping {
  switch (asked.do) {
    case 'move':
      return { east: { x: 1, y: 0 }, north: { x: 0, y: 1 }, origin: asked.by };
    case 'rotate': {
      const [s, c] = [sine(asked.degrees), cosine(asked.degrees)];
      return about(asked.about, { x: c, y: 0 - s }, { x: s, y: c });
    }
    case 'scale':
      return about(asked.about, { x: asked.by[0], y: 0 }, { x: 0, y: asked.by[1] });
    case 'mirror': {
      const axis = facingOf(asked.heading);
      const mirrored = (v: Point): Point => minus(times(axis, 2 * dot(axis, v)), v);
      return about(asked.about, mirrored({ x: 1, y: 0 }), mirrored({ x: 0, y: 1 }));
    }
  }
}

function about(centre: Point, east: Point, north: Point): PlaneMapping {
  const moved = plus(times(east, centre.x), times(north, centre.y));
  return { east, north, origin: minus(centre, moved) };
}

const vectorBy = ({ east, north }: PlaneMapping, v: Point): Point => plus(times(east, v.x), times(north, v.y));
export const pointBy = (plane: PlaneMapping, point: Point): Point => plus(plane.origin, vectorBy(plane, point));

/** Left and right are exchanged. */
export const isMirrored = ({ east, north }: PlaneMapping): boolean => cross(east, north) < 0;
const CLOSE = 1e-9;
/** Shapes stay alike: nothing is stretched in one direction alone. */
const keepsShapes = ({ east, north }: PlaneMapping): boolean =>
  Math.abs(dot(east, north)) < CLOSE && Math.abs(length(east) - length(north)) < CLOSE;
/** Nothing is turned or mirrored: the table is only moved or stretched. */
const keepsHeadings = ({ east, north }: PlaneMapping): boolean =>
  Math.abs(east.y) < CLOSE && Math.abs(north.x) < CLOSE && east.x > 0 && north.y > 0;

/** Where something that looked along a heading looks now; stretching turns nobody. */
export function headingBy(plane: PlaneMapping, heading: number): number {
  if (keepsHeadings(plane)) return heading;
  const stretched = !keepsShapes(plane);
  const straight = stretched ? { ...plane, east: unit(plane.east), north: unit(plane.north) } : plane;
  const degrees = headingOf(vectorBy(straight, facingOf(heading)));
  return Math.abs(degrees - 360) < 1e-7 ? 0 : Math.round(degrees * 1e6) / 1e6;
}

/** The same turn, or that of the new direction of its depth, kept near zero where the shape allows. */
export const turnBy = (plane: PlaneMapping, turn: number): number => {
  if (keepsHeadings(plane)) return turn;
  const degrees = headingBy(plane, turn);
  return degrees > 180 ? degrees - 360 : degrees;
};

export const courseBy = (plane: PlaneMapping, course: Course): Course => ({
  ...course,
  points: course.points.map((point) => pointBy(plane, point)),
});

export function outlineBy(plane: PlaneMapping, outline: Outline): Outline {
  if ('points' in outline) return { ...outline, points: outline.points.map((point) => pointBy(plane, point)) };
  const at = pointBy(plane, outline.at);
  const factor = length(plane.east);
  const pair = ([one, two]: readonly [Cm, Cm]): readonly [Cm, Cm] => [one * factor, two * factor];
  if (keepsShapes(plane)) {
    const turn = turnBy(plane, outline.turn);
    return outline.shape === 'ellipse'
      ? { ...outline, at, radii: pair(outline.radii), turn }
      : { ...outline, at, size: pair(outline.size), turn };
  }
  return outline.shape === 'ellipse' ? ellipseBy(plane, outline, at) : rectangleBy(plane, outline, at);
}

/** A rectangle that is stretched aslant is one no longer. */
function rectangleBy(
  plane: PlaneMapping,
  { size, turn }: Extract<Outline, { shape: 'rectangle' }>,
  at: Point,
): Outline {
  const ahead = facingOf(turn);
  const across = times(vectorBy(plane, rightOf(ahead)), size[0] / 2);
  const along = times(vectorBy(plane, ahead), size[1] / 2);
  if (Math.abs(dot(unit(across), unit(along))) < CLOSE)
    return { shape: 'rectangle', at, size: [2 * length(across), 2 * length(along)], turn: turnNear(along, turn) };
  const corner = (right: number, forward: number): Point => plus(at, plus(times(across, right), times(along, forward)));
  return { shape: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

/** An ellipse that is stretched stays one: its new axes are those of the stretched shape. */
function ellipseBy(plane: PlaneMapping, { radii, turn }: Extract<Outline, { shape: 'ellipse' }>, at: Point): Outline {
  const ahead = facingOf(turn);
  const u = times(vectorBy(plane, rightOf(ahead)), radii[0]);
  const v = times(vectorBy(plane, ahead), radii[1]);
  // The squared reach in a direction d is d.S.d with S = uu' + vv'.
  const [p, q, r] = [u.x * u.x + v.x * v.x, u.x * u.y + v.x * v.y, u.y * u.y + v.y * v.y];
  const spread = Math.sqrt(((p - r) / 2) * ((p - r) / 2) + q * q);
  const long = Math.sqrt((p + r) / 2 + spread);
  const short = Math.sqrt(Math.max(0, (p + r) / 2 - spread));
  const axis =
    spread < CLOSE ? unit(v) : unit(p >= r ? { x: (p - r) / 2 + spread, y: q } : { x: q, y: (r - p) / 2 + spread });
  // Whichever of the old axes lies nearer to the long one keeps its name.
  const isAcross = Math.abs(dot(axis, unit(u))) >= Math.abs(dot(axis, unit(v)));
  const along = isAcross ? leftOf(axis) : axis;
  return { shape: 'ellipse', at, radii: isAcross ? [long, short] : [short, long], turn: turnNear(along, turn) };
}

/** The turn of a shape whose depth lies along a line, of the two that mean the same the one nearer to another. */
function turnNear(along: Point, near: number): number {
  const direction = facingOf(near);
  const ahead = dot(along, direction) < 0 ? times(along, -1) : along;
  return Math.round((near + turnBetween(direction, ahead)) * 1e6) / 1e6;
}
