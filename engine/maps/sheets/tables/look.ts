/** The types and inks of a sheet of tables. */
import { inksOf } from '../../inks';
import type { Style } from '../sheet';
import type { Type } from '../text';

export interface TableLook {
  /** What the cells are set in. */
  readonly text: Type;
  /** Heads of columns; they stand on the base line of the text. */
  readonly head: Type;
  /** Clause ids and the like; they stand on the base line of the text. */
  readonly small: Type;
  /** Titles of tables. */
  readonly title: Type;
  /** Heads of chapters. */
  readonly chapter: Type;
  readonly ink: string;
  readonly faint: string;
  /** Widths of rules, cm. */
  readonly thin: number;
  readonly thick: number;
}

const LEADING = 1.22;

/** The look of tables whose text is `size` cm. */
export function tableLook(style: Style, size: number): TableLook {
  const { ink, roofInk, hachure } = inksOf(style);
  const accent = style === 'colour' ? roofInk : ink;
  const faint = style === 'line' ? ink : hachure;
  const text: Type = { size, leading: LEADING, colour: ink };
  return {
    text,
    head: onLineOf(text, size * 0.88, ink),
    small: onLineOf(text, size * 0.72, faint),
    title: { size: size * 1.02, leading: 1.3, colour: accent },
    chapter: { size: size * 1.7, leading: 1.25, colour: accent },
    ink,
    faint,
    thin: 0.012,
    thick: 0.03,
  };
}

/** A type of another size whose first line stands on the base line of `type`; a line's middle lies 0.31 sizes above it. */
function onLineOf({ size, leading }: Type, own: number, colour: string): Type {
  return { size: own, leading: 2 * (((leading / 2 + MIDDLE) * size) / own - MIDDLE), colour };
}
const MIDDLE = 0.31;
