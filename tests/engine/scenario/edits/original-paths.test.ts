import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import type { Edit } from '../../../../engine/scenario/edits';
import { OriginalPaths } from '../../../../engine/scenario/edits/original-paths';

const FILE = 'woods: [{ at: 1 }, { at: 2 }, { at: 3 }]\nhills: [{ at: 4 }]\n';
const insert = (index: number): Edit => ({ do: 'insert', path: ['woods'], index, value: { at: 9 } });
const remove = (index: number): Edit => ({ do: 'remove', path: ['woods', index] });
const set = (index: number, list = 'woods'): Edit => ({ do: 'set', path: [list, index, 'at'], value: 7 });

/** The place that the last of some edits has in the file as it was; null within what an edit before it has put there. */
function placeBefore(...edits: readonly Edit[]): string | number | null | undefined {
  const paths = new OriginalPaths(parseDocument(FILE));
  let last: Edit | null = null;
  for (const edit of edits) {
    last = paths.asBefore(edit);
    if (last) paths.note(edit, last.path);
  }
  return last?.do === 'insert' ? last.index : last && last.path[1];
}

it.each<readonly [string, readonly Edit[], number | null]>([
  ['alone', [set(2)], 2],
  ['behind one that was put in', [insert(1), set(2)], 1],
  ['before one that was put in', [insert(1), set(0)], 0],
  ['that was put in itself', [insert(1), set(1)], null],
  ['behind one that was taken out', [remove(0), set(1)], 2],
  ['behind two that were put in and one that was taken out', [insert(0), insert(3), remove(1), set(3)], 2],
  ['of another list', [insert(0), remove(0), set(0, 'hills')], 0],
])('an entry %s has its place of before', (_, edits, place) => {
  expect(placeBefore(...edits)).toBe(place);
});

it.each<readonly [string, readonly Edit[], number]>([
  ['first', [insert(0)], 0],
  ['last', [insert(3)], 3],
  ['behind one that was put in', [insert(1), insert(2)], 1],
  ['last behind one that was put in', [insert(3), insert(4)], 3],
  ['behind one of those left', [remove(0), insert(1)], 2],
  ['before all those left', [remove(0), insert(0)], 0],
])('what is put in %s comes to the same place of the file as it was', (_, edits, place) => {
  expect(placeBefore(...edits)).toBe(place);
});
