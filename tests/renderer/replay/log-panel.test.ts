import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { OUT_OF_SIGHT } from '../../../engine/battle';
import { ReplayPlayer } from '../../../renderer/replay';
import Log from '../../../renderer/replay/Log.svelte';
import Transport from '../../../renderer/replay/Transport.svelte';
import { sampleBattle } from '../sample-battle';

describe('the log on the screen', () => {
  it('opens the reasons of a line and closes them again', async () => {
    render(Log, { player: new ReplayPlayer(sampleBattle()) });
    const line = screen.getByRole('button', { name: 'Reasons of 1.4' });
    expect(screen.queryByText('Average die')).toBeNull();
    line.click();
    await Promise.resolve();
    flushSync();
    expect(line.getAttribute('aria-expanded')).toBe('true');
    const row = screen.getByText('Average die').closest('li');
    expect(row && within(row).getByText('5')).toBeTruthy();
    expect(screen.getByText('HIT-04')).toBeTruthy();
    line.click();
    flushSync();
    expect(screen.queryByText('Average die')).toBeNull();
  });

  it('goes to the moment of a line', () => {
    const player = new ReplayPlayer(sampleBattle());
    render(Log, { player });
    screen.getByRole('button', { name: /Prinz Casimir fires/ }).click();
    expect(player.moment).toBe(12);
  });

  it('names nobody whom the one who looks does not know of', async () => {
    const battle = sampleBattle();
    const hidden = battle.start.pieces.find(({ seat }) => seat !== 'blue')?.id ?? '';
    const pieces = battle.start.pieces.map((piece) =>
      piece.id === hidden ? { ...piece, where: { off: OUT_OF_SIGHT } } : piece,
    );
    const options = async (start: typeof battle.start): Promise<readonly string[]> => {
      const { container, unmount } = render(Log, { player: new ReplayPlayer({ ...battle, start }) });
      screen.getByRole('button', { name: 'Filter' }).click();
      await Promise.resolve();
      flushSync();
      const values = [...container.querySelectorAll('select[aria-label="Of whom"] option')].map((option) =>
        option.getAttribute('value'),
      );
      unmount();
      return values.map(String);
    };
    expect(await options(battle.start)).toContain(hidden);
    const known = await options({ ...battle.start, pieces });
    expect(known).not.toContain(hidden);
    expect(known.length).toBeGreaterThan(5);
  });

  it('tells by no heading how long the battle goes on while what is to come is hidden; nor does the transport', () => {
    const player = new ReplayPlayer(sampleBattle());
    const last = player.turns.at(-1)?.number ?? 0;
    expect(last).toBeGreaterThan(1);
    player.seek(4);
    player.hideFuture(true);
    const log = render(Log, { player });
    expect(log.container.textContent).not.toContain(`Turn ${last}`);
    log.unmount();
    const ignored = (): void => undefined;
    const { container } = render(Transport, { player, acts: [], kept: false, onspeed: ignored, onkeep: ignored });
    expect(container.textContent).not.toContain(`of ${player.stops.length}`);
    expect(container.querySelectorAll('optgroup')).toHaveLength(1);
    player.hideFuture(false);
    flushSync();
    expect(container.textContent).toContain(`of ${player.stops.length}`);
    expect(container.querySelectorAll('optgroup').length).toBeGreaterThan(1);
  });

  it('announces the line under the cursor', () => {
    const player = new ReplayPlayer(sampleBattle());
    const { container } = render(Log, { player });
    player.seek(13);
    flushSync();
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(
      'Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits',
    );
  });
});
