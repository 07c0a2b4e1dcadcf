import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { RecentSheet } from '../../../renderer/library';
import { entryOf } from '../fake-desk';

describe('open recent', () => {
  it('lists what was opened last, and opens it by its number or the arrows', () => {
    const entries = [entryOf(), entryOf({ file: 'two', title: 'Two Villages' })];
    const [onopen, onclose] = [vi.fn(), vi.fn()];
    render(RecentSheet, { entries, onopen, onclose, onlibrary: vi.fn() });
    const dialog = screen.getByRole('dialog', { hidden: true });
    const key = (name: string) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    key('2');
    expect(onopen).toHaveBeenLastCalledWith(entries[1]);
    screen.getByText('The Combat of St. Ulrich').click();
    expect(onopen).toHaveBeenLastCalledWith(entries[0]);
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('says where to begin while nothing was opened', () => {
    render(RecentSheet, { entries: [], onopen: vi.fn(), onclose: vi.fn(), onlibrary: vi.fn() });
    expect(screen.getByText('Nothing was opened yet')).toBeTruthy();
  });
});
