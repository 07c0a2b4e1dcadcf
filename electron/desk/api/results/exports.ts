import type { Saved, SheetList } from '../sheets';

export interface ExportResults {
  /** The sheets that a job of printing makes, in the order they are printed. */
  'export.sheets': SheetList;
  /** One of these sheets as it is printed, or with null the whole that they make when glued: SVG text, its words as outlines. */
  'export.preview': { svg: string };
  /**
   * Names of the sheets that differ from those last saved or printed by the same choices, or were not among them; null
   * when none ever were.
   */
  'export.changed': { sheets: readonly string[] | null };
  /**
   * Makes files of all sheets of these jobs, bound together; progress arrives as `export.progress` under the name `saving`.
   * To keep them the host asks where; null when the person thought better of it.
   */
  'export.save': Saved | null;
  /**
   * Makes a PDF of a battle told in these words, with a map a turn; progress arrives as `export.progress` under the name
   * `saving`. Null when the person thought better of it.
   */
  'export.report': Saved | null;
  /** Gives up the lists, pictures and marks of sheets that are being made; their calls answer with the fault `looked-away`. */
  'export.look-away': Record<string, never>;
  /** Gives up what is being saved; its call then answers with the fault `export-stopped`, and nothing is kept. */
  'export.stop': Record<string, never>;
}
export interface ExportNotifications {
  'export.progress': { saving: string; done: number; of: number };
}
