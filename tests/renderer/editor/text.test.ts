import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completionFrom } from '../../../renderer/editor/text/completion';
import { changeBetween, shownText, typedInto } from '../../../renderer/text/line-breaks';
import { TextPlaces } from '../../../renderer/text/places';
import { sampleScenario } from '../sample-battle';

describe('typing into a file', () => {
  it.each([
    ['plain breaks', 'one\ntwo\nthree\n', 'one\ntwo 2\nthree\n'],
    ['breaks of Windows', 'one\r\ntwo\r\nthree\r\n', 'one\r\ntwo 2\r\nthree\r\n'],
    ['breaks of both kinds', 'one\ntwo\r\nthree\n', 'one\ntwo 2\r\nthree\n'],
  ])('keeps %s', (_, before, after) => {
    const at = shownText(before).indexOf('two') + 3;
    expect(typedInto(before, [{ from: at, to: at, insert: ' 2' }])).toBe(after);
  });

  it('makes several changes at once, and breaks lines as the file does', () => {
    const changes = [
      { from: 0, to: 1, insert: 'A' },
      { from: 3, to: 3, insert: '\n' },
    ];
    expect(typedInto('a\r\nb\r\n', changes)).toBe('A\r\nb\r\n\r\n');
  });

  it('finds the one stretch that differs', () => {
    expect(changeBetween('abcd', 'abXcd')).toEqual({ from: 2, to: 2, insert: 'X' });
    expect(changeBetween('aaaa', 'aaa')).toEqual({ from: 3, to: 4, insert: '' });
    expect(changeBetween('same', 'same')).toBeNull();
  });
});

describe('things and their words', () => {
  const text =
    'armies:\n  blue:\n    brigades:\n      - name: A\n        units:\n          - { name: One, repeat: 2 }\n';
  const places = new TextPlaces(text, {
    blue: 'armies.blue',
    'blue/a': 'armies.blue.brigades[0]',
    'blue/one-1': 'armies.blue.brigades[0].units[0]',
    'blue/one-2': 'armies.blue.brigades[0].units[0]',
  });

  it('are found in both directions, copies together', () => {
    expect(places.thingsAt(text.indexOf('One'))).toEqual(['blue/one-1', 'blue/one-2']);
    expect(places.thingsAt(text.indexOf('name: A'))).toEqual(['blue/a']);
    expect(places.thingsAt(text.indexOf('armies'))).toEqual([]);
    const [stretch, ...more] = places.stretchesOf(['blue/one-1', 'blue/one-2']);
    expect(more).toEqual([]);
    expect(text.slice(stretch?.from, stretch?.to)).toContain('{ name: One, repeat: 2 }');
  });
});

describe('completion', () => {
  const complete = completionFrom(() => ({ scenario: sampleScenario(), nations: [] }));
  const labels = (text: string): readonly string[] => {
    const state = EditorState.create({ doc: text });
    return complete(new CompletionContext(state, text.length, true))?.options.map(({ label }) => label) ?? [];
  };

  it('knows the names of the file', () => {
    expect(labels('terrain:\n  - bridge: { over: ')).toContain('Schwartz');
    expect(labels('objectives:\n  - { holder: ')).toEqual(['blue', 'red']);
  });

  it('tells which class a type has in the nation of the army', () => {
    const text = 'armies:\n  blue:\n    independents:\n      - { type: gren';
    const state = EditorState.create({ doc: text });
    const options = complete(new CompletionContext(state, text.length, true))?.options ?? [];
    expect(options.find(({ label }) => label === 'line infantry')?.detail).toBe('standard');
    expect(options.find(({ label }) => label === 'cossacks')?.detail).toBeUndefined();
  });
});
