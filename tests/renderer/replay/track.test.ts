import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplayPlayer } from '../../../renderer/replay';
import Track from '../../../renderer/replay/Track.svelte';
import { sampleBattle } from '../sample-battle';

/** From the left edge to the first event, and from the last to the right edge, px. */
const [LEFT, RIGHT] = [124, 142];
const WIDTH = 1000;

beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH));
afterEach(() => vi.restoreAllMocks());

function shown(): { readonly player: ReplayPlayer; readonly track: HTMLElement } {
  const player = new ReplayPlayer(sampleBattle());
  render(Track, { player, large: false, marked: [], chances: null });
  flushSync();
  return { player, track: screen.getByRole('slider', { name: 'Timeline' }) };
}
const tip = (): string => document.querySelector('.tip')?.textContent ?? '';
const placeOf = (player: ReplayPlayer, moment: number): number =>
  LEFT + player.axis.at(moment) * (WIDTH - LEFT - RIGHT);

it('tells what happened at the pointer, and when, before it is clicked', async () => {
  const { player, track } = shown();
  const moment = player.record.events.findIndex(({ do: what }) => what === 'fired') + 1;
  await fireEvent.pointerMove(track, { clientX: placeOf(player, moment) });
  expect(tip()).toMatch(/^Turn \d.*Regiment Prinz Casimir fires at Regiment Hohenwalde/);
  expect(player.moment).toBe(0);
  await fireEvent.pointerLeave(track);
  expect(tip()).toBe('');
});

it('tells nothing of what is to come while that is hidden', async () => {
  const { player, track } = shown();
  player.hideFuture(true);
  await fireEvent.pointerMove(track, { clientX: placeOf(player, player.length) });
  expect(tip()).toBe('');
});

it('comes nearer about the pointer by the wheel, so that one of many events is met, and shows the whole again', async () => {
  const { player, track } = shown();
  const moment = player.record.events.findIndex(({ do: what }) => what === 'fired') + 1;
  const whole = screen.queryByRole('button', { name: /^The whole battle/ });
  expect(whole).toBeNull();
  const at = placeOf(player, moment);
  for (let notch = 0; notch < 6; notch += 1) {
    const turned = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
    // The page of these tests gives a wheel no place.
    Object.defineProperty(turned, 'clientX', { value: at });
    await fireEvent(track, turned);
    expect(turned.defaultPrevented).toBe(true);
  }
  // The place under the pointer stays there; what was beside it has moved away.
  await fireEvent.pointerMove(track, { clientX: at });
  expect(tip()).toContain('fires at Regiment Hohenwalde');
  await fireEvent.click(screen.getByRole('button', { name: /^The whole battle/ }));
  flushSync();
  expect(screen.queryByRole('button', { name: /^The whole battle/ })).toBeNull();
});
