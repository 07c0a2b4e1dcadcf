import { expect, it } from 'vitest';
import { boxAbout, clearPlace } from '../../../renderer/play/note-place';

const picture = { width: 900, height: 540 };
const size = { width: 180, height: 28 };
const target = { left: 420, top: 320, right: 450, bottom: 410 };
const spot = { x: 435, y: 360 };

it('a note stands at the right of what it speaks of, or where neither of two units is covered', () => {
  expect(clearPlace(spot, size, [target], picture)).toEqual({ left: 462, top: 346 });
  const firer = { left: 470, top: 350, right: 500, bottom: 440 };
  expect(clearPlace(spot, size, [target, firer], picture)).toEqual({ left: 228, top: 346 });
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
