import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { KeyRing } from '../../../renderer/frame';

it('keeps the keys of a view that comes while another goes', () => {
  const keys = new KeyRing();
  const key = (does: string) => [{ where: 'Everywhere' as const, chords: ['x'], does, run: () => undefined }];
  let view = $state<'replay' | 'editor'>('replay');
  const stop = $effect.root(() => {
    $effect(() => (view === 'editor' ? keys.offer(key('edit')) : undefined));
    $effect(() => (view === 'replay' ? keys.offer(key('play')) : undefined));
  });
  flushSync();
  expect(keys.bindings.map(({ does }) => does)).toEqual(['play']);
  view = 'editor';
  flushSync();
  expect(keys.bindings.map(({ does }) => does)).toEqual(['edit']);
  stop();
});
