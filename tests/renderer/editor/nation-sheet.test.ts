/** The sheet of a nation: what is filled in there comes into its file, is saved for a side, and is barred while it is wrong. */
import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { DeskCalls } from '../../../electron/desk/api';
import { readNation } from '../../../engine/scenario';
import { NationSheet } from '../../../renderer/editor/nations';
import TEMPLATE from '../../../scenarios/nations/imagi-nation.yaml?raw';
import PRUSSIA from '../../../scenarios/nations/prussia.yaml?raw';
import { FakeDesk } from '../fake-desk';
import { opted, typed } from './filling-in';

const { nation: PRUSSIANS } = readNation('prussia.yaml', PRUSSIA);

async function opened(refused?: string) {
  const saved: DeskCalls['nation.save']['args'][] = [];
  const desk = new FakeDesk([], {
    'nation.text': () => ({ ok: { text: TEMPLATE, stamp: 's1', isOwn: false } }),
    'nation.save': (order) => {
      if (refused !== undefined) return { fault: { code: 'full', message: refused } };
      saved.push(order);
      return { ok: { id: 'elba', stamp: 's2' } };
    },
  });
  const on = { saved: vi.fn(), close: vi.fn() };
  render(NationSheet, {
    desk,
    nations: PRUSSIANS ? [PRUSSIANS] : [],
    from: null,
    sides: [{ value: 'blue', label: 'the Army of Bernau' }],
    onsaved: on.saved,
    onclose: on.close,
  });
  await screen.findByLabelText('Name');
  const press = (what: string): void => {
    screen.getByText(what, { selector: 'button' }).click();
    flushSync();
  };
  const fileNow = (): string => {
    press('Text');
    return screen.getByLabelText<HTMLTextAreaElement>("The nation's file").value;
  };
  return { saved, on, press, fileNow };
}

describe('the sheet of a nation', () => {
  it('brings name, colours, troops, regiments and values into the file, whose other lines stay', async () => {
    const { fileNow, press } = await opened();
    typed(screen.getByLabelText('Name'), 'Elba', 'input');
    typed(screen.getByLabelText('Coat'), '#112233');
    typed(screen.getByLabelText('Regiments of foot, one a line'), 'Guard\n\n Old Guard ');
    opted('Class of Line regiments', 'inferior');
    opted('Whose national values it has', PRUSSIANS?.name ?? '');
    press('Troops');
    const text = fileNow();
    const { nation } = readNation('elba.yaml', text);
    expect(nation).toMatchObject({
      name: 'Elba',
      colours: { coat: '#112233' },
      names: { infantry: ['Guard', 'Old Guard'] },
      systems: PRUSSIANS?.systems,
    });
    expect(nation?.troops.map((one) => `${one.name}, ${one.class}`)).toEqual(
      expect.arrayContaining(['Line regiments, inferior', 'More troops, standard']),
    );
    const comments = (whole: string) => whole.split('\n').filter((line) => /^\s*#/.test(line));
    expect(comments(text).length).toBeGreaterThan(0);
    expect(comments(TEMPLATE)).toEqual(expect.arrayContaining([...comments(text)]));
  });

  it('is saved for the side whose button is pressed, which closes it; saved for none it stays', async () => {
    const { saved, on, press } = await opened();
    press('Save');
    await vi.waitFor(() => expect(on.saved.mock.calls).toEqual([['elba', null]]));
    await screen.findByText('Saved among your nations.');
    expect([saved.length, on.close.mock.calls.length]).toEqual([1, 0]);
    typed(screen.getByLabelText('Name'), 'Elba', 'input');
    screen.getByText(/^Changed, not saved/);
    press('Save for the Army of Bernau');
    await vi.waitFor(() => expect(on.close).toHaveBeenCalled());
    expect(on.saved.mock.calls.at(-1)).toEqual(['elba', 'blue']);
    expect(saved[1]).toMatchObject({ id: 'elba', name: 'Elba', expects: 's2' });
  });

  it('tells each error with its line, and is not saved before they are mended', async () => {
    const { saved, press } = await opened();
    press('Text');
    const area = screen.getByLabelText<HTMLTextAreaElement>("The nation's file");
    const right = area.value;
    typed(area, right.replace("coat: '#5d6b4a'", 'coat: green'), 'input');
    const told = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent?.slice(0, 7))).toEqual(['Line 9 ']);
    screen.getByText('1 error bars saving.');
    press('Save');
    expect([saved, screen.getByText('Save', { selector: 'button' }).title]).toEqual([[], 'Mend the errors first']);
    typed(area, right, 'input');
    expect(screen.queryByRole('list', { name: 'Findings' })).toBeNull();
    press('Save');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  it('takes steps back by Ctrl Z outside its text, and by its button', async () => {
    const { fileNow } = await opened();
    const first = screen.getByLabelText<HTMLInputElement>('Name').value;
    typed(screen.getByLabelText('Name'), 'Elba', 'input');
    const undo = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
    screen.getByLabelText('Coat').dispatchEvent(new KeyboardEvent('keydown', undo));
    flushSync();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(first);
    screen.getByLabelText('Coat').dispatchEvent(new KeyboardEvent('keydown', { ...undo, shiftKey: true }));
    flushSync();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Elba');
    for (const [button, name] of [
      [/^Undo/, first],
      [/^Redo/, 'Elba'],
    ] as const) {
      screen.getByLabelText(button).click();
      flushSync();
      expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name);
    }
    expect(fileNow()).toMatch(/^name: Elba$/m);
    const area = screen.getByLabelText<HTMLTextAreaElement>("The nation's file");
    // The browser's own undo of what is typed there.
    const own = new KeyboardEvent('keydown', undo);
    area.dispatchEvent(own);
    expect([own.defaultPrevented, area.value]).toEqual([false, expect.stringMatching(/^name: Elba$/m)]);
  });

  it('says why it was not saved, and keeps what was filled in', async () => {
    const { press, on } = await opened('The disk is full.');
    typed(screen.getByLabelText('Name'), 'Elba', 'input');
    press('Save for the Army of Bernau');
    await screen.findByText('The disk is full.');
    expect([on.saved.mock.calls, on.close.mock.calls]).toEqual([[], []]);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Elba');
  });
});
