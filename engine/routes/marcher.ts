import type { Cm } from '../scenario';
import type { GroundCost } from '../tabletop';

/** A footprint across its heading and along it. */
export interface MarcherSize {
  readonly width: Cm;
  readonly depth: Cm;
}

/** One formation of a unit: the ground it covers, and what ground costs it. Roads count in column only. */
export interface MarchFormation {
  readonly size: MarcherSize;
  readonly costs: GroundCost;
}

/** A unit that looks for a route: its formations, and what they and its turns cost, in cm of march on open ground. */
export interface Marcher {
  /** Out of column; null for what always marches in column. */
  readonly line: MarchFormation | null;
  /** In column; null for what never does. */
  readonly column: MarchFormation | null;
  /** A whole move, of which lines on the ground cost shares. */
  readonly move: Cm;
  /** Cost of forming column or line. */
  readonly reform: Cm;
  /** Cost of turning by a degree. */
  readonly turning: Cm;
}

/** What a cm costs a column on a road; null when roads are nothing to the unit. */
export const roadRateOf = ({ column }: Marcher): number | null => column?.costs.road ?? null;

/** The formations of a mover: out of column and in it. */
export type RouteFormation = 0 | 1;
