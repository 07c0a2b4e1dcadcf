/** What lies about only while Cockade writes: how it is called, and its removal when Cockade ended in the middle. */
import { randomBytes } from 'node:crypto';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Temporary {
  readonly kind: 'file' | 'folder';
  /** With a random part behind it. */
  readonly begins: string;
  readonly name: RegExp;
  /** Nobody needs it for so long, ms. */
  readonly after: number;
}
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A text before it takes the place of its file, so short that it fits beside the longest name a system takes. */
export const TEXT: Temporary = { kind: 'file', begins: '.cockade-', name: /^\.cockade-.*\.tmp$/, after: MINUTE };
/** The files of an export before they take their places, and those they replace. */
export const EXPORT: Temporary = { kind: 'folder', begins: '.cockade-', name: /^\.cockade-\w{6}$/, after: HOUR };
/** A PDF that another program shows to print it. */
export const PRINT: Temporary = {
  kind: 'folder',
  begins: 'cockade-print-',
  name: /^cockade-print-\w{6}$/,
  after: DAY,
};

/** A name in a folder for a text. */
export const placeForText = (folder: string): string =>
  join(folder, `${TEXT.begins}${randomBytes(6).toString('hex')}.tmp`);

/** Makes a folder of that kind in another, once those that were left there are gone. */
export async function freshFolder(within: string, kind: Temporary): Promise<string> {
  await sweepLeftovers(within, kind);
  return mkdtemp(join(within, kind.begins));
}

/** Removes what was left of a kind in a folder; what cannot be removed stays. */
export async function sweepLeftovers(
  folder: string,
  { kind, name, after }: Temporary,
  now = Date.now(),
): Promise<void> {
  for (const one of await readdir(folder).catch(() => [])) {
    if (!name.test(one)) continue;
    const path = join(folder, one);
    const found = await lstat(path).catch(() => null);
    if (!(kind === 'file' ? found?.isFile() : found?.isDirectory())) continue;
    if (found && now - found.mtimeMs > after) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
