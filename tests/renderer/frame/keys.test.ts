import { describe, expect, it, vi } from 'vitest';
import { chordOf, isTyping, KeyRing } from '../../../renderer/frame';
import { keyLabel } from '../../../renderer/ui';

const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, cancelable: true, ...more });

describe('chords', () => {
  it('name a key with what is held', () => {
    expect(chordOf(key('ArrowLeft', { shiftKey: true }))).toBe('Shift+ArrowLeft');
    expect(chordOf(key('C', { shiftKey: true }))).toBe('Shift+c');
    expect(chordOf(key('?', { shiftKey: true }))).toBe('?');
    expect(chordOf(key('1', { ctrlKey: true }))).toBe('Ctrl+1');
    expect(chordOf(key(' '))).toBe('Space');
  });

  it('are written as key caps', () => {
    expect([keyLabel('Shift+ArrowLeft'), keyLabel('c'), keyLabel('Ctrl+1')]).toEqual(['Shift ←', 'C', 'Ctrl 1']);
  });
});

describe('typing', () => {
  const input = (type: string): HTMLInputElement => Object.assign(document.createElement('input'), { type });
  const editable = document.createElement('div');
  editable.contentEditable = 'true';

  it.each([
    ['a text field', input('text'), true],
    ['a field for numbers', input('number'), true],
    ['a slider, which arrows move', input('range'), true],
    ['a text of several lines', document.createElement('textarea'), true],
    ['a list to choose from', document.createElement('select'), true],
    ['an editable text', editable, true],
    ['a tick', input('checkbox'), false],
    ['a button', document.createElement('button'), false],
    ['the picture', document.createElement('canvas'), false],
    ['nothing', null, false],
  ] as const)('%s', (_, target, typing) => {
    expect(isTyping(target)).toBe(typing);
  });
});

describe('the ring of keys', () => {
  it('gives the keys of a list back on Escape, which steps back besides', () => {
    const list = document.createElement('select');
    document.body.append(list);
    list.focus();
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Battle', chords: ['Escape'], does: 'Step back one level', run }]);
    list.addEventListener('keydown', (event) => ring.press(event));
    list.dispatchEvent(key('ArrowDown'));
    expect(document.activeElement).toBe(list);
    list.dispatchEvent(key('Escape'));
    expect(document.activeElement).not.toBe(list);
    expect(run).toHaveBeenCalledOnce();
    list.remove();
  });

  it('keeps the words of the window from being marked all at once, but not those of a field', () => {
    const field = document.createElement('input');
    document.body.append(field);
    const ring = new KeyRing();
    const pressed = (target: EventTarget): boolean => {
      const all = key('a', { ctrlKey: true, bubbles: true });
      target.addEventListener('keydown', () => ring.press(all), { once: true });
      target.dispatchEvent(all);
      return all.defaultPrevented;
    };
    expect([pressed(document.body), pressed(field)]).toEqual([true, false]);
    field.remove();
  });

  it('tells which key does now what another did at first, for hints', () => {
    const ring = new KeyRing();
    const bound = (does: string, ...chords: readonly string[]) =>
      ({ where: 'Editor', chords, does, run: vi.fn() }) as const;
    ring.offer([bound('Show all', 'f'), bound('Remove', 'Delete', 'Backspace'), bound('Find', '/')]);
    expect(['f', 'Backspace', 'Alt', 'drag'].map((chord) => ring.chordNow('Editor', chord))).toEqual([
      'f',
      'Backspace',
      'Alt',
      'drag',
    ]);
    ring.change({ 'Editor: Show all': ['Ctrl+k'], 'Editor: Remove': ['x'], 'Editor: Find': [] });
    expect(['f', 'Backspace', '/', 'drag'].map((chord) => ring.chordNow('Editor', chord))).toEqual([
      'Ctrl+k',
      'x',
      '',
      'drag',
    ]);
  });

  it('lets the latest offer win, and the earlier one again when it leaves', () => {
    const ring = new KeyRing();
    const [first, second] = [vi.fn(), vi.fn()];
    const binding = (run: () => void) => [{ where: 'Everywhere', chords: ['f'], does: 'x', run } as const];
    ring.offer(binding(first));
    const leave = ring.offer(binding(second));
    ring.press(key('f'));
    leave();
    ring.press(key('f'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it('leaves letters to a field that is being typed in, but not Ctrl', () => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Everywhere', chords: ['f', 'Ctrl+1'], does: 'x', run }]);
    const field = document.createElement('input');
    field.addEventListener('keydown', (event) => ring.press(event));
    field.dispatchEvent(key('f'));
    expect(run).not.toHaveBeenCalled();
    field.dispatchEvent(key('1', { ctrlKey: true }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('acts on Space when it is let go, unless it moved the view', () => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Replay', chords: ['Space'], does: 'x', run }]);
    ring.press(key(' '));
    expect(run).not.toHaveBeenCalled();
    ring.release(key(' '));
    expect(run).toHaveBeenCalledOnce();
    ring.press(key(' '));
    ring.touch();
    ring.release(key(' '));
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['not that of a button that was clicked', true, 1],
    ['that of a button one has come to with Tab', false, 0],
  ])('takes Space for the view: %s', (_, clicked, times) => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Replay', chords: ['Space'], does: 'Play', run }]);
    const button = document.createElement('button');
    ring.touch();
    if (!clicked) ring.press(key('Tab'));
    const space = key(' ');
    Object.defineProperty(space, 'target', { value: button });
    ring.press(space);
    ring.release(new KeyboardEvent('keyup', { key: ' ' }));
    expect(run).toHaveBeenCalledTimes(times);
    expect(space.defaultPrevented).toBe(clicked);
  });

  it('leaves Enter to a button in a popover before the view, though it was clicked', () => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Replay', chords: ['Enter'], does: 'Play on from here', run }]);
    const popover = document.createElement('div');
    popover.setAttribute('popover', 'auto');
    const button = popover.appendChild(document.createElement('button'));
    ring.touch();
    const enter = key('Enter');
    Object.defineProperty(enter, 'target', { value: button });
    ring.press(enter);
    expect([run.mock.calls.length, enter.defaultPrevented]).toEqual([0, false]);
  });

  it('keeps F5 from the browser', () => {
    const ring = new KeyRing();
    const reload = key('F5');
    ring.press(reload);
    expect(reload.defaultPrevented).toBe(true);
    const other = key('F4');
    ring.press(other);
    expect(other.defaultPrevented).toBe(false);
  });
});

describe('keys of a text', () => {
  it('undo, copy and the like are the text’s own while it is written in', () => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Editor', chords: ['Ctrl+z', 'Ctrl+a', 'Ctrl+d'], does: 'x', run }]);
    const field = document.createElement('input');
    field.addEventListener('keydown', (event) => ring.press(event));
    for (const letter of 'zad') {
      const pressed = key(letter, { ctrlKey: true });
      field.dispatchEvent(pressed);
      expect(pressed.defaultPrevented).toBe(false);
    }
    expect(run).not.toHaveBeenCalled();
    ring.press(key('z', { ctrlKey: true }));
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves to the browser what it makes an event of', () => {
    const ring = new KeyRing();
    const run = vi.fn();
    ring.offer([{ where: 'Editor', chords: ['Ctrl+c'], does: 'Copy', run, isNative: true }]);
    const copy = key('c', { ctrlKey: true });
    ring.press(copy);
    expect([copy.defaultPrevented, run.mock.calls.length]).toEqual([false, 0]);
  });
});
