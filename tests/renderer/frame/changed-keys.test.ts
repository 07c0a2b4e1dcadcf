import { describe, expect, it } from 'vitest';
import {
  barredChord,
  canChange,
  conflictsOf,
  rebound,
  reset,
  withChanges,
  type ChangedKeys,
} from '../../../renderer/frame/changed-keys';
import type { KeyBinding } from '../../../renderer/frame';

const binding = (where: KeyBinding['where'], does: string, ...chords: readonly string[]): KeyBinding => ({
  where,
  does,
  chords,
  run: () => undefined,
});
const hill = binding('Editor', 'Hill', 'h');
const trees = binding('Editor', 'Trees', 't', 'Shift+t');
const step = binding('Replay', 'Next turn', 't');
const library = binding('Everywhere', 'Go to the library', 'Ctrl+1');
const ALL = [hill, trees, step, library];
const chordsOf = (changed: ChangedKeys) => withChanges(ALL, changed).map(({ chords }) => chords.join(' '));

describe('keys a person has changed', () => {
  it('conflict where both work, and everywhere with those of everywhere', () => {
    expect(conflictsOf(ALL, hill, 't')).toEqual([trees]);
    expect(conflictsOf(ALL, step, 'h')).toEqual([]);
    expect(conflictsOf(ALL, step, 'Ctrl+1')).toEqual([library]);
    expect(conflictsOf(ALL, library, 't')).toEqual([trees, step]);
    expect(conflictsOf(ALL, trees, 't')).toEqual([]);
  });

  it('are taken from what had them, which keeps its others, and go back one by one', () => {
    const changed = rebound(ALL, {}, hill, 't');
    expect(chordsOf(changed)).toEqual(['t', 'Shift+t', 't', 'Ctrl+1']);
    const both = rebound(withChanges(ALL, changed), changed, hill, 'Shift+t');
    expect(chordsOf(both)).toEqual(['Shift+t', '', 't', 'Ctrl+1']);
    expect(chordsOf(reset(both, trees))).toEqual(['Shift+t', 't Shift+t', 't', 'Ctrl+1']);
    expect(chordsOf({})).toEqual(['h', 't Shift+t', 't', 'Ctrl+1']);
  });

  it('are never Escape, a key alone that shifts others, Tab, or what the browser answers', () => {
    expect(canChange(binding('Editor', 'Step back', 'Escape'))).toBe(false);
    expect(canChange({ ...hill, isNative: true })).toBe(false);
    expect(canChange(hill)).toBe(true);
    expect(['Ctrl+Control', 'Shift', 'Tab', 'F1'].map((chord) => barredChord(chord) === null)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['k', 'Ctrl+Shift+k', 'F12', 'Space'].map(barredChord)).toEqual([null, null, null, null]);
    expect(chordsOf({ 'Editor: Nothing of this name': ['x'] })).toEqual(['h', 't Shift+t', 't', 'Ctrl+1']);
  });
});
