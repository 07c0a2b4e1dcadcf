/** The last battles that nobody has kept: each is written down when it ends, and the oldest goes for a new one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { BattleNote, RecordEntry } from './api';
import { refuse } from './faults';
import { openQueues } from './queues';
import { openRecords } from './records';
import type { Reader } from './reader';

const MOST_RECENT = 5;

export interface RecentBattles {
  /** Writes one down. False when it cannot be written, which is no fault of who has just fought it. */
  note(record: BattleRecord): Promise<boolean>;
  /** The latest first. */
  list(): Promise<readonly RecordEntry[]>;
  open: ReturnType<typeof openRecords>['open'];
  /** What was written to one of them; nothing where it is none of them. */
  notes(record: Pick<BattleRecord, 'checksum'>): Promise<readonly BattleNote[]>;
  /** Refuses where it is none of them any longer. */
  annotate(record: Pick<BattleRecord, 'checksum'>, notes: readonly BattleNote[]): Promise<void>;
  close(): Promise<void>;
}

export function openRecentBattles(folder: string, reader: Pick<Reader, 'record' | 'recordEntry'>): RecentBattles {
  const records = openRecords(folder, reader);
  const { inTurn, settled } = openQueues();
  /** Files of the battles that were fought or opened since, by their checksums. */
  const files = new Map<string, string>();
  const byAge = async (): Promise<readonly RecordEntry[]> =>
    (await records.list()).toSorted((one, other) => other.at - one.at);
  const drop = async (file: string): Promise<void> => {
    await rm(join(folder, file), { force: true });
    await records.dropNotes(file);
  };
  return {
    note: (record) =>
      inTurn('write', async () => {
        files.set(record.checksum, await records.keep(record, record.scenario.title));
        for (const { file } of (await byAge()).slice(MOST_RECENT)) await drop(file).catch(() => undefined);
        return true;
      }).catch(() => false),
    async list() {
      await settled();
      return byAge();
    },
    async open(handle) {
      const opened = await records.open(handle);
      files.set(opened.record.checksum, handle);
      return opened;
    },
    async notes({ checksum }) {
      await settled();
      const file = files.get(checksum);
      return file === undefined ? [] : records.notes(file).catch(() => []);
    },
    async annotate({ checksum }, notes) {
      await settled();
      const file = files.get(checksum);
      const isThere = (await records.list()).some((entry) => entry.file === file);
      if (file === undefined || !isThere)
        throw refuse(
          'unknown-file',
          `This battle is no longer among the last ${MOST_RECENT}: keep it, and its marks with it.`,
        );
      await records.annotate(file, notes);
    },
    close: settled,
  };
}
