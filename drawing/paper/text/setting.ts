/** A broken line as shapes. Each word is put down by itself, so that a reader's own spacing of letters cannot add up. */
import type { Point } from '../../../engine/geometry';
import { BASE_LINE } from '../../map/lettering';
import type { Shape } from '../../map/scene';
import type { SetLine } from './lines';
import type { Type } from './runs';

export const ALIGNS = ['left', 'centre', 'right', 'justified'] as const;
export type Align = (typeof ALIGNS)[number];

/**
 * The words of a line between `foot.x` and `foot.x + measure`, their base line at `foot.y`. A justified line has its
 * gaps widened to fill the measure.
 */
export function lineShapes(
  { words, width }: SetLine,
  foot: Point,
  measure: number,
  type: Type,
  align: Align = 'left',
): Shape[] {
  const spare = measure - width;
  const gaps = words.at(-1)?.gaps ?? 0;
  const wider = align === 'justified' && gaps > 0 ? spare / gaps : 0;
  const start = align === 'right' ? spare : align === 'centre' ? spare / 2 : 0;
  const { size, colour } = type;
  return words.map((word): Shape => ({
    kind: 'words',
    lettering: { text: word.text, role: word.role, size, spacing: 0, colour, halo: null },
    place: {
      at: { x: foot.x + start + word.left + word.gaps * wider + word.width / 2, y: foot.y + size * BASE_LINE },
      toward: { x: 1, y: 0 },
    },
  }));
}

/** How far the base line lies below the top of a line's room, in sizes: the line stands in the middle of its leading. */
export const dropOf = ({ leading }: Type): number => leading / 2 + BASE_LINE;
