import { describe, expect, it } from 'vitest';
import type { Pose, Sector } from '../../../../engine/geometry';
import { edgeOf, edgeOfBody, lineUp, offsetOn, poseAgainst } from '../../../../engine/tabletop';
import { bodyOf, boxOf } from '../bodies';

const rounded = ({ x, y, hx, hy }: Pose): readonly number[] => [x, y, hx, hy].map((n) => Math.round(n * 1e6) / 1e6 + 0);

describe('the edges of a footprint', () => {
  it.each<[Sector, number[], number]>([
    ['front', [50, 42], 16],
    ['rear', [50, 38], 16],
    ['left', [42, 40], 4],
    ['right', [58, 40], 4],
  ])('%s', (sector, [x, y], width) => {
    const edge = edgeOf(boxOf(50, 40), sector);
    expect(edge.middle.x).toBeCloseTo(x ?? NaN);
    expect(edge.middle.y).toBeCloseTo(y ?? NaN);
    expect(edge.width).toBe(width);
  });
  it('turn with it', () => {
    const { middle, outward } = edgeOf(boxOf(50, 40, 90), 'front');
    expect([middle.x, middle.y, outward.x, outward.y].map((n) => Math.round(n * 1e6) / 1e6 + 0)).toEqual([
      52, 40, 1, 0,
    ]);
  });
  it('of a body in two parts the rear is that of the last', () => {
    const [gun, limber] = [boxOf(50, 40, 0, 5, 4), boxOf(50, 34, 0, 3, 6)];
    const battery = { ...bodyOf('battery', 'blue', gun), boxes: [gun, limber] };
    expect(edgeOfBody(battery, 'rear').middle.y).toBe(31);
    expect(edgeOfBody(battery, 'front').middle.y).toBe(42);
  });
});

describe('lining up', () => {
  const edge = edgeOf(boxOf(50, 40), 'front');
  it('stands flush against the edge and faces it', () => {
    expect(rounded(poseAgainst(edge, 6, 3))).toEqual([53, 45, 0, -1]);
    expect(offsetOn(edge, poseAgainst(edge, 6, 3))).toBeCloseTo(3);
    expect(offsetOn(edge, { x: 44, y: 70 })).toBe(-6);
  });
  it('takes the first offset with room', () => {
    const tried: number[] = [];
    const pose = lineUp(edge, 4, [0, 2, -2], ({ x }) => {
      tried.push(x);
      return x < 50;
    });
    expect(pose && rounded(pose)).toEqual([48, 44, 0, -1]);
    expect(tried).toEqual([50, 52, 48]);
    expect(lineUp(edge, 4, [0, 2], () => false)).toBeNull();
  });
});
