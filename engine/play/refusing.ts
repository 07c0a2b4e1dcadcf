import type { Refusal } from '../battle';

/** A refusal of the fight's own, which no rule book knows. */
export const refuse = (sentence: string): Refusal => ({ clause: 'COCKADE', sentence, reasons: [] });
