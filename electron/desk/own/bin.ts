/** Scenarios that were put away: each in a folder of its own with its versions, until it is brought back. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { titleIn } from '../../../engine/scenario';
import type { BinEntry } from '../api';
import { moveFile, readText, writeAtomically } from '../documents';
import { isMissing, refuse } from '../faults';
import { LARGEST_FILE } from '../nations';
import { object, text } from '../schemas';
import { bareName } from './handles';

export interface Bin {
  /** Puts the file at `path` in; gives the name by which it is brought back. */
  put(name: string, path: string): Promise<string>;
  /** The latest first. */
  list(): Promise<readonly BinEntry[]>;
  /** Where one lies, and what it was called. Throws a fault when it is no longer there. */
  find(removed: string): Promise<BinnedFile>;
  /** Takes one out once its file has been placed. */
  clear(removed: string): Promise<void>;
  /** Deletes one for good, with its versions; false when it is not there. */
  erase(removed: string): Promise<boolean>;
}
export interface BinnedFile {
  readonly name: string;
  readonly path: string;
  /** The folder that its versions lie in. */
  readonly folder: string;
}

const ENTRY = 'entry.json';
const FILE = 'scenario.yaml';
const entrySchema = object({ name: text(400), at: v.number() });
const NAME = /^\d{1,15}-[0-9a-f]{8}$/;

/** The bin in `folder`; `now` in ms. */
export function openBin(folder: string, now: () => number): Bin {
  const entryOf = async (removed: string): Promise<v.InferOutput<typeof entrySchema>> =>
    v.parse(entrySchema, JSON.parse(await readText(join(folder, removed, ENTRY), 10_000)));
  /** Null where it has none, or cannot be read. */
  const titleOf = (removed: string): Promise<string | null> =>
    readText(join(folder, removed, FILE), LARGEST_FILE).then(titleIn, () => null);
  const removedOnes = async (): Promise<readonly string[]> => {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  };
  return {
    async put(name, path) {
      const removed = `${now()}-${randomBytes(4).toString('hex')}`;
      await mkdir(join(folder, removed), { recursive: true });
      await writeAtomically(join(folder, removed, ENTRY), `${JSON.stringify({ name, at: now() })}\n`);
      await moveFile(path, join(folder, removed, FILE));
      return removed;
    },
    async list() {
      const entries = (await removedOnes()).map(async (removed) => {
        const entry = await entryOf(removed);
        return { removed, title: (await titleOf(removed)) ?? bareName(entry.name), ...entry };
      });
      return (await Promise.allSettled(entries)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
    async find(removed) {
      const place = join(folder, removed);
      const entry = NAME.test(removed) ? await entryOf(removed).catch(() => null) : null;
      if (!entry) throw refuse('unknown-file', 'This scenario is no longer in the bin.');
      return { name: entry.name, path: join(place, FILE), folder: place };
    },
    async erase(removed) {
      if (!(await removedOnes()).includes(removed)) return false;
      await rm(join(folder, removed), { recursive: true, force: true });
      return true;
    },
    async clear(removed) {
      const place = join(folder, removed);
      await rm(join(place, FILE), { force: true });
      await rm(join(place, ENTRY), { force: true });
      await rmdir(place).catch(() => undefined); // something of the person's own may lie there
    },
  };
}
