import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Card from '../../../renderer/library/Card.svelte';
import { entryOf } from '../fake-desk';

it('the right button on a card asks for what the dots beside it do, and where they are', () => {
  const onmenu = vi.fn();
  const nothing = (): void => undefined;
  const entry = entryOf();
  const more = { onchoose: nothing, onopen: nothing, onfight: nothing, onedit: nothing, onagain: nothing };
  render(Card, { entry, chosen: false, onmenu, ...more });
  const pressed = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  screen.getByText(entry.title).dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  const dots = screen.getByRole('button', { name: `More with ${entry.title}` });
  expect(onmenu.mock.calls).toEqual([[dots.parentElement]]);
});
