import { expect, it } from 'vitest';
import { overlapOf, type PictureBox } from '../../../renderer/editor/clear-places';
import { notePlace } from '../../../renderer/editor/note-place';

const PICTURE = { width: 700, height: 500 };
const NOTE = { width: 120, height: 26 };
const area = (x: number, y: number, width: number, height: number): PictureBox => ({ x, y, width, height });

it.each([
  ['below to the right, where nobody stands', { x: 300, y: 200 }, [], { x: 318, y: 220 }],
  ['to the left, of a unit on the right', { x: 300, y: 200 }, [area(320, 210, 60, 30)], { x: 162, y: 220 }],
  ['above, of units on both sides below', { x: 300, y: 200 }, [area(100, 215, 400, 40)], { x: 318, y: 154 }],
  ['farther away, of units all about', { x: 300, y: 200 }, [area(100, 140, 400, 110)], { x: 318, y: 264 }],
  ['to the left, in the corner of the picture', { x: 690, y: 490 }, [], { x: 552, y: 474 }],
] as const)('a note stands %s', (_, pointer, taken, place) => {
  const at = notePlace(pointer, NOTE, PICTURE, taken);
  expect(at).toMatchObject(place);
  for (const unit of taken) expect(overlapOf({ ...at, ...NOTE }, unit)).toBeNull();
});

it('covers as little as it can where there is no room', () => {
  const taken = [area(0, 0, 700, 215), area(0, 240, 700, 260)];
  expect(notePlace({ x: 300, y: 200 }, NOTE, PICTURE, taken)).toMatchObject({ x: 318, y: 220 });
});
