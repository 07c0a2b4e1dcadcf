/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket are both generated from this table; the window sees one typed client.
 */
import type { CallArguments, CallName } from '../schemas';
import type { CallResults, DeskNotifications } from './results';

/** An error as data. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
  /** Nothing is wrong with what was asked for: another time it may go well. */
  readonly again?: true;
}

/** Name -> argument, as its schema has it, and result. */
export type DeskCalls = { [Name in CallName]: { args: CallArguments[Name]; result: CallResults[Name] } };

export type NotificationName = keyof DeskNotifications;
export type CallResponse<N extends CallName> = { readonly ok: DeskCalls[N]['result'] } | { readonly fault: Fault };
/** What the preload or the socket gives the window. */
export interface DeskBridge {
  call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<CallResponse<N>>;
  on<N extends NotificationName>(name: N, listener: (notification: DeskNotifications[N]) => void): () => void;
  /** Tells when the desk cannot be reached, and when it can again; absent where that cannot happen. */
  onReached?(listener: (isReached: boolean) => void): () => void;
}
