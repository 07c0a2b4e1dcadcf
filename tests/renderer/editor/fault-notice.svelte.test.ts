import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { tellFaults } from '../../../renderer/editor/fault-notice.svelte';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a reading that was given up is told until a later one succeeds, and not anew once it was dismissed', async () => {
  const slow = { fault: { code: 'too-slow', message: 'It was given up.' } };
  const read = vi.fn((): unknown => slow);
  const editing = new Editing(new FakeDesk([], { 'editor.read': read as never }));
  const notices = new Notices();
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const end = $effect.root(() => tellFaults(editing, notices));
  const told = async (): Promise<readonly string[]> => {
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    return notices.shown.map(({ sentence }) => sentence);
  };
  expect(await told()).toEqual(['It was given up.']);
  read.mockReturnValue({ ok: { findings: [], accepted: [], play: null } });
  editing.change({ does: 'Name it', edits: [{ do: 'set', path: ['title'], value: 'Larger' }] });
  expect(await told()).toEqual([]);

  read.mockReturnValue(slow);
  editing.undo();
  expect(await told()).toEqual(['It was given up.']);
  notices.dismiss(notices.shown[0]?.id ?? 0);
  read.mockImplementation(() => new Promise(() => undefined));
  editing.redo();
  expect(await told()).toEqual([]);
  end();
});
