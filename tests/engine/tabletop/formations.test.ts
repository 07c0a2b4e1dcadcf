import { describe, expect, it } from 'vitest';
import type { BaseShape } from '../../../engine/battle';
import { facingOf, poseAt } from '../../../engine/geometry';
import { boxesOf, hullOf, inRanks } from '../../../engine/tabletop';

const FOOT = { width: 4, depth: 3, carries: 'foot' } as const;
const placesOf = (bases: readonly BaseShape[]) => bases.map(({ x, y }) => [x, y]);

describe('bases in ranks', () => {
  it('stand edge to edge about the centre, from the left of the front rank on', () => {
    expect(placesOf(inRanks(FOOT, 3, 1))).toEqual([
      [-4, 0],
      [0, 0],
      [4, 0],
    ]);
    expect(placesOf(inRanks(FOOT, 2, 2))).toEqual([
      [-2, 1.5],
      [2, 1.5],
      [-2, -1.5],
      [2, -1.5],
    ]);
  });
  it('are as wide as their files and as deep as their ranks', () => {
    expect(hullOf(inRanks(FOOT, 5, 1))).toEqual({ width: 20, depth: 3 });
    expect(hullOf(inRanks(FOOT, 1, 5))).toEqual({ width: 4, depth: 15 });
    expect(hullOf([])).toEqual({ width: 0, depth: 0 });
  });
});

describe('boxes of bases', () => {
  const gun: BaseShape = { x: 0, y: 0, turn: 0, width: 7, depth: 7, carries: 'gun' };
  const limber: BaseShape = { x: 1, y: -9.5, turn: 90, width: 5, depth: 12, carries: 'limber' };

  it('lie where the bases do, seen from a unit that faces north', () => {
    const [first, second] = boxesOf([gun, limber], poseAt({ x: 50, y: 60 }, facingOf(0)));
    expect(first).toEqual({ pose: { x: 50, y: 60, hx: 0, hy: 1 }, width: 7, depth: 7 });
    expect(second).toEqual({ pose: { x: 51, y: 50.5, hx: 1, hy: 0 }, width: 5, depth: 12 });
  });
  it('turn with the unit: to the right of one that faces east is south', () => {
    const [, second] = boxesOf([gun, limber], poseAt({ x: 50, y: 60 }, facingOf(90)));
    expect(second?.pose.x).toBeCloseTo(40.5);
    expect(second?.pose.y).toBeCloseTo(59);
    expect([second?.pose.hx, second?.pose.hy].map((n) => Math.round((n ?? 9) * 1000) + 0)).toEqual([0, -1000]);
  });
});
