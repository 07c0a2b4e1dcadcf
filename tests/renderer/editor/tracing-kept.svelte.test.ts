import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../electron/desk/api';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { EditorMemory } from '../../../renderer/editor/memory';
import { Tracing } from '../../../renderer/editor/tracing';
import { FakeDesk } from '../fake-desk';
import { NATIONS, TABLE } from './small-table';

it('a picture that is hidden stays hidden when its scenario is saved for the first time, and no other is', async () => {
  const editing = new Editing(
    new FakeDesk([], {
      'editor.nations': () => ({ ok: { nations: NATIONS } }),
      'editor.read': () => ({ ok: { findings: [], accepted: [], play: null } }),
      'picture.keep': () => ({ ok: { name: 'map.png', width: 400, height: 300 } }),
      'picture.open': () => ({ fault: { code: 'gone', message: 'It is gone.' } }),
    }),
  );
  await editing.learnNations();
  editing.show(null, TABLE);
  const window = {
    settings: DEFAULT_SETTINGS,
    remember: (change: Partial<Settings>): void => void (window.settings = { ...window.settings, ...change }),
  };
  const memory = new EditorMemory(window);
  const tracing = new Tracing(editing, memory);
  const end = $effect.root(() => tracing.keepUp());
  flushSync();
  await tracing.take(new File([new Uint8Array([1])], 'map.png'));
  tracing.toggle();
  flushSync();
  expect(tracing.isShown).toBe(false);

  editing.file = 'own/small.yaml';
  flushSync();
  expect(tracing.isShown).toBe(false);
  expect(memory.read('own/small.yaml')).toMatchObject({ shown: false });

  editing.show('own/other.yaml', TABLE);
  flushSync();
  expect(tracing.isShown).toBe(true);
  end();
});
