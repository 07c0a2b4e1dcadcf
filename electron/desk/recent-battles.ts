/** The last battles that nobody has kept: each is written down when it ends, and the oldest goes for a new one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { RecordEntry } from './api';
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
  close(): Promise<void>;
}

export function openRecentBattles(folder: string, reader: Pick<Reader, 'record' | 'recordEntry'>): RecentBattles {
  const records = openRecords(folder, reader);
  const { inTurn, settled } = openQueues();
  const byAge = async (): Promise<readonly RecordEntry[]> =>
    (await records.list()).toSorted((one, other) => other.at - one.at);
  return {
    note: (record) =>
      inTurn('write', async () => {
        await records.keep(record, record.scenario.title);
        for (const { file } of (await byAge()).slice(MOST_RECENT))
          await rm(join(folder, file), { force: true }).catch(() => undefined);
        return true;
      }).catch(() => false),
    async list() {
      await settled();
      return byAge();
    },
    open: (handle) => records.open(handle),
    close: settled,
  };
}
