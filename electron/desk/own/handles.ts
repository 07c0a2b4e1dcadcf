/** Handles of the person's own scenarios: `own/`, the folders between slashes, and the name of the file. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, refuse } from '../faults';
import { yamlIn } from '../nations';

/** What they begin with, and the name of their shelf in the library. */
export const OWN = 'own';
const OWN_BEGINS = `${OWN}/`;
/** These lie beside the scenarios and hold none. */
const NATIONS = 'nations';
export const CHRONICLES = 'chronicles';
const OTHERS: readonly (string | undefined)[] = [NATIONS, CHRONICLES];
/** Folders within folders; what lies deeper is not listed. */
const DEEPEST = 3;
/** More would make the library slow; a folder of so many is no folder of scenarios. */
const MOST_FOLDERS = 200;

export const isOwn = (handle: string): boolean => handle.startsWith(OWN_BEGINS);
export const ownHandle = (name: string): string => OWN_BEGINS + name;

/** The name of a scenario or a chronicle in the person's folder, as `Silesia/Mollwitz.yaml`. Throws a fault when it leads elsewhere. */
export function nameIn(handle: string): string {
  const name = handle.slice(OWN_BEGINS.length);
  const parts = name.split('/');
  const isFile = /\.ya?ml$/.test(parts.at(-1) ?? '') && parts.every(isPlain) && parts.length <= DEEPEST + 1;
  if (isOwn(handle) && isFile && parts[0] !== NATIONS) return name;
  throw refuse('unknown-file', 'This is none of your own scenarios.', { file: handle });
}

/** One part of a path: no way up, no separator of any system, nothing hidden. */
const isPlain = (part: string): boolean => part !== '' && !part.startsWith('.') && !/[\\/:\0]/.test(part);

/** A folder's name, '' for the person's folder itself. Throws a fault when scenarios may not lie there. */
export function checkFolder(folder: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  if (parts.every(isPlain) && !OTHERS.includes(parts[0]) && parts.length <= DEEPEST) return folder;
  throw refuse(
    'bad-folder',
    `Scenarios cannot lie in “${folder}”. A folder has a plain name, at most ${DEEPEST} deep.`,
  );
}

/** The folder of a handle; null when it is none of the person's own. */
export const folderOfHandle = (handle: string): string | null =>
  isOwn(handle) ? folderOf(handle.slice(OWN_BEGINS.length)) : null;

export const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));
export const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
/** A file's name without folders and ending. */
export const bareName = (name: string): string => fileOf(name).replace(/\.[^.]*$/, '');
export const within = (folder: string, file: string): string => (folder === '' ? file : `${folder}/${file}`);

/** All folders of scenarios in the person's own one, sorted, '' first; hidden ones are left out. */
export async function foldersIn(root: string): Promise<readonly string[]> {
  const found = [''];
  for (let next = 0; next < found.length && found.length < MOST_FOLDERS; next += 1) {
    const folder = found[next] ?? '';
    if (folder.split('/').length >= DEEPEST && folder !== '') continue;
    found.push(...(await foldersBelow(root, folder)));
  }
  return found.sort();
}

async function foldersBelow(root: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && isPlain(entry.name) && !(folder === '' && OTHERS.includes(entry.name)))
      .map(({ name }) => within(folder, name));
  } catch (error) {
    if (isMissing(error) || folder !== '') return [];
    throw error;
  }
}

/** Names of all scenarios of the person's own, those of folders after those that lie free. */
export async function namesIn(root: string): Promise<readonly string[]> {
  const folders = await foldersIn(root);
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await yamlIn(join(root, folder))).filter(isPlain).map((file) => within(folder, file)),
    ),
  );
  return names.flat();
}
