import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import UnitTag from '../../../renderer/battle/UnitTag.svelte';

const words = {
  ...{ name: 'Gensdarmes', side: 'blue', kind: 'superior cuirassiers, line', count: null, marks: [] },
  real: '6 squadrons: Gensdarmes and Garde du Corps, 850 men',
};
afterEach(cleanup);

it('says at the pointer which real bodies a unit stands for, and nothing where the scenario does not say', () => {
  render(UnitTag, { words, sides: [{ id: 'blue' }] });
  screen.getByText('Stands for 6 squadrons: Gensdarmes and Garde du Corps, 850 men');
  cleanup();
  render(UnitTag, { words: { ...words, real: '' }, sides: [{ id: 'blue' }] });
  expect(screen.queryByText(/Stands for/)).toBeNull();
});
