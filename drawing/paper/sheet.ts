/** Sheets of paper with a drawing on each: what every printed thing becomes before it is a PDF, an SVG or a picture. */
import type { Frame, Shape } from '../map/scene';

/** A sheet in centimetres of paper: x to the right, y up, the origin at its lower left corner. */
export interface Sheet {
  /** Its name among its fellows, as `A1`; unique in its set. */
  readonly id: string;
  /** What a bookmark says. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly SheetLayer[];
  /** Cm of paper to a cm of the table, of a sheet that shows all of it. */
  readonly ratio?: number;
  /** What it carries of the whole it is glued to, cm of paper from the lower left corner of the whole. */
  readonly place?: Frame;
}
/** Layers are named so that other programs can show and hide them. */
export interface SheetLayer {
  readonly name: string;
  readonly shapes: readonly Shape[];
}
/** Sheets printed together. */
export interface SheetSet {
  readonly title: string;
  /** Who made the scenario; null or left out when nobody is named. */
  readonly author?: string | null;
  readonly sheets: readonly Sheet[];
  readonly glued?: GluedSheets;
}
/** What sheets make when they are glued together. */
export interface GluedSheets {
  /** The whole as one sheet. */
  readonly whole: Sheet;
  /** Cm of paper to a cm of the table. */
  readonly ratio: number;
  /** Sheets on which there is nothing, by their names, and their places. */
  readonly empty: readonly { readonly id: string; readonly place: Frame }[];
  /** What is to be said of how the table is divided before anything is printed; null when there is nothing. */
  readonly remark: string | null;
}

/** Width and height upright, cm. */
export const PAPERS = {
  a5: [14.8, 21],
  a4: [21, 29.7],
  a3: [29.7, 42],
  a2: [42, 59.4],
  a1: [59.4, 84.1],
  a0: [84.1, 118.9],
  letter: [21.59, 27.94],
  tabloid: [27.94, 43.18],
} as const satisfies Record<string, readonly [number, number]>;
export type Paper = keyof typeof PAPERS;

export interface PaperChoice {
  readonly paper: Paper;
  readonly upright: boolean;
  /** White border that the printer cannot reach, cm. */
  readonly margin: number;
  /** What the printer makes of a cm, in cm; 1 when it is not said. */
  readonly stretch?: number | undefined;
}

/**
 * Width and height of a paper as it lies, in cm as they come out of the printer: one that draws all things larger has so
 * much more paper. `fittedToPaper` then draws the sheet so much smaller.
 */
export function sizeOf({ paper, upright, stretch = 1 }: PaperChoice): readonly [number, number] {
  const [short, long] = PAPERS[paper];
  return upright ? [short * stretch, long * stretch] : [long * stretch, short * stretch];
}

/** Sheets made for a `stretch`, drawn so much smaller that the printer's larger drawing is right; they have its paper's size. */
export function fittedToPaper(set: SheetSet, stretch: number): SheetSet {
  if (stretch === 1) return set;
  const scale = 1 / stretch;
  const fitted = (shapes: readonly Shape[]): Shape => ({
    kind: 'window',
    origin: { x: 0, y: 0 },
    scale,
    clip: null,
    shapes,
  });
  const sheets = set.sheets.map((sheet) => ({
    ...sheet,
    width: sheet.width * scale,
    height: sheet.height * scale,
    layers: sheet.layers.map(({ name, shapes }) => ({ name, shapes: [fitted(shapes)] })),
  }));
  return { ...set, sheets };
}
