import type { CallName, DeskCalls } from '../api';
import type { Desk } from '../desk';
import type { CallArguments } from '../schemas';

/** How to end what a client has begun and still waits for, or has open. */
export type Begun = Set<() => void>;
/** Who answers a call; its arguments have been checked. */
export type Handler<N extends CallName> = (
  desk: Desk,
  args: CallArguments[N],
  begun: Begun,
) => Promise<DeskCalls[N]['result']>;
/** Who answers these calls. */
export type Handlers<Names extends CallName> = { readonly [N in Names]: Handler<N> };

/** Does `work`, which `end` ends, and which ends with the client that ordered it. */
export async function whileItLasts<Result>(
  begun: Begun,
  end: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  begun.add(end);
  try {
    return await work();
  } finally {
    begun.delete(end);
  }
}
