/** Any edit of any file of ours: the values become those wanted, and no line it is not about changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editText } from '../../../../engine/scenario/edits';
import type { Edit, KeyPath, Plain } from '../../../../engine/scenario/edits';
import type { Edited } from '../../../../engine/scenario/edits/edited';
import { editedPlainly, isSame, plainOf } from '../../../../engine/scenario/edits/plain-edit';
import { fc } from '../../../property';

const ROOT = new URL('../../../../scenarios/', import.meta.url);
const FILES = ['fictional', 'historical', 'nations'].flatMap((folder) => {
  try {
    return readdirSync(new URL(folder, ROOT)).map((name) => readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8'));
  } catch {
    return [];
  }
});
/** Reading a file is what takes the time. */
const SHORT = FILES.toSorted((a, b) => a.length - b.length).slice(0, 3);
const valuesOf = (text: string): Plain => plainOf(parse(text));
const VALUES = new Map(FILES.map((text) => [text, valuesOf(text)]));

/** Every path there is, those of groups and lists included. */
function pathsOf(value: Plain, path: KeyPath = []): readonly KeyPath[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((one: Plain, i) => pathsOf(one, [...path, i]))];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))];
}

const PATHS = new Map([...VALUES].map(([text, values]) => [text, pathsOf(values).slice(1)]));

const anyWords = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    'St. Ulrich',
    '- dash',
    'a: b',
    '#1',
    '*ref',
    '&x',
    '[1',
    "it's",
    'yes',
    '12',
    '1.5cm',
    'two\nlines',
    ' a',
    '',
  ),
);
const anyValue: fc.Arbitrary<Plain> = fc.oneof(
  anyWords,
  fc.integer({ min: -500, max: 500 }),
  fc.boolean(),
  fc.constant(null),
  fc.tuple(fc.integer(), fc.integer()),
  fc.record({ name: anyWords, at: fc.tuple(fc.integer(), fc.integer()) }),
  fc.array(fc.record({ name: anyWords, notes: anyWords }), { maxLength: 3 }),
);

/** An edit somewhere in a file; some of them fit nothing and are refused. */
const anyEdit = fc
  .record({
    text: fc.constantFrom(...FILES),
    where: fc.nat(),
    doing: fc.constantFrom('set', 'add', 'remove', 'insert', 'move', 'rename'),
    value: anyValue,
    key: fc.constantFrom('name', 'weather', 'a new key', 'x1'),
    index: fc.nat({ max: 6 }),
  })
  .map(({ text, where, doing, value, key, index }): { text: string; edit: Edit } => {
    const paths = PATHS.get(text) ?? [];
    const path = paths[where % paths.length] ?? [];
    switch (doing) {
      case 'add':
        return { text, edit: { do: 'set', path: [...path, key], value } };
      case 'insert':
        return { text, edit: { do: 'insert', path: path.slice(0, -1), index, value } };
      case 'move':
        return { text, edit: { do: 'move', path, to: index } };
      case 'rename':
        return { text, edit: { do: 'rename', path, key } };
      case 'remove':
        return { text, edit: { do: 'remove', path } };
      default:
        return { text, edit: { do: 'set', path, value } };
    }
  });

/** Edits that each fit what those before have made, close together in the file, so that they meet. */
const severalEdits = fc
  .record({
    text: fc.constantFrom(...SHORT),
    near: fc.nat(),
    steps: fc.array(
      fc.record({
        beside: fc.nat({ max: 12 }),
        doing: fc.constantFrom('set', 'remove', 'insert', 'insert'),
        value: anyValue,
        index: fc.nat({ max: 3 }),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map(({ text, near, steps }): { text: string; edits: readonly Edit[] } => {
    let values = VALUES.get(text) ?? null;
    const edits: Edit[] = [];
    for (const { beside, doing, value, index } of steps) {
      const paths = pathsOf(values).slice(1);
      const path = paths[((near % paths.length) + beside) % paths.length] ?? [];
      const edit: Edit =
        doing === 'set'
          ? { do: 'set', path, value }
          : doing === 'remove'
            ? { do: 'remove', path }
            : { do: 'insert', path: typeof path.at(-1) === 'number' ? path.slice(0, -1) : path, index, value };
      const next = editedPlainly(values, edit);
      if (next === undefined) continue;
      values = next;
      edits.push(edit);
    }
    return { text, edits };
  });

/** Lines at the start and at the end that two texts have in common. */
function untouched(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return head + tail;
}

describe('any edit', () => {
  it('gives the values wanted, or is refused for a reason and changes nothing', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, edit }) => {
        const wanted = editedPlainly(VALUES.get(text) ?? null, edit);
        const result = editText(text, [edit]);
        if (wanted === undefined) return 'refused' in result;
        return 'text' in result && isSame(valuesOf(result.text), wanted);
      }),
      { numRuns: 150 },
    );
  });
  it('is made together with others as it is made alone after them', () => {
    fc.assert(
      fc.property(severalEdits, ({ text, edits }) => {
        let alone: Edited = { text };
        for (const edit of edits) if ('text' in alone) alone = editText(alone.text, [edit]);
        expect(editText(text, edits)).toEqual(alone);
      }),
      { numRuns: 60 },
    );
  });
  it('leaves every line but those of the value byte for byte as it was', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, edit }) => {
        const result = editText(text, [edit]);
        if ('refused' in result || edit.do === 'move') return true;
        // Its own lines, the line that leads to it, and the one that moves up when a first key goes.
        const own = linesOf(text, edit.path) + 2;
        return untouched(text, result.text) >= text.split('\n').length - own;
      }),
      { numRuns: 150 },
    );
  });
  it('keeps every comment that is not inside what is replaced or removed', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, edit }) => {
        if (edit.do !== 'insert' && edit.do !== 'move' && edit.do !== 'rename') return;
        const result = editText(text, [edit]);
        if ('refused' in result) return;
        const comments = text.split('\n').flatMap((line) => /(?:^|\s)#(?!\w{3,6}').*$/.exec(line)?.[0].trim() ?? []);
        for (const comment of comments) expect(result.text).toContain(comment);
      }),
      { numRuns: 200 },
    );
  });
});

/** How many lines a value fills: those its removal takes. */
function linesOf(text: string, path: KeyPath): number {
  const removed = editText(text, [{ do: 'remove', path }]);
  if ('refused' in removed) return text.split('\n').length;
  return text.split('\n').length - removed.text.split('\n').length;
}
