import type { Refusal } from './events';

/** The clause of what no rule book says: the program's own refusals and reasons. */
export const OWN_CLAUSE = 'COCKADE';

/** A refusal of our own, which no rule book knows. */
export const ownRefusal = (sentence: string): Refusal => ({ clause: OWN_CLAUSE, sentence, reasons: [] });
