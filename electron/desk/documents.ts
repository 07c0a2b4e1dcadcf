import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refuse } from './faults';

/** Reads a text file of at most `most` bytes; a fault names the file and what is wrong with it. */
export async function readText(path: string, most: number): Promise<string> {
  const name = basename(path);
  try {
    const { size } = await stat(path);
    if (size > most) {
      throw refuse('file-too-large', `“${name}” is larger than ${Math.round(most / 1e6)} MB and was not opened.`, {
        file: name,
      });
    }
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) {
      throw refuse('file-missing', `“${name}” is no longer there: it was moved or removed.`, { file: name });
    }
    throw error;
  }
}

/** Writes beside the file and renames: the file is the old one or the new one, never half of either. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`);
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
