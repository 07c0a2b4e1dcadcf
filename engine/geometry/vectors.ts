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
