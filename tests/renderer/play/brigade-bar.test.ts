import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import BrigadeBar from '../../../renderer/play/BrigadeBar.svelte';

it('keeps the brigade that acts in sight', async () => {
  const brought = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const brigades = ['one', 'two', 'three'].map((id, i) => {
    const state = i === 0 ? ('active' as const) : ('waiting' as const);
    return { id, name: id, side: 'blue', state, words: 'waits', units: [] };
  });
  const { rerender } = render(BrigadeBar, { brigades, sides: [{ id: 'blue' }], onlook: () => undefined });
  await rerender({ brigades: brigades.map((one, i) => ({ ...one, state: i === 2 ? 'active' : 'done' })) });
  const shown = brought.mock.contexts.map((node) => (node instanceof HTMLElement ? node.textContent : ''));
  expect(shown.map((words) => words.trim().split(/\s/)[0])).toEqual(['one', 'three']);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
