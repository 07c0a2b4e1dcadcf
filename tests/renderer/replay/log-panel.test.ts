import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { ReplayPlayer } from '../../../renderer/replay';
import Log from '../../../renderer/replay/Log.svelte';
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
