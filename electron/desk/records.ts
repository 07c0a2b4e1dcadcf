import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { RecordEntry } from './api';
import { writeNew } from './documents';
import { faultOf, isMissing, refuse } from './faults';
import { freeName, plainName } from './file-names';
import { readHere, type OpenedRecord, type Reader } from './reader';
import { faultyRecord, RECORD_ENDING, recordEntryOf } from './reader/record-entries';
import { openRecordIndex } from './record-index';
import { writeRecord } from './record-text';

/** Kept battles in the person's folder, named by handles as the library's scenarios are. */
export interface Records {
  list(): Promise<readonly RecordEntry[]>;
  /** Refuses one that cannot be played. */
  open(handle: string): Promise<OpenedRecord>;
  /** Keeps a record under a name; a name already taken is counted on, nothing is overwritten. */
  keep(record: BattleRecord, name: string): Promise<string>;
}

/** The battles in `folder`, with an index of them beside it. */
export function openRecords(folder: string, reader: Pick<Reader, 'record' | 'recordEntry'> = readHere()): Records {
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

  return {
    async open(handle) {
      if (!(await handles()).includes(handle))
        throw refuse('unknown-file', 'This battle is not among the kept ones: it was moved or removed.', {
          file: handle,
        });
      return reader.record({ path: join(folder, handle), file: handle });
    },
    async list() {
      const files = await handles();
      const entries: RecordEntry[] = [];
      // One after another: each may be large.
      for (const file of files) {
        const stamp = await stampOf(join(folder, file));
        const known = await index.find(file, stamp);
        const entry = known ?? (await entryFor(file));
        if (!known) index.note(stamp, entry);
        entries.push(entry);
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
