/** Points and unit vectors on the table: centimetres, x east, y north. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a footprint lies: its centre and its heading as a unit vector (`hx` east, `hy` north). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly hx: number;
  readonly hy: number;
}

/** The one tolerance of comparisons at rule boundaries, cm: 20.009 cm is within 20 cm. */
export const TOLERANCE = 0.01;
/** Whether a length is over a limit, or under it, by more than the tolerance. */
export const exceeds = (length: number, limit: number): boolean => length > limit + TOLERANCE;
export const fallsShort = (length: number, limit: number): boolean => length < limit - TOLERANCE;
/** Lengths below this are nothing, cm: points no farther apart are one place. */
export const NEGLIGIBLE = 1e-6;
/** Numbers that differ by less than this differ by rounding only. */
export const ROUNDING = 1e-9;

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
/** Positive when `b` points to the left of `a`. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const length = (v: Point): number => Math.sqrt(v.x * v.x + v.y * v.y);
export function distance(a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Math.sqrt(x * x + y * y);
}

/** The vector of length 1 in the direction of `v`; a vector without length stays as it is. */
export function unit(v: Point): Point {
  const size = length(v);
  return size > 0 ? { x: v.x / size, y: v.y / size } : v;
}

/** `v` turned a quarter counter-clockwise. */
export const leftOf = (v: Point): Point => ({ x: 0 - v.y, y: v.x });
/** `v` turned a quarter clockwise. */
export const rightOf = (v: Point): Point => ({ x: v.y, y: 0 - v.x });

/** The point `forward` cm ahead of a pose and `right` cm to its right; negative for behind and left. */
export const along = (pose: Pose, forward: number, right: number): Point => ({
  x: pose.x + pose.hx * forward + pose.hy * right,
  y: pose.y + pose.hy * forward - pose.hx * right,
});

/** A pose carried along `by`, its heading kept. */
export const movedBy = (pose: Pose, by: Point): Pose => ({
  x: pose.x + by.x,
  y: pose.y + by.y,
  hx: pose.hx,
  hy: pose.hy,
});

export const facing = (pose: Pose): Point => ({ x: pose.hx, y: pose.hy });
export const poseAt = (point: Point, facing: Point): Pose => ({ x: point.x, y: point.y, hx: facing.x, hy: facing.y });

/** Rounded to 0.001, as lengths are stored; never -0. */
export const round3 = (n: number): number => Math.round(n * 1000) / 1000 + 0;

const roundFacing = (n: number): number => Math.round(n * 1e9) / 1e9 + 0;

/** A pose as it is stored: its place to 0.001 cm, its heading to a billionth, so that it stays a unit vector. */
export const roundPose = (pose: Pose): Pose => ({
  x: round3(pose.x),
  y: round3(pose.y),
  hx: roundFacing(pose.hx),
  hy: roundFacing(pose.hy),
});
