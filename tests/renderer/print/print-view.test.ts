import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, DeskCalls, PrintJob, SheetList } from '../../../electron/desk/api';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { Printing, PrintView } from '../../../renderer/print';
import { Notices } from '../../../renderer/ui';
import { entryOf, FakeDesk, systemOf } from '../fake-desk';
import { gluedList, listOf, mapList } from './sample-sheets';

type Answers = ConstructorParameters<typeof FakeDesk>[1];

/** Long enough for every rest that is waited for. */
const LONG = 1000;

function listFor({ kind }: PrintJob): SheetList {
  if (kind === 'map') return mapList;
  if (kind === 'tiles') return gluedList(['C1']);
  if (kind === 'roster') return listOf('blue 1', 'red 1');
  if (kind === 'counters') return listOf('A1', 'A1-back', 'R1');
  return listOf('1');
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LONG);
  flushSync();
}

async function show(answers: Answers = {}) {
  const desk = new FakeDesk([entryOf()], {
    'export.sheets': ({ job }) => ({ ok: listFor(job) }),
    'export.preview': ({ sheet }) => ({
      ok: { svg: `<svg xmlns="http://www.w3.org/2000/svg"><desc>${sheet}</desc></svg>` },
    }),
    'export.changed': () => ({ ok: { sheets: null } }),
    'export.save': () => ({ ok: { sheets: 1, names: ['x.pdf'], address: null } }),
    'export.stop': () => ({ ok: {} }),
    ...answers,
  });
  const workspace = new Workspace(desk, 1280);
  const printing = new Printing(desk, workspace.settings.print, () => undefined);
  printing.entry = entryOf();
  const [keys, notices, onlibrary] = [new KeyRing(), new Notices(), vi.fn()];
  const { container } = render(PrintView, { printing, workspace, keys, notices, onlibrary });
  await settle();
  const press = async (key: string, more: KeyboardEventInit = {}): Promise<void> => {
    keys.press(new KeyboardEvent('keydown', { key, ...more }));
    keys.release(new KeyboardEvent('keyup', { key }));
    await settle();
  };
  const click = async (name: string | RegExp): Promise<void> => {
    screen.getByRole('button', { name }).click();
    await settle();
  };
  const turnTo = async (tab: string): Promise<void> => {
    screen.getByRole('tab', { name: tab }).click();
    await settle();
  };
  const cell = (name: string): HTMLElement => screen.getByRole('option', { name });
  return { desk, printing, keys, notices, onlibrary, container, press, click, turnTo, cell };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the print view', () => {
  it('shows a map on one sheet first, and what could go with it', async () => {
    const { desk } = await show();
    expect(screen.getByText('1 sheet, A4')).toBeTruthy();
    expect(screen.getByText('1 : 8. One foot of table is 38 mm.')).toBeTruthy();
    expect(screen.getByAltText('Map of The Combat of St. Ulrich')).toBeTruthy();
    expect(screen.getByText('Rosters of both sides').closest('li')?.textContent).toContain('2 sheets');
    expect(screen.getByText('Counters, true size').closest('li')?.textContent).toContain('2 sheets');
    expect(desk.askedFor('export.sheets').map(({ job }) => job.kind)).toEqual([
      'map',
      'roster',
      'counters',
      'templates',
      'reference',
    ]);
  });

  it('binds what is ticked into one file with the map', async () => {
    const { desk, press } = await show();
    screen.getByLabelText('Rosters of both sides').click();
    await settle();
    expect(screen.getByText('3 sheets, A4')).toBeTruthy();
    expect(screen.getByText('map, rosters of 2 sheets')).toBeTruthy();
    await press('e', { ctrlKey: true });
    const [order] = desk.askedFor('export.save');
    expect(order?.jobs.map(({ kind }) => kind)).toEqual(['map', 'roster']);
    expect(order).toMatchObject({ format: 'pdf', to: 'keep', dpi: 300, file: 'st-ulrich' });
  });

  it('offers the figure scales of the rule system, and other rules for the play sheet where there are any', async () => {
    const { turnTo } = await show();
    await turnTo('Rosters');
    const scales = (): string[] =>
      [...screen.getByLabelText<HTMLSelectElement>('Figure scale').options].map(({ text }) => text);
    expect(scales()).toEqual(['28 mm, as the scenario', '20 mm', '15 mm']);
    expect(screen.queryByLabelText('Rules of the play sheet')).toBeNull();
  });

  it('prints the play sheet of other rules when they are chosen', async () => {
    const systems = [
      systemOf('honours-of-war', 'Honours of War'),
      { ...systemOf('mcnally', 'McNally'), scales: ['25mm'] },
      { ...systemOf('bare', 'Bare'), hasPlaySheet: false },
    ];
    const { desk, turnTo } = await show({ 'rules.list': () => ({ ok: { systems } }) });
    await turnTo('Rosters');
    const rules = screen.getByLabelText<HTMLSelectElement>('Rules of the play sheet');
    expect([...rules.options].map(({ text }) => text)).toEqual(['Honours of War, as the scenario', 'McNally']);
    rules.selectedIndex = 1;
    rules.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    const job = desk.askedFor('export.sheets').findLast((asked) => asked.job.kind === 'reference')?.job;
    expect(job?.options).toMatchObject({ rules: 'mcnally' });
    expect([...screen.getByLabelText<HTMLSelectElement>('Figure scale').options].map(({ text }) => text)).toContain(
      '25 mm',
    );
  });

  it('asks for the measured square only where sheets carry one', async () => {
    const { click, turnTo } = await show();
    expect(screen.queryByLabelText(/^Measured/)).toBeNull();
    await click('True size');
    expect(screen.getByLabelText('Measured check square, mm')).toBeTruthy();
    await turnTo('Counters');
    expect(screen.getByLabelText('Measured ruler at the foot, mm')).toBeTruthy();
  });

  it('shows the whole at true size with its sheets, and what the table becomes', async () => {
    const { click } = await show();
    await click('True size');
    expect(screen.getByText(/^1 : 1\. The table becomes 6 sheets, 3 by 2/)).toBeTruthy();
    expect(screen.getByText('5 sheets and the page map, A4, 1 : 1')).toBeTruthy();
    expect(screen.getByText('5 of 5')).toBeTruthy();
    expect(screen.getByAltText(/^The whole as it is glued/)).toBeTruthy();
    expect(screen.getByText('Sheet A1')).toBeTruthy();
    expect(screen.getByText('Touches B1, A2. Trim right and bottom, glue over B1 and A2.')).toBeTruthy();
    expect(screen.getByTitle('Sheet C1: nothing on it')).toBeTruthy();
  });

  it('goes among the sheets by the arrows, past those with nothing on them', async () => {
    const { click, press } = await show();
    await click('True size');
    await press('ArrowRight');
    expect(screen.getByText('Sheet B1')).toBeTruthy();
    await press('ArrowRight');
    expect(screen.getByText('Sheet B1')).toBeTruthy();
    await press('ArrowDown');
    expect(screen.getByText('Sheet B2')).toBeTruthy();
    await press(']');
    expect(screen.getByText('Sheet C2')).toBeTruthy();
    await press('PageUp');
    expect(screen.getByText('Sheet B2')).toBeTruthy();
  });

  it('leaves a sheet out with Space, draws its neighbour anew, and takes it in again', async () => {
    const { desk, click, press, cell } = await show();
    await click('True size');
    await press('ArrowRight');
    await press(' ');
    expect(screen.getByText('4 sheets and the page map, A4, 1 : 1')).toBeTruthy();
    expect(screen.getByText('4 of 5')).toBeTruthy();
    expect(cell('Sheet B1, left out')).toBeTruthy();
    await press('ArrowLeft');
    expect(screen.getByText('Touches A2. Trim bottom, glue over A2.')).toBeTruthy();
    expect(desk.askedFor('export.preview').at(-1)).toMatchObject({ sheet: 'A1', job: { without: ['B1'] } });
    await press('e', { ctrlKey: true });
    expect(desk.askedFor('export.save')[0]?.jobs).toEqual([
      expect.objectContaining({ kind: 'tiles', without: ['B1'] }),
    ]);
    await click('Take all in');
    expect(screen.getByText('5 of 5')).toBeTruthy();
  });

  it('keeps what is left out of one paper apart from another, and as it was on the first', async () => {
    const { click, press, printing } = await show();
    await click('True size');
    await press(' ');
    expect(screen.getByText('4 of 5')).toBeTruthy();
    printing.choose({ papers: { ...printing.choices.papers, map: 'a3' } });
    await settle();
    expect(screen.getByText('5 of 5')).toBeTruthy();
    printing.choose({ papers: { ...printing.choices.papers, map: 'a4' } });
    await settle();
    expect(screen.getByText('4 of 5')).toBeTruthy();
  });

  it('leaves a front out with its back', async () => {
    const { press } = await show();
    screen.getByRole('tab', { name: 'Counters' }).click();
    await settle();
    expect(screen.getByText('2 sheets, 1 with backs, A4')).toBeTruthy();
    await press(' ');
    expect(screen.getByText('1 sheet, A4')).toBeTruthy();
  });

  it('says why nothing is printed, on the buttons too', async () => {
    const { desk, press, notices } = await show();
    screen.getByRole('tab', { name: 'Rosters' }).click();
    await settle();
    screen.getByLabelText('A roster for each side').click();
    screen.getByLabelText('The tables of the rules').click();
    await settle();
    expect(screen.getByText('Nothing to print')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Save PDF/ }).title).toContain('Neither rosters nor the play sheet');
    await press('p', { ctrlKey: true });
    expect(desk.askedFor('export.save')).toEqual([]);
    expect(notices.shown.map(({ sentence }) => sentence)).toEqual([
      'Neither rosters nor the play sheet are chosen. Tick one on the left.',
    ]);
  });
});

