/** Why an order is not allowed, with its clause. */
import type { Id, Refusal } from '../../battle';

export const refuse = (clause: Id, sentence: string): Refusal => ({ clause, sentence, reasons: [] });
export const isRefusal = (value: object): value is Refusal => 'sentence' in value;
