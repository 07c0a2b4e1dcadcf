import { refuse } from '../faults';
import { renewedThread, TaskCancelled, ThreadEnded } from '../threads';
import type { SpawnThread } from '../threads';
import type { EngineTasks, EngineThread } from './tasks';

/** How often in a row the thread may die of one order before the order is given up. */
const LIVES = 2;

/**
 * The one engine thread of the desk: it lives on between battles, because a new thread has to compile all the rules again.
 * It is started for the first order, and anew when it died.
 */
export interface SharedThread {
  /** Carries `work` out when all that was ordered before is done; over again in a new thread, when the first one dies of it. */
  run<Result>(work: (thread: EngineThread) => Promise<Result>, options?: RunOptions<Result>): Promise<Result>;
  close(): Promise<void>;
}
export interface RunOptions<Result> {
  /** Gives the order up, at once while it waits. */
  readonly signal?: AbortSignal;
  /** The order was carried out by a second thread. */
  readonly onRepeated?: (result: Result) => void;
}
export interface SharedThreadEvents {
  /** A thread was started; it knows nothing yet. */
  readonly onStart: () => void;
  /** The thread died while nothing was asked of it. */
  readonly onIdleEnd: () => void;
}

export function openSharedThread(spawn: SpawnThread, { onStart, onIdleEnd }: SharedThreadEvents): SharedThread {
  const waiting: (() => Promise<void>)[] = [];
  let busy = false;
  let closed = false;
  const thread = renewedThread<EngineTasks>(spawn, {
    onStart,
    onEnd: () => {
      if (!busy) onIdleEnd();
    },
  });
  const carryOut = async <Result>(
    work: (thread: EngineThread) => Promise<Result>,
    { onRepeated }: RunOptions<Result>,
  ): Promise<Result> => {
    for (let life = 1; life <= LIVES && !closed; life += 1) {
      const used = thread.now();
      try {
        const result = await work(used);
        if (life > 1) onRepeated?.(result);
        return result;
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        thread.forget(used);
      }
    }
    if (closed) throw refuse('battle-closed', 'This battle was closed.');
    throw refuse(
      'engine-stopped',
      'The rules engine stopped twice over this battle and gave it up. Kept battles are safe.',
    );
  };
  const goOn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    busy = false;
  };

  return {
    run: (work, options = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = options;
        const order = (): Promise<void> => {
          signal?.removeEventListener('abort', giveUp);
          return carryOut(work, options).then(resolve, reject);
        };
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(order), 1);
          reject(new TaskCancelled());
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.push(order);
        void goOn();
      }),
    async close() {
      closed = true;
      await thread.close();
    },
  };
}
