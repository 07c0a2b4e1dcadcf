/** Where on its paper a sheet carries its part of the drawing, and where marks and words. */
import { sizeOf, type PaperChoice } from '../sheet';
import type { TileLayout } from './tile-options';

/** Round the drawing, for cut marks, cm. */
export const BAND = 0.6;
/** Below it, for ruler, name and how to glue, cm. */
export const FOOT = 1.5;
/** The ruler on every sheet, and the length of its check marks: the sides of a square or two lines, cm. */
export const RULER = 10;
export const CHECK_SQUARE = 5;
/** The least a drawing must have, so that ruler and square find their place, cm. */
const LEAST = { width: 10.4, height: 6 } as const;
const MOST_BLEED = 0.3;

/** The greatest part of a drawing that one sheet carries, and its upper left corner on the sheet, cm of paper. */
export interface SheetRoom {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly north: number;
}

export function roomOn(choice: PaperChoice): SheetRoom {
  const [width, height] = sizeOf(choice);
  const around = choice.margin + BAND;
  return { width: width - 2 * around, height: height - 2 * around - FOOT, west: around, north: height - around };
}

/** Why nothing can be laid out so, as a sentence; null when it can. */
export function layoutFault(layout: TileLayout): string | null {
  const { width, height } = roomOn(layout);
  const { margin, ratio, overlap, bleed } = layout;
  if (!(margin >= 0) || width < LEAST.width || height < LEAST.height)
    return `The margin of ${margin} cm leaves no room on this paper; choose a smaller one or larger paper.`;
  if (!(ratio > 0) || ratio === Infinity) return `A ratio is greater than 0; this one is ${ratio}.`;
  if (!(overlap >= 0) || overlap > Math.min(width, height) / 2)
    return `An overlap of ${overlap} cm is more than half a sheet; choose a smaller one.`;
  if (!(bleed >= 0) || bleed > MOST_BLEED) return `The bleed is between 0 and ${MOST_BLEED} cm; this one is ${bleed}.`;
  return null;
}
