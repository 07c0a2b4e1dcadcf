/** Rows and notes of a play sheet. */
import type { Id, ReferenceNote, ReferenceRow } from '../../battle';

export const row = (label: string, cells: readonly (string | number)[], clause: Id | null = null): ReferenceRow => ({
  label,
  cells: cells.map(String),
  clause,
});

export const note = (clause: Id, text: string): ReferenceNote => ({ text, clause });

/** With its sign: `+1`, `-2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
