/** Pieces of a column out of smaller ones: stacked, moved, ruled. */
import { point } from '../../map/strokes';
import type { Shape } from '../../map/scene';
import type { ColumnPiece } from '../text';

/** One piece of several, one below the other. */
export function stacked(
  parts: readonly ColumnPiece[],
  spaced: Partial<Pick<ColumnPiece, 'above' | 'leads'>> = {},
): ColumnPiece {
  let y = 0;
  const shapes = parts.map(({ height, above, shapes: own }, index): Shape => {
    if (index > 0) y -= above;
    const group = moved(own, 0, y);
    y -= height;
    return group;
  });
  return { height: -y, above: spaced.above ?? 0, leads: spaced.leads ?? false, shapes };
}

/** Shapes with their origin at `x`, `y`. */
export const moved = (shapes: readonly Shape[], x: number, y: number): Shape => ({
  kind: 'group',
  frame: { x, y, hx: 0, hy: 1 },
  tags: {},
  shapes,
});

/** A line across a column, in room `height` cm high with the line `drop` cm below its top. */
export const rule = (
  measure: number,
  width: number,
  colour: string,
  height: number,
  drop = height / 2,
): ColumnPiece => ({
  height,
  above: 0,
  leads: false,
  shapes: [lineBetween(0, measure, -drop, width, colour)],
});

/** A piece with a line along its foot, a little below what stands in it. */
export const underlined = (
  piece: ColumnPiece,
  measure: number,
  { width, colour }: { readonly width: number; readonly colour: string },
): ColumnPiece => ({ ...piece, shapes: [...piece.shapes, lineBetween(0, measure, -piece.height, width, colour)] });

export const lineBetween = (from: number, to: number, y: number, width: number, colour: string): Shape => ({
  kind: 'drawing',
  strokes: [{ from: point(from, y), steps: [point(to, y)], closed: false }],
  paint: { stroke: colour, width },
});

export const upright = (x: number, from: number, to: number, width: number, colour: string): Shape => ({
  kind: 'drawing',
  strokes: [{ from: point(x, from), steps: [point(x, to)], closed: false }],
  paint: { stroke: colour, width },
});

/** An open box for a pencil, its left upper corner at `x`, `y`. */
export const box = (x: number, y: number, width: number, height: number, line: number, colour: string): Shape => ({
  kind: 'drawing',
  strokes: [
    {
      from: point(x, y),
      steps: [point(x + width, y), point(x + width, y - height), point(x, y - height)],
      closed: true,
    },
  ],
  paint: { stroke: colour, width: line },
});

export const gapOf = (height: number): ColumnPiece => ({ height, above: 0, leads: false, shapes: [] });
