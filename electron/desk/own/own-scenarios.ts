import { mkdir, readFile, realpath, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileKind } from '../../../engine/scenario';
import type { BinEntry, SavedText, StampedText, VersionEntry } from '../api';
import { copyNew, readText, refuseUnlessPlain, writeAtomically, writeNew } from '../documents';
import { hasCode, isMissing, refuse } from '../faults';
import { underLock } from '../file-lock';
import { freeName, plainName } from '../file-names';
import { LARGEST_FILE, yamlIn } from '../nations';
import { openBin } from './bin';
import {
  bareName,
  checkFolder,
  CHRONICLES,
  fileOf,
  folderOf,
  isOwn,
  nameIn,
  namesIn,
  ownHandle,
  within,
} from './handles';
import { stampOf } from './stamps';
import { openVersions } from './versions';

/** The person's own scenarios and chronicles, by the handles of the library. Every change is made under one lock for all desks. */
export interface OwnScenarios {
  /** Where they lie, as a path. */
  readonly folder: string;
  /** The text as it is in the file now, whatever stands in it; of a scenario that came along too. */
  text(file: string): Promise<StampedText>;
  save(order: SaveTextOrder): Promise<SavedText>;
  /** Another of the same text, which may have been given another title, beside it or in the person's folder. */
  copy(file: string, title: string, text: string): Promise<string>;
  /** Names the file by its title and writes the text that bears it, in place of the one expected. */
  rename(file: string, title: string, written: { readonly text: string; readonly expects: string }): Promise<SavedText>;
  /** Moves it into another folder, '' for the person's own; gives the new handle. */
  move(file: string, folder: string): Promise<string>;
  /** Puts it into the bin; gives the name by which it is brought back. */
  remove(file: string): Promise<string>;
  /** Brings it back under its name, or a free one; gives the handle. */
  restore(removed: string): Promise<string>;
  bin(): Promise<readonly BinEntry[]>;
  /** Deletes some in the bin for good; how many there were. */
  erase(removed: readonly string[]): Promise<number>;
  /** The file that holds a text with this stamp; null when none does. */
  locate(stamp: string): Promise<string | null>;
  versions(file: string): Promise<readonly VersionEntry[]>;
  version(file: string, version: string): Promise<string>;
  /** Where it lies on the disk. */
  pathOf(file: string): Promise<string>;
}
export interface SaveTextOrder {
  /** Null for one that was never saved. */
  readonly file: string | null;
  /** What one that gets a file of its own is called. */
  readonly name: string;
  readonly folder?: string;
  readonly text: string;
  /** The stamp of what was read or written last; with null the file may hold anything. */
  readonly expects: string | null;
}
export interface OwnFolders {
  /** The person's scenarios. */
  readonly own: string;
  /** What is kept of them: versions and the bin. */
  readonly user: string;
  /** Where a scenario that came along lies. */
  readonly locate: (file: string) => Promise<string>;
  /** Ms. */
  readonly now?: () => number;
}

const ENDING = '.yaml';

