import { describe, expect, test } from 'vitest';
import { kebab, nearest } from '../../../../engine/scenario/readers/spelling';

test.each([
  ['St. Ulrich', 'st-ulrich'],
  ["Captain Holl's Battery", 'captain-holls-battery'],
  ['Königsgrätz', 'konigsgratz'],
  ['Weißenfels', 'weissenfels'],
  ['  3rd / Line  ', '3rd-line'],
  ['Мост', ''],
])('the id of "%s"', (name, id) => expect(kebab(name)).toBe(id));

describe('the nearest word', () => {
  const words = ['heading', 'formation', 'type', 'at'];
  test.each([
    ['haeding', 'heading'],
    ['HEADING', 'heading'],
    ['formtion', 'formation'],
    ['tpye', 'type'],
    ['colour', null],
    ['x', null],
    ['a'.repeat(41), null],
  ])('%s', (word, meant) => expect(nearest(word, words)).toBe(meant));
});
