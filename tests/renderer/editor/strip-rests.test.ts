import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BalanceStrip from '../../../renderer/editor/strip/BalanceStrip.svelte';
import { KeyRing } from '../../../renderer/frame';
import { FakeDesk } from '../fake-desk';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { NATIONS, TABLE } from './small-table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('battles of the strip wait while one is fought to be watched, and are off where the settings say so', async () => {
  const desk = new FakeDesk([], { 'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }) });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const begun = async (): Promise<boolean> => {
    await vi.advanceTimersByTimeAsync(2100);
    return screen.queryByText(/There is an error to mend|No battles/) !== null;
  };
  const { rerender } = render(BalanceStrip, { editing, keys: new KeyRing(), large: false, begins: true, waits: true });
  expect(await begun()).toBe(false);
  await rerender({ waits: false, begins: false });
  expect(await begun()).toBe(false);
  expect(screen.getByText('Your settings have them off: F5 fights some.')).toBeTruthy();
  await rerender({ begins: true });
  expect(await begun()).toBe(true);
});
