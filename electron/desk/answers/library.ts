import { GENERALS, TEMPERS } from '../../../engine/generals';
import type { RuleSystem } from '../../../engine/rules';
import type { RuleSystemEntry } from '../api';
import type { LibraryResults } from '../api/results';
import type { Handlers } from './handler';

/** Answers the calls that list what there is: scenarios, kept battles, rule systems, generals. */
export const LIBRARY_HANDLERS: Handlers<keyof LibraryResults> = {
  'library.list': async ({ library, records }) => ({
    entries: await library.list(),
    records: await records.list(),
    folders: await library.folders(),
  }),
  'library.again': async ({ library }, { file }) => ({ card: await library.again(file) }),
  'library.place': ({ own, reveal }, { show }) => {
    if (show) reveal?.(own.folder);
    return Promise.resolve({ path: own.folder, canShow: reveal !== null });
  },
  'rules.list': async ({ systems, valueTables }) => ({
    systems: systems.map(systemEntry),
    tables: await valueTables.list(),
  }),
  'rules.clauses': ({ systems }, { system }) => {
    const clauses = systems.find(({ id }) => id === system)?.clauses ?? [];
    return Promise.resolve({
      titles: Object.fromEntries(clauses.map(({ id, title }) => [id, title])),
      says: Object.fromEntries(clauses.flatMap(({ id, says }) => (says === undefined ? [] : [[id, says]]))),
    });
  },
  'generals.list': () =>
    Promise.resolve({ generals: GENERALS.map(({ id, title }) => ({ id, title })), tempers: TEMPERS }),
};

const systemEntry = (system: RuleSystem): RuleSystemEntry => ({
  id: system.id,
  title: system.title,
  scales: system.measures.map(({ id }) => id),
  grounds: Object.fromEntries(system.measures.map(({ id, ground }) => [id, ground])),
  optionalRules: system.optionalRules,
  hasPlaySheet: 'reference' in system,
});
