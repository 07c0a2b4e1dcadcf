import { describe, expect, it } from 'vitest';
import { distanceTo, reachedFrom } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

describe('the distance from a place to a body', () => {
  const body = bodyOf('a', 'blue', boxOf(50, 50));
  it('is measured to the nearest edge, and 0 on it', () => {
    expect(distanceTo({ x: 50, y: 38 }, body)).toBe(10);
    expect(distanceTo({ x: 61, y: 56 }, body)).toBe(5);
    expect(distanceTo({ x: 57, y: 51 }, body)).toBe(0);
  });
  it('is measured to the nearest of several boxes', () => {
    const gun = { ...body, boxes: [boxOf(50, 50), boxOf(50, 40, 0, 4, 8)] };
    expect(distanceTo({ x: 50, y: 30 }, gun)).toBe(6);
  });
});

describe('units reached from a place', () => {
  /** In line from x = 8 on, each with 4 cm to the next; the first ends at x = 16. */
  const row = (gap: number) => ['a', 'b', 'c', 'd'].map((id, i) => bodyOf(id, 'blue', boxOf(8 + i * (16 + gap), 50)));
  const reached = (gap: number, y: number) => [...reachedFrom({ x: 8, y }, row(gap), { radius: 10, link: 4 })];

  it('are those within the radius and all that a chain of links joins to them', () => {
    expect(reached(4, 38)).toEqual(['a', 'b', 'c', 'd']);
    expect(reached(4.1, 38)).toEqual(['a']);
  });
  it('are none when the first is out of the radius', () => {
    expect(reached(4, 37.9)).toEqual([]);
  });
  it('keep limits to a hundredth of a centimetre', () => {
    expect(reached(4.009, 37.991)).toHaveLength(4);
    expect(reached(4.02, 37.991)).toHaveLength(1);
    expect(reached(4, 37.98)).toHaveLength(0);
  });
});
