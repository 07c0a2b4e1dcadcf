/** A table as one piece: its title with the clause, heads, rows between hair lines. */
import type { FontRole } from '../../map/scene';
import { inFace, setRow } from '../text';
import type { Align, RowCell, ColumnPiece, Type } from '../text';
import { columnsOf, gapBetween, type Grid } from './columns';
import { onLineOf, type TableLook } from './look';
import { rule, stacked, underlined } from './pieces';
import { typeset, widthOf } from './signs';

export interface PaperTable extends Grid {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly remark: string;
  /** One cell for each head; `remark` stands at the right end. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly remark: string }[];
}

/** `measure` is the width of the column, cm. */
export function setTable(table: PaperTable, measure: number, look: TableLook): ColumnPiece {
  const remarks = Math.max(0, ...table.rows.map(({ remark }) => widthOf(remark, look.small, 'sans')));
  const columns = columnsOf(table, measure - (remarks > 0 ? remarks + gapBetween(look) : 0), look);
  const remarkCell = (text: string): RowCell[] =>
    text === '' ? [] : [cell(text, measure - remarks, remarks, 'right', look.small)];
  const heads = table.heads.some((head) => head !== '')
    ? [
        setRow(
          columns.map((column, index) =>
            cell(table.heads[index] ?? '', column.left, column.width, column.align, null, 'sans strong'),
          ),
          look.head,
        ),
        rule(measure, look.thin, look.ink, look.text.size * 0.12, look.text.size * 0.06),
      ]
    : [];
  const rows = table.rows.map(({ cells, remark }, index) => {
    const main = setRow(
      columns.map(({ left, width, align }, place) => cell(cells[place] ?? '', left, width, align)),
      look.text,
    );
    const row = { ...main, shapes: [...main.shapes, ...setRow(remarkCell(remark), look.small).shapes] };
    return index < table.rows.length - 1 ? underlined(row, measure, look.hair) : row;
  });
  return { ...titled(table.title, table.remark, [...heads, ...rows], measure, look), above: look.text.size * 0.7 };
}

/** Parts below a title with its remark, between rules. */
export function titled(
  title: string,
  remark: string,
  parts: readonly ColumnPiece[],
  measure: number,
  look: TableLook,
): ColumnPiece {
  const { size } = look.text;
  return stacked([
    titleOf(title, remark, measure, look),
    rule(measure, look.thick, look.ink, size * 0.18, size * 0.1),
    ...parts,
    rule(measure, look.thin, look.ink, size * 0.2, size * 0.06),
  ]);
}

function titleOf(title: string, remark: string, measure: number, { title: type, small }: TableLook): ColumnPiece {
  const width = widthOf(remark, small, 'sans');
  const left = measure - width;
  return setRow(
    [
      cell(title, 0, left - (width > 0 ? type.size * 0.4 : 0), 'left', null, 'capitals'),
      ...(width > 0 ? [cell(remark, left, width, 'right', onLineOf(type, small.size, small.colour))] : []),
    ],
    type,
  );
}

const cell = (
  text: string,
  left: number,
  width: number,
  align: Align,
  type: Type | null = null,
  role: FontRole = 'sans',
): RowCell => ({ runs: inFace(typeset(text), role), left, width, align, type });
