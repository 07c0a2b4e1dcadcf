import { expect, it } from 'vitest';
import { poseAt, turned } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { outlineOf } from '../../../engine/play/reaching';

const from = poseAt({ x: 50, y: 40 }, turned({ x: 0, y: 1 }, 30));
/** Twice the area within, by the corners in turn. */
const area = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, { x, y }, i) => {
      const next = outline[(i + 1) % outline.length] ?? from;
      return sum + x * next.y - next.x * y;
    }, 0),
  );

it('has something inside to be seen where a unit can go one way alone', () => {
  expect(area(outlineOf(from, new Map([[0, 20]])))).toBeCloseTo(60, 6);
  const both = new Map([
    [0, 20],
    [24, 10],
  ]);
  expect(area(outlineOf(from, both))).toBeGreaterThan(50);
});
it('goes back to the middle between ways far apart, and bridges those beside one another', () => {
  const fan = new Map([0, 1, 2].map((i) => [i, 20]));
  expect(outlineOf(from, fan)).toHaveLength(4);
});
