import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import { Aids } from '../../../renderer/editor/aids';
import { Looks } from '../../../renderer/editor/looks.svelte';
import { EditorMemory } from '../../../renderer/editor/memory';
import TopLine from '../../../renderer/editor/TopLine.svelte';
import { Tracing } from '../../../renderer/editor/tracing';
import { Saving } from '../../../renderer/saving';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';
import { stUlrich } from './st-ulrich';

it('while a battle is fought its turn stands in place of Fight, and a click there gives it up', async () => {
  const editing = stUlrich();
  const [onfight, onstop] = [vi.fn(), vi.fn()];
  const looks = new Looks(editing);
  const others = { onplace: vi.fn(), oncalibrate: vi.fn(), onheights: vi.fn(), ontell: vi.fn() };
  const { rerender } = render(TopLine, {
    ...{ editing, looks, folders: [], table: looks.table, aids: new Aids(editing) },
    saving: new Saving(new FakeDesk(), editing, new Notices()),
    tracing: new Tracing(editing, new EditorMemory({ settings: DEFAULT_SETTINGS, remember: vi.fn() })),
    ...{ ...others, onfight, onstop, fighting: null },
  });
  screen.getByRole('button', { name: /^Fight/ }).click();
  expect([onfight, onstop].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await rerender({ fighting: 0 });
  expect(screen.queryByRole('button', { name: /^Fighting, turn.*1$/ })).toBeTruthy();
  await rerender({ fighting: 4 });
  screen.getByRole('button', { name: /^Fighting, turn.*4$/ }).click();
  expect([onfight, onstop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
