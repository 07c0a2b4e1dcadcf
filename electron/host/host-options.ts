import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ENGINE_LIMITS, THREAD_LIMITS, userFolder } from '../desk';
import type { DeskOptions } from '../desk';

export interface HostOptions extends Omit<DeskOptions, 'output'> {
  /** 0 chooses a free one. */
  readonly port: number;
  readonly token: string;
  /** The folder of the built window. */
  readonly page: string;
}

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The host cannot be started so: a sentence for who started it. */
export class HostRefusal extends Error {}

function parsed<Options extends ParseArgsConfig>(options: Options): ReturnType<typeof parseArgs<Options>> {
  try {
    return parseArgs(options);
  } catch (error) {
    throw new HostRefusal(error instanceof Error ? error.message : String(error));
  }
}

/** Options of the built host: `--port` and `--token` are fixed only for a page served by a development server. */
export function hostOptions(words: readonly string[]): HostOptions {
  const { values } = parsed({
    args: [...words],
    options: {
      port: { type: 'string', default: '0' },
      token: { type: 'string', default: randomBytes(24).toString('base64url') },
      scenarios: { type: 'string', default: beside('../../scenarios') },
      user: { type: 'string', default: userFolder() },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
  if (!(port <= 65_535)) throw new HostRefusal(`--port takes a number from 0 to 65535; “${values.port}” was given.`);
  const { token } = values;
  if (!/^[\w-]{16,200}$/.test(token))
    throw new HostRefusal('--token takes at least 16 letters, digits, hyphens or underscores: who guesses it gets in.');
  return {
    port,
    token,
    scenarios: values.scenarios,
    user: values.user,
    page: beside('../renderer'),
    spawn: () => new Worker(new URL('./engine-worker.js', import.meta.url), ENGINE_LIMITS),
    spawnPrinter: () => new Worker(new URL('./print-worker.js', import.meta.url), THREAD_LIMITS),
    spawnReader: () => new Worker(new URL('./read-worker.js', import.meta.url), THREAD_LIMITS),
  };
}
