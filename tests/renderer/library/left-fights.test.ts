import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import LeftFights from '../../../renderer/library/LeftFights.svelte';

const fight = {
  play: 'one',
  title: 'The Mill',
  turn: 3,
  entries: 12,
  seats: { blue: 'a person', red: 'capable general' },
  at: 0,
  fault: null,
};

it('tells who fought a battle that was left, as a sentence, and goes on with it', () => {
  const onresume = vi.fn();
  render(LeftFights, { fights: [fight], onresume, ondiscard: vi.fn() });
  expect(screen.getByText(/^A person against capable general\. Left /)).toBeDefined();
  screen.getByRole('button', { name: 'Fight on' }).click();
  expect(onresume).toHaveBeenCalledExactlyOnceWith(fight);
});

it.each([
  [0, 'Fight on: “The Mill”'],
  [1, 'Fight on: “The Mill”, turn 1'],
])('tells the turn in which a battle was left, if it had begun (turn %d)', (turn, words) => {
  render(LeftFights, { fights: [{ ...fight, turn }], onresume: vi.fn(), ondiscard: vi.fn() });
  expect(screen.getByText(words).textContent).toBe(words);
});
