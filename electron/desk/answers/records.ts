import type { BattleRecord } from '../../../engine/battle';
import type { RecordResults } from '../api/results';
import type { Desk } from '../desk';
import type { OpenedRecord } from '../reader';
import type { Handlers } from './handler';

/** Who answers the calls that open battles kept or just fought, name them, put them away and write to them. */
export const RECORD_HANDLERS: Handlers<keyof RecordResults> = {
  'record.open': async (desk, { file }) => opened(desk, await desk.records.open(file)),
  'record.rename': async (desk, { file, name }) => told(desk, { file: await desk.records.rename(file, name) }),
  'record.remove': async (desk, { file }) => told(desk, { removed: await desk.records.remove(file) }),
  'record.restore': async (desk, { removed }) => told(desk, { file: await desk.records.restore(removed) }),
  'record.text': async ({ records }, { file }) => ({ text: await records.text(file) }),
  'record.notes': async ({ records }, { file }) => ({ notes: await records.notes(file) }),
  'record.annotate': async ({ records }, { file, notes }) => {
    await records.annotate(file, notes);
    return {};
  },
  'recent.list': async (desk) => ({ records: await desk.recent.list() }),
  'recent.open': async (desk, { file }) => opened(desk, await desk.recent.open(file)),
  'recent.notes': async ({ recent, engine }, { battle }) => ({ notes: await recent.notes(engine.record(battle)) }),
  'recent.annotate': async ({ recent, engine }, { battle, notes }) => {
    await recent.annotate(engine.record(battle), notes);
    return {};
  },
};

/** Keeps a battle under a name. */
export const keep = async (desk: Desk, record: BattleRecord, name: string): Promise<{ file: string }> =>
  told(desk, { file: await desk.records.keep(record, name) });

const opened = ({ engine }: Desk, { record, remark }: OpenedRecord): RecordResults['record.open'] => ({
  battle: engine.open(record),
  record,
  remark,
});

/** The list of the library is another now. */
function told<Result>({ notifications }: Desk, result: Result): Result {
  notifications.send('library.changed', {});
  return result;
}
