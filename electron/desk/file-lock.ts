import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, isMissing, refuse } from './faults';

/** Work under a lock takes a few ms; who holds one for so long has ended without giving it back. */
const STALE_MS = 5000;
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 15;

/**
 * Does `work` while nobody else works on the file at `path`, in this process or another: its lock is a file beside it.
 * Throws a fault when the lock is never given back.
 */
export async function underLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${path}.lock`;
  const mine = `${process.pid} ${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  for (const began = Date.now(); !(await isTaken(lock, mine)); await wait(LOOK_AGAIN_MS)) {
    await breakIfStale(lock);
    if (Date.now() - began > PATIENCE_MS)
      throw refuse('file-busy', `Another Cockade holds “${path}”. If none is running, remove “${lock}”.`);
  }
  try {
    return await work();
  } finally {
    if ((await readFile(lock, 'utf8').catch(() => '')) === mine) await rm(lock, { force: true });
  }
}

/** True when the lock is ours now. */
async function isTaken(lock: string, mine: string): Promise<boolean> {
  try {
    const handle = await open(lock, 'wx');
    try {
      await handle.writeFile(mine);
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Takes away a lock whose holder is gone. It is renamed first: of several who find it stale, one succeeds. */
async function breakIfStale(lock: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs < STALE_MS) return;
    const aside = `${lock}.${randomBytes(6).toString('hex')}`;
    await rename(lock, aside);
    await rm(aside, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
