import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeyRing, KeySheet } from '../../../renderer/frame';

const run = vi.fn();
const bindings = [
  { where: 'Everywhere', chords: ['F9'], does: 'Fight', run },
  { where: 'Replay', chords: ['c'], does: 'Turning point', run },
] as const;

afterEach(() => {
  run.mockClear();
  document.body.replaceChildren();
});

function opened() {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const onclose = vi.fn();
  const { unmount } = render(KeySheet, { bindings, onclose });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Keys' });
  return { button, onclose, unmount, dialog };
}

describe('the list of keys', () => {
  it('is a native dialog with the focus in its search field', () => {
    const { dialog } = opened();
    expect([dialog.tagName, dialog.open]).toEqual(['DIALOG', true]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find a key' }));
  });

  it('finds a key by what it is called, and by what it makes', async () => {
    const also = ['Wood', 'Orchard'];
    const trees = { where: 'Editor', chords: ['t'], does: 'Trees', also, run } as const;
    render(KeySheet, { bindings: [...bindings, trees], onclose: vi.fn() });
    const find = (value: string) => fireEvent.input(screen.getByLabelText('Find a key'), { target: { value } });
    await find('orchard');
    expect([screen.queryByText('Trees') !== null, screen.queryByText('Fight')]).toEqual([true, null]);
    await find('vineyard');
    expect(screen.queryByText('Trees')).toBeNull();
  });

  it('closes by its button and by F1, and gives the focus back when it is gone', async () => {
    const first = opened();
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(first.onclose).toHaveBeenCalledOnce();
    first.unmount();
    expect(document.activeElement).toBe(first.button);

    const second = opened();
    await fireEvent.keyDown(second.dialog, { key: 'F2' });
    expect(second.onclose).not.toHaveBeenCalled();
    await fireEvent.keyDown(second.dialog, { key: 'F1' });
    expect(second.onclose).toHaveBeenCalledOnce();
    second.unmount();
  });

  it('keeps keys from the view behind it, and the browser from keys of the program', () => {
    const { dialog } = opened();
    const ring = new KeyRing();
    ring.offer(bindings);
    dialog.addEventListener('keydown', (event) => ring.press(event));
    const pressed = (key: string): boolean => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      dialog.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([pressed('F9'), pressed('c'), pressed('F5')]).toEqual([false, false, true]);
    expect(run).not.toHaveBeenCalled();
  });

  it('keeps keys from the view behind it where what had the focus is gone, so that Escape still closes it', () => {
    opened();
    const ring = new KeyRing();
    const back = vi.fn();
    ring.offer([{ where: 'Everywhere', chords: ['Escape'], does: 'Step back', run: back }]);
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    document.body.addEventListener('keydown', (pressed) => ring.press(pressed), { once: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(back).not.toHaveBeenCalled();
  });

  it('changes a key: tells what has it already, and takes it when that is wanted', async () => {
    const onchange = vi.fn();
    const more = [...bindings, { where: 'Replay', chords: ['v'], does: 'Follow', run }] as const;
    render(KeySheet, { bindings: more, changed: {}, onchange, onclose: vi.fn() });
    const dialog = screen.getByRole('dialog', { name: 'Keys' });
    await fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Follow: another key' }));
    await fireEvent.keyDown(dialog, { key: 'Shift', shiftKey: true });
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.keyDown(dialog, { key: 'c' });
    expect(screen.getByRole('status').textContent).toContain('“Turning point” now');
    await fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
    expect(onchange).toHaveBeenCalledWith({ 'Replay: Follow': ['c'], 'Replay: Turning point': [] });
    expect(run).not.toHaveBeenCalled();
  });
});
