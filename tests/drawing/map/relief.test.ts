import { describe, expect, test } from 'vitest';
import { distance, signedAreaOf } from '../../../engine/geometry';
import { COLOUR } from '../../../drawing/map';
import { contoursFor } from '../../../editing/hills';
import { hachures } from '../../../drawing/map/hills';
import { readRelief, type Relief } from '../../../drawing/map/relief';
import { point } from '../../../drawing/map/strokes';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import type { Hill } from '../../../engine/scenario';
import { layGround, type Ground } from '../../../engine/terrain';
import { stUlrich } from './scenarios';

const hill = (x: number, y: number): Hill => ({
  ...PLAIN_FEATURE,
  contours: [],
  id: `hill-${x}`,
  name: null,
  kind: 'hill',
  slope: 'steep',
  height: 6,
  outline: { shape: 'ellipse', at: { x, y }, radii: [20, 20], turn: 0 },
});
function hills(...terrain: Hill[]): { ground: Ground; relief: Relief } {
  const ground = layGround({ ...stUlrich(), terrain });
  const relief = readRelief(ground, 1, 3);
  if (!relief) throw new Error('flat');
  return { ground, relief };
}

test('flat ground has no relief', () => {
  expect(readRelief(layGround({ ...stUlrich(), terrain: [] }), 1, 3)).toBeNull();
});

describe('level lines', () => {
  test('run round a round hill, high ground on their left, all at one height', () => {
    const { relief } = hills(hill(60, 60));
    const rings = relief.levelLines(3);
    expect(rings).toHaveLength(1);
    const ring = rings[0] ?? [];
    expect(signedAreaOf(ring)).toBeGreaterThan(0);
    const radii = ring.map((at) => distance(at, point(60, 60)));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.5);
    for (const at of ring) expect(relief.heightAt(at)).toBeCloseTo(3, 1);
  });
  test('lie apart round two hills and close where a hill runs off the table', () => {
    const { relief } = hills(hill(50, 60), hill(182, 60));
    const rings = relief.levelLines(3);
    expect(rings).toHaveLength(2);
    for (const ring of rings) expect(signedAreaOf(ring)).toBeGreaterThan(50);
  });
  test('there is none above the top or below the ground', () => {
    const { relief } = hills(hill(60, 60));
    expect(relief.highest).toBeCloseTo(6, 1);
    expect(relief.levelLines(relief.highest + 0.01)).toHaveLength(0);
    expect(relief.levelLines(-0.01)).toHaveLength(0);
  });
});

test('hachures run downhill and are heavier in the south-east than in the north-west', () => {
  const { ground, relief } = hills(hill(60, 60));
  const drawn = hachures(ground, relief, COLOUR);
  if (drawn.kind !== 'drawing') throw new Error('no drawing');
  expect(drawn.strokes.length).toBeGreaterThan(300);
  const weights = { lit: [0, 0], shade: [0, 0] };
  for (const { from, steps } of drawn.strokes) {
    const [foot, back] = steps;
    if (!foot || !back || 'to' in foot || 'to' in back) throw new Error('not a triangle');
    expect(relief.heightAt(foot)).toBeLessThan(relief.heightAt(from) + 1e-9);
    const side = from.x > 66 && from.y < 54 ? weights.shade : from.x < 54 && from.y > 66 ? weights.lit : null;
    if (!side) continue;
    side[0] = (side[0] ?? 0) + distance(from, back);
    side[1] = (side[1] ?? 0) + 1;
  }
  const mean = ([sum = 0, count = 0]: number[]): number => sum / count;
  expect(mean(weights.shade)).toBeGreaterThan(mean(weights.lit) * 1.5);
});

test.each(['narrow', 'usual', 'broad'] as const)('hachures of a %s plateau stay within the outline', (plateau) => {
  const plain = hill(60, 60);
  const { ground } = hills({ ...plain, contours: contoursFor(plain, plateau) ?? [] });
  const relief = readRelief(ground, 1, 9);
  const drawn = relief && hachures(ground, relief, COLOUR);
  if (drawn?.kind !== 'drawing') throw new Error('no drawing');
  expect(drawn.strokes.length).toBeGreaterThan(300);
  const ends = drawn.strokes.flatMap(({ from, steps }) => [from, ...steps.flatMap((to) => ('to' in to ? [] : [to]))]);
  // Half a stroke's weight may lie across the outline.
  expect(Math.max(...ends.map((at) => distance(at, point(60, 60))))).toBeLessThan(20.2);
});
