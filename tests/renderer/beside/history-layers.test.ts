import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import HistoryLayers from '../../../renderer/battle/HistoryLayers.svelte';
import { HistoryShown } from '../../../renderer/battle/history-shown.svelte';
import { ReplayPlayer } from '../../../renderer/replay';
import { day, deskWith, historyOf } from './day-and-battle';

/** A picture a hundred pixels to the right of its table, a pixel to the cm. */
const picture = { groundOnScreen: ({ x, y }: { x: number; y: number }) => ({ x: x + 100, y: 500 - y }) };

async function shown(wanted: { readonly ghosts: boolean; readonly plan: boolean }, selected: string | null = null) {
  const history = historyOf(deskWith());
  await history.read();
  const player = new ReplayPlayer(history.record);
  player.seek(player.length);
  const viewing = new Viewing();
  viewing.selected = selected;
  const moment = {
    history,
    state: player.state,
    hourIn: () => history.clock.hourOf(player.moment),
    partingIn: (_: unknown, hour: number) => history.partingsNow(hour),
  };
  const beside = new HistoryShown(moment, viewing, () => wanted);
  render(HistoryLayers, {
    shown: beside,
    picture,
    ...{ version: 0, tells: true, large: false, onclose: vi.fn() },
  });
  return beside;
}
const drawn = (kind: string): number => document.querySelectorAll(`.ghosts ${kind}`).length;

describe('history over the table of a battle that left it', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is nothing unless it is wanted', async () => {
    await shown({ ghosts: false, plan: false });
    expect(document.querySelector('.ghosts, .inset')).toBeNull();
  });

  it('is ghosts, a line from those who part to theirs, and words where they part', async () => {
    const { ghosts, led } = await shown({ ghosts: true, plan: false });
    expect(led).toEqual(['red/chevreul-dragoons', 'blue/brackwitz-dragoons']);
    expect(ghosts.map(({ id }) => id)).toContain('red/chevreul-dragoons');
    expect(drawn('.base')).toBe(ghosts.length);
    // The dragoons that are beaten are on the table no more: nothing leads from them.
    expect(drawn('.way')).toBe(1);
    screen.getByText('Here Chevreul Dragoons have advanced 300 m by 07:00.');
    expect(document.querySelector('.inset')).toBeNull();
  });

  it('leads from whoever is chosen too', async () => {
    const { ghosts } = await shown({ ghosts: true, plan: false }, 'blue/leib-regiment');
    expect(ghosts.map(({ id }) => id)).toContain('blue/leib-regiment');
    expect(drawn('.way')).toBe(2);
  });

  it('or a small plan of it beside the battle, with everybody who was there at that hour', async () => {
    await shown({ ghosts: false, plan: true });
    screen.getByRole('region', { name: 'In history, 07:00' });
    expect(document.querySelectorAll('.inset .unit')).toHaveLength(day.start.pieces.length);
    expect(document.querySelector('.ghosts')).toBeNull();
  });
});
