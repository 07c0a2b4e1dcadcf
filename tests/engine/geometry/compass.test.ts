import { expect, it } from 'vitest';
import { compassOf, compassTo } from '../../../engine/geometry';

it('headings and directions have the name of the nearest of eight points', () => {
  expect([0, 22, 23, 90, 200, 337, 338, 359].map(compassOf)).toEqual([
    ...['north', 'north', 'north-east', 'east', 'south', 'north-west', 'north', 'north'],
  ]);
  expect([compassTo({ x: 0, y: 3 }), compassTo({ x: -2, y: -2 }), compassTo({ x: -1, y: 0.3 })]).toEqual([
    ...['north', 'south-west', 'west'],
  ]);
});
