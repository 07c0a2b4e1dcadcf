/** Sheets of paper with a drawing on each: what every printed thing becomes before it is a PDF, an SVG or a picture. */
import type { Shape } from '../scene';

/** A sheet in centimetres of paper: x to the right, y up, the origin at its lower left corner. */
export interface Sheet {
  /** Its name among its fellows, as `A1`; unique in its set. */
  readonly id: string;
  /** What a bookmark says. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly SheetLayer[];
}
/** Layers are named so that other programs can show and hide them. */
export interface SheetLayer {
  readonly name: string;
  readonly shapes: readonly Shape[];
}
/** Sheets printed together. */
export interface SheetSet {
  readonly title: string;
  readonly sheets: readonly Sheet[];
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
export const STYLES = ['colour', 'grey', 'line'] as const;
export type Style = (typeof STYLES)[number];

export interface PaperChoice {
  readonly paper: Paper;
  readonly upright: boolean;
  /** White border that the printer cannot reach, cm. */
  readonly margin: number;
}

/** Width and height of a paper as it lies. */
export function sizeOf({ paper, upright }: PaperChoice): readonly [number, number] {
  const [width, height] = PAPERS[paper];
  return upright ? [width, height] : [height, width];
}
