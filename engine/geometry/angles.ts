/**
 * Trigonometry of our own from + - * / and square roots, so that every machine finds the same bits; right to about
 * 1e-15 for moderate angles. Angles are in degrees, clockwise from north unless a name says otherwise.
 */
import { cross, dot, facing, minus, type Point, type Pose } from './vectors';

const PI = 3.141592653589793;

export const radians = (degrees: number): number => (degrees * PI) / 180;

/** The sine of at most 45 degrees, given in radians. */
function sineOfSmall(x: number): number {
  const q = x * x;
  let sum = 1;
  for (let n = 18; n >= 2; n -= 2) sum = 1 - (q / (n * (n + 1))) * sum;
  return x * sum;
}

/** The cosine of at most 45 degrees, given in radians. */
function cosineOfSmall(x: number): number {
  const q = x * x;
  let sum = 1;
  for (let n = 17; n >= 1; n -= 2) sum = 1 - (q / (n * (n + 1))) * sum;
  return sum;
}

/** Sine of an angle in degrees; exact at every quarter turn. Whole degrees are asked so often that they are kept. */
export function sine(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  const whole = Math.floor(turn);
  return whole === turn ? (WHOLE[whole] ?? sineWithin(turn)) : sineWithin(turn);
}

/** Of 0 to 360 degrees. */
function sineWithin(turn: number): number {
  const quarter = Math.round(turn / 90);
  const rest = radians(turn - quarter * 90);
  if (quarter === 1) return cosineOfSmall(rest);
  if (quarter === 2) return 0 - sineOfSmall(rest);
  if (quarter === 3) return 0 - cosineOfSmall(rest);
  return sineOfSmall(rest);
}

/** Of every whole degree. */
const WHOLE: readonly number[] = Array.from({ length: 361 }, (_, turn) => sineWithin(turn));

/** Cosine of an angle in degrees; exact at every quarter turn. */
export const cosine = (degrees: number): number => sine(degrees + 90);

/** Degrees of the angle whose tangent is `t`, for 0 <= t <= 1; the angle is halved twice so that the series is short. */
function arcTangent(t: number): number {
  const half = t / (1 + Math.sqrt(1 + t * t));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  const q = quarter * quarter;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = 1 / n - q * sum;
  return (4 * quarter * sum * 180) / PI;
}

/** Degrees from the axis `ahead` towards the axis `beside`: -180 to 180, 0 for no vector at all. */
function degreesTowards(ahead: number, beside: number): number {
  const long = Math.abs(ahead);
  const wide = Math.abs(beside);
  if (long === 0 && wide === 0) return 0;
  const sharp = long >= wide ? arcTangent(wide / long) : 90 - arcTangent(long / wide);
  const whole = ahead >= 0 ? sharp : 180 - sharp;
  return beside < 0 ? 0 - whole : whole;
}

/** Degrees clockwise from north, 0 up to but not including 360. */
export function headingOf(v: Point): number {
  const degrees = degreesTowards(v.y, v.x);
  const whole = degrees < 0 ? degrees + 360 : degrees;
  return whole >= 360 ? 0 : whole;
}

/** The unit vector of a heading in degrees clockwise from north. */
export const facingOf = (degrees: number): Point => ({ x: sine(degrees), y: cosine(degrees) });

/** The angle between two vectors, 0 to 180 degrees. */
export const angleBetween = (u: Point, v: Point): number => degreesTowards(dot(u, v), Math.abs(cross(u, v)));

/** Degrees by which `u` must turn clockwise to point along `v`: -180 to 180. */
export const turnBetween = (u: Point, v: Point): number => degreesTowards(dot(u, v), 0 - cross(u, v));

/** `v` turned clockwise. */
export function turned(v: Point, degreesClockwise: number): Point {
  const s = sine(degreesClockwise);
  const c = cosine(degreesClockwise);
  return { x: v.x * c + v.y * s, y: v.y * c - v.x * s };
}

/** Where a point lies as seen from a pose: degrees clockwise from its heading, -180 to 180. */
export const bearing = (from: Pose, point: Point): number => turnBetween(facing(from), minus(point, from));

/** Directions as people say them. */
const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** The nearest of the eight points of the compass to a heading in degrees: "east" for 90. */
export const compassOf = (degrees: number): string => POINTS[Math.round(degrees / 45) % 8] ?? 'north';

/** The nearest point of the compass to a direction of any length. */
export const compassTo = (direction: Point): string => compassOf(headingOf(direction));
