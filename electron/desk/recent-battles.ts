/** The last battles that nobody has kept: each is written down when it ends, and the oldest goes for a new one. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { RecordEntry } from './api';
import { openRecords } from './records';
import type { Reader } from './reader';
import { RECORD_ENDING } from './reader/record-entries';

const MOST_RECENT = 5;

export interface RecentBattles {
  /** Writes one down; a battle that cannot be written is no fault of who has just fought it. */
  note(record: BattleRecord): Promise<void>;
  /** The latest first. */
  list(): Promise<readonly RecordEntry[]>;
  open: ReturnType<typeof openRecords>['open'];
  close(): Promise<void>;
}

export function openRecentBattles(folder: string, reader: Pick<Reader, 'record' | 'recordEntry'>): RecentBattles {
  const records = openRecords(folder, reader);
  let last: Promise<unknown> = Promise.resolve();
  const byAge = async (): Promise<readonly string[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(RECORD_ENDING));
    const dated = await Promise.all(
      names.map(async (name) => ({
        name,
        at: await stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      })),
    );
    return dated.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
  };
  return {
    note(record) {
      const write = async (): Promise<void> => {
        await records.keep(record, record.scenario.title);
        for (const old of (await byAge()).slice(MOST_RECENT)) await rm(join(folder, old), { force: true });
      };
      const written = last.then(write).catch(() => undefined);
      last = written;
      return written;
    },
    async list() {
      await last;
      const known = new Map((await records.list()).map((entry) => [entry.file, entry]));
      return (await byAge()).flatMap((name) => known.get(name) ?? []);
    },
    open: (handle) => records.open(handle),
    close: async () => void (await last),
  };
}
