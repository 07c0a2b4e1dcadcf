import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode, isMissing, refuse } from './faults';
import { placeForText } from './leftovers';

/** Reads a text file of at most `most` bytes; a fault names the file and what is wrong with it. */
export async function readText(path: string, most: number): Promise<string> {
  const file = basename(path);
  try {
    // Without waiting: a pipe in place of a file would let nobody go on.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return textOf(await bytesOf(handle, file, most), file);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error))
      throw refuse('file-missing', `“${file}” is no longer there: it was moved or removed.`, { file });
    throw error;
  }
}

async function bytesOf(handle: FileHandle, file: string, most: number): Promise<Buffer> {
  const found = await handle.stat();
  if (!found.isFile()) throw refuse('not-a-file', `“${file}” is no plain file and was not opened.`, { file });
  if (found.size > most)
    throw refuse('file-too-large', `“${file}” is larger than ${sizeInWords(most)} and was not opened.`, { file });
  return handle.readFile();
}

const sizeInWords = (bytes: number): string => (bytes < 1e6 ? `${bytes} bytes` : `${Math.round(bytes / 1e6)} MB`);

function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const line = lineOfBadByte(bytes);
    const message = `“${file}” is not written in UTF-8: line ${line} has a character in another encoding. Save the file as UTF-8.`;
    throw refuse('not-utf-8', message, { file, line });
  }
}

/** A line that cannot be decoded: no sequence of UTF-8 goes over the end of a line. */
function lineOfBadByte(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let line = 1, from = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    try {
      decoder.decode(bytes.subarray(from, end < 0 ? undefined : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    from = end + 1;
  }
}

/** Writes beside the file and renames: the file is the old one or the new one, never half of either. */
export const writeAtomically = (path: string, text: string): Promise<void> =>
  writeBeside(path, text, (beside) => rename(beside, path));

/** The same for a file that must be new: false, and nothing written, when there is one of that name already. */
export const writeNew = (path: string, text: string): Promise<boolean> => writeNewBytes(path, Buffer.from(text));

export async function writeNewBytes(path: string, bytes: Uint8Array): Promise<boolean> {
  let isNew = false;
  await writeBeside(path, bytes, async (beside) => {
    isNew = await placeNew(beside, path);
    if (!isNew) await rm(beside);
  });
  return isNew;
}

/** Gives a file a name that nobody has: false, and nothing changed, when somebody has it, whoever writes at the same moment. */
async function placeNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to); // fails where a rename would overwrite
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    if (!NO_LINKS.some((code) => hasCode(error, code))) throw error;
    return placeByClaim(from, to);
  }
  await rm(from);
  return true;
}
/** Disks without links, as memory sticks, answer one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** The name is taken by an empty file first, which the true one then replaces. */
async function placeByClaim(from: string, to: string): Promise<boolean> {
  try {
    await (await open(to, 'wx')).close();
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}

/** Copies a file under a name that must be new: false, and nothing changed, when somebody has it. */
export async function copyNew(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Gives a file another name, on another disk as well. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

/**
 * Writes where a person said: a new file, or in place of a plain one. A link, a pipe or a device is refused rather than
 * replaced.
 */
export async function writeWhereAsked(path: string, text: string): Promise<void> {
  await refuseUnlessPlain(path);
  await writeAtomically(path, text);
}

/** True when a plain file is there, false when nothing is. Throws a fault when something else is. */
export async function refuseUnlessPlain(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!found || found.isFile()) return found !== null;
  const file = basename(path);
  const message = `“${file}” is there and is no plain file, so it was not written over. Give another name.`;
  throw refuse('not-a-file', message, { file });
}

/** Puts aside a file that is not used as it is, under a free name; gives that name. */
export async function moveAside(path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${basename(path)}${number === 1 ? '' : `.${number}`}.bak`;
    if (await placeNew(path, join(dirname(path), name))) return name;
  }
}

/** Writes a whole file beside `path` and has `place` put it there. */
async function writeBeside(
  path: string,
  content: string | Uint8Array,
  place: (beside: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const beside = placeForText(folder);
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(content, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await place(beside);
    await syncFolder(folder);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Without it a file that was just named can be lost with the power; some systems cannot do it for folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