export function openOwnScenarios({ own, user, locate, now = Date.now }: OwnFolders): OwnScenarios {
  const versions = openVersions(join(user, 'versions'), now);
  const bin = openBin(join(user, 'bin'), now);
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => underLock(join(user, 'scenarios'), work);
  const pathIn = (name: string): string => join(own, name);
  const pathOf = async (file: string): Promise<string> => (isOwn(file) ? pathIn(nameIn(file)) : locate(file));

  const filesOf = async (folder: string): Promise<string[]> => [...(await yamlIn(join(own, folder)))];
  /** A file of a name that nobody has, made by `make`, which says whether it could; gives its name. */
  const placeFree = async (
    folder: string,
    wanted: string,
    make: (path: string) => Promise<boolean>,
  ): Promise<string> => {
    const taken = await filesOf(folder);
    for (;;) {
      const file = freeName(wanted, ENDING, taken);
      const name = within(folder, file);
      if (await make(pathIn(name))) return name;
      taken.push(file); // somebody else has just taken it
    }
  };
  const writeFree = (folder: string, title: string, text: string): Promise<string> =>
    placeFree(folder, plainName(title) || 'Scenario', (path) => writeNew(path, text));
  const saveIn = async (name: string, { text, expects, file }: SaveTextOrder): Promise<SavedText> => {
    const path = await targetOf(pathIn(name));
    const found = await bytesAt(path);
    const stamp = stampOf(text);
    const handle = ownHandle(name);
    if (found && stampOf(found) === stamp) return { file: handle, stamp, isCopy: false };
    if (found && expects !== null && stampOf(found) !== expects) throw changedOutside(file ?? handle);
    if (found) await versions.keep(name, path);
    await writeAtomically(path, text);
    return { file: handle, stamp, isCopy: false };
  };
  /** Gives a file a name that is free in `folder`, its versions with it. */
  const giveName = async (name: string, folder: string, wanted: string): Promise<string> => {
    const ending = fileOf(name).slice(fileOf(name).lastIndexOf('.'));
    const others = (await filesOf(folder)).filter((file) => within(folder, file) !== name);
    const to = within(folder, freeName(wanted, ending, others));
    if (to === name) return name;
    await mkdir(dirname(pathIn(to)), { recursive: true });
    await rename(pathIn(name), pathIn(to));
    await versions.follow(name, to);
    return to;
  };

  return {
    async text(file) {
      const text = await readText(await pathOf(file), LARGEST_FILE);
      return { text, stamp: stampOf(text) };
    },
    save: (order) =>
      alone(async () => {
        const { file, name, folder = '', text } = order;
        if (file !== null && isOwn(file)) return saveIn(nameIn(file), order);
        const to = fileKind(text) === 'chronicle' ? CHRONICLES : checkFolder(folder);
        const saved = await writeFree(to, name, text);
        return { file: ownHandle(saved), stamp: stampOf(text), isCopy: file !== null };
      }),
    copy: (file, title, text) =>
      alone(async () => ownHandle(await writeFree(isOwn(file) ? folderOf(nameIn(file)) : '', title, text))),
    rename: (file, title, { text, expects }) =>
      alone(async () => {
        const name = nameIn(file);
        const wanted = plainName(title);
        if (wanted === '') throw refuse('bad-name', 'A scenario needs a name with a letter or a digit in it.');
        const path = await targetOf(pathIn(name));
        const found = await bytesAt(path);
        if (!found)
          throw refuse('file-missing', `“${fileOf(name)}” is no longer there: it was moved or removed.`, { file });
        if (stampOf(found) !== expects) throw changedOutside(file);
        if (stampOf(text) !== expects) {
          await versions.keep(name, path);
          await writeAtomically(path, text);
        }
        const named = await giveName(name, folderOf(name), wanted);
        return { file: ownHandle(named), stamp: stampOf(text), isCopy: false };
      }),
    move: (file, folder) =>
      alone(async () => {
        const name = nameIn(file);
        const to = await giveName(name, checkFolder(folder), bareName(name));
        await removeIfEmpty(own, folderOf(name));
        return ownHandle(to);
      }),
    remove: (file) =>
      alone(async () => {
        const name = nameIn(file);
        const removed = await bin.put(name, pathIn(name));
        await versions.moveTo(name, (await bin.find(removed)).folder);
        await removeIfEmpty(own, folderOf(name));
        return removed;
      }),
    restore: (removed) =>
      alone(async () => {
        const { name, path, folder } = await bin.find(removed);
        const folderBefore = folderOf(name);
        const home = folderBefore === CHRONICLES ? CHRONICLES : checkFolder(folderBefore);
        const to = await placeFree(home, bareName(name), (free) => copyNew(path, free));
        await versions.takeFrom(folder, to);
        await bin.clear(removed);
        return ownHandle(to);
      }),
    bin: () => bin.list(),
    erase: (removed) =>
      alone(async () => {
        let erased = 0;
        for (const one of removed) if (await bin.erase(one)) erased += 1;
        return erased;
      }),
    async locate(stamp) {
      for (const name of await namesIn(own)) {
        const bytes = await bytesAt(pathIn(name)).catch(() => null);
        if (bytes && stampOf(bytes) === stamp) return ownHandle(name);
      }
      return null;
    },
    versions: (file) => (isOwn(file) ? versions.list(nameIn(file)) : Promise.resolve([])),
    version: (file, version) => versions.read(nameIn(file), version),
    pathOf,
    folder: own,
  };
}

const changedOutside = (file: string): Error =>
  refuse(
    'changed-outside',
    'The file was changed by another program or window since you opened it. Nothing was written: keep yours, or take what is there.',
    { file },
  );

/** A link of the person's own is followed: what it leads to is written, and it stays a link. */
const targetOf = (path: string): Promise<string> =>
  realpath(path).catch((error: unknown) => {
    if (isMissing(error)) return path;
    throw error;
  });

/** What a file holds, even where it is no text; null when there is none. Throws a fault where something else lies. */
const bytesAt = async (path: string): Promise<Buffer | null> =>
  (await refuseUnlessPlain(path)) ? readFile(path) : null;

/** A folder goes with its last scenario; what else lies in it holds it. */
async function removeIfEmpty(own: string, folder: string): Promise<void> {
  if (folder === '') return;
  await rmdir(join(own, folder)).catch((error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST') && !isMissing(error)) throw error;
  });
}
