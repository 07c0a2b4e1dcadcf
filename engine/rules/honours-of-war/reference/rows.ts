/** How values stand on the play sheet. */
import type { Id, ReferenceNote, ReferenceRow } from '../../../battle';
import type { Modifier } from '../modifier';

export const row = (label: string, cells: readonly (string | number)[], clause: Id | null = null): ReferenceRow => ({
  label,
  cells: cells.map(String),
  clause,
});

export const note = (clause: Id, text: string): ReferenceNote => ({ text, clause });

/** With its sign: `+1`, `-2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** Least and greatest die of a band, as `4+`. */
export const orMore = (die: number): string => `${die}+`;

/** A share of a move: `1/4`, `1/2`, `all`. */
export const share = (value: number): string =>
  value === 0 ? 'none' : value === 1 ? 'all' : value === 0.5 ? '1/2' : value === 0.25 ? '1/4' : String(value);

export const modifierRows = (modifiers: Readonly<Record<string, Modifier>>): readonly ReferenceRow[] =>
  Object.values(modifiers).map(({ words, value, clause }) => row(words, [signed(value)], clause));
