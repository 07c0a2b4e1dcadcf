import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Notices } from '../../../renderer/ui';

it('told by an effect are told once', () => {
  const notices = new Notices();
  const end = $effect.root(() => {
    $effect(() => notices.tell('Nothing is selected.', 'error'));
  });
  flushSync();
  expect(notices.shown.map(({ sentence }) => sentence)).toEqual(['Nothing is selected.']);
  end();
});
