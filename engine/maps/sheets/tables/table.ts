/** A table as one piece: its title with the clause, heads between fine rules, columns as wide as what stands in them. */
import { inFace, runsWidth, setRow } from '../text';
import type { Align, Cell, Piece, Run, Type } from '../text';
import type { TableLook } from './look';
import { gapOf, rule, stacked } from './pieces';

export interface Table {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly remark: string;
  readonly heads: readonly string[];
  /** One cell for each head; `remark` stands at the right end. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly remark: string }[];
}

/** `measure` is the width of the column, cm. */
export function setTable(table: Table, measure: number, look: TableLook): Piece {
  const remarks = Math.max(0, ...table.rows.map(({ remark }) => widthOf(remark, look.small, 'roman')));
  const columns = columnsOf(table, measure - (remarks > 0 ? remarks + gapBetween(look) : 0), look);
  const remarkCell = (text: string): Cell[] =>
    text === '' ? [] : [cell(text, measure - remarks, remarks, 'right', look.small)];
  const heads = table.heads.some((head) => head !== '')
    ? [
        setRow(
          columns.map((column, index) =>
            cell(table.heads[index] ?? '', column.left, column.width, column.align, null, 'italic'),
          ),
          look.head,
        ),
        rule(measure, look.thin, look.ink, look.text.size * 0.24),
      ]
    : [];
  const rows = table.rows.map(({ cells, remark }) => {
    const main = setRow(
      columns.map(({ left, width, align }, index) => cell(cells[index] ?? '', left, width, align)),
      look.text,
    );
    return { ...main, shapes: [...main.shapes, ...setRow(remarkCell(remark), look.small).shapes] };
  });
  return { ...titled(table.title, table.remark, [...heads, ...rows], measure, look), above: look.text.size * 0.7 };
}

/** Parts below a title with its remark, between rules. */
export function titled(
  title: string,
  remark: string,
  parts: readonly Piece[],
  measure: number,
  look: TableLook,
): Piece {
  return stacked([
    titleOf(title, remark, measure, look),
    rule(measure, look.thick, look.ink, look.text.size * 0.3),
    ...parts,
    rule(measure, look.thin, look.ink, look.text.size * 0.3),
    gapOf(look.text.size * 0.2),
  ]);
}

function titleOf(title: string, remark: string, measure: number, { title: type, small }: TableLook): Piece {
  const width = widthOf(remark, small, 'roman');
  const left = measure - width;
  return setRow(
    [
      cell(title, 0, left - (width > 0 ? type.size * 0.4 : 0), 'left', null, 'capitals'),
      ...(width > 0 ? [cell(remark, left, width, 'right', small)] : []),
    ],
    type,
  );
}

interface Column {
  readonly left: number;
  readonly width: number;
  readonly align: Align;
}

const gapBetween = ({ text }: TableLook): number => text.size * 0.6;

/** As wide as their widest cell while all of it fits, else the widest give way to lines; what is left over sets them apart. */
function columnsOf({ heads, rows }: Table, room: number, look: TableLook): Column[] {
  const texts = heads.map((_, index) => rows.map(({ cells }) => cells[index] ?? ''));
  const aligns = texts.map((own, index): Align => (index === 0 ? 'left' : alignOf(own)));
  const natural = heads.map((head, index) =>
    Math.max(
      widthOf(head, look.head, 'italic'),
      ...(texts[index] ?? []).map((text) => widthOf(text, look.text, 'roman')),
    ),
  );
  const gap = gapBetween(look);
  const widths = apart(narrowed(natural, room - gap * (heads.length - 1)), aligns, room, look);
  let left = 0;
  return widths.map((width, index) => {
    const column = { left, width, align: aligns[index] ?? 'left' };
    left += width + gap;
    return column;
  });
}

/** Columns of words at the end take what is left over, else the labels do, when every column has a little more. */
function apart(widths: readonly number[], aligns: readonly Align[], room: number, look: TableLook): number[] {
  const gaps = gapBetween(look) * (widths.length - 1);
  const spare = Math.max(0, room - gaps - widths.reduce((sum, width) => sum + width, 0));
  const more = widths.length > 2 ? Math.min(spare / widths.length, look.text.size * 1.2) : 0;
  const last = widths.length - 1;
  const takes = aligns[last] === 'left' && last > 0 ? last : 0;
  const left = spare - more * last;
  return widths.map((width, index) => {
    const own = index === 0 ? 0 : more;
    if (takes > 0 && index === 0) return width + Math.min(left, look.text.size * 2);
    if (takes > 0 && index === takes) return width + own + Math.max(0, left - look.text.size * 2);
    return width + own + (index === takes ? left : 0);
  });
}

/** The widest are cut down to one level until all go into `room`. */
function narrowed(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  for (let round = 0; round < natural.length; round += 1) {
    const excess = widths.reduce((sum, width) => sum + width, 0) - room;
    if (excess <= 1e-9) break;
    const widest = Math.max(...widths);
    const next = Math.max(0, ...widths.filter((width) => width < widest));
    const many = widths.filter((width) => width === widest).length;
    const level = Math.max(next, widest - excess / many);
    widths.forEach((width, index) => {
      if (width === widest) widths[index] = level;
    });
  }
  return widths;
}

/** Figures stand flush right, single ones and short marks in the middle, words at the left. */
function alignOf(texts: readonly string[]): Align {
  if (texts.every((text) => text.length <= 1)) return 'centre';
  if (texts.every((text) => /^(?:[-+]?[\d./]*|none)$/.test(text))) return 'right';
  return texts.every((text) => text.length <= 5) ? 'centre' : 'left';
}

const widthOf = (text: string, type: Type, role: Run['role']): number =>
  text === '' ? 0 : runsWidth(inFace(typeset(text), role), type.size) + 1e-6;

/** Signs as a printer sets them: a dash for less, a cross for times. */
export const typeset = (text: string): string =>
  text.replace(/(?<![\w-])-(?=\d|$)/g, '–').replace(/\bx (?=\d)/g, '×\u00a0');

const cell = (
  text: string,
  left: number,
  width: number,
  align: Align,
  type: Type | null = null,
  role: Run['role'] = 'roman',
): Cell => ({ runs: inFace(typeset(text), role), left, width, align, type });
