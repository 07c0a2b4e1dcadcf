/** What stops an order: a value, never an exception. */
import type { Reason, Refusal } from '../../battle';

export const isRefusal = <T extends object>(result: T | Refusal): result is Refusal => 'sentence' in result;

export const refuse = (clause: string, sentence: string, reasons: readonly Reason[] = []): Refusal => ({
  clause,
  sentence,
  reasons,
});
