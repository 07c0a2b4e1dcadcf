import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What was discarded can be brought back for so long, ms. */
const KEPT_ASIDE_MS = 30 * 86_400_000;

/** Removes the files of a folder that were put aside too long ago: by when they were last written, if `setAsideAt` knows no better. */
export async function sweepAside(
  folder: string,
  now: number,
  setAsideAt: (name: string) => number | null = () => null,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const at = setAsideAt(name) ?? (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (at < now - KEPT_ASIDE_MS) await rm(path, { force: true }).catch(() => undefined);
  }
}