describe('while sheets are made', () => {
  it('waits until the choices rest, and asks once', async () => {
    const { desk, printing } = await show();
    for (const smaller of [3, 4, 5]) {
      printing.chooseMap({ size: 'ratio', smaller });
      flushSync();
      await vi.advanceTimersByTimeAsync(100);
    }
    await settle();
    const ratios = desk
      .askedFor('export.sheets')
      .flatMap(({ job }) => (job.kind === 'tiles' ? [job.options.ratio] : []));
    // The first of another kind is asked at once, so that something is seen; the last when all rest.
    expect(ratios.at(-1)).toBe(0.2);
    expect(ratios.length).toBeLessThan(3);
  });

  it('does not let an older answer replace a newer one', async () => {
    const late: ((answer: Answer<'export.sheets'>) => void)[] = [];
    const { printing } = await show({
      'export.sheets': ({ job }) =>
        job.kind === 'tiles' ? new Promise((resolve) => late.push(resolve)) : { ok: listFor(job) },
    });
    printing.chooseMap({ size: 'true' });
    await settle();
    printing.choose({ style: 'line' });
    await settle();
    expect(late).toHaveLength(2);
    late[1]?.({ ok: gluedList(['C1', 'C2']) });
    await settle();
    late[0]?.({ ok: gluedList() });
    await settle();
    expect(screen.getByText('4 of 4')).toBeTruthy();
  });

  it('says so, and keeps the picture there was', async () => {
    let holds = false;
    const { printing } = await show({
      'export.sheets': ({ job }) => (holds ? new Promise(() => undefined) : { ok: listFor(job) }),
    });
    holds = true;
    printing.choose({ style: 'line' });
    await settle();
    expect(screen.getByText('Making the sheets')).toBeTruthy();
    expect(screen.getByAltText('Map of The Combat of St. Ulrich')).toBeTruthy();
    expect(screen.getByText('1 sheet, A4')).toBeTruthy();
  });

  it('keeps the last good sheets when the next cannot be made, and says why', async () => {
    const { printing, press, notices, desk } = await show({
      'export.sheets': ({ job }) =>
        job.kind === 'map' && (job.options.margin ?? 0) > 3
          ? { fault: { code: 'does-not-fit', message: 'The margin of 5 cm leaves no room on this paper.' } }
          : { ok: listFor(job) },
    });
    printing.choose({ margin: 5 });
    await settle();
    expect(screen.getByRole('alert').textContent).toContain(
      'The margin of 5 cm leaves no room on this paper. What is shown was made before.',
    );
    expect(screen.getByAltText('Map of The Combat of St. Ulrich')).toBeTruthy();
    await press('e', { ctrlKey: true });
    expect(desk.askedFor('export.save')).toEqual([]);
    expect(notices.shown[0]?.severity).toBe('error');
    printing.choose({ margin: 1 });
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells the first error of a scenario that has some, and leads back', async () => {
    const message = '“st-ulrich” cannot be printed: A unit needs a place.';
    const { click, onlibrary } = await show({
      'export.sheets': () => ({ fault: { code: 'scenario-unfit', message } }),
    });
    expect(screen.getByText('The Combat of St. Ulrich cannot be printed yet')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    await click('Back to the library');
    expect(onlibrary).toHaveBeenCalledOnce();
  });

  it('says below the scale when the table does not fit so, before the desk does', async () => {
    const { click, printing } = await show();
    await click('True size');
    printing.choose({ margin: 5, papers: { ...printing.choices.papers, map: 'a5' } });
    flushSync();
    expect(screen.getByText(/^The margin of 5 cm leaves no room/)).toBeTruthy();
  });

  it('asks anew for what is shown when scenarios change', async () => {
    const { desk, printing } = await show();
    const before = desk.askedFor('export.sheets').length;
    printing.forget();
    printing.entry = entryOf();
    await settle();
    expect(desk.askedFor('export.sheets').length).toBeGreaterThan(before);
    expect(desk.askedFor('export.preview').filter(({ sheet }) => sheet === 'map')).toHaveLength(2);
  });
});

describe('what changed since it was printed', () => {
  it('is marked, and can be printed alone as it is in the whole set', async () => {
    const { desk, click, cell } = await show({ 'export.changed': () => ({ ok: { sheets: ['A2', 'B2'] } }) });
    await click('True size');
    expect(cell('Sheet B2, changed since it was last printed').classList.contains('changed')).toBe(true);
    expect(cell('Sheet A1').classList.contains('changed')).toBe(false);
    expect(screen.getByText('2 sheets changed since you last printed')).toBeTruthy();
    await click('Print only the changed 2');
    expect(desk.askedFor('export.save')[0]).toMatchObject({
      to: 'print',
      jobs: [{ kind: 'tiles', only: ['A2', 'B2'] }],
    });
  });

  it('is asked again after printing', async () => {
    const { desk, press } = await show();
    const before = desk.askedFor('export.changed').length;
    await press('p', { ctrlKey: true });
    expect(desk.askedFor('export.changed').length).toBe(before + 1);
  });
});

describe('making files', () => {
  const held = () => {
    let end: (answer: Answer<'export.save'>) => void = () => undefined;
    const save = (order: DeskCalls['export.save']['args']): Promise<Answer<'export.save'>> => {
      name = order.saving;
      return new Promise((resolve) => (end = resolve));
    };
    let name = '';
    return { save, end: (answer: Answer<'export.save'>) => end(answer), saving: () => name };
  };

  it('tells how far it is, and where the files are', async () => {
    const { save, end, saving } = held();
    const { desk, press, notices } = await show({ 'export.save': save });
    await press('e', { ctrlKey: true });
    expect(screen.getByText('Making the sheets')).toBeTruthy();
    desk.tell('export.progress', { saving: saving(), done: 12, of: 24 });
    desk.tell('export.progress', { saving: 'another', done: 1, of: 2 });
    flushSync();
    expect(screen.getByText('12 of 24 sheets')).toBeTruthy();
    end({ ok: { sheets: 24, names: ['St. Ulrich.pdf'], address: null } });
    await vi.advanceTimersByTimeAsync(10);
    flushSync();
    expect(notices.shown.map(({ sentence }) => sentence)).toEqual(['24 sheets are in St. Ulrich.pdf.']);
    expect(screen.getByRole('button', { name: /^Save PDF/ })).toBeTruthy();
  });

  it('is given up by Cancel, without a complaint', async () => {
    const { save, end, saving } = held();
    const { desk, press, click, notices } = await show({ 'export.save': save });
    await press('e', { ctrlKey: true });
    await click('Cancel');
    expect(desk.askedFor('export.stop')).toEqual([{ saving: saving() }]);
    end({ fault: { code: 'export-stopped', message: 'Stopped.' } });
    await settle();
    expect(notices.shown).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('says why nothing was made', async () => {
    const { press, notices } = await show({
      'export.save': () => ({ fault: { code: 'disk-full', message: 'The disk is full.' } }),
    });
    await press('e', { ctrlKey: true });
    expect(notices.shown).toMatchObject([{ sentence: 'Nothing was made. The disk is full.', severity: 'error' }]);
  });

  it('fetches what lies at the host, with what lets the page in', async () => {
    window.history.replaceState(null, '', '/?token=abc');
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    const { press } = await show({
      'export.save': () => ({ ok: { sheets: 2, names: ['x.zip'], address: '/made/1/x.zip' } }),
    });
    await press('e', { ctrlKey: true });
    expect(clicked).toEqual([`x.zip ${window.location.origin}/made/1/x.zip?token=abc`]);
  });

  it('offers to open the PDF where the browser lets no tab open by itself', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { press, notices } = await show({
      'export.save': () => ({ ok: { sheets: 2, names: ['x.pdf'], address: '/made/1/x.pdf' } }),
    });
    await press('p', { ctrlKey: true });
    const [notice] = notices.shown;
    expect(notice?.act?.label).toBe('Open the PDF');
    notice?.act?.run();
    expect(open).toHaveBeenCalledTimes(2);
  });
});
