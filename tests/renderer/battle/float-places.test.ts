import { expect, it } from 'vitest';
import { apart } from '../../../renderer/battle/float-places';

const note = (x: number, y: number, words: string) => ({ x, y, words });

it('notes of one unit are stacked, and those of another beside it go above both', () => {
  const placed = apart(
    [
      note(140, 200, '+2 hits melee of Chevreul Dragoons'),
      note(140, 200, '4 hits'),
      note(160, 205, '3 hits'),
      note(400, 200, '3 hits'),
    ],
    900,
  );
  expect(placed.map(({ y }) => y)).toEqual([200, 173, 146, 200]);
});
it('a note that stands well above or beside another stays where it is', () => {
  const all = [note(100, 200, '4 hits'), note(100, 150, '3 hits'), note(170, 200, '2 hits')];
  expect(apart(all, 900)).toEqual(all);
});
it('none is cut by the edge of the picture', () => {
  const [left, right] = apart(
    [note(20, 200, '+1 hit fire of Captain Merck'), note(890, 90, '+1 hit fire of the battery')],
    900,
  );
  expect([left?.x, right?.x].map((x) => Math.round(x ?? 0))).toEqual([100, 806]);
});
