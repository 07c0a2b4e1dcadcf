import { EventEmitter } from 'node:events';
import { servePrinting } from '../../electron/desk/printing/serving';
import type { PrintRequest } from '../../electron/desk/printing/tasks';
import { printWork, type PrintWork } from '../../electron/desk/printing/work';
import type { SpawnThread } from '../../electron/desk';

/** The printing thread without a thread: the real work, or a given one, in this process; `terminate` ends it as a thread ends. */
export function printerInProcess(workOf: () => PrintWork = printWork): SpawnThread {
  return () => {
    const out = new EventEmitter();
    let ended = false;
    let hear: (request: PrintRequest) => void = () => undefined;
    const post = (reply: unknown): void => {
      const sent: unknown = structuredClone(reply);
      setImmediate(() => ended || out.emit('message', sent));
    };
    servePrinting({ post, hear: (listener) => (hear = listener) }, workOf());
    const thread = {
      on(event: string, listener: (...args: never[]) => void) {
        out.on(event, listener as never);
        return thread;
      },
      postMessage(request: PrintRequest) {
        const sent = structuredClone(request);
        setImmediate(() => ended || hear(sent));
      },
      terminate() {
        if (!ended) out.emit('exit', 1);
        ended = true;
        return Promise.resolve(1);
      },
    };
    return thread as unknown as ReturnType<SpawnThread>;
  };
}
