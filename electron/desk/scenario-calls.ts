import type { CallName } from './api';
import type { Desk } from './desk';
import type { Handler } from './handlers';
import { BATTLE_KINDS } from './making';
import { bareName, stampOf } from './own';

type ScenarioCall = Extract<
  CallName,
  `scenario.${string}` | `editing.${string}` | `journal.${string}` | `recovery.${string}`
>;

/** What changes files, with word to all windows when it is done. */
async function changing<Result>(desk: Desk, work: Promise<Result>): Promise<Result> {
  const result = await work;
  desk.notifications.send('library.changed', {});
  return result;
}

/** Who answers the calls about scenarios as files, and about work that is not saved. */
export const SCENARIO_HANDLERS: { readonly [N in ScenarioCall]: Handler<N> } = {
  'scenario.open': async (desk, { file }) => {
    const opened = await desk.library.open(file);
    return { ...opened, stamp: stampOf(opened.text) };
  },
  'scenario.text': (desk, { file }) => desk.own.text(file),
  'scenario.save': (desk, order) => changing(desk, desk.own.save(order)),
  'scenario.choices': () => Promise.resolve({ kinds: BATTLE_KINDS }),
  'scenario.make': ({ library }, order) => library.make(order),
  'scenario.duplicate': async (desk, { file }) => {
    const { scenario, text } = await desk.library.open(file);
    const title = `${scenario?.title ?? bareName(file)}, copy`;
    const retitled = await desk.reader.retitled({ file, text, title });
    return { file: await changing(desk, desk.own.copy(file, title, retitled)) };
  },
  'scenario.rename': async (desk, { file, title }) => {
    const { text, stamp } = await desk.own.text(file);
    const retitled = await desk.reader.retitled({ file, text, title });
    return changing(desk, desk.own.rename(file, title, { text: retitled, expects: stamp }));
  },
  'scenario.move': async (desk, { file, folder }) => ({ file: await changing(desk, desk.own.move(file, folder)) }),
  'scenario.remove': async (desk, { file }) => ({ removed: await changing(desk, desk.own.remove(file)) }),
  'scenario.restore': async (desk, { removed }) => ({ file: await changing(desk, desk.own.restore(removed)) }),
  'scenario.bin': async (desk) => ({ entries: await desk.own.bin() }),
  'scenario.reveal': async (desk, { file }) => {
    const path = await desk.own.pathOf(file);
    desk.reveal?.(path);
    return { path, isShown: desk.reveal !== null };
  },
  'scenario.versions': async (desk, { file }) => ({ versions: await desk.own.versions(file) }),
  'scenario.version': async (desk, { file, version }) => ({ text: await desk.own.version(file, version) }),
  'editing.begin': async (desk, { document, file }, begun) => {
    const elsewhere = await desk.journal.begin(document, file, begun);
    // A window that goes without a word leaves its work to be recovered.
    begun.add(() => {
      desk.journal.end(document, begun);
      desk.notifications.send('recovery.changed', {});
    });
    if (file !== null) desk.notifications.send('editing.begun', { document, file });
    desk.notifications.send('recovery.changed', {});
    return { elsewhere };
  },
  'editing.end': (desk, { document }, begun) => {
    desk.journal.end(document, begun);
    desk.notifications.send('recovery.changed', {});
    return Promise.resolve({});
  },
  'journal.write': async (desk, entry) => {
    await desk.journal.write(entry);
    return {};
  },
  'journal.forget': async (desk, { document }) => {
    await desk.journal.forget(document);
    return {};
  },
  'recovery.list': async (desk) => ({ works: await desk.journal.list() }),
  'recovery.open': (desk, { document }) => desk.journal.read(document),
  'recovery.discard': async (desk, { document }) => {
    await desk.journal.discard(document);
    desk.notifications.send('recovery.changed', {});
    return {};
  },
  'recovery.restore': async (desk, { document }) => {
    await desk.journal.restore(document);
    desk.notifications.send('recovery.changed', {});
    return {};
  },
};
