import { describe, expect, it } from 'vitest';
import {
  boxContains,
  convexHull,
  corners,
  distance,
  farthestCorner,
  frontCentre,
  frontEdge,
  gap,
  hullWith,
  nearestPointOf,
  overlaps,
  penetration,
  plus,
  pointGap,
  rearCentre,
  signedAreaOf,
  times,
  within,
} from '../../../engine/geometry';
import { anyBox, anyPoint, boxAt, lattice } from './arbitrary';
import { fc } from '../../property';

describe('boxes', () => {
  it('have their front where they head', () => {
    const east = boxAt(10, 20, 90, 8, 4);
    expect(corners(east)).toEqual([
      { x: 12, y: 24 },
      { x: 12, y: 16 },
      { x: 8, y: 16 },
      { x: 8, y: 24 },
    ]);
    expect(frontEdge(east)).toEqual([
      { x: 12, y: 24 },
      { x: 12, y: 16 },
    ]);
    expect(frontCentre(east)).toEqual({ x: 12, y: 20 });
    expect(rearCentre(east)).toEqual({ x: 8, y: 20 });
  });

  it('have a hull with a point: that of their corners and it', () => {
    const east = boxAt(10, 20, 90, 8, 4);
    // Past the front-left corner, beside the right edge, and within.
    expect(hullWith(east, { x: 20, y: 30 })).toHaveLength(4);
    expect(hullWith(east, { x: 10, y: 10 })).toHaveLength(5);
    expect(hullWith(east, { x: 10, y: 20 })).toEqual(corners(east));
    fc.assert(
      fc.property(anyBox, anyPoint, (box, point) => {
        const hull = hullWith(box, point);
        const whole = convexHull([point, ...corners(box)]);
        expect(Math.abs(signedAreaOf(hull))).toBeCloseTo(Math.abs(signedAreaOf(whole)), 6);
        expect(hull.filter((one) => one === point).length).toBeLessThanOrEqual(1);
        expect(hull.every((one) => [point, ...corners(box)].some((other) => distance(one, other) < 1e-9))).toBe(true);
      }),
    );
  });

  it('measures gaps from edge to edge', () => {
    const a = boxAt(0, 0, 0, 8, 4);
    expect(gap(a, boxAt(0, 24, 0, 8, 4))).toBe(20);
    expect(gap(a, boxAt(11, 8, 0, 8, 4))).toBe(5);
    expect(gap(a, boxAt(8, 0, 0, 8, 4))).toBe(0);
    expect(gap(a, boxAt(0, 0, 90, 20, 1))).toBe(0);
    expect(gap(a, boxAt(0, 2 + Math.SQRT2 + 1, 45, 2, 2))).toBeCloseTo(1, 9);
  });

  it('find their farthest corner', () => {
    expect(farthestCorner(boxAt(0, 0, 90, 8, 6), { x: 0, y: 0 })).toBe(5);
    expect(farthestCorner(boxAt(0, 0, 0, 8, 6), { x: 4, y: -3 })).toBe(10);
    fc.assert(
      fc.property(anyBox, anyPoint, (box, point) => {
        const most = Math.max(...corners(box).map((corner) => distance(corner, point)));
        expect(farthestCorner(box, point)).toBeCloseTo(most, 9);
      }),
    );
  });

  it('tells lying in each other from touching', () => {
    const a = boxAt(0, 0, 0, 8, 4);
    expect(overlaps(a, boxAt(8, 0, 0, 8, 4))).toBe(false);
    expect(overlaps(a, boxAt(7.951, 0, 0, 8, 4))).toBe(false);
    expect(overlaps(a, boxAt(7.949, 0, 0, 8, 4))).toBe(true);
    expect(overlaps(a, boxAt(7.949, 0, 0, 8, 4), 0.1)).toBe(false);
    expect(overlaps(a, boxAt(0, 0, 90, 20, 1))).toBe(true);
    expect(within(boxAt(1, 0, 0, 6, 4), a)).toBe(true);
    expect(within(boxAt(1.02, 0, 0, 6, 4), a)).toBe(false);
  });

  it('finds the nearest point', () => {
    const a = boxAt(0, 0, 0, 8, 4);
    expect(nearestPointOf(a, { x: 7, y: 6 })).toEqual({ x: 4, y: 2 });
    expect(nearestPointOf(a, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 });
    expect(pointGap({ x: 7, y: 6 }, a)).toBe(5);
    expect(boxContains(a, { x: 4, y: 2 })).toBe(true);
    expect(boxContains(a, { x: 4.001, y: 2 })).toBe(false);
    fc.assert(
      fc.property(anyBox, anyPoint, (box, point) => {
        expect(Math.abs(distance(point, nearestPointOf(box, point)) - pointGap(point, box))).toBeLessThan(1e-8);
      }),
    );
  });

  it('agrees with points tried along both edges', () => {
    const edgePoints = (box: Parameters<typeof corners>[0]) =>
      corners(box).flatMap((from, i, all) => {
        const to = all[(i + 1) % 4] ?? from;
        return Array.from({ length: 50 }, (_, k) => plus(times(from, 1 - k / 50), times(to, k / 50)));
      });
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const tried = Math.min(...edgePoints(a).map((point) => pointGap(point, b)));
        const found = gap(a, b);
        expect(gap(b, a)).toBeCloseTo(found, 9);
        expect(found).toBeLessThanOrEqual(tried + 1e-9);
        const inside = lattice(a, 12).some((point) => pointGap(point, b) === 0);
        if (!inside && penetration(a, b) <= 0) expect(tried - found).toBeLessThan(0.4);
        if (inside) expect(found).toBe(0);
        if (found > 0) expect(overlaps(a, b, 0)).toBe(false);
      }),
    );
  });

  it('parts two boxes by moving one by its depth in the other', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const depth = penetration(a, b);
        fc.pre(depth > 0.1);
        const parted = Array.from({ length: 720 }, (_, i) => {
          const angle = (i * Math.PI) / 360;
          const by = { x: Math.cos(angle) * depth * 1.001, y: Math.sin(angle) * depth * 1.001 };
          return penetration({ ...a, pose: { ...a.pose, ...plus(a.pose, by) } }, b) <= depth * 0.001;
        });
        expect(parted).toContain(true);
      }),
      { numRuns: 50 },
    );
  });
});
