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

it('the same sentence once more stands there once, as the last, and one that offers something stays', () => {
  const notices = new Notices();
  const sentences = (): readonly string[] => notices.shown.map(({ sentence }) => sentence);
  notices.tell('It cannot be read.', 'error');
  notices.tell('Saved.');
  notices.tell('It cannot be read.', 'error');
  expect(sentences()).toEqual(['Saved.', 'It cannot be read.']);
  notices.tell('Deleted.', 'told', { label: 'Undo', run: () => undefined });
  notices.tell('Deleted.');
  expect(sentences()).toEqual(['It cannot be read.', 'Deleted.', 'Deleted.']);
});
