import type { Cm } from '../scenario';
import type { GroundArea, GroundBlock, GroundCrossing, GroundLine } from '../terrain';

/** A footprint across its heading and along it. */
export interface Size {
  readonly width: Cm;
  readonly depth: Cm;
}

/**
 * How a mover goes: its footprints, and what the ground costs it, in cm of march on open ground. A cost of null is closed:
 * its footprint may not come there at all.
 */
export interface MarchCosts {
  /** Out of column; null for what always marches in column. */
  readonly line: Size | null;
  /** In column; null for what never does. */
  readonly column: Size | null;
  /** Cost of forming column or line. */
  readonly reform: Cm;
  /** Cost of turning by a degree. */
  readonly turning: Cm;
  /** Cost of a cm across an area; the dearest counts where areas overlap. Water that is not closed may be waded anywhere. */
  area(area: GroundArea, column: boolean): number | null;
  /** Cost of a cm through a block. */
  block(block: GroundBlock, column: boolean): number | null;
  /** Cost of going over a line. Water is closed as an area, never as a line. */
  over(line: GroundLine, column: boolean): Cm | null;
  /** Cost of a cm over a bridge or through a ford, instead of its water's; null leaves only the water. */
  crossing(crossing: GroundCrossing, column: boolean): number | null;
  /**
   * Cost of a cm for a column that follows a road; null when roads are nothing to it. On a road neither areas nor blocks
   * cost anything or are closed, but water and lines are as everywhere.
   */
  readonly road: number | null;
}
