import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Viewing } from '../../../renderer/battle';
import { ChroniclePlayer } from '../../../renderer/chronicle/player.svelte';
import ChronicleView from '../../../renderer/chronicle/ChronicleView.svelte';
import { Watching } from '../../../renderer/chronicle/watching.svelte';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { Notices } from '../../../renderer/ui';
import { day, deskWith } from '../beside/day-and-battle';

const shone: unknown[] = [];
/** A table in three dimensions that draws nothing, with an eye in the south. */
vi.mock('../../../renderer/battle/model-picture', () => ({
  ModelPicture: class {
    readonly eye = { x: 90, y: -60, z: 60, headingX: 0, headingY: 1, pitch: 30 };
    readonly isHeld = false;
    shine = (hour: unknown): void => void shone.push(hour);
    groundUnder = (x: number, y: number) => ({ x: x / 10, y: 100 - y / 10 });
    constructor() {
      return new Proxy(this, {
        get: (one, key) => (key in one ? one[key as keyof typeof one] : () => null),
      });
    }
  },
}));

function shown(picture: 'table' | 'plan') {
  const desk = deskWith();
  const player = new ChroniclePlayer(day);
  const workspace = new Workspace(desk, 1280);
  workspace.view = 'replay';
  const viewing = new Viewing();
  viewing.restore({ tab: 'log', picture });
  const notices = new Notices();
  render(ChronicleView, {
    ...{ player, viewing, workspace, notices, keys: new KeyRing(), onfork: vi.fn() },
    watching: new Watching(desk, notices),
  });
  flushSync();
  return { player, viewing };
}

const chip = (name: string): HTMLElement => screen.getByRole('button', { name });
const said = (): string | null => document.querySelector('.chronicle p.caption')?.textContent.trim() ?? null;

describe('watching a chronicle', () => {
  it('shows the clock, the weather of the hour, the caption, what each side has lost, and at its end how the day ended', async () => {
    const { player } = shown('plan');
    player.seek(426);
    flushSync();
    const clock = screen.getByRole('group', { name: 'Time of the day and losses' });
    expect(clock.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('07:06 Heavy rain Bernau8 % lost Lindenau0 % lost');
    expect(said()).toBe('06:50 It fires.');
    await fireEvent.click(chip('Captions'));
    flushSync();
    expect(said()).toBeNull();
    player.seek(day.day.ends);
    flushSync();
    screen.getByRole('heading', { name: 'Lindenau wins' });
    await fireEvent.click(chip('Close (Esc)'));
    flushSync();
    expect(screen.queryByRole('heading', { name: 'Lindenau wins' })).toBeNull();
  });

  it('lights the table in 3D as the hour is, and has a small plan in its corner with the part that is seen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { player, viewing } = shown('table');
    await vi.waitFor(() => expect(viewing.stage).not.toBeNull());
    player.seek(380);
    flushSync();
    expect(shone.at(-1)).toMatchObject({ minute: 380, weather: 'fog' });
    player.seek(426);
    flushSync();
    expect(shone.at(-1)).toMatchObject({ minute: 426, weather: 'heavy rain' });
    screen.getByRole('region', { name: 'Plan, 07:06' });
    expect(document.querySelectorAll('.inset .unit')).toHaveLength(day.start.pieces.length);
    expect(document.querySelector('.inset .seen')?.getAttribute('points')).toBe(
      '0.0,-100.0 80.0,-100.0 80.0,-40.0 0.0,-40.0',
    );
    await fireEvent.click(screen.getByTitle(/^A small plan/));
    flushSync();
    expect(screen.queryByRole('region', { name: 'Plan, 07:06' })).toBeNull();
  });
});
