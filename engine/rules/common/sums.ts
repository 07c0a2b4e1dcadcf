/** Lines of a sum, each with its clause, and what they come to. */
import type { Id, Reason } from '../../battle';

/** A line of a sum that is thrown for, or of a list of those. */
export interface Modifier {
  readonly clause: Id;
  readonly label: string;
  readonly value: number;
}

/** The sum of their values; those that only tell something add nothing. */
export const sumOf = (reasons: readonly Pick<Reason, 'value'>[]): number =>
  reasons.reduce((sum, { value = 0 }) => sum + value, 0);

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

/** Lines as rows under a sum of their own, said even where there is none. */
export const rowsUnder = (lines: readonly Modifier[], clause: Id, sum: string): readonly Reason[] =>
  (lines.length > 0 ? lines : [{ clause, label: 'Nothing', value: 0 }]).map((line) => ({ ...line, sum }));
