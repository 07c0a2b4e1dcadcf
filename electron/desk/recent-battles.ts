/** The last battles that nobody has kept: each is written down when it ends, and the oldest goes for a new one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import type { BattleNote, RecordEntry } from './api';
import { refuse } from './faults';
import { openQueues } from './queues';
import { openRecords } from './records';
import type { ScenarioReader } from './reader';

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

/** Those in `folder`; `onChange` hears when there are others. */
export function openRecentBattles(
  folder: string,
  reader: Pick<ScenarioReader, 'record' | 'recordEntry'>,
  onChange: () => void,
): RecentBattles {
  const records = openRecords(folder, reader);
  const { inTurn, settled } = openQueues();
  /** The battles that were fought or opened since, by their files: a name that was freed is soon another battle's. */
  const checksums = new Map<string, string>();
  const fileOf = (checksum: string): string | undefined =>
    [...checksums].findLast(([, known]) => known === checksum)?.[0];
  const byAge = async (): Promise<readonly RecordEntry[]> =>
    (await records.list()).toSorted((one, other) => other.at - one.at);
  const drop = async (file: string): Promise<void> => {
    checksums.delete(file);
    await rm(join(folder, file), { force: true });
    await records.dropNotes(file);
  };
  return {
    note: (record) =>
      inTurn('write', async () => {
        checksums.set(await records.keep(record, record.scenario.title), record.checksum);
        for (const { file } of (await byAge()).slice(MOST_RECENT)) await drop(file).catch(() => undefined);
        onChange();
        return true;
      }).catch(() => false),
    async list() {
      await settled();
      return byAge();
    },
    async open(handle) {
      const opened = await records.open(handle);
      checksums.set(handle, opened.record.checksum);
      return opened;
    },
    async notes({ checksum }) {
      await settled();
      const file = fileOf(checksum);
      return file === undefined ? [] : records.notes(file).catch(() => []);
    },
    async annotate({ checksum }, notes) {
      await settled();
      const file = fileOf(checksum);
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
