/** What a random table is asked for, and what comes of it. */
import type { Cm, Feature, Scale } from '../../engine/scenario';

export interface TableOrder {
  readonly seed: number;
  /** West to east, south to north. */
  readonly size: readonly [Cm, Cm];
  /** 28mm when absent. Pieces have their printed sizes at 15mm and grow and shrink with the figures. */
  readonly scale?: Scale;
  /** What the defender buys once the diced table is known. */
  readonly bought?: readonly Purchase[];
}

/** One of six, as a die numbers sectors and turns. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A piece of the buyer's: where he wants it and how large. Sizes are cm at 15mm: a width of 45 is "wider than 40" and dearer,
 * depths are 15 to 40; a town has no more than 40 each way.
 */
export interface Purchase {
  readonly piece: 'hill' | 'wood' | 'town';
  /** 0 to 3 for a hill, 1 to 4 for a wood; a town has none. */
  readonly level?: number;
  readonly width: Cm;
  readonly depth: Cm;
  readonly sector: Face;
  /** The half of a large table, from the west; 0 on others. */
  readonly half?: 0 | 1;
  /** The rotation he would like: the die may be changed by one towards it. */
  readonly turn?: Face;
}

/** What a step of the making is about. */
export type MakingRule =
  | 'Hills'
  | 'Large hills'
  | 'A hill on a hill'
  | 'Woods'
  | 'Marsh or stream'
  | 'Town and its road'
  | 'Sectors and sub-sectors'
  | 'Turning pieces'
  | 'Large tables'
  | 'Buying pieces'
  | 'Placing bought pieces'
  | 'How large pieces are'
  | 'Pieces over one another'
  | 'Order and count of pieces';

/** One throw and what it meant, in order. */
export interface MakingStep {
  readonly rule: MakingRule;
  readonly text: string;
  readonly dice: readonly DieThrow[];
}
export interface DieThrow {
  readonly faces: number;
  readonly score: number;
}

export interface MadeTable {
  /** In centimetres of the scale asked for; ids and names as a reader would give them. */
  readonly terrain: readonly Feature[];
  readonly told: readonly MakingStep[];
  /** Points of the bought pieces. */
  readonly points: number;
}
