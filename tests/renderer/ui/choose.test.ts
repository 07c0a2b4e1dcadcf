import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { Choose } from '../../../renderer/ui';

const OPTIONS = [
  { value: 'none', label: 'None' },
  { value: 'light', label: 'Light' },
];
function opened() {
  const onchoose = vi.fn();
  render(Choose, { label: 'Cover', options: OPTIONS, value: 'none', onchoose });
  const list = screen.getByRole('combobox', { name: 'Cover' });
  list.focus();
  return { list, onchoose };
}

it('a list chosen from by the pointer gives the keys back to the view: L is a tool then, not “Light”', async () => {
  const { list, onchoose } = opened();
  await fireEvent.pointerDown(list);
  await fireEvent.change(list, { target: { value: 'Light' } });
  expect(onchoose).toHaveBeenCalledWith('light');
  expect(document.activeElement).not.toBe(list);
});

it('a list gone through by keys keeps them', async () => {
  const { list } = opened();
  await fireEvent.pointerDown(list);
  await fireEvent.keyDown(list, { key: 'ArrowDown' });
  await fireEvent.change(list, { target: { value: 'Light' } });
  expect(document.activeElement).toBe(list);
});
