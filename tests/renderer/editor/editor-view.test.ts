import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Editing } from '../../../renderer/editor/editing.svelte';
import EditorView from '../../../renderer/editor/EditorView.svelte';
import { Looks } from '../../../renderer/editor/looks.svelte';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { Saving } from '../../../renderer/saving';
import { Notices } from '../../../renderer/ui';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

it('a picture that is dropped onto the window is laid, and the tool that moves it taken', async () => {
  const desk = new FakeDesk([], {
    'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
    'picture.keep': ({ name }) =>
      name.endsWith('.exe')
        ? { fault: { code: 'not-a-picture', message: 'It is no picture.' } }
        : { ok: { name: 'map.png', width: 400, height: 300 } },
  });
  const editing = new Editing(desk);
  editing.nations = NATIONS;
  editing.show(null, TABLE);
  const notices = new Notices();
  const calls = { onlibrary: vi.fn(), onfight: vi.fn(), onstop: vi.fn(), ontell: vi.fn(), onprint: vi.fn() };
  render(EditorView, {
    ...{ editing, notices, ...calls, folders: [], fighting: null, mapJob: () => null },
    ...{ saving: new Saving(desk, editing, notices), looks: new Looks(editing) },
    ...{ workspace: new Workspace(desk, 1280), keys: new KeyRing() },
  });
  flushSync();
  const drop = (name: string): void => {
    const files = [new File([new Uint8Array([1])], name)];
    const event = new Event('drop', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(Object.assign(event, { dataTransfer: { files, types: ['Files'] } }));
  };
  const before = editing.tool;
  expect(before).not.toBe('tracing');
  drop('notes.exe');
  await vi.waitFor(() => expect(desk.askedFor('picture.keep')).toHaveLength(1));
  await Promise.resolve();
  expect([editing.tool, editing.scenario?.table.picture]).toEqual([before, null]);
  drop('map.png');
  await vi.waitFor(() => expect(editing.tool).toBe('tracing'));
  expect(editing.scenario?.table.picture?.file).toBe('map.png');
});
