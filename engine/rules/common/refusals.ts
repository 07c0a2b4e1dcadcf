/** What stops an order: a value with the clause that says so, never an exception. */
import type { Id, Reason, Refusal } from '../../battle';

export const refuse = (clause: Id, sentence: string, reasons: readonly Reason[] = []): Refusal => ({
  clause,
  sentence,
  reasons,
});

export const isRefusal = <T extends object>(result: T | Refusal): result is Refusal => 'sentence' in result;

/** What has been found lawful before: a refusal now is a fault of ours. */
export function lawful<T extends object>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(found.sentence);
  return found;
}
