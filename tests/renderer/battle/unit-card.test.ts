import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import UnitCard from '../../../renderer/battle/UnitCard.svelte';

it('the card of a unit says nothing twice', () => {
  const words = {
    name: 'Mill',
    kind: 'foot, line',
    real: '',
    side: 'blue',
    count: null,
    marks: ['has moved', 'evaded'],
  };
  const lines = [{ label: 'State', value: 'Has moved', clause: null }];
  const told = { readout: { title: 'Mill', lines }, zones: [] };
  render(UnitCard, { words, sides: [{ id: 'blue' }], told, onclose: () => undefined } as never);
  expect(screen.getByText('Has moved')).toBeTruthy();
  expect(screen.getByText('evaded')).toBeTruthy();
  expect(screen.queryByText(/has moved, /)).toBeNull();
});

it('the card of a unit says which real bodies it stands for', () => {
  const words = { name: 'Mill', kind: 'foot', real: '3 battalions, 2100 men', side: 'blue', count: null, marks: [] };
  render(UnitCard, { words, sides: [{ id: 'blue' }], told: null, onclose: () => undefined } as never);
  expect(screen.getByText('Stands for 3 battalions, 2100 men')).toBeTruthy();
});
