import { blankChronicle } from '../../../editing/chronicle';
import type { ChronicleResults } from '../api/results';
import { refuse } from '../faults';
import { bareName } from '../own';
import type { Handlers } from './handler';

/** Who answers what happened in battles: their list, and one compiled to be watched. */
export const CHRONICLE_HANDLERS: Handlers<keyof ChronicleResults> = {
  'chronicle.list': async ({ chronicles }) => ({ chronicles: await chronicles.list() }),
  'chronicle.open': async ({ chronicles }, { file }) => ({ chronicled: await chronicles.open(file) }),
  'chronicle.read': async ({ chronicles }, { file, text }) => {
    const { chronicled, findings } = await chronicles.read(file, text);
    return { chronicled, findings };
  },
  'chronicle.begin': async ({ library, own, notifications }, { file }) => {
    const { scenario } = await library.open(file);
    if (!scenario)
      throw refuse('scenario-unfit', 'The story of a scenario that cannot be read cannot be told.', { file });
    const id = bareName(file);
    const text = blankChronicle(scenario, id);
    const saved = await own.save({ file: null, name: id, text, expects: null });
    notifications.send('library.changed', {});
    return { file: saved.file };
  },
  'chronicle.fork': async ({ chronicles }, { file, at }) => ({ text: await chronicles.fork(file, at) }),
};
