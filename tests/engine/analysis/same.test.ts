import { expect, it } from 'vitest';
import { isSame } from '../../../engine/analysis/same';

it.each([
  [
    { a: 1, b: [2, { c: 'x' }] },
    { b: [2, { c: 'x' }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [0, -0],
  [NaN, NaN],
  [null, null],
  [[], []],
])('%j and %j say the same', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: null }, {}],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [1, '1'],
  [0, null],
  [{}, null],
  [0, false],
  [undefined, null],
])('%j and %j do not', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
