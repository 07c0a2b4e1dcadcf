import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Saving } from '../../../renderer/saving';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';

const TEXT = 'cockade: 1\ntitle: The Mill\n';
const FILE = 'own/mill.yaml';

/** A desk with one file in it, which saves, and others, change. */
function world(file: string | null = FILE) {
  const disk = { text: TEXT, stamp: 'first', count: 1, fails: false, moved: '' };
  const desk = new FakeDesk([], {
    'editor.nations': () => ({ ok: { nations: [] } }),
    'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    'scenario.text': ({ file: from }) =>
      disk.moved !== '' && from === FILE
        ? { fault: { code: 'unknown-file', message: 'It is not there.' } }
        : { ok: { text: disk.text, stamp: disk.stamp } },
    'scenario.locate': () => ({ ok: { file: disk.moved === 'gone' ? null : disk.moved === '' ? FILE : disk.moved } }),
    'scenario.save': ({ text, expects, file: to }) => {
      if (expects !== null && expects !== disk.stamp && to !== null)
        return { fault: { code: 'changed-outside', message: 'It was changed outside.' } };
      disk.count += 1;
      disk.text = text;
      disk.stamp = `stamp ${disk.count}`;
      return { ok: { file: to ?? 'own/new.yaml', stamp: disk.stamp, isCopy: false } };
    },
    'editing.begin': () => ({ ok: { elsewhere: 0 } }),
    'editing.end': () => ({ ok: {} }),
    'journal.write': () => (disk.fails ? { fault: { code: 'full', message: 'The disk is full.' } } : { ok: {} }),
    'journal.forget': () => ({ ok: {} }),
    'recovery.open': () => ({
      ok: { document: 'lost', file, title: 'The Mill', stamp: 'first', steps: 2, at: 1, text: `${TEXT}# recovered\n` },
    }),
  });
  const notices = new Notices();
  const editing = new Editing(desk);
  const saving = new Saving(desk, editing, notices);
  const stop = saving.follow();
  stops.push(stop);
  const type = async (text: string): Promise<void> => {
    editing.type(text);
    await tick();
  };
  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(600);
  };
  const outside = async (text: string): Promise<void> => {
    Object.assign(disk, { text, stamp: 'theirs' });
    desk.tell('library.changed', {});
    await settle();
  };
  const told = () => notices.shown.map(({ sentence }) => sentence);
  return { desk, disk, editing, saving, type, settle, outside, told };
}
const stops: (() => void)[] = [];
vi.useFakeTimers();
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('a file that gets another name', () => {
  const NAMED = TEXT.replace('The Mill', 'The Weir');
  it('is followed with its new title, and stays saved', async () => {
    const { desk, disk, editing, saving, settle, told } = world();
    await saving.open(FILE);
    Object.assign(disk, { text: NAMED, stamp: 'named' });
    desk.tell('scenario.renamed', { from: FILE, to: 'own/weir.yaml' });
    desk.tell('library.changed', {});
    await settle();
    expect([editing.file, editing.text, saving.isUnsaved, saving.outside]).toEqual([
      'own/weir.yaml',
      NAMED,
      false,
      null,
    ]);
    expect(told()).toEqual([]);
    expect(await saving.save()).toBe(true);
    editing.undo();
    expect(editing.text).toBe(TEXT);
  });

  it('keeps what is not saved, and takes the title over', async () => {
    const { desk, disk, editing, saving, type, settle } = world();
    await saving.open(FILE);
    await type(`${TEXT}kind: fictional\n`);
    Object.assign(disk, { text: NAMED, stamp: 'named' });
    desk.tell('scenario.renamed', { from: FILE, to: 'own/weir.yaml' });
    await settle();
    expect([editing.file, saving.isUnsaved, saving.outside]).toEqual(['own/weir.yaml', true, null]);
    expect(editing.text).toContain('kind: fictional');
    expect(await saving.save()).toBe(true);
  });

  it('by another program is found by what it holds', async () => {
    const { desk, disk, editing, saving, told } = world();
    await saving.open(FILE);
    disk.moved = 'own/elsewhere.yaml';
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    expect([editing.file, saving.isUnsaved, told()]).toEqual(['own/elsewhere.yaml', false, []]);
  });

  it('is missed, and said so, when nothing holds it any more', async () => {
    const { desk, disk, editing, saving, told } = world();
    await saving.open(FILE);
    disk.moved = 'gone';
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    expect([editing.file, saving.isUnsaved]).toEqual([FILE, true]);
    expect(told()).toEqual(['The file of this scenario was moved or removed. Saving writes it anew.']);
  });

  it.each([
    ['where it was', '', FILE],
    ['elsewhere', 'own/elsewhere.yaml', 'own/elsewhere.yaml'],
  ])('is taken up again once it is back, %s, and nothing is said any more', async (_where, moved, file) => {
    const { desk, disk, editing, saving, told } = world();
    await saving.open(FILE);
    disk.moved = 'gone';
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    disk.moved = moved;
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    expect([editing.file, saving.isUnsaved, saving.outside, told()]).toEqual([file, false, null, []]);
    expect(await saving.save()).toBe(true);
  });

  it('is told of as changed when another one came in its place', async () => {
    const { desk, disk, saving, told } = world();
    await saving.open(FILE);
    disk.moved = 'gone';
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    Object.assign(disk, { moved: '', text: NAMED, stamp: 'other' });
    desk.tell('library.changed', {});
    await vi.advanceTimersByTimeAsync(1000);
    expect([saving.outside?.text, told()]).toEqual([NAMED, []]);
  });
});

