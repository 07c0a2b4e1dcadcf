/** The types and inks of a sheet of tables. */
import { inksOf } from '../../map/inks';
import type { Style } from '../../map/inks';
import type { Type } from '../text';

/** Titles and heads of chapters stand in the map's small capitals, all else in the face of tables. */
export interface TableLook {
  /** What the cells are set in. */
  readonly text: Type;
  /** Heads of columns, and second lines of cells; they stand on the base line of the text. */
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
  /** Between the rows of a table, for the eye to follow. */
  readonly hair: { readonly width: number; readonly colour: string };
}

const LEADING = 1.3;
/** Clauses are looked for, not read; rules between rows are fainter still. With one ink, size and width alone tell so. */
const QUIET: Readonly<Record<Style, { readonly words: string; readonly rules: string } | null>> = {
  colour: { words: '#7d6c54', rules: '#cdc2ac' },
  grey: { words: '#6e6e6e', rules: '#c6c6c6' },
  line: null,
};

/** The look of tables whose text is `size` cm. */
export function tableLook(style: Style, size: number): TableLook {
  const { ink, roofInk } = inksOf(style);
  const accent = style === 'colour' ? roofInk : ink;
  const { words: faint, rules } = QUIET[style] ?? { words: ink, rules: ink };
  const text: Type = { size, leading: LEADING, colour: ink };
  return {
    text,
    head: onLineOf(text, size * 0.88, ink),
    small: onLineOf(text, size * 0.68, faint),
    title: { size: size * 1.14, leading: 1.26, colour: accent },
    chapter: { size: size * 1.7, leading: 1.15, colour: accent },
    ink,
    faint,
    thin: 0.012,
    thick: 0.03,
    hair: { width: style === 'line' ? 0.005 : 0.01, colour: rules },
  };
}

/** A type of another size whose first line stands on the base line of `type`; a line's middle lies 0.31 sizes above it. */
export function onLineOf({ size, leading }: Type, own: number, colour: string): Type {
  return { size: own, leading: 2 * (((leading / 2 + MIDDLE) * size) / own - MIDDLE), colour };
}
const MIDDLE = 0.31;
