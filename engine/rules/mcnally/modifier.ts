/** One line of a sum that is thrown for, and the sums of a book whose every score is dice and such lines. */
import type { Id, Reason } from '../../battle';
import { HOUSE_VALUE } from './house-values';

export interface Modifier {
  readonly clause: Id;
  readonly label: string;
  readonly value: number;
}

/** A line whose number the source has lost. */
export const houseLine = (clause: Id, label: string, value: number): Modifier => ({
  clause,
  label: `${label}, ${HOUSE_VALUE}`,
  value,
});

export const sumOf = (lines: readonly Pick<Modifier, 'value'>[]): number =>
  lines.reduce((sum, { value }) => sum + value, 0);

/** Lines that are true, in their order; one that adds nothing is left out. */
export const modifiers = (...lines: readonly (Modifier | false | null)[]): readonly Modifier[] =>
  lines.filter((line) => line !== false && line !== null).filter(({ value }) => value !== 0);

/** The dice and the lines as reasons, which add up to the score. */
export const scoreReasons = (
  clause: Id,
  label: string,
  dice: number,
  lines: readonly Modifier[],
): readonly Reason[] => [{ clause, label, value: dice }, ...lines];

/** "+1", "−2" */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Chances of each total of two dice, from 2 to 12. */
export const TWO_DICE: readonly { readonly score: number; readonly p: number }[] = Array.from(
  { length: 11 },
  (_, i) => ({
    score: i + 2,
    p: (6 - Math.abs(i - 5)) / 36,
  }),
);
/** Chances of each face of one die. */
export const ONE_DIE: readonly { readonly score: number; readonly p: number }[] = Array.from({ length: 6 }, (_, i) => ({
  score: i + 1,
  p: 1 / 6,
}));

/** Lines as rows under a sum of their own, said even where there is none. */
export const rowsUnder = (lines: readonly Modifier[], clause: Id, sum: string): readonly Reason[] =>
  (lines.length > 0 ? lines : [{ clause, label: 'Nothing', value: 0 }]).map((line) => ({ ...line, sum }));
