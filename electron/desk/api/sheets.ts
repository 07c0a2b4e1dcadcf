/** What the window is told of the sheets of a print and of what was made of them. */
export interface SheetEntry {
  /** Its name among its fellows, as `A1`. */
  readonly id: string;
  readonly title: string;
  /** Of the paper as it lies, cm. */
  readonly width: number;
  readonly height: number;
  /** What it carries of the whole, cm of paper from its lower left corner; null for sheets that are not glued. */
  readonly place: PlaceOfSheet | null;
  /** Cm of paper to a cm of the table, of a sheet that shows all of it; null for others. */
  readonly ratio: number | null;
  /** The size of the smallest words on it, points; null where there are none. */
  readonly leastType: number | null;
}
export interface PlaceOfSheet {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
export interface SheetList {
  readonly title: string;
  readonly sheets: readonly SheetEntry[];
  readonly glued: GluedWhole | null;
}
/** What sheets make when they are glued together. */
export interface GluedWhole {
  /** Cm of paper. */
  readonly width: number;
  readonly height: number;
  /** Cm of paper to a cm of the table. */
  readonly ratio: number;
  /** Sheets on which there is nothing, and which are not printed. */
  readonly empty: readonly { readonly id: string; readonly place: PlaceOfSheet }[];
  /** What is to be said of how the table is divided; null when there is nothing. */
  readonly remark: string | null;
}
export interface Saved {
  readonly sheets: number;
  /** What the files are called; in a browser several travel in one archive. */
  readonly names: readonly string[];
  /** Where the window finds them, below its own address; null when the host has done all that was asked. */
  readonly address: string | null;
}