describe('what is edited', () => {
  it('is unsaved from the first change on, until it is saved or undone', async () => {
    const { editing, saving, type } = world();
    await saving.open(FILE);
    expect(saving.isUnsaved).toBe(false);
    await type(`${TEXT}# more\n`);
    expect(saving.isUnsaved).toBe(true);
    editing.undo();
    expect(saving.isUnsaved).toBe(false);
    editing.redo();
    expect(await saving.save()).toBe(true);
    expect([saving.isUnsaved, editing.canUndo]).toEqual([false, true]);
    editing.undo();
    expect(saving.isUnsaved).toBe(true);
  });

  it('is in the journal half a second after a change, and out of it when it is saved', async () => {
    const { desk, saving, type, settle } = world();
    await saving.open(FILE);
    await settle();
    expect(desk.askedFor('journal.write')).toEqual([]);
    await type(`${TEXT}# one\n`);
    await vi.advanceTimersByTimeAsync(400);
    await type(`${TEXT}# two\n`);
    await vi.advanceTimersByTimeAsync(101);
    const { document } = saving.journal;
    expect(desk.askedFor('journal.write')).toEqual([
      { document, file: FILE, title: 'A scenario', stamp: 'first', steps: 1, text: `${TEXT}# two\n` },
    ]);
    await saving.save();
    await settle();
    expect(desk.askedFor('journal.forget')).toEqual([{ document }]);
  });

  it('is told not to be in the journal while that cannot be written, and is tried again', async () => {
    const { desk, disk, saving, type, settle } = world();
    await saving.open(FILE);
    disk.fails = true;
    await type(`${TEXT}# one\n`);
    await settle();
    expect(saving.journal.isOn).toBe(false);
    disk.fails = false;
    await vi.advanceTimersByTimeAsync(2100);
    expect(saving.journal.isOn).toBe(true);
    expect(desk.askedFor('editing.begin').length).toBe(2); // a desk that was away is told again
  });

  it('is told not to be in the journal while the desk is away, and the desk that came back who edits what', async () => {
    const { desk, saving, type, settle } = world();
    await saving.open(FILE);
    await type(`${TEXT}# one\n`);
    await settle();
    desk.reached(false);
    expect(saving.journal.isOn).toBe(false);
    await type(`${TEXT}# two\n`);
    desk.reached(true);
    await settle();
    expect(saving.journal.isOn).toBe(true);
    expect(desk.askedFor('editing.begin').at(-1)).toEqual({ document: saving.journal.document, file: FILE });
    expect(desk.askedFor('editing.begin')).toHaveLength(2);
    expect(desk.askedFor('journal.write').at(-1)).toMatchObject({ text: `${TEXT}# two\n` });
  });

  it('that no file holds yet is unsaved and in the journal at once, and gets a file when it is saved', async () => {
    const { desk, editing, saving, settle } = world();
    await saving.begin(TEXT);
    await settle();
    expect([saving.isUnsaved, desk.askedFor('journal.write').length]).toEqual([true, 1]);
    await saving.save();
    expect([editing.file, saving.isUnsaved]).toEqual(['own/new.yaml', false]);
    expect(desk.askedFor('editing.begin').at(-1)).toEqual({ document: saving.journal.document, file: 'own/new.yaml' });
  });

  it('stays in the journal when something else is opened, and the person is told', async () => {
    const { desk, saving, type, told } = world();
    await saving.open(FILE);
    const { document } = saving.journal;
    await type(`${TEXT}# one\n`);
    await saving.open(FILE);
    expect(desk.askedFor('journal.write')).toMatchObject([{ document, text: `${TEXT}# one\n` }]);
    expect(desk.askedFor('editing.end').at(-1)).toEqual({ document });
    expect(desk.askedFor('journal.forget')).toEqual([]);
    expect(told().at(-1)).toContain('is kept, and found in the library');
  });

  it('is saved one time after another when Ctrl S is pressed twice', async () => {
    const { disk, saving, type } = world();
    await saving.open(FILE);
    await type(`${TEXT}# one\n`);
    const first = saving.save();
    await type(`${TEXT}# two\n`);
    expect([await first, await saving.save()]).toEqual([true, true]);
    expect([disk.text, saving.isUnsaved]).toEqual([`${TEXT}# two\n`, false]);
  });
});

