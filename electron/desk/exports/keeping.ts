import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { refuseUnlessPlain } from '../documents';
import { EXPORT, freshFolder } from '../leftovers';

export interface NamedFile {
  /** The sheet it holds; null when it holds all of them. */
  readonly sheet: string | null;
  readonly bytes: Uint8Array;
}

/** A file's name after the one that was asked for: a sheet's own bears the sheet's name, as `map-A1.svg`. */
export function fileNameOf({ sheet }: Pick<NamedFile, 'sheet'>, asked: string): string {
  if (sheet === null) return basename(asked);
  const ending = extname(asked);
  return `${basename(asked, ending)}-${sheet.replace(/[^\p{L}\p{N}]+/gu, '-')}${ending}`;
}

/**
 * Keeps files under the name that was asked for: all of them are there, or none, and those they replace are as before.
 * Gives the paths written. A link, a pipe or a device is refused rather than replaced.
 */
export async function keepFiles(files: readonly NamedFile[], path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const names = files.map((file) => fileNameOf(file, path));
  const there: string[] = [];
  for (const name of names) if (await refuseUnlessPlain(join(folder, name))) there.push(name);
  const draft = await freshFolder(folder, EXPORT);
  try {
    for (const [i, name] of names.entries()) await writeFile(join(draft, name), files[i]?.bytes ?? '');
    await replaced(folder, draft, names, there);
    return names.map((name) => join(folder, name));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Puts files in place of those of their names; all of these are put back when one cannot be. */
async function replaced(
  folder: string,
  draft: string,
  names: readonly string[],
  there: readonly string[],
): Promise<void> {
  const old = (name: string): string => join(draft, `${name}.before`);
  const done: string[] = [];
  try {
    for (const name of there) await copyFile(join(folder, name), old(name));
    for (const name of names) {
      await rename(join(draft, name), join(folder, name));
      done.push(name);
    }
  } catch (error) {
    for (const name of done)
      await (there.includes(name) ? rename(old(name), join(folder, name)) : rm(join(folder, name), { force: true }));
    throw error;
  }
}
