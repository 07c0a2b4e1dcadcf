import { screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { systemOf } from '../fake-desk';
import { inTimeThatIsTold, settle, show } from './shown';

inTimeThatIsTold();

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
      { ...systemOf('mcnally', 'McNally'), scales: ['25mm'], grounds: { '25mm': 0.9 } },
      { ...systemOf('bare', 'Bare'), hasPlaySheet: false },
    ];
    const { desk, turnTo } = await show({ 'rules.list': () => ({ ok: { systems, tables: [] } }) });
    await turnTo('Rosters');
    const rules = screen.getByLabelText<HTMLSelectElement>('Rules of the play sheet');
    expect([...rules.options].map(({ text }) => text)).toEqual(['Honours of War, as the scenario', 'McNally']);
    rules.selectedIndex = 1;
    rules.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    const job = desk.askedFor('export.sheets').findLast((asked) => asked.job.kind === 'reference')?.job;
    expect(job).toMatchObject({ rules: 'mcnally' });
    expect([...screen.getByLabelText<HTMLSelectElement>('Figure scale').options].map(({ text }) => text)).toContain(
      '25 mm',
    );
  });

  it('asks for the measured square only where sheets carry one', async () => {
    const { click, turnTo } = await show();
    expect(screen.queryByLabelText(/^Measured/)).toBeNull();
    await click('True size');
    expect(screen.getByLabelText('Measured check marks, mm')).toBeTruthy();
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
