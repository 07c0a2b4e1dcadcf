import { describe, expect, test } from 'vitest';
import { distance } from '../../../engine/geometry';
import type { Shape } from '../../../drawing/map';
import { hachures } from '../../../drawing/map/hills';
import { inksOf } from '../../../drawing/map/inks';
import { readRelief } from '../../../drawing/map/relief';
import { drawTable } from '../../../drawing/paper/tiles/drawing';
import { TILE_OPTIONS } from '../../../drawing/paper/tiles';
import { layGround } from '../../../engine/terrain';
import { stUlrich } from './scenarios';

const ground = layGround(stUlrich());
const inks = inksOf('colour');
const strokesOf = (shape: Shape) => (shape.kind === 'drawing' ? shape.strokes : []);
/** Longest side of a hachure, cm. */
const longest = (shape: Shape): number =>
  Math.max(
    ...strokesOf(shape).map(({ from, steps }) =>
      Math.max(...steps.map((step) => ('to' in step ? 0 : distance(from, step)))),
    ),
  );

describe('an engraving for large sheets', () => {
  const relief = readRelief(ground, 1, 9);
  if (!relief) throw new Error('no hill');
  const [usual, fine] = [hachures(ground, relief, inks, 1), hachures(ground, relief, inks, 0.45)];

  test('has more and shorter hachures', () => {
    expect(strokesOf(fine).length).toBeGreaterThan(strokesOf(usual).length * 3);
    expect(longest(fine)).toBeLessThan(longest(usual));
  });
  test('is what sheets of true size and down to 1:8 have, by degrees', () => {
    const hachuresAt = (ratio: number): number => {
      const { unnamed } = drawTable(stUlrich(), { ...TILE_OPTIONS, ratio });
      const found = unnamed.find((shape) => shape.kind === 'drawing' && shape.paint.fill === inks.hachure);
      return found ? strokesOf(found).length : 0;
    };
    const counts = [1, 0.25, 0.2, 0.125, 0.05].map(hachuresAt);
    expect(counts[0]).toBe(strokesOf(fine).length);
    expect(counts[1]).toBeGreaterThan(counts[2] ?? 0);
    expect(counts[2]).toBeGreaterThan(counts[3] ?? 0);
    expect(counts[3]).toBe(strokesOf(usual).length);
    expect(counts[4]).toBe(counts[3]);
  });
});
