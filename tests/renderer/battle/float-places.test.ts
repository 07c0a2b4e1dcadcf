import { expect, it } from 'vitest';
import { apart } from '../../../renderer/battle/float-places';

const note = (x: number, y: number, words: string) => ({ x, y, words });

it('notes of one unit are stacked, and those of another beside it go above both', () => {
  const placed = apart([
    note(100, 200, '+2 hits melee of Chevreul Dragoons'),
    note(100, 200, '4 hits'),
    note(130, 205, '3 hits'),
    note(400, 200, '3 hits'),
  ]);
  expect(placed.map(({ y }) => y)).toEqual([200, 173, 146, 200]);
});
it('a note that stands well above or beside another stays where it is', () => {
  const all = [note(100, 200, '4 hits'), note(100, 150, '3 hits'), note(170, 200, '2 hits')];
  expect(apart(all)).toEqual(all);
});
