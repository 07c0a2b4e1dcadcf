/** The printing thread: the real work behind the thread's port. Built as a file of its own. */
import { parentPort } from 'node:worker_threads';
import { servePrinting } from './serving';
import type { PrintRequest } from './tasks';
import { printWork } from './work';

const port = parentPort;
if (!port) throw new Error('this file is the printing thread; it is not run by itself');
servePrinting(
  {
    post: (reply) => port.postMessage(reply),
    hear: (request) => port.on('message', (message: PrintRequest) => request(message)),
  },
  printWork(),
);
