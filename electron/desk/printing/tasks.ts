/** What the printing thread is asked for, as plain data. */
import type { Scenario } from '../../../engine/scenario';
import type { Fault, PrintFormat, PrintJob, SheetList } from '../api';

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
  readonly asOne: boolean;
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
export interface PrintTasks {
  list: { order: PrintOrder; result: SheetList };
  preview: { order: PrintOrder & { readonly sheet: string | null }; result: { readonly svg: string } };
  marks: { order: PrintOrder; result: SheetMarks };
  make: { order: MakeOrder; result: Made };
}
export type PrintTaskName = keyof PrintTasks;
export type PrintRequest = {
  readonly [N in PrintTaskName]: { readonly id: number; readonly task: N; readonly order: PrintTasks[N]['order'] };
}[PrintTaskName];
export interface SheetProgress {
  readonly done: number;
  readonly of: number;
}
export type PrintReply =
  | { readonly id: number; readonly done: PrintTasks[PrintTaskName]['result'] }
  | { readonly id: number; readonly failed: Fault }
  | { readonly id: number; readonly progress: SheetProgress };
