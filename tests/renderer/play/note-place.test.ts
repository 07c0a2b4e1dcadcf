import { expect, it } from 'vitest';
import { boxAbout, clearCorner, clearPlace, inCorner } from '../../../renderer/play/note-place';

const picture = { width: 900, height: 540 };
const size = { width: 180, height: 28 };
const target = { left: 420, top: 320, right: 450, bottom: 410 };
const spot = { x: 435, y: 360 };

it('a note stands at the right of what it speaks of, or where neither of two units is covered', () => {
  expect(clearPlace(spot, size, [target], picture)).toEqual({ left: 462, top: 346 });
  const firer = { left: 470, top: 350, right: 500, bottom: 440 };
  expect(clearPlace(spot, size, [target, firer], picture)).toEqual({ left: 228, top: 346 });
});
it('of two places beside it, it takes that where it covers no third unit, but rather him than one it speaks of', () => {
  const third = { left: 480, top: 330, right: 520, bottom: 400 };
  expect(clearPlace(spot, size, [target], picture, [third])).toEqual({ left: 228, top: 346 });
  const round = [
    { left: 200, top: 300, right: 410, bottom: 440 },
    { left: 300, top: 412, right: 560, bottom: 480 },
    { left: 300, top: 200, right: 560, bottom: 318 },
  ];
  expect(clearPlace(spot, size, [target, ...round], picture, [third])).toEqual({ left: 462, top: 346 });
});
it('it stays within the picture, below the buttons along its head', () => {
  const corner = boxAbout([
    { x: 860, y: 20 },
    { x: 899, y: 60 },
  ]);
  const { left, top } = clearPlace({ x: 880, y: 40 }, size, [corner], picture);
  expect(left + size.width).toBeLessThan(corner.left);
  expect(top).toBeGreaterThanOrEqual(52);
});

it('a note in a corner keeps off those it speaks of, and off others where it can', () => {
  const large = { width: 290, height: 130 };
  const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  const [battalion, other] = [at(700, 100), at(100, 100)];
  expect(clearCorner('head right', large, picture, [])).toBe('head right');
  expect(clearCorner('head right', large, picture, [battalion])).toBe('head left');
  expect(clearCorner('head right', large, picture, [battalion], [other])).toBe('foot left');
  expect(clearCorner('foot left', large, picture, [battalion], [other])).toBe('foot left');
  // Rather over many others than over one that it speaks of.
  const three = [at(100, 100), at(100, 450), at(700, 450)];
  expect(clearCorner('head right', large, picture, [battalion], three)).not.toBe('head right');
  expect(inCorner('foot right', large, picture)).toEqual({ left: 598, top: 398 });
});
