/** What players measure with and lay on the table, as a rule system has it at one figure scale: plain data for print. */
import type { Cm, Id } from './state';

/** `to` is the greatest distance of a band, measured from the ruler's beginning. */
export interface RulerLimit {
  readonly title: string;
  readonly to: Cm;
}
export interface Ruler {
  readonly id: Id;
  readonly title: string;
  readonly clause: Id;
  readonly measures: 'range' | 'move' | 'distance';
  /** At least one, rising; no two alike. */
  readonly limits: readonly RulerLimit[];
}
/** An angle that players lay on the table. */
export interface RulerAngle {
  readonly title: string;
  readonly clause: Id;
  readonly degrees: number;
}
/** The ground a unit may fire into: lines from the corners of its front, opened outward, as far as its weapon carries. */
export interface RulerZone {
  readonly id: Id;
  readonly title: string;
  readonly clause: Id;
  /** Width and depth of the unit as it stands to fire. */
  readonly width: Cm;
  readonly depth: Cm;
  /** Degrees outward at each corner. */
  readonly opening: number;
  readonly limits: readonly RulerLimit[];
}
/** A word laid beside a commander: what his command does this turn. */
export interface OrderLabel {
  readonly title: string;
  readonly clause: Id;
}
export interface TableAids {
  readonly rulers: readonly Ruler[];
  readonly angles: readonly RulerAngle[];
  readonly zones: readonly RulerZone[];
  readonly orders: readonly OrderLabel[];
}
