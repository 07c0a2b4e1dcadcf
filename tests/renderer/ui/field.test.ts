import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { Field } from '../../../renderer/ui';

it('a field gives the keys back to the view on Escape, and keeps what was typed', async () => {
  const oninput = vi.fn();
  render(Field, { label: 'Seed', value: '7', oninput });
  const field = screen.getByRole('textbox', { name: 'Seed' });
  field.focus();
  await fireEvent.keyDown(field, { key: '8' });
  expect(document.activeElement).toBe(field);
  await fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).not.toBe(field);
  expect(oninput).not.toHaveBeenCalled();
});
