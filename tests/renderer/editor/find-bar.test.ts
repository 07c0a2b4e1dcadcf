import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import FindBar from '../../../renderer/editor/FindBar.svelte';
import { stUlrich } from './st-ulrich';

it('a search is given up by whoever goes on elsewhere, not by a step within it', () => {
  const onclose = vi.fn();
  render(FindBar, { editing: stUlrich(), onfound: vi.fn(), onclose });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const field = screen.getByLabelText('Find by name');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  field.focus();
  field.closest<HTMLElement>('[tabindex]')?.focus();
  expect(onclose).not.toHaveBeenCalled();
  elsewhere.focus();
  expect(onclose).toHaveBeenCalledOnce();
  elsewhere.remove();
});
