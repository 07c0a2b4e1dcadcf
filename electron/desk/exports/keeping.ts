import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

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

/** Keeps files under the name that was asked for: all of them are there, or none. Gives the paths written. */
export async function keepFiles(files: readonly NamedFile[], path: string): Promise<readonly string[]> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const aside = await mkdtemp(join(folder, `.${basename(path)}.`));
  try {
    const names = files.map((file) => fileNameOf(file, path));
    for (const [i, name] of names.entries()) await writeFile(join(aside, name), files[i]?.bytes ?? '');
    for (const name of names) await rename(join(aside, name), join(folder, name));
    return names.map((name) => join(folder, name));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
