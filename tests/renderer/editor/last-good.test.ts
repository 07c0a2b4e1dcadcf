import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import LastGood from '../../../renderer/editor/findings/LastGood.svelte';
import { stUlrich } from './st-ulrich';

afterEach(() => void vi.useRealTimers());

it('says how old the table is while the text cannot be read, and where the fault is', async () => {
  vi.useFakeTimers();
  const editing = stUlrich();
  const at = { file: 'x.yaml', column: 1, code: 'yaml', message: 'A colon is missing.' };
  const findings = [
    { ...at, line: 3, severity: 'warning' as const },
    { ...at, line: 41, severity: 'error' as const },
  ];
  editing.reading = { findings, accepted: [], play: null };
  render(LastGood, { editing });
  expect(screen.getByText('Line 41 cannot be read yet')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByText(/The table shows the last text that could be read, 3 s old\./)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(screen.getByText(/2 min old\./)).toBeTruthy();
});
