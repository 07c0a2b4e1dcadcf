import { expect, it } from 'vitest';
import { poseAt, turned } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { calm, outlineOf } from '../../../engine/play/outline';

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
it('has something inside where it comes far in one direction and hardly anywhere beside it', () => {
  const aside = new Map([
    [11, 2],
    [12, 20],
    [13, 2],
  ]);
  expect(area(outlineOf(from, aside))).toBeGreaterThan(55);
  const fan = new Map([11, 12, 13].map((i) => [i, i === 12 ? 20 : 12]));
  expect(outlineOf(from, fan)).toHaveLength(4);
});
it('goes back to the middle between ways far apart, and bridges those beside one another', () => {
  const fan = new Map([0, 1, 2].map((i) => [i, 20]));
  expect(outlineOf(from, fan)).toHaveLength(4);
});

const round = (change: Readonly<Record<number, number>>): ReadonlyMap<number, number> =>
  new Map(Array.from({ length: 48 }, (_, i) => [i, change[i] ?? 60]));

it('is calm where stands bar a rider in a few directions: no notch, no spike', () => {
  const barred = calm(round({ 3: 25, 4: 25, 5: 25, 30: 12 }));
  for (const i of [3, 4, 5, 30]) expect(barred.get(i)).toBeGreaterThan(57);
  expect(calm(new Map([...round({})].map(([i, cm]) => [i, i === 9 ? cm : cm / 4]))).get(9)).toBeLessThan(25);
});
it('stays as it is where the way is barred over a wide front, and along a straight edge of the table', () => {
  const wide = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i, 20]));
  expect(calm(round(wide)).get(4)).toBeLessThan(25);
  const edge = Array.from({ length: 17 }, (_, i) => 30 / Math.cos(((i - 8) * Math.PI) / 24));
  const along = calm(round(edge));
  for (const [i, cm] of edge.entries()) expect(along.get(i)).toBeCloseTo(cm, 6);
});
