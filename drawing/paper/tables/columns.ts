/** The columns of a table: as wide as what stands in them, figures under one another. */
import type { Align } from '../text';
import type { TableLook } from './look';
import { typeset, widthOf } from './signs';

/** Heads, and under them the cells of each row, from the left. */
export interface Grid {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}
export interface Column {
  /** From the left edge of the table, cm. */
  readonly left: number;
  /** Cm. */
  readonly width: number;
  readonly align: Align;
}

/** Between two columns, cm. */
export const gapBetween = ({ text }: TableLook): number => text.size * 0.6;

/**
 * As wide as their widest cell while all of it fits; else heads break over lines before cells do, and words only where
 * there is no room for whole ones. What is left over sets them apart.
 */
export function columnsOf({ heads, rows }: Grid, room: number, look: TableLook): Column[] {
  const texts = heads.map((_, index) => rows.map(({ cells }) => cells[index] ?? ''));
  const aligns = alignsOf(texts);
  const whole = (text: string): readonly string[] => [text];
  const byWords = (text: string): readonly string[] => typeset(text).split(' ');
  const widest = (ofHead: typeof whole, ofCell: typeof whole): number[] =>
    heads.map((head, index) =>
      Math.max(
        ...ofHead(head).map((part) => widthOf(part, look.head, 'sans strong')),
        ...(texts[index] ?? []).flatMap(ofCell).map((part) => widthOf(part, look.text, 'sans')),
      ),
    );
  const natural = widest(whole, whole);
  const leasts = [widest(byWords, whole), widest(byWords, byWords)];
  const gap = gapBetween(look);
  const given = room - gap * (heads.length - 1);
  const widths = apart(narrowed(evened(natural, aligns, given), leasts, given), aligns, room, look);
  let left = 0;
  return widths.map((width, index) => {
    const column = { left, width, align: aligns[index] ?? 'left' };
    left += width + gap;
    return column;
  });
}

/** Columns of figures and short marks are all of one width while there is room for it. */
function evened(natural: readonly number[], aligns: readonly Align[], room: number): readonly number[] {
  const widest = Math.max(0, ...natural.filter((_, index) => aligns[index] !== 'left'));
  const even = natural.map((width, index) => (aligns[index] === 'left' ? width : widest));
  return sumOf(even) <= room ? even : natural;
}

/** Columns of words at the end take what is left over, else the labels do, when every column has a little more. */
function apart(widths: readonly number[], aligns: readonly Align[], room: number, look: TableLook): number[] {
  const gaps = gapBetween(look) * (widths.length - 1);
  const spare = Math.max(0, room - gaps - sumOf(widths));
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

/** The widest are cut down to one level until all go into `room`, none below the first of `leasts` that does. */
function narrowed(natural: readonly number[], leasts: readonly (readonly number[])[], room: number): readonly number[] {
  if (sumOf(natural) <= room) return natural;
  const least = leasts.find((widths) => sumOf(widths) <= room) ?? natural.map(() => 0);
  const at = (level: number): number[] =>
    natural.map((width, index) => Math.max(least[index] ?? 0, Math.min(width, level)));
  let [low, high] = [0, Math.max(...natural)];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (sumOf(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Labels at the left; columns of figures beside columns of short marks stand in the middle as those do. */
function alignsOf(texts: readonly (readonly string[])[]): Align[] {
  const own = texts.map((column, index): Align => (index === 0 ? 'left' : alignOf(column)));
  const centres = own.some((align, index) => align === 'centre' && texts[index]?.some((text) => text.length > 1));
  return own.map((align) => (align === 'right' && centres ? 'centre' : align));
}

/** Figures stand flush right, single ones and short marks in the middle, words at the left. */
function alignOf(texts: readonly string[]): Align {
  if (texts.every((text) => text.length <= 1)) return 'centre';
  if (texts.every((text) => /^(?:[-+]?[\d./]*|none)$/.test(text))) return 'right';
  return texts.every((text) => text.length <= 5) ? 'centre' : 'left';
}
