import { parentPort } from 'node:worker_threads';
import { faultOf, refuse } from '../faults';
import type { RequestOf, TaskHandlers, TaskName, TaskPort, TaskRequest, Tasks } from './protocol';

/** Carries out what comes in at `port`, one task after another; a throw is answered as a fault, never lost. */
export function serveTasks<T extends Tasks>(port: TaskPort<T>, handlers: TaskHandlers<T>): void {
  const carryOut = async <N extends TaskName<T>>({ id, task, order, cancelled }: RequestOf<T, N>): Promise<void> => {
    const flag = new Int32Array(cancelled);
    const giveUpIfCancelled = (): void => {
      if (Atomics.load(flag, 0) === 1) throw refuse('cancelled', 'This was cancelled.');
    };
    try {
      giveUpIfCancelled();
      port.post({ id, began: true });
      const done = await handlers[task](order, (progress) => {
        // What is done by then is told all the same.
        port.post({ id, progress });
        giveUpIfCancelled();
      });
      port.post({ id, done });
    } catch (error) {
      port.post({ id, failed: faultOf(error) });
    }
  };
  let last = Promise.resolve();
  port.listen((request) => {
    last = last.then(() => carryOut(request));
  });
}

/** Makes this thread carry out tasks; for the files that threads are started from. */
export function serveThread<T extends Tasks>(handlers: TaskHandlers<T>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is run as a thread, not by itself');
  serveTasks<T>(
    {
      post: (reply) => port.postMessage(reply),
      listen: (handler) => port.on('message', (request: TaskRequest<T>) => handler(request)),
    },
    handlers,
  );
}
