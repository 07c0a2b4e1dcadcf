import { expect, test } from 'vitest';
import { capital, listed } from '../../../../engine/scenario/model/phrases';

test('a capital at the beginning', () => expect(['heavy rain', ''].map(capital)).toEqual(['Heavy rain', '']));

test('names in a row', () =>
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names))).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]));

test('a list to choose from', () =>
  expect([['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => listed(names, 'or'))).toEqual([
    'A',
    'A or B',
    'A, B or C',
  ]));
