import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Popover } from '../../../renderer/ui';

const children = createRawSnippet(() => ({ render: () => '<button>Inside</button>' }));

const showPopover = vi.spyOn(HTMLElement.prototype, 'showPopover');
afterEach(() => {
  showPopover.mockClear();
  document.body.replaceChildren();
});

function opened() {
  const beside = document.createElement('button');
  document.body.append(beside);
  beside.focus();
  const onclose = vi.fn();
  const { unmount } = render(Popover, { beside, label: 'Clause', role: 'dialog', onclose, children });
  return { beside, onclose, unmount, popover: screen.getByRole('dialog', { name: 'Clause' }) };
}
const toggle = (newState: string) => Object.assign(new Event('toggle'), { newState });

describe('a popover', () => {
  it('is a native one, shown as soon as it is in the page', () => {
    const { popover } = opened();
    expect(popover.getAttribute('popover')).toBe('auto');
    expect(showPopover).toHaveBeenCalledOnce();
  });

  it('tells that the browser closed it, and not that it opened', async () => {
    const { popover, onclose } = opened();
    await fireEvent(popover, toggle('open'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent(popover, toggle('closed'));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('gives the focus back to what had it', () => {
    const { beside, unmount } = opened();
    screen.getByRole('button', { name: 'Inside' }).focus();
    unmount();
    expect(document.activeElement).toBe(beside);
  });

  it('gives it to what it speaks of when nothing had it', () => {
    const beside = document.createElement('button');
    document.body.append(beside);
    const { unmount } = render(Popover, { beside, label: 'Clause', role: 'dialog', onclose: vi.fn(), children });
    screen.getByRole('button', { name: 'Inside' }).focus();
    unmount();
    expect(document.activeElement).toBe(beside);
  });

  it('leaves the focus where a person has put it', () => {
    const { unmount } = opened();
    const other = document.createElement('button');
    document.body.append(other);
    other.focus();
    unmount();
    expect(document.activeElement).toBe(other);
  });

  it('keeps Escape from the view', async () => {
    const { unmount } = opened();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'x' });
    expect(heard).toHaveBeenCalledOnce();
    unmount();
    window.removeEventListener('keydown', heard);
  });

  it.each([
    ['leaves in sight what stands left of its pane', { pane: 44, right: 230 }, '50px'],
    ['ends where the thing ends when there is room', { pane: 44, right: 500 }, '200px'],
    ['stays within the window at its right', { pane: 1000, right: 1020 }, '718px'],
    ['may stand before all when there is no room', { pane: 0, right: 100 }, '6px'],
  ])('%s', (_, { pane, right }, left) => {
    const side = document.createElement('aside');
    const beside = document.createElement('button');
    side.append(beside);
    document.body.append(side);
    const at = (x: number, width: number) => () => new DOMRect(x, 0, width, 20);
    side.getBoundingClientRect = at(pane, 232);
    beside.getBoundingClientRect = at(right - 20, 20);
    const size = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(at(0, 300));
    render(Popover, { beside, label: 'Clause', role: 'dialog', onclose: vi.fn(), children });
    size.mockRestore();
    expect(screen.getByRole('dialog', { name: 'Clause' }).style.left).toBe(left);
  });
});
