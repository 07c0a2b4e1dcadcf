import { screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { entryOf, FakeDesk } from '../fake-desk';
import { press, show } from './shown-library';

describe('the bin', () => {
  const binned = {
    removed: '1-00000000',
    title: 'The Mill: a skirmish',
    name: 'Mills/The Mill.yaml',
    at: Date.now(),
  };
  it('shows what was deleted, brings it back, and is emptied only when that is said twice', async () => {
    let entries = [binned, { ...binned, removed: '2-00000000', title: 'The Ford', name: 'Ford.yaml' }];
    const desk = new FakeDesk([entryOf()], {
      'scenario.bin': () => ({ ok: { entries } }),
      'scenario.restore': ({ removed }) => {
        entries = entries.filter((one) => one.removed !== removed);
        return { ok: { file: 'own/Mills/The Mill.yaml' } };
      },
      'scenario.erase': ({ removed }) => {
        entries = entries.filter((one) => !removed.includes(one.removed));
        return { ok: { erased: removed.length } };
      },
    });
    const { keys, library, notices } = show(desk);
    const click = async (name: RegExp | string): Promise<void> => {
      screen.getAllByRole('button', { name, hidden: true })[0]?.click();
      await vi.waitFor(() => flushSync());
    };
    press(keys, 'b');
    await vi.waitFor(() => expect(screen.getByText('The Mill: a skirmish')).toBeTruthy());
    await click(/Restore/);
    await vi.waitFor(() => expect(library.chosen).toBe('own/Mills/The Mill.yaml'));
    expect(notices.shown.map(({ sentence }) => sentence)).toEqual(['The Mill: a skirmish is back in your library.']);
    await click(/Empty the bin/);
    expect(desk.askedFor('scenario.erase')).toEqual([]);
    await click('Keep');
    await click(/Empty the bin/);
    await click('Delete for good');
    await vi.waitFor(() => expect(screen.getByText(/The bin is empty/)).toBeTruthy());
    expect(desk.askedFor('scenario.erase')).toEqual([{ removed: ['2-00000000'] }]);
  });
});
