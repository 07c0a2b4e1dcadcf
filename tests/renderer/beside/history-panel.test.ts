import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { historyLine, HistoryPanel } from '../../../renderer/beside';
import { ReplayPlayer } from '../../../renderer/replay';
import { deskWith, historyOf } from './day-and-battle';

/** The last moment of the battle, which ends at seven. */
const SEVEN = 32;
const AHEAD = 'Here Chevreul Dragoons have advanced 300 m by 07:00. In history they stayed.';
const BEATEN = 'Here Brackwitz Dragoons are beaten by 07:00. In history they still stood.';

async function shown(moment: number, desk = deskWith()) {
  const history = historyOf(desk);
  await history.read();
  const player = new ReplayPlayer(history.record);
  player.seek(moment);
  const [onghosts, onplan] = [vi.fn(), vi.fn()];
  render(HistoryPanel, { player, history, showsGhosts: false, showsPlan: true, onghosts, onplan });
  return { player, onghosts, onplan };
}
const parts = (): readonly string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

describe('the tab History of a battle that left a chronicle', () => {
  it('tells what happened then, what each side has left in both, and where they part', async () => {
    await shown(SEVEN);
    screen.getByText('07:00 in history');
    screen.getByText(/It fires\./);
    expect(screen.queryByText(/It stands\./)).toBeNull();
    const rows = screen.getAllByRole('row').map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(rows.slice(1).map((row) => row.map((cell) => cell.trim()))).toEqual([
      ['Bernau', '72 %', '89 %'],
      ['Lindenau', '100 %', '100 %'],
    ]);
    expect(parts()).toEqual([`07:00 ${AHEAD}`, `07:00 ${BEATEN}`]);
  });

  it('goes to the hour at which they part', async () => {
    const { player } = await shown(0);
    const [first] = screen.getAllByRole('button', { name: /Chevreul Dragoons/ });
    expect(first?.getAttribute('aria-current')).toBeNull();
    await fireEvent.click(first ?? document.body);
    flushSync();
    expect(player.moment).toBe(SEVEN);
    expect(first?.getAttribute('aria-current')).toBe('true');
  });

  it('keeps partings to come hidden where the person wants that', async () => {
    const { player } = await shown(0);
    player.hidesFuture = true;
    flushSync();
    expect(parts()).toEqual(['So far this battle goes as history did.']);
  });

  it('shows ghosts and a small plan when asked', async () => {
    const { onghosts, onplan } = await shown(0);
    const [ghosts, plan] = ['Ghosts', 'Plan'].map((name) => screen.getByRole('button', { name }));
    expect([ghosts, plan].map((chip) => chip?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await fireEvent.click(ghosts ?? document.body);
    expect([onghosts, onplan].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await fireEvent.click(plan ?? document.body);
    expect([onghosts, onplan].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('says which chronicle it left when that is gone', async () => {
    await shown(0, deskWith([]));
    screen.getByText('The chronicle “day” is not in your library. This battle left it at 06:00.');
  });
});

describe('history on the timeline of the battle', () => {
  it('has the hours of the turns, its chapters and the partings at their moments, and what it left of each side', async () => {
    const history = historyOf(deskWith());
    expect(historyLine(history)).toBeNull();
    await history.read();
    const line = historyLine(history);
    expect([...(line?.hours ?? [])]).toEqual([
      [1, '06:00'],
      [2, '06:30'],
    ]);
    // The second chapter begins when the battle is over.
    expect(line?.chapters).toEqual([{ moment: history.clock.momentOf(370), when: '06:10', title: 'The march' }]);
    expect(line?.partings).toEqual([
      { moment: SEVEN, side: 'red', text: AHEAD },
      { moment: SEVEN, side: 'blue', text: BEATEN },
    ]);
    expect(line?.left.map(({ side, points }) => [side, points.map(({ left }) => left)])).toEqual([
      ['blue', [5, 5, 5]],
      ['red', [4, 4, 4]],
    ]);
  });
});
