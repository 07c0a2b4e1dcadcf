import type { ScenarioResults } from '../api/results';
import type { Desk } from '../desk';
import { BATTLE_KINDS } from '../making';
import { bareName, stampOf } from '../own';
import type { Handlers } from './handler';

/** What changes files, with word to all windows when it is done. */
async function changing<Result>(desk: Desk, work: Promise<Result>): Promise<Result> {
  const result = await work;
  desk.notifications.send('library.changed', {});
  return result;
}

/** Who answers the calls about scenarios as files. */
export const SCENARIO_HANDLERS: Handlers<keyof ScenarioResults> = {
  'scenario.open': async ({ library }, source) => {
    const opened = await library.read(source);
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
};
