import type * as v from 'valibot';
import { HANDLERS, type Begun, type Handler } from './answers';
import type { CallResponse, CallName, DeskCalls } from './api';
import { checked } from './checked';
import type { Desk } from './desk';
import { faultOf, refuse } from './faults';
import type { DeskNotification } from './notifications';
import { CALL_ARGUMENTS, type CallArguments } from './schemas';

const SCHEMAS: { readonly [N in CallName]: v.GenericSchema<unknown, CallArguments[N]> } = CALL_ARGUMENTS;

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(HANDLERS, name);

/** A window at the desk. */
export interface DeskClient {
  /** Answers a call from outside: the name and the arguments are anything until they have been checked. Never throws. */
  call(name: unknown, args: unknown): Promise<CallResponse<CallName>>;
  /** What the desk says to all windows and to this one. Gives back how to unsubscribe. */
  subscribe(listener: (item: DeskNotification) => void): () => void;
  /** The window is gone: what it waited for is given up. */
  leave(): void;
}

export function openClient(desk: Desk): DeskClient {
  const begun: Begun = new Set();
  return {
    async call(name, args) {
      try {
        if (!isCall(name)) throw refuse('unknown-call', 'The window asked for something this desk does not know.');
        return { ok: await carryOut(desk, name, args, begun) };
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
    subscribe: (listener) => desk.notifications.subscribe(listener, begun),
    leave() {
      for (const end of [...begun]) end();
    },
  };
}

async function carryOut<N extends CallName>(
  desk: Desk,
  name: N,
  args: unknown,
  begun: Begun,
): Promise<DeskCalls[N]['result']> {
  const handle: Handler<N> = HANDLERS[name];
  return handle(desk, checked(SCHEMAS[name], args), begun);
}
