import type { Worker } from 'node:worker_threads';
import type { EngineReply, EngineTasks, TaskName } from '../../engine/worker';

export type SpawnThread = () => Worker;
type Progress = (progress: { readonly turn: number; readonly events: number }) => void;

/** The thread ended before it had answered: killed, out of memory, or our bug. */
export class ThreadEnded extends Error {}

/** One engine thread: orders in, results out. */
export interface EngineThread {
  ask<N extends TaskName>(
    task: N,
    order: EngineTasks[N]['order'],
    onProgress?: Progress,
  ): Promise<EngineTasks[N]['result']>;
  /** Called once when the thread ends without having been closed. */
  onEnd(hear: () => void): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly hear: (reply: EngineReply) => void;
  readonly fail: (error: Error) => void;
}

export function startThread(spawn: SpawnThread): EngineThread {
  const worker = spawn();
  const waiting = new Map<number, Waiting>();
  const endListeners: (() => void)[] = [];
  let asked = 0;
  let state: 'running' | 'closing' | 'ended' = 'running';

  worker.on('message', (reply: EngineReply) => waiting.get(reply.id)?.hear(reply));
  worker.on('error', () => undefined); // 'exit' follows and settles everything
  worker.on('exit', () => {
    const unexpected = state === 'running';
    state = 'ended';
    for (const one of waiting.values()) one.fail(new ThreadEnded('the engine stopped'));
    waiting.clear();
    if (unexpected) for (const hear of endListeners) hear();
  });

  return {
    ask(task, order, onProgress) {
      if (state !== 'running') return Promise.reject(new ThreadEnded('the engine stopped'));
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        const hear = (reply: EngineReply): void => {
          if ('progress' in reply) return onProgress?.(reply.progress);
          waiting.delete(id);
          if ('failed' in reply) reject(new Error(reply.failed));
          else resolve(reply.done); // the thread answers the task it was asked
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
