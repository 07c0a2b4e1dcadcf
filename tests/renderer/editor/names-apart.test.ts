import { expect, it } from 'vitest';
import { namesApart } from '../../../renderer/editor/table/names-apart';

const name = (text: string, x: number, y: number) => ({ id: text, text, at: { x, y } });
const placesOf = (...names: readonly ReturnType<typeof name>[]) => namesApart(names).map(({ at }) => [at.x, at.y]);

it.each([
  [
    'stay where they are clear of one another',
    [name('Mulheim', 100, 100), name('Schwartz', 200, 100)],
    [
      [100, 100],
      [200, 100],
    ],
  ],
  [
    'go a line higher where they would be written over another',
    [name('Mulheim', 100, 100), name('Schwartz', 120, 100)],
    [
      [100, 100],
      [120, 80],
    ],
  ],
  [
    'go lower where that is taken too',
    [name('Mulheim', 100, 100), name('Weir', 100, 80), name('Mill', 100, 100)],
    [
      [100, 100],
      [100, 80],
      [100, 120],
    ],
  ],
  [
    'stay where all is taken',
    Array.from({ length: 6 }, (_, i) => name(`Mill ${i}`, 100, 100)),
    [100, 80, 120, 60, 140, 100].map((y) => [100, y]),
  ],
])('names on the table %s', (_, names, places) => expect(placesOf(...names)).toEqual(places));
