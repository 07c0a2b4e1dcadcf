/** A host without a window, fresh: what a person waits for a fight, and how much memory the host takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_LIMITS, openClient, openDesk, THREAD_LIMITS } from '../../../electron/desk';
import type { DeskCosts } from './index';

const BATTLES = 20;
const FILE = 'historical/lobositz-1756.yaml';

process.channel?.ref(); // the desk waits for its idle time without holding the process
const noPrinting = (): Promise<never> => Promise.reject(new Error('nothing is printed here'));
const user = mkdtempSync(join(tmpdir(), 'cockade-bench-'));
const desk = openDesk({
  scenarios: 'scenarios',
  user,
  spawn: () => new Worker('./dist/main/engine-worker.js', ENGINE_LIMITS),
  spawnPrinter: () => new Worker('./dist/main/print-worker.js', THREAD_LIMITS),
  spawnReader: () => new Worker('./dist/main/read-worker.js', THREAD_LIMITS),
  output: { asArchive: true, keep: noPrinting, print: noPrinting },
});
await desk.warmUp();
const waits: number[] = [];
for (let seed = 1; seed <= BATTLES; seed += 1) {
  const began = performance.now();
  const answered = await openClient(desk).call('battle.fight', { file: FILE, seed, turns: 30 });
  if ('fault' in answered) throw new Error(answered.fault.message);
  waits.push(performance.now() - began);
}
const costs: DeskCosts = { waits, megabytes: process.memoryUsage().rss / 1e6 };
await desk.close();
rmSync(user, { recursive: true, force: true });
process.send?.(costs);
process.disconnect();
