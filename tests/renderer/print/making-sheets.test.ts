import { screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { CallResponse, DeskCalls } from '../../../electron/desk/api';
import { entryOf } from '../fake-desk';
import { gluedList } from './sample-sheets';
import { inTimeThatIsTold, listFor, settle, show } from './shown';

inTimeThatIsTold();

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
    const late: ((answer: CallResponse<'export.sheets'>) => void)[] = [];
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
    printing.entry = { ...entryOf(), text: null };
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
    let end: (answer: CallResponse<'export.save'>) => void = () => undefined;
    const save = (order: DeskCalls['export.save']['args']): Promise<CallResponse<'export.save'>> => {
      name = order.saving;
      return new Promise((resolve) => (end = resolve));
    };
    let name = '';
    return { save, end: (answer: CallResponse<'export.save'>) => end(answer), saving: () => name };
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
