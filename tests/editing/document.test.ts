import { describe, expect, it } from 'vitest';
import { at, changed, openedDocument, redone, typed, TYPING, undone } from '../../editing/document';
import type { EditedDocument } from '../../editing/document';

const TEXT = `# A mill by a brook.
title:   "The Mill"   # as on the old map

table: { size: [ 120,90 ] }
`;

function set(document: EditedDocument, key: string, value: string, does = `Set ${key}`): EditedDocument {
  const next = changed(document, { does, edits: [{ do: 'set', path: [key], value }] });
  if ('refused' in next) throw new Error(next.refused);
  return next;
}
const names = ({ steps, done }: EditedDocument): readonly string[] => [
  ...steps.slice(0, done).map(({ does }) => does),
  '|',
  ...steps.slice(done).map(({ does }) => does),
];

describe('a document that is being edited', () => {
  it('names its steps, goes back and forth between them, and forgets those undone at the next change', () => {
    const opened = openedDocument(TEXT);
    const first = set(opened, 'title', 'The Ford');
    const second = set(first, 'maker', 'A. Player');
    expect(first.text).toMatch(/title: +The Ford +# as on the old map/);
    expect(names(second)).toEqual(['Set title', 'Set maker', '|']);
    expect(undone(second)).toMatchObject({ text: first.text, done: 1 });
    expect(names(undone(second))).toEqual(['Set title', '|', 'Set maker']);
    expect(redone(undone(second))).toEqual(second);
    expect(at(second, 0).text).toBe(TEXT);
    expect(at(at(second, 0), 2)).toEqual(second);
    const other = set(undone(second), 'source', 'An old map');
    expect(names(other)).toEqual(['Set title', 'Set source', '|']);
  });

  it('has ends that nothing goes beyond', () => {
    const first = set(openedDocument(TEXT), 'title', 'The Ford');
    expect(redone(first)).toBe(first);
    const opened = undone(first);
    expect(undone(opened)).toBe(opened);
    expect([at(first, -3).done, at(first, 9).done]).toEqual([0, 1]);
  });

  it('takes a refused change, and one that changes nothing, for no step', () => {
    const opened = openedDocument(TEXT);
    expect(changed(opened, { does: 'Remove', edits: [{ do: 'remove', path: ['terrain'] }] })).toHaveProperty('refused');
    const half = changed(opened, {
      does: 'Rename, then remove',
      edits: [
        { do: 'set', path: ['title'], value: 'The Ford' },
        { do: 'remove', path: ['terrain'] },
      ],
    });
    expect(half).toHaveProperty('refused');
    expect(set(opened, 'title', 'The Mill')).toBe(opened);
  });

  it('joins strokes that go on, and no others, to one step', () => {
    const opened = openedDocument('title: M\n');
    const one = typed(opened, 'title: Mi\n', true);
    const two = typed(one, 'title: Mil\n', true);
    expect(names(two)).toEqual([TYPING, '|']);
    expect(undone(two).text).toBe('title: M\n');
    const later = typed(two, 'title: Mill\n', false);
    expect(names(later)).toEqual([TYPING, TYPING, '|']);
    const back = typed(two, 'title: M\n', true);
    expect(back).toMatchObject({ text: 'title: M\n', done: 0 });
    expect(names(typed(set(two, 'maker', 'I'), 'x', true))).toEqual([TYPING, 'Set maker', TYPING, '|']);
  });

  it('joins changes that go on, when they do the same', () => {
    const opened = openedDocument(TEXT);
    const nudge = (document: EditedDocument, value: string, does: string): EditedDocument => {
      const next = changed(document, { does, edits: [{ do: 'set', path: ['maker'], value }] }, true);
      if ('refused' in next) throw new Error(next.refused);
      return next;
    };
    const nudged = nudge(nudge(set(opened, 'title', 'The Ford'), 'a', 'Nudge'), 'ab', 'Nudge');
    expect(names(nudged)).toEqual(['Set title', 'Nudge', '|']);
    expect(names(nudge(nudged, 'abc', 'Turn'))).toEqual(['Set title', 'Nudge', 'Turn', '|']);
    expect(undone(nudged).text).toBe(set(opened, 'title', 'The Ford').text);
  });

  it('comes back to the same text after any number of steps, undos and redos', () => {
    let [seed, document] = [7, openedDocument(TEXT)];
    const texts = [TEXT];
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    for (let round = 0; round < 300; round += 1) {
      const act = random(3);
      if (act === 0) {
        const cut = random(document.text.length + 1);
        const text = document.text.slice(0, cut) + 'abc\n'.slice(random(5)) + document.text.slice(cut + random(4));
        if (text === document.text) continue;
        document = typed(document, text, false);
        texts.splice(document.done, texts.length, text);
      } else document = at(document, random(document.steps.length + 2));
      expect(document.text).toBe(texts[document.done]);
    }
    expect(at(document, 0).text).toBe(TEXT);
  });
});
