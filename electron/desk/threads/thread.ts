import type { Worker } from 'node:worker_threads';
import { DeskFault, hasCode } from '../faults';
import type { TaskName, TaskReply, Tasks } from './protocol';

/**
 * A thread that works on files may take so much memory and no more: it ends, and the desk goes on. What it reads is needed
 * for a moment only, and a large young generation would keep its room as long as the thread lives.
 */
export const THREAD_LIMITS = { resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 2000 } } as const;
/** The thread that fights lives long: a heap of this size holds 320 units with half of it free, and costs no time. */
export const ENGINE_LIMITS = { resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 } } as const;

export type SpawnThread = () => Pick<Worker, 'on' | 'postMessage' | 'terminate'>;

/** The thread ended before it had answered: killed, out of memory, or our bug. */
export class ThreadEnded extends Error {
  constructor(readonly isOutOfMemory = false) {
    super('the thread stopped');
  }
}
/** The task was given up because its asker said so. */
export class TaskCancelled extends Error {}

export interface AskOptions<Progress> {
  /** The thread, which may have had to start first, begins with this task. */
  readonly onBegin?: () => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Gives the task up: the promise is then rejected with `TaskCancelled`. */
  readonly signal?: AbortSignal;
  /** So long the thread has to notice, ms; then it is stuck, and is ended. */
  readonly grace?: number;
}
/** The desk's end of a thread: orders in, results out. A task that fails is rejected with a `DeskFault`. */
export interface Thread<T extends Tasks> {
  ask<N extends TaskName<T>>(
    task: N,
    order: T[N]['order'],
    options?: AskOptions<T[N]['progress']>,
  ): Promise<T[N]['result']>;
  /** Called once when the thread ends without having been closed. */
  onEnd(listener: () => void): void;
  close(): Promise<void>;
}

/** A cancelled task that has not noticed after so long is stuck, and its thread is ended. */
const GRACE_MS = 2000;

export function startThread<T extends Tasks>(spawn: SpawnThread): Thread<T> {
  const worker = spawn();
  const waiting = new Map<number, { readonly onReply: (reply: TaskReply<T>) => void; readonly onEnd: () => void }>();
  const endListeners: (() => void)[] = [];
  let asked = 0;
  let state: 'running' | 'closing' | 'ended' = 'running';

  worker.on('message', (reply: TaskReply<T>) => waiting.get(reply.id)?.onReply(reply));
  let isOutOfMemory = false;
  worker.on('error', (error: unknown) => {
    isOutOfMemory = hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY'); // 'exit' follows and settles everything
  });
  worker.on('exit', () => {
    const unexpected = state === 'running';
    state = 'ended';
    for (const one of [...waiting.values()]) one.onEnd();
    if (unexpected) for (const listener of endListeners) listener();
  });

  return {
    ask<N extends TaskName<T>>(
      task: N,
      order: T[N]['order'],
      { onBegin, onProgress, signal, grace = GRACE_MS }: AskOptions<T[N]['progress']> = {},
    ) {
      if (signal?.aborted) return Promise.reject(new TaskCancelled());
      if (state !== 'running') return Promise.reject(new ThreadEnded());
      asked += 1;
      const id = asked;
      const cancelled = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      return new Promise<T[N]['result']>((resolve, reject) => {
        let stuck: NodeJS.Timeout | undefined;
        const cancel = (): void => {
          Atomics.store(new Int32Array(cancelled), 0, 1);
          stuck = setTimeout(() => void worker.terminate(), grace).unref();
        };
        const settle = (answer: () => void): void => {
          waiting.delete(id);
          clearTimeout(stuck);
          signal?.removeEventListener('abort', cancel);
          if (signal?.aborted) reject(new TaskCancelled());
          else answer();
        };
        waiting.set(id, {
          onReply(reply) {
            if ('began' in reply) onBegin?.();
            else if ('progress' in reply) onProgress?.(reply.progress);
            else if ('failed' in reply) settle(() => reject(new DeskFault(reply.failed)));
            else settle(() => resolve(reply.done));
          },
          onEnd: () => settle(() => reject(new ThreadEnded(isOutOfMemory))),
        });
        signal?.addEventListener('abort', cancel);
        worker.postMessage({ id, task, order, cancelled });
      });
    },
    onEnd: (listener) => void endListeners.push(listener),
    async close() {
      if (state === 'running') state = 'closing';
      await worker.terminate();
    },
  };
}
