/** What stops an order: a value, never an exception. */
import type { Reason, Refusal } from '../../battle';

export const isRefusal = <T extends object>(result: T | Refusal): result is Refusal => 'sentence' in result;

export const refuse = (clause: string, sentence: string, reasons: readonly Reason[] = []): Refusal => ({
  clause,
  sentence,
  reasons,
});

/** What has been found lawful before: a refusal now is a fault of ours. */
export function lawful<T extends object>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(found.sentence);
  return found;
}
