import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import type { LibraryEntry } from '../../../electron/desk/api';
import { refuse } from '../../../electron/desk/faults';
import { openLibrary } from '../../../electron/desk/library';
import { openReader, readHere, type ScenarioReader, type ReaderTasks } from '../../../electron/desk/reader';
import { HAMLET, NATION } from '../fake-engine';
import { folderWith } from '../folder';
import { threadInProcess } from '../thread-in-process';

const FILE = 'fictional/hamlet.yaml';
const folderOf = (files: Readonly<Record<string, string | Buffer>> = {}) => {
  const folder = folderWith({ [FILE]: HAMLET, 'nations/prussia.yaml': NATION });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};
const titled = (entries: readonly LibraryEntry[]) => entries.map(({ file, title }) => [file, title]);

describe('a library with bad files', () => {
  it('lists all others, and each bad one with its fault', async () => {
    const folder = folderOf({
      'fictional/large.yaml': `${HAMLET}#${' '.repeat(5_000_000)}`,
      'fictional/latin.yaml': Buffer.from(HAMLET.replace('Blue', 'Bl\u00fc'), 'latin1'),
      'nations/large.yaml': `${NATION}#${' '.repeat(5_000_000)}`,
    });
    symlinkSync(join(folder, 'nowhere.yaml'), join(folder, 'fictional/gone.yaml'));
    symlinkSync(join(folder, 'nowhere.yaml'), join(folder, 'nations/gone.yaml'));
    const library = openLibrary(folder);
    const entries = await library.list();
    expect(entries.map(({ file, description, findings }) => [file, description, findings.errors])).toEqual([
      ['fictional/gone.yaml', '“gone.yaml” is no longer there: it was moved or removed.', 1],
      [FILE, '', 0],
      ['fictional/large.yaml', '“large.yaml” is larger than 5 MB and was not opened.', 1],
      ['fictional/latin.yaml', expect.stringContaining('“latin.yaml” is not written in UTF-8: line 8'), 1],
    ]);
    expect((await library.open(FILE)).scenario?.title).toBe('The Hamlet');
  });

  it('brings all findings of a file at once with its card, each with its line and column', async () => {
    const text = HAMLET.replace('name: Second', 'nme: Second').replace('at: [30, 20]', 'at: [30, wide]');
    const folder = folderOf({ 'fictional/two.yaml': text });
    const card = (await openLibrary(folder).list()).find(({ file }) => file === 'fictional/two.yaml');
    const at = (words: string) => {
      const before = text.slice(0, text.indexOf(words)).split('\n');
      return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    };
    expect(card?.isReading).toBe(false);
    expect(card?.worst).toHaveLength((card?.findings.errors ?? 0) + (card?.findings.warnings ?? 0));
    expect(card?.worst).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ severity: 'error', ...at('wide') }),
        expect.objectContaining({ severity: 'error', line: at('nme').line }),
      ]),
    );
  });

  it('is not emptied by a file that goes while it is listed', async () => {
    const folder = folderOf({ 'fictional/other.yaml': HAMLET });
    const reader = readHere();
    const card: ScenarioReader['card'] = (order) => {
      rmSync(join(folder, 'fictional/other.yaml'), { force: true });
      return reader.card(order);
    };
    const entries = await openLibrary(folder, { reader: { ...reader, card } }).list();
    expect(titled(entries)).toEqual([
      [FILE, 'The Hamlet'],
      ['fictional/other.yaml', 'other.yaml'],
    ]);
  });
});

it('a library reads a file again when it, or a nation, has changed, and not otherwise', async () => {
  const folder = folderOf();
  const reader = readHere();
  let read = 0;
  const card: ScenarioReader['card'] = (order) => {
    read += 1;
    return reader.card(order);
  };
  const library = openLibrary(folder, { reader: { ...reader, card } });
  await library.list();
  await library.list();
  expect(read).toBe(1);
  writeFileSync(join(folder, 'nations/prussia.yaml'), `${NATION}# a word more\n`);
  await library.list();
  writeFileSync(join(folder, FILE), HAMLET.replace('The Hamlet', 'The Village'));
  expect(titled(await library.list())).toEqual([[FILE, 'The Village']]);
  expect(read).toBe(3);
});

