/** Lines and edges as they run in the country: streams and roads wind, hills and woods are no ellipses. */
import {
  along,
  cosine,
  distanceToSegment,
  facingOf,
  minus,
  plus,
  poseAt,
  rightOf,
  round3,
  sine,
  turned,
  unit,
} from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm, Course, Outline } from '../../engine/scenario';
import type { Chance } from '../army/chance';

/** Corners of an irregular edge, and how far in from its ellipse they may lie, in hundredths of the radius. */
const CORNERS = 11;
const DENTS = 26;

/** How far an irregular edge lies in from the ellipse it stays within, for each corner: 1 is on it. */
export const dents = (chance: Chance): readonly number[] =>
  Array.from({ length: CORNERS }, () => 0.96 - chance.whole(0, DENTS) / 100);

/** A smooth edge within an ellipse; edges of the same dents lie inside one another as their radii do. */
export function irregular(
  at: Point,
  [across, deep]: readonly [Cm, Cm],
  turn: number,
  shape: readonly number[],
): Outline {
  const points = shape.map((share, n): Point => {
    const degrees = (360 * n) / shape.length;
    const { x, y } = plus(at, turned({ x: across * share * cosine(degrees), y: deep * share * sine(degrees) }, turn));
    return { x: round3(x), y: round3(y) };
  });
  return { shape: 'smooth', points };
}

/** How a line is to wind: its bends are so far apart, and swing so far to each side. */
export interface Bends {
  readonly apart: Cm;
  readonly swing: Cm;
}

/**
 * A winding course through points. Bends swing only where `isClear` has the ground on the way to them free; without room it
 * runs straight on.
 */
export function winding(
  through: readonly Point[],
  { apart, swing }: Bends,
  chance: Chance,
  isClear: (from: Point, to: Point) => boolean,
): Course {
  const points: Point[] = through.slice(0, 1).map(rounded);
  let side = chance.whole(0, 1) === 0 ? 1 : -1;
  for (const [i, to] of through.slice(1).entries()) {
    const from = through[i] ?? to;
    const span = minus(to, from);
    const long = Math.sqrt(span.x * span.x + span.y * span.y);
    const bends = Math.max(0, Math.round(long / apart) - 1);
    const pose = poseAt(from, unit(span));
    for (let bend = 1; bend <= bends; bend += 1) {
      const last = points.at(-1) ?? from;
      const places = [100, 60, 30, -40].map((most) =>
        along(
          pose,
          (long * (bend + chance.whole(-15, 15) / 100)) / (bends + 1),
          (side * swing * (most - chance.whole(0, 40))) / 100,
        ),
      );
      const place = places.find((one) => isClear(last, one)) ?? along(pose, (long * bend) / (bends + 1), 0);
      points.push(rounded(place));
      side = -side;
    }
    points.push(rounded(to));
  }
  return { points, smooth: true };
}

const rounded = ({ x, y }: Point): Point => ({ x: round3(x), y: round3(y) });

/** Whether a way keeps so far from a turned ellipse: measured against its longer radius at the nearest point, a little too far. */
export function keepsClearOf(
  ellipse: { readonly at: Point; readonly width: Cm; readonly depth: Cm; readonly turn: number },
  from: Point,
  to: Point,
  by: Cm,
): boolean {
  const { at, width, depth, turn } = ellipse;
  const east = rightOf(facingOf(turn));
  const north = facingOf(turn);
  const [a, b] = [width / 2 + by, depth / 2 + by];
  // In the measure of the ellipse it is a circle of radius 1.
  const inside = (point: Point): Point => {
    const off = minus(point, at);
    return { x: (off.x * east.x + off.y * east.y) / a, y: (off.x * north.x + off.y * north.y) / b };
  };
  return distanceToSegment({ x: 0, y: 0 }, inside(from), inside(to)) > 1;
}
