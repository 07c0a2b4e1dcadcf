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
    Array.from({ length: 26 }, (_, i) => name(`Mill ${String.fromCharCode(97 + i)}`, 100, 100)),
    [0, -42, 42, -84, 84].flatMap((x) => [100, 80, 120, 60, 140].map((y) => [100 + x, y])).concat([[100, 100]]),
  ],
])('names on the table %s', (_, names, places) => expect(placesOf(...names)).toEqual(places));

it('names on the table are not written over houses: they go along to a side where a line more is not enough', () => {
  const houses = { x: 80, y: 40, width: 60, height: 120 };
  const [road] = namesApart([name('Lindenau road', 100, 100)], [houses]);
  expect(road?.at).toEqual({ x: 100 - 13 * 7, y: 100 });
  expect(namesApart([name('Weir', 100, 50)], [{ ...houses, height: 20 }]).map(({ at }) => at)).toEqual([
    { x: 100, y: 30 },
  ]);
});
