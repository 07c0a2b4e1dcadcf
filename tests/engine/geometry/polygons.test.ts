import { describe, expect, it } from 'vitest';
import {
  areaInCircle,
  areaOf,
  centroid,
  clipToConvex,
  clipToHalfPlane,
  convexHull,
  corners,
  distanceToPolyline,
  distanceToSegment,
  facingOf,
  plus,
  pointInPolygon,
  segmentsMeet,
  shareInBox,
  shareInPolygon,
  signedAreaOf,
  times,
  type Point,
} from '../../../engine/geometry';
import { anyBox, anyPoint, boxAt, shareOf } from './arbitrary';
import { fc } from '../../property';

const at = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));
const hook = at([0, 0], [10, 0], [10, 10], [6, 10], [6, 4], [4, 4], [4, 10], [0, 10]);

/** A star about a centre: simple, mostly concave. */
const anyStar = fc
  .tuple(anyPoint, fc.array(fc.integer({ min: 2, max: 25 }), { minLength: 3, maxLength: 14 }))
  .map(([centre, radii]) => radii.map((r, i) => plus(centre, times(facingOf((-360 * i) / radii.length), r))));

describe('polygons', () => {
  it('have area and centre', () => {
    expect(areaOf(hook)).toBe(88);
    expect(signedAreaOf(hook)).toBe(88);
    expect(signedAreaOf(hook.toReversed())).toBe(-88);
    expect(centroid(at([2, 2], [6, 2], [6, 4], [2, 4]))).toEqual({ x: 4, y: 3 });
    expect(centroid(at([1, 1], [3, 1]))).toEqual({ x: 2, y: 1 });
    expect(areaOf([])).toBe(0);
  });

  it('know what is inside, edges included', () => {
    expect(pointInPolygon({ x: 5, y: 2 }, hook)).toBe(true);
    expect(pointInPolygon({ x: 5, y: 6 }, hook)).toBe(false);
    expect(pointInPolygon({ x: 5, y: 4 }, hook)).toBe(true);
    expect(pointInPolygon({ x: 10, y: 10 }, hook)).toBe(true);
    expect(pointInPolygon({ x: 10.0001, y: 10 }, hook)).toBe(false);
    const repeated = at([0, 0], [10, 0], [10, 0], [10, 10], [0, 0]);
    expect(pointInPolygon({ x: 1, y: 5 }, repeated)).toBe(false);
    expect(pointInPolygon({ x: 10, y: 0 }, repeated)).toBe(true);
    const crossing = at([0, 0], [10, 10], [10, 0], [0, 10]);
    expect(pointInPolygon({ x: 1, y: 5 }, crossing)).toBe(true);
    expect(pointInPolygon({ x: 9, y: 5 }, crossing)).toBe(true);
    expect(pointInPolygon({ x: 5, y: 9 }, crossing)).toBe(false);
  });

  it('are cut by lines and convex shapes', () => {
    expect(areaOf(clipToHalfPlane(hook, { x: 0, y: 4 }, { x: 0, y: 1 }))).toBe(48);
    expect(areaOf(clipToHalfPlane(hook, { x: 0, y: 4 }, { x: 0, y: -1 }))).toBe(40);
    expect(areaOf(clipToConvex(hook, at([3, 3], [7, 3], [7, 9], [3, 9])))).toBe(14);
    expect(areaOf(clipToConvex(hook, at([3, 9], [7, 9], [7, 3], [3, 3])))).toBe(14);
    expect(clipToConvex(hook, at([30, 3], [37, 3], [37, 9]))).toEqual([]);
  });

  it('hold an exact share of a box', () => {
    expect(shareInPolygon(boxAt(5, 7, 0, 6, 4), hook)).toBeCloseTo(16 / 24, 12);
    expect(shareInPolygon(boxAt(5, 7, 90, 4, 6), hook.toReversed())).toBeCloseTo(16 / 24, 12);
    expect(shareInPolygon(boxAt(5, 7, 0, 2, 2), hook)).toBe(0);
    expect(shareInPolygon(boxAt(2, 7, 0, 2, 2), hook)).toBe(1);
    expect(shareInPolygon(boxAt(5, 7, 0, 2, 2), [])).toBe(0);
    expect(shareInBox(boxAt(0, 0, 0, 4, 4), boxAt(2, 0, 0, 4, 4))).toBe(0.5);
    fc.assert(
      fc.property(anyBox, anyStar, (box, star) => {
        const clipped = areaOf(clipToConvex(star, corners(box))) / (box.width * box.depth);
        expect(Math.abs(shareInPolygon(box, star) - clipped)).toBeLessThan(1e-9);
        const counted = shareOf(box, 40, (point) => pointInPolygon(point, star));
        expect(Math.abs(clipped - counted)).toBeLessThan(0.03);
      }),
      { numRuns: 150 },
    );
  });

  it('are cut by circles exactly', () => {
    const square = at([-2, -2], [2, -2], [2, 2], [-2, 2]);
    expect(areaInCircle(square, { x: 0, y: 0 }, 2)).toBeCloseTo(4 * Math.PI, 10);
    expect(areaInCircle(square, { x: 0, y: 0 }, 3)).toBe(16);
    expect(areaInCircle(square, { x: 2, y: 0 }, 1)).toBeCloseTo(Math.PI / 2, 12);
    expect(areaInCircle(square, { x: 9, y: 0 }, 1)).toBeCloseTo(0, 12);
    expect(areaInCircle(square, { x: 0, y: 0 }, 2.5)).toBeCloseTo(
      // the square less four corners beyond the circle
      6.25 * Math.PI - 4 * (6.25 * Math.acos(0.8) - 2 * 1.5),
      10,
    );
  });

  it('have hulls without idle corners', () => {
    expect(convexHull(hook)).toEqual(at([0, 0], [10, 0], [10, 10], [0, 10]));
    expect(convexHull(at([1, 1], [1, 1]))).toEqual(at([1, 1]));
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 3, maxLength: 20 }), (points) => {
        const hull = convexHull(points);
        fc.pre(areaOf(hull) > 0.01);
        expect(signedAreaOf(hull)).toBeGreaterThan(0);
        for (const point of points) expect(pointInPolygon(point, hull)).toBe(true);
      }),
    );
  });
});

