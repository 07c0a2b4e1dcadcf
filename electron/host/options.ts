import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { userFolder } from '../desk';
import type { HostOptions } from './host';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Options of the built host: `--port` and `--token` are fixed only for a page served by a development server. */
export function hostOptions(words: readonly string[]): HostOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      port: { type: 'string', default: '0' },
      token: { type: 'string', default: randomBytes(24).toString('base64url') },
      scenarios: { type: 'string', default: beside('../../scenarios') },
      user: { type: 'string', default: userFolder() },
    },
  });
  return {
    port: Number(values.port),
    token: values.token,
    scenarios: values.scenarios,
    user: values.user,
    page: beside('../renderer'),
    spawn: () => new Worker(new URL('./engine-worker.js', import.meta.url)),
    spawnPrinter: () => new Worker(new URL('./print-worker.js', import.meta.url)),
    spawnReader: () => new Worker(new URL('./read-worker.js', import.meta.url)),
  };
}
