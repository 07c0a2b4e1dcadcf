import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import LeftFights from '../../../renderer/library/LeftFights.svelte';

it('tells who fought a battle that was left, as a sentence, and goes on with it', () => {
  const fight = {
    play: 'one',
    title: 'The Mill',
    turn: 3,
    entries: 12,
    seats: { blue: 'a person', red: 'capable general' },
    at: 0,
    fault: null,
  };
  const onresume = vi.fn();
  render(LeftFights, { fights: [fight], onresume, ondiscard: vi.fn() });
  expect(screen.getByText(/^A person against capable general\. Left /)).toBeDefined();
  screen.getByRole('button', { name: 'Fight on' }).click();
  expect(onresume).toHaveBeenCalledExactlyOnceWith(fight);
});
