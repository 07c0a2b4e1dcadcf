import { parentPort } from 'node:worker_threads';
import type { TaskHandlers, TaskRequest, Tasks } from './protocol';
import { serveTasks } from './serving';

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
