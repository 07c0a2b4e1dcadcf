/** What counter sheets are made from and how they may be wished. */
import type { BaseShape, Cm, Id, LengthUnit, MarkLook, TableAids } from '../../../engine/battle';
import type { Style } from '../../map/inks';
import type { PaperChoice } from '../sheet';

/** What a rule system tells of stands, markers and rulers, as plain data. */
export interface CounterData {
  readonly system: string;
  /** The figure scale, as `15mm`. */
  readonly measure: string;
  readonly lengths: LengthUnit;
  /** Every base a unit needs on the table, by unit id. */
  readonly bases: Readonly<Record<Id, readonly BaseShape[]>>;
  /** Width of a base of foot in close order, which tells how large a man is drawn. */
  readonly footBase: Cm;
  /** Side of the stand of a leader. */
  readonly leaderBase: Cm;
  /** The counter that is laid beside units as losses mount, from 1 to `most`; null where there is none. */
  readonly gauge: { readonly id: Id; readonly title: string; readonly most: number } | null;
  readonly marks: readonly StatusMark[];
  /** Null where the system has none. */
  readonly aids: TableAids | null;
}
/** A state of a unit that is shown beside it. */
export interface StatusMark {
  readonly id: Id;
  readonly title: string;
  readonly shows: MarkLook;
}

export const COUNTER_PARTS = ['stands', 'markers', 'rulers', 'templates'] as const;
export type CounterPart = (typeof COUNTER_PARTS)[number];

export interface CounterOptions {
  readonly paper: PaperChoice;
  readonly style: Style;
  readonly parts: readonly CounterPart[];
  /** The side whose stands are printed; null: every side. */
  readonly side: Id | null;
  /** Firing zones of many sheets are printed whole; else they are begun, to be lengthened by a range stick. */
  readonly wholeZones: boolean;
  /** Backs with names, each on the sheet after its front. */
  readonly doubleSided: boolean;
}
export const COUNTER_OPTIONS: CounterOptions = {
  paper: { paper: 'a4', upright: true, margin: 1 },
  style: 'colour',
  parts: COUNTER_PARTS,
  side: null,
  wholeZones: false,
  doubleSided: true,
};
