import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DayEnd from '../../../renderer/chronicle/DayEnd.svelte';
import DayLine from '../../../renderer/chronicle/DayLine.svelte';
import { ChroniclePlayer } from '../../../renderer/chronicle/player.svelte';
import Story from '../../../renderer/chronicle/Story.svelte';
import { day } from '../beside/day-and-battle';

let player: ChroniclePlayer;
beforeEach(() => {
  player = new ChroniclePlayer(day);
});
const plain = ({ textContent }: Element): string => textContent.replaceAll(/\s+/g, ' ').trim();

describe('the line of the day', () => {
  const [onfork, onshare] = [vi.fn(), vi.fn()];
  const line = (barred?: string) => render(DayLine, { player, forking: false, barred, onfork, onshare });

  it('has a mark for each chapter, which goes to it', async () => {
    line();
    const marks = screen.getAllByRole('button', { name: /^Chapter/ });
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Chapter The march, 06:10',
      'Chapter The halt, 07:30',
    ]);
    await fireEvent.click(marks[1] ?? document.body);
    expect(player.now).toBe(450);
    flushSync();
    screen.getByText('The halt');
  });

  it('is scrubbed, played and paused, and goes faster or slower', async () => {
    line();
    const range = screen.getByRole('slider', { name: 'Time of the day' });
    await fireEvent.input(range, { target: { value: '400' } });
    expect([player.now, range.getAttribute('aria-valuetext')]).toEqual([400, '06:40']);
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(player.playing).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(player.playing).toBe(false);
    await fireEvent.click(
      within(screen.getByRole('group', { name: 'Minutes of the day in a second' })).getByText('10'),
    );
    expect(player.speed).toBe(10);
  });

  it('shows the night and the weather in their hours', () => {
    const { container } = line();
    const seen = [...container.querySelectorAll('.sky span')].map((one) => one.getAttribute('title'));
    expect(seen).toEqual(['Fog', 'Heavy rain', 'Night']);
  });

  it('is left for a battle, unless something bars it', async () => {
    const { rerender } = line();
    const fork = screen.getByRole('button', { name: /Fight on from here/ });
    expect(fork.getAttribute('title')).toMatch(/^Make a battle of 06:00/);
    await fireEvent.click(fork);
    expect(onfork).toHaveBeenCalledTimes(1);
    await rerender({ barred: 'Save the chronicle first' });
    await fireEvent.click(fork);
    expect(onfork).toHaveBeenCalledTimes(1);
  });
});

describe('the story beside the table', () => {
  it('tells each caption with its hour, its chapter, who does it, how sure it is and from whom it is known', () => {
    render(Story, { player });
    expect(screen.getAllByRole('listitem').map(plain)).toEqual([
      'The march',
      '06:10 It goes forward. Leib-Regiment. Confidence low. A drummer.',
      '06:50 It fires. Leib-Regiment.',
      'The halt',
      '07:30 It stands. Leib-Regiment.',
    ]);
    screen.getByText('The letters of a major');
  });

  it('goes to an hour by its caption, and marks the one that is told', async () => {
    render(Story, { player });
    const caption = screen.getByRole('button', { name: /It fires/ });
    expect(caption.getAttribute('aria-current')).toBeNull();
    await fireEvent.click(caption);
    flushSync();
    expect([player.now, caption.getAttribute('aria-current')]).toEqual([410, 'true']);
  });
});

describe('the end of the day', () => {
  it('tells who won, what each side lost by the sources, and what is shown of it', async () => {
    const onclose = vi.fn();
    player.seek(day.day.ends);
    render(DayEnd, { player, onclose });
    screen.getByRole('heading', { name: 'Lindenau wins' });
    screen.getByText('Red keeps the bridge.');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(plain))).toEqual([
      ['Bernau', '1 200', '4 800', '25 %', '8 %'],
      ['By his own return.'],
      ['Lindenau', '–', '–', '–', '0 %'],
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Watch the day again' }));
    expect([player.now, player.playing]).toEqual([day.day.begins, true]);
    player.pause();
  });
});