describe('a file that others change', () => {
  const THEIRS = `${TEXT}# theirs\n`;

  it('is not written over; reloading it is one step that can be undone', async () => {
    const { disk, editing, saving, type, outside, told } = world();
    await saving.open(FILE);
    await type(`${TEXT}# mine\n`);
    await outside(THEIRS);
    expect(saving.outside).toEqual({ text: THEIRS, stamp: 'theirs' });
    expect(await saving.save()).toBe(false);
    expect([disk.text, told().at(-1)]).toEqual([THEIRS, 'It was changed outside.']);
    saving.reload();
    expect([editing.text, saving.isUnsaved, saving.outside]).toEqual([THEIRS, false, null]);
    editing.undo();
    expect([editing.text, saving.isUnsaved]).toEqual([`${TEXT}# mine\n`, true]);
    expect(await saving.save()).toBe(true);
  });

  it('is replaced by the next save when the person keeps what is here', async () => {
    const { disk, saving, type, outside } = world();
    await saving.open(FILE);
    await type(`${TEXT}# mine\n`);
    await outside(THEIRS);
    saving.keepMine();
    expect([saving.outside, saving.isUnsaved]).toEqual([null, true]);
    expect(await saving.save()).toBe(true);
    expect(disk.text).toBe(`${TEXT}# mine\n`);
  });

  it('is no cause for a word when it says the same, or only this window has written it', async () => {
    const { saving, type, outside, settle, desk } = world();
    await saving.open(FILE);
    await type(THEIRS);
    await outside(THEIRS);
    expect([saving.outside, saving.isUnsaved]).toEqual([null, false]);
    await type(`${TEXT}# more\n`);
    await saving.save();
    desk.tell('library.changed', {});
    await settle();
    expect(saving.outside).toBeNull();
  });

  it('is told of when another window edits it too, but not of its own', async () => {
    const { desk, saving, told } = world();
    await saving.open(FILE);
    desk.tell('editing.begun', { document: saving.journal.document, file: FILE });
    desk.tell('editing.begun', { document: 'another', file: 'own/other.yaml' });
    expect(told()).toEqual([]);
    desk.tell('editing.begun', { document: 'another', file: FILE });
    expect(told()[0]).toContain('open in another window too');
  });
});

describe('work that is recovered', () => {
  const work = { document: 'lost', file: FILE, title: 'The Mill', stamp: 'first', steps: 2, at: 1 };

  it('is one unsaved step upon the file, under its own name in the journal', async () => {
    const { editing, saving } = world();
    await saving.recover(work);
    expect([editing.text, saving.isUnsaved, saving.journal.document]).toEqual([`${TEXT}# recovered\n`, true, 'lost']);
    editing.undo();
    expect([editing.text, saving.isUnsaved]).toEqual([TEXT, false]);
  });

  it('tells when the file was changed since', async () => {
    const { disk, saving } = world();
    Object.assign(disk, { text: `${TEXT}# since\n`, stamp: 'later' });
    await saving.recover(work);
    expect([saving.outside?.stamp, saving.isUnsaved]).toEqual(['later', true]);
  });

  it('needs no file', async () => {
    const { desk, editing, saving } = world(null);
    await saving.recover({ ...work, file: null });
    expect([editing.file, editing.text, saving.isUnsaved]).toEqual([null, `${TEXT}# recovered\n`, true]);
    expect(desk.askedFor('scenario.text')).toEqual([]);
  });
});
