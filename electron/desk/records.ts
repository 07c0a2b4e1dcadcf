import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { incoherenceOf, type BattleRecord } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import type { RecordEntry } from './api';
import { readText, writeNew } from './documents';
import { faultOf, isMissing, refuse } from './faults';
import { isSameName, plainName } from './file-names';
import { openRecordIndex } from './record-index';
import { readRecord, writeRecord } from './record-text';

const ENDING = '.battle.json';
const LARGEST_RECORD = 200e6;
/** Of what the list says of a battle. */
const LONGEST_WORDS = 2000;

export interface OpenedRecord {
  readonly record: BattleRecord;
  /** What in it does not fit the rest, to be told; null when it holds together. */
  readonly remark: string | null;
}
/** Kept battles in the person's folder, named by handles as the library's scenarios are. */
export interface Records {
  list(): Promise<readonly RecordEntry[]>;
  /** Refuses one that cannot be played. */
  open(handle: string): Promise<OpenedRecord>;
  /** Keeps a record under a name; a name already taken is counted on, nothing is overwritten. */
  keep(record: BattleRecord, name: string): Promise<string>;
}

/** The battles in `folder`, with an index of them beside it. */
export function openRecords(folder: string, systems?: readonly RuleSystem[]): Records {
  const index = openRecordIndex(`${folder}.index.json`);

  const handles = async (): Promise<readonly string[]> => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const readOne = async (handle: string): Promise<BattleRecord> => {
    if (!(await handles()).includes(handle)) {
      throw refuse('unknown-file', 'This battle is not among the kept ones: it was moved or removed.', {
        file: handle,
      });
    }
    return readRecord(await readText(join(folder, handle), LARGEST_RECORD), handle, systems);
  };
  /** One that cannot be read is listed with what is wrong. */
  const read = async (file: string): Promise<RecordEntry> => {
    try {
      return entryOf(file, await readOne(file));
    } catch (error) {
      return {
        file,
        title: titleOf(file),
        turns: 0,
        outcome: '',
        fault: faultOf(error).message.slice(0, LONGEST_WORDS),
      };
    }
  };

  return {
    async open(handle) {
      const record = await readOne(handle);
      return { record, remark: remarkOn(record, handle) };
    },
    async list() {
      const files = await handles();
      const entries: RecordEntry[] = [];
      // One after another: each may be large.
      for (const file of files) {
        const stamp = await stampOf(join(folder, file));
        const known = await index.find(file, stamp);
        const entry = known ?? (await read(file));
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
        const file = freeName(wanted, taken);
        if (await writeNew(join(folder, file), text)) {
          index.note(await stampOf(join(folder, file)), entryOf(file, record));
          return file;
        }
        taken.push(file); // somebody else has just taken it
      }
    },
  };
}

/** Throws a fault when the record cannot be played. */
function remarkOn(record: BattleRecord, file: string): string | null {
  const found = incoherenceOf(record);
  if (!found) return null;
  const sentence = `“${file}” does not hold together, so it was changed or damaged after it was kept: ${found.sentence}`;
  if (found.isUnplayable) throw refuse('record-broken', sentence, { file });
  return `${sentence} What is shown may not be what was fought.`;
}

const titleOf = (file: string): string => file.slice(0, -ENDING.length);
const entryOf = (file: string, { outcome }: BattleRecord): RecordEntry => ({
  file,
  title: titleOf(file),
  turns: outcome.turns,
  outcome: outcome.reason.slice(0, LONGEST_WORDS),
  fault: null,
});

/** What tells that a file is still the one that was read; empty when nobody can tell. */
const stampOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => '',
  );

function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? name : `${name} (${number})`}${ENDING}`;
    if (!taken.some((other) => isSameName(other, file))) return file;
  }
}
