import { startThread } from './thread';
import type { SpawnThread, Thread } from './thread';
import type { Tasks } from './protocol';

/** A thread that is started for the first order, and anew when it has ended or was forgotten. */
export interface RenewedThread<T extends Tasks> {
  now(): Thread<T>;
  /** The next order gets a thread of its own; this one may still be at work. */
  forget(thread: Thread<T>): void;
  /** Ends the thread there is; an order that comes later starts another. */
  close(): Promise<void>;
}
export interface RenewedThreadEvents {
  /** A thread was started; it knows nothing yet. */
  readonly onStart?: () => void;
  /** The thread ended without having been closed. */
  readonly onEnd?: () => void;
}

export function renewedThread<T extends Tasks>(
  spawn: SpawnThread,
  { onStart, onEnd }: RenewedThreadEvents = {},
): RenewedThread<T> {
  let thread: Thread<T> | null = null;
  const forget = (one: Thread<T>): void => {
    if (thread === one) thread = null;
  };
  return {
    now() {
      if (thread) return thread;
      const fresh = startThread<T>(spawn);
      thread = fresh;
      fresh.onEnd(() => {
        forget(fresh);
        onEnd?.();
      });
      onStart?.();
      return fresh;
    },
    forget,
    async close() {
      const last = thread;
      thread = null;
      await last?.close();
    },
  };
}
