import type { Edit } from '../../../engine/scenario/edits';
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

/** Windows that have the file open follow it. */
async function renamed<Result extends { readonly file: string }>(
  desk: Desk,
  from: string,
  work: Promise<Result>,
): Promise<Result> {
  const result = await work;
  if (result.file !== from) desk.notifications.send('scenario.renamed', { from, to: result.file });
  return result;
}

const retitling = (title: string): Edit => ({ do: 'set', path: ['title'], value: title });
/** "X, copy", and of one that is a copy "X, copy 2". */
const titleOfCopy = (title: string): string => {
  const [, of = title, number] = /^(.*), copy(?: (\d+))?$/.exec(title) ?? [];
  return of === title ? `${title}, copy` : `${of}, copy ${Number(number ?? 1) + 1}`;
};
const picturing = (name: string): Edit => ({ do: 'set', path: ['table', 'picture', 'file'], value: name });

/** Takes the picture that a scenario is traced from into the person's folder; what it is called there, null without one. */
async function bringPicture(desk: Desk, file: string): Promise<string | null> {
  const { scenario } = await desk.library.open(file).catch(() => ({ scenario: null }));
  const name = scenario?.table.picture?.file;
  const found = name === undefined ? null : await desk.pictures.open(name, file).catch(() => null);
  return found && name !== undefined ? (await desk.pictures.keep(name, found.bytes)).name : null;
}

/** Who answers the calls about scenarios as files. */
export const SCENARIO_HANDLERS: Handlers<keyof ScenarioResults> = {
  'scenario.open': async ({ library }, source) => {
    const opened = await library.read(source);
    return { ...opened, stamp: stampOf(opened.text) };
  },
  'scenario.text': (desk, { file }) => desk.own.text(file),
  'scenario.save': async (desk, order) => {
    const { file } = order;
    const saved = await changing(desk, desk.own.save(order));
    if (saved.isCopy && file !== null) await bringPicture(desk, file);
    return saved;
  },
  'scenario.choices': () => Promise.resolve({ kinds: BATTLE_KINDS }),
  'scenario.make': ({ library }, order) => library.make(order),
  'scenario.duplicate': async (desk, { file }) => {
    const { scenario, text } = await desk.library.open(file);
    const title = titleOfCopy(scenario?.title ?? bareName(file));
    const picture = await bringPicture(desk, file);
    const edits = [retitling(title), ...(picture === null ? [] : [picturing(picture)])];
    const copied = await desk.reader.edited({ file, text, edits });
    return { file: await changing(desk, desk.own.copy(file, title, copied)) };
  },
  'scenario.rename': async (desk, { file, title }) => {
    const { text, stamp } = await desk.own.text(file);
    const retitled = await desk.reader.edited({ file, text, edits: [retitling(title)] });
    return changing(desk, renamed(desk, file, desk.own.rename(file, title, { text: retitled, expects: stamp })));
  },
  'scenario.move': async (desk, { file, folder }) => {
    await bringPicture(desk, file);
    const moving = desk.own.move(file, folder).then((to) => ({ file: to }));
    return changing(desk, renamed(desk, file, moving));
  },
  'scenario.remove': async (desk, { file }) => ({ removed: await changing(desk, desk.own.remove(file)) }),
  'scenario.restore': async (desk, { removed }) => ({ file: await changing(desk, desk.own.restore(removed)) }),
  'scenario.bin': async (desk) => ({ entries: await desk.own.bin() }),
  'scenario.erase': async (desk, { removed }) => ({ erased: await changing(desk, desk.own.erase(removed)) }),
  'scenario.locate': async (desk, { stamp }) => ({ file: await desk.own.locate(stamp) }),
  'scenario.reveal': async (desk, { file }) => {
    const path = await desk.own.pathOf(file);
    desk.reveal?.(path);
    return { path, isShown: desk.reveal !== null };
  },
  'scenario.versions': async (desk, { file }) => ({ versions: await desk.own.versions(file) }),
  'scenario.version': async (desk, { file, version }) => ({ text: await desk.own.version(file, version) }),
};
