/** What the printing thread is asked for, as plain data. */
import type { ReportWords } from '../../../drawing/paper/report';
import type { BattleRecord } from '../../../engine/battle';
import type { Scenario } from '../../../engine/scenario';
import type { PrintFormat, PrintJob, SheetList } from '../api';
import type { ThreadTask } from '../threads';

/** A short mark for each sheet, by its name: two sheets that look the same have the same. */
export type SheetMarks = Readonly<Record<string, string>>;

export interface MakeOrder {
  readonly scenario: Scenario;
  /** Bound together in this order. */
  readonly jobs: readonly PrintJob[];
  readonly format: PrintFormat;
  /** Dots to an inch of pictures. */
  readonly dpi: number;
  /** Several files become one archive. */
  readonly asArchive: boolean;
  /** The day they are made. */
  readonly made?: Date | undefined;
}
/** A battle told, as a PDF. */
export interface ReportOrder {
  readonly words: ReportWords;
  /** For the maps. */
  readonly record: BattleRecord;
  readonly made?: Date | undefined;
}
export interface MadeFile {
  /** The sheet it holds; null when it holds all of them. */
  readonly sheet: string | null;
  /** Of its name: that of the format, or `zip`. */
  readonly ending: PrintFormat | 'zip';
  readonly bytes: Uint8Array;
}
export interface Made {
  readonly title: string;
  readonly sheets: number;
  readonly files: readonly MadeFile[];
  /** By job. */
  readonly marks: readonly SheetMarks[];
}

export interface PrintOrder {
  readonly scenario: Scenario;
  readonly job: PrintJob;
}
export interface PreviewOrder extends PrintOrder {
  /** Null for the whole that the sheets make when glued. */
  readonly sheet: string | null;
}
export interface SheetProgress {
  readonly done: number;
  readonly of: number;
}
// A type, not an interface: only of a type are all keys known, which makes it a list of tasks.
export type PrintTasks = {
  readonly list: ThreadTask<PrintOrder, SheetList, never>;
  readonly preview: ThreadTask<PreviewOrder, { readonly svg: string }, never>;
  readonly marks: ThreadTask<PrintOrder, SheetMarks, never>;
  readonly make: ThreadTask<MakeOrder, Made, SheetProgress>;
  readonly report: ThreadTask<ReportOrder, Made, SheetProgress>;
};
