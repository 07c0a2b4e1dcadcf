import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import UnitCard from '../../../renderer/battle/UnitCard.svelte';

it('the card of a unit says nothing twice', () => {
  const words = { name: 'Mill', kind: 'foot, line', side: 'blue', count: null, marks: ['has moved', 'evaded'] };
  const lines = [{ label: 'State', value: 'Has moved', clause: null }];
  const told = { readout: { title: 'Mill', lines }, zones: [] };
  render(UnitCard, { words, sides: [{ id: 'blue' }], told, onclose: () => undefined } as never);
  expect(screen.getByText('Has moved')).toBeTruthy();
  expect(screen.getByText('evaded')).toBeTruthy();
  expect(screen.queryByText(/has moved, /)).toBeNull();
});
