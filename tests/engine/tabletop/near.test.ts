import { expect, it } from 'vitest';
import { bodiesNear, radiusOf, reachOfBody } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** 16 by 4 cm: no part is farther than 10 cm from the middle. */
const [west, middle, east] = [
  bodyOf('west', 'blue', boxOf(10, 10)),
  bodyOf('middle', 'red', boxOf(50, 10)),
  bodyOf('east', 'blue', boxOf(90, 10)),
];
const limber = boxOf(50, 30);
const battery = { ...middle, id: 'battery', boxes: [middle.box, limber] };

it('bodies are near when their middle is no farther off than the reach and their own size', () => {
  const all = [east, west, middle];
  expect(bodiesNear(all, { x: 30, y: 10 }, 10)).toEqual([west, middle]);
  expect(bodiesNear(all, { x: 30, y: 10 }, 9.99)).toEqual([]);
  expect(bodiesNear(all, { x: 70, y: 10 }, 10)).toEqual([east, middle]);
});
it('a body of two footprints is near by either, and is told once', () => {
  expect(bodiesNear([battery], { x: 50, y: 42 }, 2)).toEqual([battery]);
  expect(bodiesNear([battery], { x: 50, y: 20 }, 5)).toEqual([battery]);
});
it('a body reaches as far as the farthest of its footprints', () => {
  expect(radiusOf(middle.box)).toBe(10);
  expect(reachOfBody(middle)).toBe(10);
  expect(reachOfBody(battery)).toBe(30);
});
