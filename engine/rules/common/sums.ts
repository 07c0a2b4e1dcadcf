/** What reasons come to. */
import type { Reason } from '../../battle';

/** The sum of their values; those that only tell something add nothing. */
export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { value = 0 }) => sum + value, 0);