it('a library shows the scenarios of the person’s own folder, with the nations there', async () => {
  const own = folderWith({ 'mine.yaml': HAMLET.replaceAll('prussia', 'ruritania'), 'nations/ruritania.yaml': NATION });
  const library = openLibrary(folderOf(), { own });
  expect(titled(await library.list())).toEqual([
    [FILE, 'The Hamlet'],
    ['own/mine.yaml', 'The Hamlet'],
  ]);
  expect((await library.open('own/mine.yaml')).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('a library shows what lies in folders of the person’s own, but no nations, nothing hidden or too deep', async () => {
  const names = ['a.yaml', 'Silesia/1741/b.yaml', 'Bohemia/c.yml', '.git/d.yaml', 'nations/e.yaml', '1/2/3/4/f.yaml'];
  const own = folderWith({ ...Object.fromEntries(names.map((name) => [name, HAMLET])), 'empty/note.txt': '' });
  const library = openLibrary(folderOf(), { own });
  expect((await library.list()).map(({ file, folder }) => [file, folder])).toEqual([
    [FILE, null],
    ['own/a.yaml', ''],
    ['own/Bohemia/c.yml', 'Bohemia'],
    ['own/Silesia/1741/b.yaml', 'Silesia/1741'],
  ]);
  expect(await library.folders()).toEqual(['', '1', '1/2', '1/2/3', 'Bohemia', 'Silesia', 'Silesia/1741', 'empty']);
});

it('a library tells of files in folders that were made since', async () => {
  const own = folderWith();
  let changes = 0;
  const stop = openLibrary(folderOf(), { own }).watch(() => (changes += 1));
  const told = async (count: number) => {
    while (changes < count) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  mkdirSync(join(own, 'Silesia'));
  await told(1);
  writeFileSync(join(own, 'Silesia', 'a.yaml'), HAMLET);
  await told(2);
  stop();
});

describe('files that take too long', () => {
  const slowFor = (name: string) => {
    const threads: ReturnType<typeof threadInProcess>[] = [];
    const spawn = () => {
      const here = readHere();
      const thread = threadInProcess<ReaderTasks>(() => ({
        ...here,
        card: (order) => (order.file.includes(name) ? new Promise<never>(() => undefined) : here.card(order)),
      }));
      threads.push(thread);
      return thread;
    };
    return { spawn, threads };
  };

  it('are those that take longer than the limit each, not those read after it', async () => {
    const { spawn, threads } = slowFor('slow');
    const reader = openReader(spawn, { limit: 200 });
    const folder = folderOf();
    const order = { path: join(folder, FILE), file: FILE, nations: [join(folder, 'nations')] };
    await reader.scenario(order);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await reader.scenario(order)).scenario?.title).toBe('The Hamlet');
    expect(threads).toHaveLength(1);
    await reader.close();
  });

  it('are measured from when the thread begins with them, however late that is, but not for ever', async () => {
    let starts = 300;
    const spawn = () => {
      const thread = threadInProcess<ReaderTasks>(() => readHere());
      return { ...thread, postMessage: (order: never) => void setTimeout(() => thread.postMessage(order), starts) };
    };
    const folder = folderOf();
    const order = { path: join(folder, FILE), file: FILE, nations: [join(folder, 'nations')] };
    const reader = openReader(spawn, { limit: 200, start: 1000 });
    expect((await reader.scenario(order)).scenario?.title).toBe('The Hamlet');
    starts = 5000;
    await expect(reader.scenario(order)).rejects.toMatchObject({
      fault: { message: `“${FILE}” was given up: reading it did not begin within 1 s.`, again: true },
    });
    await reader.close();
  });

  it('leave a thread that nobody asks any more: it ends, and the next order gets another', async () => {
    const { spawn, threads } = slowFor('slow');
    const reader = openReader(spawn, { idle: 50 });
    const folder = folderOf();
    const order = { path: join(folder, FILE), file: FILE, nations: [join(folder, 'nations')] };
    await Promise.all([reader.scenario(order), reader.scenario(order)]);
    await reader.scenario(order);
    expect(threads).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await reader.scenario(order)).scenario?.title).toBe('The Hamlet');
    expect(threads).toHaveLength(2);
    await reader.close();
  });

  it('keep their thread while they are read, however short it is kept otherwise', async () => {
    const { spawn } = slowFor('slow');
    const reader = openReader(spawn, { limit: 400, idle: 100 });
    const folder = folderOf();
    const order = { path: join(folder, FILE), file: FILE, nations: [join(folder, 'nations')] };
    await reader.card(order);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const slow = reader.card({ ...order, file: 'fictional/slow.yaml' });
    await expect(slow).rejects.toThrow('it could not be read within 0.4 s');
    await reader.close();
  });

  it('hold no others: their cards follow, with what is wrong', async () => {
    const folder = folderOf({ 'fictional/a-slow.yaml': HAMLET, 'fictional/z.yaml': HAMLET });
    const { spawn, threads } = slowFor('slow');
    const reader = openReader(spawn, { limit: 300 });
    let follow: (card: LibraryEntry) => void = () => undefined;
    const followed = new Promise<LibraryEntry>((resolve) => (follow = resolve));
    const library = openLibrary(folder, { reader, onCard: (card) => follow(card), patience: 100 });
    const listed = await library.list();
    expect(listed.map(({ title, isReading }) => [title, isReading])).toContainEqual(['a-slow.yaml', true]);
    expect(titled(listed)).toContainEqual([FILE, 'The Hamlet']);
    expect((await library.open(FILE)).scenario?.title).toBe('The Hamlet');
    expect(await followed).toMatchObject({
      file: 'fictional/a-slow.yaml',
      isReading: false,
      description: '“fictional/a-slow.yaml” was given up: it could not be read within 0.3 s.',
    });
    expect((await library.list()).filter(({ title }) => title === 'The Hamlet')).toHaveLength(2);
    expect(threads.length).toBe(4); // two for lists, one for what is opened, one in place of the slow
    await reader.close();
  });

  it('are tried again by a list after a while, and when they are opened', async () => {
    const folder = folderOf();
    const here = readHere();
    let busy = true;
    let tried = 0;
    const reader: ScenarioReader = {
      ...here,
      card: (order) => {
        tried += 1;
        return busy
          ? Promise.reject(refuse('too-slow', `“${order.file}” was given up.`, { again: true }))
          : here.card(order);
      },
    };
    const followed: string[] = [];
    const onCard = ({ title }: LibraryEntry) => void followed.push(title);
    const library = openLibrary(folder, { reader, onCard, again: 50 });
    const titles = async () => (await library.list()).map(({ title }) => title);
    expect(await titles()).toEqual(['hamlet.yaml']);
    expect([await titles(), tried]).toEqual([['hamlet.yaml'], 1]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([await titles(), tried]).toEqual([['hamlet.yaml'], 2]);
    expect([(await library.again(FILE)).isGivenUp, tried]).toEqual([true, 3]);
    busy = false;
    await library.open(FILE);
    await expect.poll(() => followed).toEqual(['The Hamlet']);
    expect([await titles(), tried]).toEqual([['The Hamlet'], 4]);
    await library.open(FILE);
    expect(tried).toBe(4);
  });

  it('with a fault of their own are not tried again', async () => {
    let tried = 0;
    const card = () => {
      tried += 1;
      return Promise.reject(refuse('file-too-large', 'Too large.'));
    };
    const library = openLibrary(folderOf(), { reader: { ...readHere(), card }, again: 0 });
    await library.list();
    await library.list();
    expect(tried).toBe(1);
  });
});
