import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What was discarded can be brought back for so long, ms. */
const KEPT_ASIDE_MS = 30 * 86_400_000;

/** A file that is put aside with all its content has the time, ms, behind its name: its age says when it was last written. */
export const asideName = (name: string, now: number): string => `${name}.${now}${ASIDE}`;
export const ASIDE = '.removed';
const PUT_ASIDE = /\.(\d{1,15})\.removed(?:\.notes)?$/;
/** Null of a name without a time. */
export function setAsideAt(name: string): number | null {
  const at = PUT_ASIDE.exec(name)?.[1];
  return at === undefined ? null : Number(at);
}

/** Removes the files of a folder that were put aside too long ago; `at` says when that was, or else their age. */
export async function sweepAside(
  folder: string,
  now: number,
  at: (name: string) => number | null = setAsideAt,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const since = at(name) ?? (await stat(path).catch(() => null))?.mtimeMs ?? now;
    if (since < now - KEPT_ASIDE_MS) await rm(path, { force: true }).catch(() => undefined);
  }
}
