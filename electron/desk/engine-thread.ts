/** The engine's own thread: the real work behind the thread's port. Built as a file of its own. */
import { parentPort } from 'node:worker_threads';
import { engineWork } from '../../engine/work';
import { serveEngine } from '../../engine/worker';
import type { EngineRequest } from '../../engine/worker';

const port = parentPort;
if (!port) throw new Error('this file is the engine’s thread; it is not run by itself');
serveEngine(
  {
    post: (reply) => port.postMessage(reply),
    hear: (request) => port.on('message', (message: EngineRequest) => request(message)),
  },
  engineWork,
);
