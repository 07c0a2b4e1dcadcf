import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
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
export const writeAtomically = (path: string, text: string): Promise<void> =>
  writeBeside(path, text, (beside) => rename(beside, path));

/** The same for a file that must be new: false, and nothing written, when there is one of that name already. */
export async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    // A link fails where a rename would overwrite, whoever else writes at the same moment.
    await writeBeside(path, text, async (beside) => {
      await link(beside, path);
      await rm(beside);
    });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Writes a whole file beside `path` and has `place` put it there. */
async function writeBeside(path: string, text: string, place: (beside: string) => Promise<void>): Promise<void> {
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
    await place(beside);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
