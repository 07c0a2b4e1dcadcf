import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import type { RecordEntry } from './api';
import { isMissing, readText, writeNew } from './documents';
import { refuse } from './faults';
import { readRecord, writeRecord } from './record-text';

const ENDING = '.battle.json';
const LARGEST_RECORD = 200e6;

/** Kept battles in the person's folder, named by handles as the library's scenarios are. */
export interface Records {
  list(): Promise<readonly RecordEntry[]>;
  open(handle: string): Promise<BattleRecord>;
  /** Keeps a record under a name; a name already taken is counted on, nothing is overwritten. */
  keep(record: BattleRecord, name: string): Promise<string>;
}

export function openRecords(folder: string, systems?: readonly RuleSystem[]): Records {
  const read = new Map<string, { readonly stamp: string; readonly entry: RecordEntry }>();

  const handles = async (): Promise<readonly string[]> => {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  const open = async (handle: string): Promise<BattleRecord> => {
    if (!(await handles()).includes(handle)) {
      throw refuse('unknown-file', 'This battle is not among the kept ones: it was moved or removed.', {
        file: handle,
      });
    }
    return readRecord(await readText(join(folder, handle), LARGEST_RECORD), handle, systems);
  };
  /** A file that is no record is left out of the list. */
  const entryFor = async (file: string): Promise<readonly RecordEntry[]> => {
    const { mtimeMs, size } = await stat(join(folder, file));
    const stamp = `${mtimeMs} ${size}`;
    const known = read.get(file);
    if (known?.stamp === stamp) return [known.entry];
    try {
      const { outcome } = await open(file);
      const entry = { file, title: file.slice(0, -ENDING.length), turns: outcome.turns, outcome: outcome.reason };
      read.set(file, { stamp, entry });
      return [entry];
    } catch {
      return [];
    }
  };

  return {
    open,
    list: async () => (await Promise.all((await handles()).map(entryFor))).flat(),
    async keep(record, name) {
      const wanted = plainName(name) || plainName(record.scenario.title) || 'Battle';
      const text = writeRecord(record);
      const taken = [...(await handles())];
      for (;;) {
        const file = freeName(wanted, taken);
        if (await writeNew(join(folder, file), text)) return file;
        // Somebody else has just taken it.
        taken.push(file);
      }
    },
  };
}

/** A name that is a file name on every system. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} _,()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();

function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? name : `${name} (${number})`}${ENDING}`;
    if (!taken.some((other) => other.toLowerCase() === file.toLowerCase())) return file;
  }
}
