import { expect, it } from 'vitest';
import { captionPlace } from '../../../renderer/battle/caption-place';
import { apart, boxOf, floatsOnScreen, tagPlace } from '../../../renderer/battle/float-places';

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
it('none lies behind the tools at the upper edge: several of one unit go down from there', () => {
  const placed = apart([note(400, 20, '+1 hit'), note(400, 20, '4 hits'), note(400, 90, '3 hits')], 900);
  expect(placed.map(({ y }) => y)).toEqual([71, 98, 125]);
});

it('a caption leaves the foot of the picture to a result that is written there', () => {
  const results = (y: number) =>
    floatsOnScreen(
      [{ at: 'blue/holl', place: null, strong: '+2 hits', text: 'fire', tone: 'result' }],
      () => ({ x: 450, y }),
      900,
    );
  expect(results(300).map(({ x, y, words }) => [x, y, words])).toEqual([[450, 274, '+2 hits fire']]);
  const place = (y: number) =>
    captionPlace(
      { width: 900, height: 400 },
      { width: 400, height: 40 },
      results(y).map((one) => boxOf(one)),
    );
  expect([place(300), place(390)]).toEqual(['foot', 'head']);
});
it('a result of a unit out of sight is written nowhere', () => {
  expect(
    floatsOnScreen([{ at: 'gone', place: null, strong: 'Lost', text: '', tone: 'morale' }], () => null, 900),
  ).toEqual([]);
});

const picture = { width: 900, height: 400 };
const tag = { width: 120, height: 50 };
it.each([
  ['below it to the right', { x: 400, y: 200 }, [], { x: 418, y: 214 }],
  ['to the left of a note there', { x: 400, y: 200 }, [note(480, 250, '+2 hits')], { x: 262, y: 214 }],
  [
    'above where notes are on both sides',
    { x: 400, y: 200 },
    [note(400, 250, '+2 hits fire of Merck')],
    { x: 418, y: 136 },
  ],
  ['within the picture', { x: 890, y: 390 }, [], { x: 752, y: 326 }],
] as const)('the tag of a unit stands %s', (_, unit, notes, place) => {
  expect(tagPlace(unit, tag, notes, picture)).toEqual(place);
});