describe('segments', () => {
  const [a, b] = at([0, 0], [10, 0]) as [Point, Point];
  const meet = (c: [number, number], d: [number, number]) =>
    segmentsMeet(a, b, { x: c[0], y: c[1] }, { x: d[0], y: d[1] });

  it('meet in a point', () => {
    expect(meet([4, -1], [4, 3])).toEqual({ s: 0.4, t: 0.25, point: { x: 4, y: 0 } });
    expect(meet([4, 0], [4, 3])?.t).toBe(0);
    expect(meet([10, 0], [10, 3])?.s).toBe(1);
    expect(meet([4, 0.001], [4, 3])).toBeNull();
    expect(meet([10.001, -1], [10.001, 3])).toBeNull();
  });

  it('meet along a line at the first common point', () => {
    expect(meet([12, 0], [4, 0])).toEqual({ s: 0.4, t: 1, point: { x: 4, y: 0 } });
    expect(meet([-2, 0], [4, 0])?.s).toBe(0);
    expect(meet([11, 0], [14, 0])).toBeNull();
    expect(meet([2, 1], [4, 1])).toBeNull();
    expect(meet([3, 0], [3, 0])?.s).toBeCloseTo(0.3, 12);
    expect(meet([3, 1], [3, 1])).toBeNull();
  });

  it('have distances', () => {
    expect(distanceToSegment({ x: 13, y: 4 }, a, b)).toBe(5);
    expect(distanceToSegment({ x: 3, y: 4 }, a, b)).toBe(4);
    expect(distanceToPolyline({ x: 13, y: 4 }, [a, b, { x: 10, y: 4 }])).toBe(3);
    expect(distanceToPolyline({ x: 3, y: 4 }, [{ x: 0, y: 0 }])).toBe(5);
    expect(distanceToPolyline({ x: 3, y: 4 }, [])).toBe(Infinity);
  });
});
