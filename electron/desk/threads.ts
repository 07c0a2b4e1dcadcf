import type { Worker } from 'node:worker_threads';

export type SpawnThread = () => Pick<Worker, 'on' | 'postMessage' | 'terminate'>;

/** The thread ended before it had answered: killed, out of memory, or our bug. */
export class ThreadEnded extends Error {}

/** What a kind of thread does: its tasks by name, what it tells on the way, and what it says when a task fails. */
export interface ThreadWork {
  /** Name -> order and result. */
  readonly tasks: object;
  readonly progress: unknown;
  readonly failure: unknown;
}
type OrderOf<W extends ThreadWork, N extends keyof W['tasks']> = W['tasks'][N] extends { order: infer O } ? O : never;
type ResultOf<W extends ThreadWork, N extends keyof W['tasks']> = W['tasks'][N] extends { result: infer R } ? R : never;
type Reply<W extends ThreadWork> =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: W['failure'] }
  | { readonly id: number; readonly progress: W['progress'] };

/** One thread: orders in, results out. */
export interface Thread<W extends ThreadWork> {
  ask<N extends keyof W['tasks'] & string>(
    task: N,
    order: OrderOf<W, N>,
    onProgress?: (progress: W['progress']) => void,
  ): Promise<ResultOf<W, N>>;
  /** Called once when the thread ends without having been closed. */
  onEnd(hear: () => void): void;
  close(): Promise<void>;
}

interface Waiting<W extends ThreadWork> {
  readonly hear: (reply: Reply<W>) => void;
  readonly fail: (error: Error) => void;
}

/** Starts a thread; `errorOf` makes an error of what it says when a task fails. */
export function startThread<W extends ThreadWork>(
  spawn: SpawnThread,
  errorOf: (failure: W['failure']) => Error,
): Thread<W> {
  const worker = spawn();
  const waiting = new Map<number, Waiting<W>>();
  const endListeners: (() => void)[] = [];
  let asked = 0;
  let state: 'running' | 'closing' | 'ended' = 'running';

  worker.on('message', (reply: Reply<W>) => waiting.get(reply.id)?.hear(reply));
  worker.on('error', () => undefined); // 'exit' follows and settles everything
  worker.on('exit', () => {
    const unexpected = state === 'running';
    state = 'ended';
    for (const one of waiting.values()) one.fail(new ThreadEnded('the thread stopped'));
    waiting.clear();
    if (unexpected) for (const hear of endListeners) hear();
  });

  return {
    ask<N extends keyof W['tasks'] & string>(
      task: N,
      order: OrderOf<W, N>,
      onProgress?: (progress: W['progress']) => void,
    ) {
      if (state !== 'running') return Promise.reject(new ThreadEnded('the thread stopped'));
      asked += 1;
      const id = asked;
      return new Promise<ResultOf<W, N>>((resolve, reject) => {
        const hear = (reply: Reply<W>): void => {
          if ('progress' in reply) return onProgress?.(reply.progress);
          waiting.delete(id);
          if ('failed' in reply) reject(errorOf(reply.failed));
          else resolve(reply.done as ResultOf<W, N>); // the thread answers the task it was asked
        };
        waiting.set(id, { hear, fail: reject });
        worker.postMessage({ id, task, order });
      });
    },
    onEnd: (hear) => void endListeners.push(hear),
    async close() {
      if (state === 'running') state = 'closing';
      await worker.terminate();
    },
  };
}
