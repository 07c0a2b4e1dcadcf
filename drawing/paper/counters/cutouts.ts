/** What cut-outs are made of: frames, cutting lines and backs. */
import { ROUNDING } from '../../../engine/geometry';
import type { Frame, Shape } from '../../map/scene';
import { drawing, rectangle } from '../../map/strokes';
import { BLACK } from './brush';
import type { PaperPiece, PieceGroup } from '../packing';

/** A rectangle to be cut out, in its own frame: its lower left corner at 0, 0. */
export interface Cutout extends PaperPiece {
  readonly front: readonly Shape[];
  /** Null: nothing is printed behind it. */
  readonly back: readonly Shape[] | null;
  /** Strokes lead to its corners from outside; false for headings, which are not cut, and for what is no rectangle. */
  readonly marked: boolean;
}
export type CutoutGroup = PieceGroup<Cutout>;

/** Width of a cutting line, cm. */
export const CUT = 0.018;

/** Shapes moved so that their 0, 0 lies at a place. */
export const moved = (
  x: number,
  y: number,
  shapes: readonly Shape[],
  tags: Readonly<Record<string, string>> = {},
): Shape => ({
  kind: 'group',
  frame: { x, y, hx: 0, hy: 1 },
  tags,
  shapes,
});

/** A drawing of which only a rectangle of `width` by `height` cm, its lower left corner at 0, 0, is seen. */
export const within = (width: number, height: number, shapes: readonly Shape[]): Shape =>
  framed({ west: 0, south: 0, east: width, north: height }, shapes);

/** A part of a larger drawing, which begins at 0, 0 of the cut-out. */
export const seen = ({ west, south, east, north }: Frame, shapes: readonly Shape[]): Shape => ({
  kind: 'window',
  origin: { x: 0 - west, y: 0 - south },
  scale: 1,
  clip: { west: 0, south: 0, east: east - west, north: north - south },
  shapes,
});
const framed = (clip: Frame, shapes: readonly Shape[]): Shape => ({
  kind: 'window',
  origin: { x: 0, y: 0 },
  scale: 1,
  clip,
  shapes,
});

/**
 * Cut-outs of one size laid in rows without any paper between them, each row a cut-out as wide as `most` allows; on the
 * back they lie the other way round, so that each has its own behind it.
 */
export function inRows(id: string, cutouts: readonly Cutout[], most: number): Cutout[] {
  const [first] = cutouts;
  if (!first) return [];
  const { width, height } = first;
  const count = Math.max(1, Math.floor(most / width + ROUNDING));
  return Array.from({ length: Math.ceil(cutouts.length / count) }, (_, row): Cutout => {
    const inRow = cutouts.slice(row * count, (row + 1) * count);
    const whole = inRow.length * width;
    const face = (one: Cutout, left: number, shapes: readonly Shape[] | null): Shape[] =>
      shapes ? [moved(left, 0, shapes, { piece: one.id })] : [];
    const back = inRow.flatMap((one, index) => face(one, whole - (index + 1) * width, one.back));
    return {
      id: `${id} ${row + 1}`,
      width: whole,
      height,
      marked: true,
      front: inRow.flatMap((one, index) => face(one, index * width, one.front)),
      back: back.length > 0 ? back : null,
    };
  });
}

/** The line a base is cut along. */
export const cutLine = (width: number, height: number): Shape =>
  drawing([rectangle(0, 0, width, height)], { stroke: BLACK, width: CUT });
