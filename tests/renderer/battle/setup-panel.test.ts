import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Openings } from '../../../renderer/battle/openings.svelte';
import SetupPanel from '../../../renderer/battle/SetupPanel.svelte';
import { Workspace } from '../../../renderer/frame';
import { entryOf, FakeDesk } from '../fake-desk';

it('a battle that is being fought is told of by its turn, for the replay counts its events otherwise', async () => {
  const desk = new FakeDesk([entryOf()], { 'battle.fight': () => new Promise(() => undefined) as never });
  const openings = new Openings(desk);
  await openings.open(entryOf());
  const { play } = new Workspace(desk, 1280).settings;
  const none = vi.fn();
  render(SetupPanel, {
    ...{ openings, seed: '7', generals: [], ongenerals: none, play, onplay: none, onseed: none },
    ...{ onfight: none, onwatch: none, selected: null, onselect: none },
  });
  void openings.fight(7);
  const [{ battle } = { battle: '' }] = desk.askedFor('battle.fight');
  desk.tell('battle.progress', { battle: battle ?? '', turn: 3, events: 1733 });
  flushSync();
  expect(screen.getByRole('status').textContent.trim()).toBe('Fighting: turn 3');
  expect(document.body.textContent).not.toContain('1733');
});
