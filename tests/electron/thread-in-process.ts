import { EventEmitter } from 'node:events';
import { serveTasks } from '../../electron/desk/threads';
import type { SpawnThread, TaskHandlers, TaskReply, TaskRequest, Tasks } from '../../electron/desk/threads';

/** A thread without a thread: tasks are carried out in this process, by copies of what is sent. `end` ends it as a thread ends. */
export function threadInProcess<T extends Tasks>(
  handlersOf: (end: () => void) => TaskHandlers<T>,
): ReturnType<SpawnThread> {
  const out = new EventEmitter();
  let ended = false;
  let carryOut: (request: TaskRequest<T>) => void = () => undefined;
  const end = (): void => {
    if (!ended) out.emit('exit', 1);
    ended = true;
  };
  const port = {
    post(reply: TaskReply<T>): void {
      const sent = structuredClone(reply);
      setImmediate(() => ended || out.emit('message', sent));
    },
    listen: (handler: typeof carryOut) => void (carryOut = handler),
  };
  serveTasks<T>(port, handlersOf(end));
  const thread = {
    on(event: string, listener: (...args: never[]) => void) {
      out.on(event, listener as never);
      return thread;
    },
    postMessage(request: TaskRequest<T>) {
      const sent = structuredClone(request);
      setImmediate(() => ended || carryOut(sent));
    },
    terminate() {
      end();
      return Promise.resolve(1);
    },
  };
  return thread as unknown as ReturnType<SpawnThread>;
}
