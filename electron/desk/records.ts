import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { BattleNote, RecordEntry } from './api';
import { copyNew, moveFile, readText, writeNew } from './documents';
import { faultOf, isMissing, refuse } from './faults';
import { freeName, plainName } from './file-names';
import { readHere, type OpenedRecord, type ScenarioReader } from './reader';
import { faultyRecord, RECORD_ENDING, recordEntryOf } from './reader/record-entries';
import { openRecordIndex } from './record-index';
import { readNotes, writeNotes } from './record-notes';
import { writeRecord } from './record-text';
import { ASIDE, asideName, setAsideAt, sweepAside } from './set-aside';

/** Kept battles in the person's folder, named by handles as the library's scenarios are. */
export interface Records {
  list(): Promise<readonly RecordEntry[]>;
  /** Refuses one that cannot be played. */
  open(handle: string): Promise<OpenedRecord>;
  /** Keeps a record under a name; a name already taken is counted on, nothing is overwritten. */
  keep(record: BattleRecord, name: string): Promise<string>;
  /** Gives it another name, with its notes; a name already taken is counted on. */
  rename(handle: string, name: string): Promise<string>;
  /** Puts it away; gives the name by which it is brought back. */
  remove(handle: string): Promise<string>;
  restore(removed: string): Promise<string>;
  /** The whole of its file. */
  text(handle: string): Promise<string>;
  notes(handle: string): Promise<readonly BattleNote[]>;
  annotate(handle: string, notes: readonly BattleNote[]): Promise<void>;
  /** Takes away what was written to one that is gone. */
  dropNotes(handle: string): Promise<void>;
}

const LARGEST = 200e6;
const notesOf = (path: string): string => `${path}.notes`;

/** The battles in `folder`, with an index of them beside it; `now` in ms. */
export function openRecords(
  folder: string,
  reader: Pick<ScenarioReader, 'record' | 'recordEntry'> = readHere(),
  now: () => number = Date.now,
): Records {
  // What is put away lies beside what is kept, which is never swept.
  void sweepAside(folder, now(), (name) => setAsideAt(name) ?? Infinity);
  const index = openRecordIndex(`${folder}.index.json`);

  const handles = async (): Promise<readonly string[]> => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith(RECORD_ENDING)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  /** One that cannot be read is listed with what is wrong. */
  const entryFor = (file: string): Promise<RecordEntry> =>
    reader
      .recordEntry({ path: join(folder, file), file })
      .catch((error: unknown) => faultyRecord(file, faultOf(error)));

  const known = async (handle: string): Promise<string> => {
    if ((await handles()).includes(handle)) return join(folder, handle);
    throw refuse('unknown-file', 'This battle is not among the kept ones: it was moved or removed.', { file: handle });
  };
  /** Gives a file a name that nobody has, and its notes with it. */
  const moveTo = async (path: string, name: string): Promise<string> => {
    const taken = [...(await handles())];
    for (;;) {
      const file = freeName(name, RECORD_ENDING, taken);
      const to = join(folder, file);
      if (await copyNew(path, to)) {
        await rm(path);
        await moveFile(notesOf(path), notesOf(to)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        return file;
      }
      taken.push(file); // somebody else has just taken it
    }
  };

  return {
    async open(handle) {
      return reader.record({ path: await known(handle), file: handle });
    },
    async rename(handle, name) {
      const path = await known(handle);
      const wanted = plainName(name);
      if (wanted === '') throw refuse('unfit-name', 'A battle needs a name of letters or digits.', { file: handle });
      return wanted === handle.slice(0, -RECORD_ENDING.length) ? handle : moveTo(path, wanted);
    },
    async remove(handle) {
      const path = await known(handle);
      const removed = asideName(handle, now());
      await rename(path, join(folder, removed));
      await rename(notesOf(path), notesOf(join(folder, removed))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      return removed;
    },
    async restore(removed) {
      const isThere = (await readdir(folder)).includes(removed) && removed.endsWith(ASIDE);
      const at = removed.indexOf(RECORD_ENDING);
      if (!isThere || at < 1) throw refuse('unknown-file', 'This battle is no longer there.', { file: removed });
      return moveTo(join(folder, removed), removed.slice(0, at));
    },
    text: async (handle) => readText(await known(handle), LARGEST),
    notes: async (handle) => readNotes(notesOf(await known(handle))),
    annotate: async (handle, notes) => writeNotes(notesOf(await known(handle)), notes),
    dropNotes: (handle) => rm(notesOf(join(folder, handle)), { force: true }),
    async list() {
      const files = await handles();
      const entries: RecordEntry[] = [];
      // One after another: each may be large.
      for (const file of files) {
        const stamp = await stampOf(join(folder, file));
        const noted = await index.find(file, stamp);
        const entry = noted ?? (await entryFor(file));
        if (!noted && !entry.isGivenUp) index.note(stamp, entry);
        entries.push({ ...entry, at: Math.round(Number(stamp.split(' ')[0] ?? 0)) });
      }
      await index.keep(files);
      return entries;
    },
    async keep(record, name) {
      const wanted = plainName(name) || plainName(record.scenario.title) || 'Battle';
      const text = writeRecord(record);
      const taken = [...(await handles())];
      for (;;) {
        const file = freeName(wanted, RECORD_ENDING, taken);
        if (await writeNew(join(folder, file), text)) {
          index.note(await stampOf(join(folder, file)), recordEntryOf(file, record));
          return file;
        }
        taken.push(file); // somebody else has just taken it
      }
    },
  };
}

/** What tells that a file is still the one that was read; empty when nobody can tell. */
const stampOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );
