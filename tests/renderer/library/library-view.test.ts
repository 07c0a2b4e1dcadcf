import { screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { entryOf, FakeDesk } from '../fake-desk';
import { press, show } from './shown-library';

describe('the library', () => {
  it('shows empty places while it is being read', () => {
    show(new FakeDesk());
    expect(screen.getByLabelText('Reading the library').getAttribute('aria-busy')).toBe('true');
  });

  it('opens the one scenario that is found by Enter, and gives the keys to the cards where several are', async () => {
    const all = [entryOf({ file: 'a', title: 'The Mill' }), entryOf({ file: 'b', title: 'The Windmühle' })];
    const { library, keys, onopen } = show(new FakeDesk(all));
    await library.read();
    flushSync();
    const field = screen.getByPlaceholderText<HTMLInputElement>('Find');
    const look = (words: string): void => {
      press(keys, '/');
      expect(document.activeElement).toBe(field);
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    };
    look('the');
    expect([onopen.mock.calls.length, document.activeElement === field]).toEqual([0, false]);
    press(keys, '/');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
    look('windm');
    expect(onopen.mock.calls).toEqual([[expect.objectContaining({ file: 'b' })]]);
    press(keys, '/');
    press(keys, 'Escape');
    expect([document.activeElement === field, library.shown.length]).toEqual([false, 2]);
  });

  it('shows a battle that was just fought among those not kept, without being read anew', async () => {
    const fought = {
      file: 'r1',
      title: 'Two Villages',
      scenario: '',
      seed: 7,
      at: 0,
      turns: 2,
      outcome: '',
      fault: null,
      leftIn: null,
      isGivenUp: false,
    };
    let records = [fought];
    const desk = new FakeDesk([entryOf()], { 'recent.list': () => ({ ok: { records } }) });
    const { library } = show(desk);
    await library.read();
    records = [{ ...fought, file: 'r2', title: 'Three Villages' }, fought];
    desk.tell('recent.changed', {});
    await vi.waitFor(() => expect(screen.getByText('Three Villages')).toBeTruthy());
  });

  it('has its battles below the scenarios, with a way down to them', async () => {
    const kept = {
      file: 'k1',
      title: 'Two Villages',
      scenario: '',
      seed: 7,
      at: 0,
      turns: 2,
      outcome: '',
      fault: null,
      leftIn: null,
      isGivenUp: false,
    };
    const entry = entryOf({ title: 'The Mill' });
    const desk = new FakeDesk([], {
      'library.list': () => ({ ok: { entries: [entry], records: [kept], folders: [''] } }),
    });
    const { library } = show(desk);
    await library.read();
    flushSync();
    const battle = within(screen.getByRole('region', { name: 'Battles kept' })).getByRole('button', {
      name: /Two Villages.*Replay/,
    });
    const card = screen.getByText('The Mill');
    expect(card.compareDocumentPosition(battle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const ways = within(screen.getByRole('navigation', { name: 'Below the scenarios' })).getAllByRole('button');
    expect(ways.map((way) => way.textContent?.trim())).toEqual(['Battles kept 1']);
    ways[0]?.click();
    expect(document.activeElement).toBe(battle);
  });

  it('shows a card a scenario, and opens the chosen one with Enter', async () => {
    const others = ['Two Villages', 'Three Fords'].map((title) => entryOf({ file: title, title }));
    const desk = new FakeDesk([entryOf(), ...others]);
    const { library, keys, onopen } = show(desk);
    await library.read();
    flushSync();
    expect(screen.getByText('3 of 3')).toBeTruthy();
    press(keys, 'ArrowRight');
    press(keys, 'Enter');
    expect(onopen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Two Villages' }));
  });

  it('shows at the first click what can be done with a card: open and fight', async () => {
    const entries = [entryOf(), entryOf({ file: 'two', title: 'Two Villages' })];
    const { library, onopen, onfight } = show(new FakeDesk(entries));
    await library.read();
    flushSync();
    screen.getByRole('button', { name: /Two Villages/, pressed: false }).click();
    flushSync();
    screen.getByRole('button', { name: 'Open' }).click();
    screen.getByRole('button', { name: 'Fight' }).click();
    for (const act of [onopen, onfight])
      expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Two Villages' }));
  });

  it('opens a card that has the focus with Enter, and takes the focus along when another is chosen', async () => {
    const { library, keys, onopen } = show(new FakeDesk([entryOf(), entryOf({ file: 'two', title: 'Two Villages' })]));
    await library.read();
    flushSync();
    const [first, second] = screen.getAllByRole('button', { name: /units/ });
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onopen).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'The Combat of St. Ulrich' }));
    press(keys, 'ArrowRight');
    expect(document.activeElement).toBe(second);
    second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onopen).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Two Villages' }));
    expect(onopen).toHaveBeenCalledTimes(2);
  });

  it('prints the chosen one with Ctrl P', async () => {
    const { library, keys, onprint } = show(new FakeDesk());
    await library.read();
    flushSync();
    keys.press(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
    expect(onprint).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ file: 'st-ulrich' }));
  });

  it('heads findings as such and the briefing as such, each finding with line and column', async () => {
    const worst = [
      { severity: 'error', line: 12, column: 7, message: 'No such troops.' },
      { severity: 'warning', line: 30, column: 3, message: 'It stands in the river.' },
    ] as const;
    const faulty = entryOf({ findings: { errors: 1, warnings: 1, rulings: 0 }, worst });
    const { library } = show(new FakeDesk([faulty]), true);
    await library.read();
    flushSync();
    const under = (title: string): readonly (string | null | undefined)[] =>
      [...(screen.getByRole('heading', { name: title }).parentElement?.querySelectorAll('p') ?? [])].map((line) =>
        line.textContent?.trim(),
      );
    expect(under('Findings')).toEqual([
      'Line 12, column 7: No such troops.',
      'Line 30, column 3: It stands in the river.',
    ]);
    expect(under('Briefing')[1]).toBe('Blue must throw Red off the crossing.');
    expect(screen.queryByRole('heading', { name: 'What is wrong' })).toBeNull();
  });

  it('heads a file that cannot be read by what is wrong, not as a briefing', async () => {
    const unread = entryOf({
      system: '',
      systemTitle: '',
      table: { width: 0, depth: 0 },
      sides: [],
      description: '“x.yaml” is not written in UTF-8.',
      findings: { errors: 1, warnings: 0, rulings: 0 },
    });
    const { library } = show(new FakeDesk([unread]), true);
    await library.read();
    flushSync();
    expect(screen.getByRole('heading', { name: 'What is wrong' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Briefing' })).toBeNull();
  });

  it('says when the filters leave nothing, and clears them with Esc', async () => {
    const { library, keys } = show(new FakeDesk());
    await library.read();
    for (const [filters, title] of [
      [{ sought: 'Kunersdorf' }, 'No scenario has “Kunersdorf”'],
      [{ kinds: new Set(['historical'] as const) }, 'No scenario matches these filters'],
      [{ sought: 'Ulrich', kinds: new Set(['historical'] as const) }, 'No scenario matches these filters'],
    ] as const) {
      library.narrow(filters);
      flushSync();
      expect(screen.getByText(title)).toBeTruthy();
      press(keys, 'Escape');
      expect(screen.queryByText(title)).toBeNull();
    }
    expect(screen.getByText('1 of 1')).toBeTruthy();
  });

  it('withdraws the way back from the bin once it was taken there, or is barred for good', async () => {
    const entry = { removed: 'r1', title: 'The Mill', name: 'mill.yaml', at: 1 };
    const desk = new FakeDesk([entryOf({ file: 'own/mill.yaml', title: 'The Mill', folder: '' })], {
      'scenario.remove': () => ({ ok: { removed: 'r1' } }),
      'scenario.restore': () => ({ ok: { file: 'own/mill.yaml' } }),
      'scenario.erase': () => ({ ok: { erased: 1 } }),
      'scenario.bin': () => ({ ok: { entries: [entry] } }),
    });
    const { library, filing, notices } = show(desk);
    await library.read();
    const offered = (): readonly (string | undefined)[] => notices.shown.map(({ act }) => act?.label);
    for (const settle of [() => filing.restore(entry), () => filing.erase([entry])]) {
      notices.shown = [];
      await filing.remove(entryOf({ file: 'own/mill.yaml', title: 'The Mill' }));
      expect(offered()).toEqual(['Undo']);
      await settle();
      expect(offered()).not.toContain('Undo');
    }
  });

  it('offers to read again where there is nothing', async () => {
    const { library } = show(new FakeDesk([]));
    await library.read();
    flushSync();
    expect(screen.getByText('No scenarios yet')).toBeTruthy();
  });

  it('says where the own scenarios lie, and opens the folder where the host can', async () => {
    const desk = new FakeDesk();
    const { library } = show(desk);
    await library.read();
    flushSync();
    expect(screen.getByText('/home/anna/cockade/scenarios')).toBeTruthy();
    screen.getByRole('button', { name: 'Open folder' }).click();
    expect(desk.askedFor('library.place')).toEqual([{ show: false }, { show: true }]);
    const elsewhere = new FakeDesk([], { 'library.place': () => ({ ok: { path: 'C:\\own', canShow: false } }) });
    const { library: plain } = show(elsewhere);
    await plain.read();
    flushSync();
    expect(screen.getByText('C:\\own')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Open folder' })).toHaveLength(1);
  });

  it('keeps what it had when reading fails, and says so', async () => {
    let fails = false;
    const fault = { code: 'folder-gone', message: 'The library folder is not there.' };
    const entries = [entryOf()];
    const desk = new FakeDesk([], {
      'library.list': () => (fails ? { fault } : { ok: { entries, records: [], folders: [''] } }),
    });
    const { library } = show(desk);
    await library.read();
    fails = true;
    await library.read();
    flushSync();
    expect(screen.getByRole('alert').textContent).toContain(
      'The library folder is not there. What is shown was read before.',
    );
    expect(screen.getByText('The Combat of St. Ulrich')).toBeTruthy();
  });

  it('reads again what was given up, file by file and the kept battles', async () => {
    const message = '“slow.yaml” was given up.';
    const slow = entryOf({ file: 'slow', title: 'slow.yaml', thumbnail: null, description: message, isGivenUp: true });
    const fault = { code: 'too-slow', message: 'It was given up once more.', again: true } as const;
    let fails = true;
    const desk = new FakeDesk([slow], {
      'library.again': () => (fails ? { fault } : { ok: { card: entryOf({ file: 'slow', title: 'The Mill' }) } }),
    });
    const { library } = show(desk);
    await library.read();
    library.records = library.records.map((record) => ({ ...record, fault: message, isGivenUp: true }));
    flushSync();
    expect(screen.getAllByText(message)).toHaveLength(2);
    const again = () => within(screen.getByText('slow.yaml').closest('.holder') as HTMLElement).getByText('Try again');
    again().click();
    flushSync();
    expect(screen.getByText('Being read')).toBeTruthy();
    await vi.waitFor(() => expect(screen.getByText('It was given up once more.')).toBeTruthy());
    fails = false;
    again().click();
    await vi.waitFor(() => expect(screen.getByText('The Mill')).toBeTruthy());
    const lists = desk.askedFor('library.list').length;
    const kept = within(screen.getByRole('region', { name: 'Battles kept' }));
    kept.getByRole('button', { name: 'Try again' }).click();
    await vi.waitFor(() => expect(kept.queryByText('Try again')).toBeNull());
    expect(desk.askedFor('library.list')).toHaveLength(lists + 1);
  });

  it('shows unsaved work above all else, and puts it away with a way back', async () => {
    const work = { document: 'lost-1', file: null, title: 'Two Villages', stamp: null, steps: 23, at: 1 };
    const desk = new FakeDesk([entryOf()], {
      'recovery.list': () => ({ ok: { works: [work] } }),
      'recovery.discard': () => ({ ok: {} }),
      'recovery.restore': () => ({ ok: {} }),
    });
    const { filing, notices, onrecover } = show(desk);
    await filing.look();
    flushSync();
    expect(screen.getByText('Not saved: “Two Villages”, 23 steps')).toBeTruthy();
    screen.getByRole('button', { name: 'Open' }).click();
    expect(onrecover).toHaveBeenCalledExactlyOnceWith(work);
    await filing.discard([work]);
    notices.shown[0]?.act?.run();
    expect(desk.askedFor('recovery.restore')).toEqual([{ document: 'lost-1' }]);
  });

  it('tells of several unsaved works in one line, and lists them to open, compare or put away', async () => {
    const works = ['Two Villages', 'The Ford', 'The Mill'].map((title, i) => ({
      document: `lost-${i}`,
      file: null,
      title,
      stamp: null,
      steps: i + 1,
      at: 3 - i,
    }));
    const desk = new FakeDesk([entryOf()], {
      'recovery.list': () => ({ ok: { works } }),
      'recovery.discard': () => ({ ok: {} }),
      'recovery.restore': () => ({ ok: {} }),
    });
    const { filing, notices, onrecover } = show(desk);
    await filing.look();
    flushSync();
    expect(screen.getAllByText(/^Not saved: /).map(({ textContent }) => textContent)).toEqual(['Not saved: 3 works']);
    screen.getByRole('button', { name: 'Open the latest' }).click();
    expect(onrecover).toHaveBeenLastCalledWith(works[0]);
    screen.getByRole('button', { name: 'See all' }).click();
    flushSync();
    const sheet = within(screen.getByRole('dialog', { name: 'Left unsaved' }));
    sheet.getAllByRole('button', { name: 'Open' })[1]?.click();
    expect(onrecover).toHaveBeenLastCalledWith(works[1]);
    sheet.getByRole('button', { name: 'Discard all' }).click();
    await vi.waitFor(() => expect(notices.shown[0]?.sentence).toBe('What was left unsaved is put away.'));
    expect(desk.askedFor('recovery.discard')).toHaveLength(3);
    notices.shown[0]?.act?.run();
    await vi.waitFor(() => expect(desk.askedFor('recovery.restore')).toHaveLength(3));
  });

  it('compares unsaved work only with a file that is there', async () => {
    const own = entryOf({ file: 'own/mill.yaml', folder: '', title: 'The Mill' });
    const work = { document: 'lost', title: 'Mill', stamp: null, steps: 1, at: 1 };
    const works = [null, 'own/gone.yaml', own.file].map((file, i) => ({ ...work, document: `lost-${i}`, file }));
    const desk = new FakeDesk([own], { 'recovery.list': () => ({ ok: { works } }) });
    const { filing, library } = show(desk);
    await Promise.all([filing.look(), library.read()]);
    flushSync();
    screen.getByRole('button', { name: 'See all' }).click();
    flushSync();
    expect(screen.getAllByRole('button', { name: 'Discard Mill' })).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Compare' })).toHaveLength(1);
  });

  it('deletes only the person’s own, and brings it back', async () => {
    const own = entryOf({ file: 'own/mill.yaml', folder: '', title: 'The Mill' });
    const desk = new FakeDesk([entryOf(), own], {
      'scenario.remove': () => ({ ok: { removed: '1-a' } }),
      'scenario.restore': () => ({ ok: { file: own.file } }),
    });
    const { library, keys, notices } = show(desk);
    await library.read();
    flushSync();
    press(keys, 'Delete');
    expect(desk.askedFor('scenario.remove')).toEqual([]);
    press(keys, 'ArrowRight');
    press(keys, 'Delete');
    await vi.waitFor(() => expect(notices.shown[0]?.sentence).toBe('The Mill is in the bin.'));
    notices.shown[0]?.act?.run();
    expect(desk.askedFor('scenario.restore')).toEqual([{ removed: '1-a' }]);
  });

  it('opens a kept battle', async () => {
    const { library, onreplay } = show(new FakeDesk());
    await library.read();
    flushSync();
    screen.getByRole('button', { name: /Lindenau won/ }).click();
    expect(onreplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ file: 'kept-1' }));
  });
});
