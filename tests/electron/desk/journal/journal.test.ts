import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../../electron/desk/journal';
import { folderWith } from '../../folder';

const [FIRST, SECOND] = ['document-1', 'document-2'];
const window = () => ({});
const entry = (text: string, change: { document?: string; file?: string | null; steps?: number } = {}) => ({
  document: FIRST,
  file: 'own/a.yaml',
  title: 'Mollwitz',
  stamp: 'abc',
  steps: 3,
  text,
  ...change,
});
const documents = async (journal: ReturnType<typeof openJournal>) =>
  (await journal.list()).map(({ document }) => document);

describe('the journal', () => {
  it('lists work whose window has gone, without that which is open, and gives its text', async () => {
    const journal = openJournal(folderWith());
    const [one, other] = [window(), window()];
    await journal.begin(FIRST, 'own/a.yaml', one);
    await journal.begin(SECOND, null, other);
    await journal.write(entry('one'));
    await journal.write(entry('two', { document: SECOND, file: null }));
    expect(await documents(journal)).toEqual([]);
    journal.end(FIRST, other); // none of its own
    expect(await documents(journal)).toEqual([]);
    journal.end(FIRST, one);
    const [found] = await journal.list();
    expect(found).toMatchObject({ document: FIRST, file: 'own/a.yaml', title: 'Mollwitz', steps: 3 });
    expect(found).not.toHaveProperty('text');
    expect(await journal.read(FIRST)).toMatchObject({ text: 'one', stamp: 'abc' });
    await journal.close();
  });

  it('writes what was given last, and nothing after it was forgotten', async () => {
    const folder = folderWith();
    const journal = openJournal(folder);
    void journal.write(entry('one'));
    void journal.write(entry('two'));
    await journal.write(entry('three'));
    expect((await journal.read(FIRST)).text).toBe('three');
    void journal.write(entry('four'));
    await journal.forget(FIRST);
    expect(readdirSync(folder).filter((name) => name.startsWith(FIRST))).toEqual([]);
  });

  it('lists also work of which only the entry before is there: its window ended while the next was written', async () => {
    const folder = folderWith();
    const journal = openJournal(folder);
    await journal.write(entry('one'));
    await journal.write(entry('two'));
    expect(await documents(journal)).toEqual([FIRST]);
    rmSync(join(folder, `${FIRST}.json`));
    expect(await documents(journal)).toEqual([FIRST]);
    expect((await journal.read(FIRST)).text).toBe('one');
  });

  it('falls back to the entry before when the last is damaged', async () => {
    const folder = folderWith();
    const journal = openJournal(folder);
    await journal.write(entry('one'));
    await journal.write(entry('two'));
    await journal.write(entry('three')); // the one before is young, and stays
    writeFileSync(join(folder, `${FIRST}.json`), '{"document":"docu');
    expect((await journal.read(FIRST)).text).toBe('one');
    utimesSync(join(folder, `${FIRST}.before`), 1, 1);
    await journal.write(entry('four'));
    await journal.write(entry('five'));
    writeFileSync(join(folder, `${FIRST}.before`), 'no journal');
    expect((await journal.read(FIRST)).text).toBe('five');
  });

  it('puts work aside that is discarded, and brings it back', async () => {
    const journal = openJournal(folderWith());
    await journal.write(entry('one'));
    await journal.discard(FIRST);
    expect(await documents(journal)).toEqual([]);
    await expect(journal.read(FIRST)).rejects.toMatchObject({ fault: { code: 'unknown-work' } });
    await journal.restore(FIRST);
    expect((await journal.read(FIRST)).text).toBe('one');
    await expect(journal.restore(FIRST)).rejects.toMatchObject({ fault: { code: 'unknown-work' } });
  });

  it('tells how many others have a file open, in another desk as well', async () => {
    const folder = folderWith();
    const [here, there] = [openJournal(folder), openJournal(folder)];
    const mine = window();
    expect(await here.begin(FIRST, 'own/a.yaml', mine)).toBe(0);
    expect(await there.begin(SECOND, 'own/a.yaml', window())).toBe(1);
    expect(await here.begin('document-3', 'own/a.yaml', mine)).toBe(2);
    expect(await here.begin('document-4', null, mine)).toBe(0);
    await there.write(entry('two', { document: SECOND }));
    expect(await documents(here)).toEqual([]);
    await there.close();
    expect(await documents(here)).toEqual([SECOND]);
    await here.close();
  });

  it('takes a desk for gone that has been silent, or whose process has ended', async () => {
    const folder = folderWith();
    const sheet = (process: number, host: string) =>
      JSON.stringify({ process, host, open: [{ document: SECOND, file: 'own/a.yaml' }] });
    const journal = openJournal(folder);
    await journal.write(entry('two', { document: SECOND }));
    const windows = join(folder, 'windows');
    await journal.begin(FIRST, null, window());
    writeFileSync(join(windows, 'far.json'), sheet(1, 'another machine'));
    expect(await documents(journal)).toEqual([]);
    utimesSync(join(windows, 'far.json'), new Date(), new Date(Date.now() - 20_000));
    expect(await documents(journal)).toEqual([SECOND]);
    writeFileSync(join(windows, 'ended.json'), sheet(2 ** 30, (await import('node:os')).hostname()));
    expect(await documents(journal)).toEqual([SECOND]);
    expect(readdirSync(windows)).toHaveLength(1);
    await journal.close();
  });
});
