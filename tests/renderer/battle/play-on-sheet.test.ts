import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../electron/desk/api';
import PlayOnSheet from '../../../renderer/battle/PlayOnSheet.svelte';
import type { Player } from '../../../renderer/battle/players';
import { ReplayPlayer } from '../../../renderer/replay';
import { sampleBattle } from '../sample-battle';

it.each<[string, readonly Player[], readonly Player[]]>([
  ['who played the second side plays it on', ['general', 'person'], ['general', 'person']],
  ['where generals alone fought a person has the first', ['general', 'general'], ['person', 'general']],
])('%s', async (_what, players, offered) => {
  const onplay = vi.fn();
  const play = { ...DEFAULT_SETTINGS.play, players: [...players] };
  render(PlayOnSheet, { player: new ReplayPlayer(sampleBattle()), play, onplay, onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: 'Play on' }));
  expect(onplay).toHaveBeenCalledWith(offered, 1);
});
