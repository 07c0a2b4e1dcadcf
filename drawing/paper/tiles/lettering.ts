/** Words beside the drawing. */
import type { Point } from '../../../engine/geometry';
import { widthOf } from '../../map/lettering';
import type { FontRole, Lettering, Shape } from '../../map/scene';
import { EAST, point } from '../../map/strokes';

export const written = (text: string, role: FontRole, size: number, colour: string): Lettering => ({
  text,
  role,
  size,
  spacing: 0,
  colour,
  halo: null,
});

type WordsShape = Extract<Shape, { readonly kind: 'words' }>;

/** Words with their middle, left or right end at a point, upright. */
export function wordsAt(lettering: Lettering, at: Point, end: 'middle' | 'left' | 'right' = 'middle'): WordsShape {
  const half = widthOf(lettering) / 2;
  const x = end === 'left' ? at.x + half : end === 'right' ? at.x - half : at.x;
  return { kind: 'words', lettering, place: { at: point(x, at.y), toward: EAST } };
}

/** The same, set smaller where they would be wider than `most` cm. */
export function fittedWords(
  lettering: Lettering,
  at: Point,
  most: number,
  end: 'middle' | 'left' | 'right',
): WordsShape {
  const width = widthOf(lettering);
  const size = width > most ? (lettering.size * most) / width : lettering.size;
  return wordsAt({ ...lettering, size }, at, end);
}

/** The scale as people write it: `1:1`, `1:4`, `1:2.54`, `2:1`. */
export function scaleWords(ratio: number): string {
  const short = (number: number): string => String(Math.round(number * 100) / 100);
  return ratio > 1 ? `${short(ratio)}:1` : `1:${short(1 / ratio)}`;
}
