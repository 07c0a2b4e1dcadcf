/** What a rule system puts on paper as plain data: a quick reference to itself, and what it adds to an army's roster. */
import type { LengthUnit } from './lengths';
import type { Id } from './state';

/** A play sheet: the tables a rule system is played with, at one figure scale. */
export interface PlaySheet {
  readonly title: string;
  /** The figure scale. */
  readonly measure: Id;
  readonly chapters: readonly ReferenceChapter[];
}
export interface ReferenceChapter {
  readonly title: string;
  readonly tables: readonly ReferenceTable[];
  readonly notes: readonly ReferenceNote[];
}
export interface ReferenceTable {
  readonly title: string;
  readonly clause: Id | null;
  /** What the labels of the rows are; empty where it needs no saying. */
  readonly head: string;
  /** Heads of the further columns. */
  readonly columns: readonly string[];
  readonly rows: readonly ReferenceRow[];
}
export interface ReferenceRow {
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** Where it differs from the clause of its table. */
  readonly clause: Id | null;
}
export interface ReferenceNote {
  readonly text: string;
  readonly clause: Id;
}

/** What a rule system adds to the rosters of a scenario. */
export interface RosterPapers {
  /** What the players measure with. */
  readonly lengths: LengthUnit;
  /** A box for each loss of a unit: what it does to it, from the first to the one that ends it; empty where nothing yet. */
  readonly boxes: readonly string[];
  /** What the marks in the boxes mean, in a sentence. */
  readonly key: string;
  /** By side. */
  readonly sides: Readonly<Record<Id, SidePapers>>;
  /** By unit. */
  readonly units: Readonly<Record<Id, UnitPapers>>;
}
export interface SidePapers {
  /** Points whose loss breaks the army, or what else is `counted`. */
  readonly breaksAt: number;
  /** As it heads the boxes: `Units gone or routing`. */
  readonly counted?: string;
  /** What is particular to the army: its initiative, its drill, the ratings of its commanders. */
  readonly aids: readonly { readonly label: string; readonly value: string; readonly clause: Id }[];
}
export interface UnitPapers {
  /** What the rules take it for, as `light horse`. */
  readonly kind: string;
  /** What it shoots with and how far, as `muskets 10/20`; empty when it does not. */
  readonly weapon: string;
  /** What its loss counts against the breaking point. */
  readonly points: number;
  /** Its own boxes, where units do not all bear as much. */
  readonly boxes?: readonly string[];
  /** What else players look up for it, as `morale +1`. */
  readonly looksUp?: readonly string[];
}
