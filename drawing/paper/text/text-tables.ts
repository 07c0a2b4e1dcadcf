/** Tables within running text: columns as wide as what stands in them, as far as there is room. */
import type { TextBlock, TextLook } from './running-text';
import type { ColumnPiece } from './columns';
import { setRow } from './rows';
import { runsWidth, type TextRun } from './runs';

/** Between two columns, and least width of one, in sizes of the type. */
const GUTTER = 1;
const LEAST = 2;

type Row = readonly (readonly TextRun[])[];

export function setTable(
  { head, rows, align }: Extract<TextBlock, { kind: 'table' }>,
  measure: number,
  { text }: TextLook,
  above: number,
): ColumnPiece[] {
  const titles: Row = head.map((runs) => runs.map((run) => ({ ...run, role: 'italic' })));
  const widths = widthsOf([titles, ...rows], head.length, measure, text.size);
  const lefts = widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + GUTTER * text.size, 0));
  return [titles, ...rows].map((row, index) =>
    setRow(
      row.map((runs, i) => ({
        runs,
        left: lefts[i] ?? 0,
        width: widths[i] ?? 0,
        align: align[i] === 'center' ? ('centre' as const) : (align[i] ?? ('left' as const)),
      })),
      text,
      { above: index === 0 ? above : 0, leads: index === 0 },
    ),
  );
}

/** Columns that would not fit share the room by what stands in them. */
function widthsOf(rows: readonly Row[], count: number, measure: number, size: number): readonly number[] {
  const wanted = Array.from({ length: count }, (_, i) =>
    Math.max(LEAST * size, ...rows.map((row) => runsWidth(row[i] ?? [], size) * 1.001)),
  );
  const room = measure - GUTTER * size * (count - 1);
  const total = wanted.reduce((sum, width) => sum + width, 0);
  return total <= room ? wanted : wanted.map((width) => (width / total) * room);
}
