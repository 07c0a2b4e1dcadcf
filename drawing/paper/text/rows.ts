/** Rows of tables: cells side by side, each broken into lines of its own. */
import type { ColumnPiece } from './columns';
import { breakLines } from './lines';
import type { TextRun, Type } from './runs';
import { dropOf, lineShapes, type Align } from './setting';

export interface RowCell {
  readonly runs: readonly TextRun[];
  /** From the left edge of the row, cm. */
  readonly left: number;
  /** Cm. */
  readonly width: number;
  readonly align?: Align;
  /** Null: the type of the row. */
  readonly type?: Type | null;
}

/** One row, as high as its highest cell, in one piece; first lines stand on one base line when their type is one. */
export function setRow(
  cells: readonly RowCell[],
  type: Type,
  spaced: Partial<Pick<ColumnPiece, 'above' | 'leads'>> = {},
): ColumnPiece {
  const set = cells.map((cell) => {
    const own = cell.type ?? type;
    return { cell, own, lines: breakLines(cell.runs, own.size, cell.width) };
  });
  const shapes = set.flatMap(({ cell, own, lines }) =>
    lines.flatMap((line, index) => {
      const foot = { x: cell.left, y: -(dropOf(own) + index * own.leading) * own.size };
      return lineShapes(line, foot, cell.width, own, cell.align === 'justified' ? 'left' : cell.align);
    }),
  );
  const height = Math.max(
    type.size * type.leading,
    ...set.map(({ own, lines }) => lines.length * own.size * own.leading),
  );
  return { height, above: spaced.above ?? 0, leads: spaced.leads ?? false, shapes };
}
