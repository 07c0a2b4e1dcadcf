import type { Desk } from '../desk';
import type { RecordResults } from '../api/results';
import type { Handlers } from './handler';

/** Who answers the calls that open kept battles, name them, put them away and write to them. */
export const RECORD_HANDLERS: Handlers<keyof RecordResults> = {
  'record.open': async (desk, { file }) => {
    const { record, remark } = await desk.records.open(file);
    return { battle: desk.engine.open(record), record, remark };
  },
  'record.rename': async (desk, { file, name }) => told(desk, { file: await desk.records.rename(file, name) }),
  'record.remove': async (desk, { file }) => told(desk, { removed: await desk.records.remove(file) }),
  'record.restore': async (desk, { removed }) => told(desk, { file: await desk.records.restore(removed) }),
  'record.text': async ({ records }, { file }) => ({ text: await records.text(file) }),
  'record.notes': async ({ records }, { file }) => ({ notes: await records.notes(file) }),
  'record.annotate': async ({ records }, { file, notes }) => {
    await records.annotate(file, notes);
    return {};
  },
};

/** The list of the library is another now. */
function told<Result>({ notifications }: Desk, result: Result): Result {
  notifications.send('library.changed', {});
  return result;
}
