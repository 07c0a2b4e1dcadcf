import { describe, expect, it } from 'vitest';
import { areaOf, distanceToPolyline, pointInPolygon, signedAreaOf, type Point } from '../../../engine/geometry';
import { flatCourse, flatOutline } from '../../../engine/terrain';
import { stripAlong } from '../../../engine/terrain/courses';
import { anyPlace, at, points, polygon } from './tables';
import { fc } from '../../property';

const closed = (ring: readonly Point[]): readonly Point[] => (ring[0] ? [...ring, ring[0]] : ring);

describe('outlines', () => {
  it('run counter-clockwise whatever way they are written', () => {
    const ring = polygon([0, 0], [0, 10], [10, 10], [10, 0]);
    expect(signedAreaOf(flatOutline(ring))).toBe(100);
    expect(flatOutline(polygon([0, 0], [0, 0], [10, 0], [10, 10], [0, 0]))).toEqual(points([0, 0], [10, 0], [10, 10]));
  });

  it('turn rectangles and ellipses clockwise', () => {
    const rectangle = flatOutline({ shape: 'rectangle', at: at(50, 50), size: [20, 10], turn: 90 });
    expect(areaOf(rectangle)).toBeCloseTo(200, 9);
    expect(pointInPolygon(at(50, 59), rectangle)).toBe(true);
    expect(pointInPolygon(at(59, 50), rectangle)).toBe(false);
    const ellipse = flatOutline({ shape: 'ellipse', at: at(70, 80), radii: [26, 15], turn: 20 });
    expect(areaOf(ellipse) / (Math.PI * 26 * 15)).toBeCloseTo(1, 2);
    const end = (turn: number): Point =>
      at(70 + 25.9 * Math.cos((turn * Math.PI) / 180), 80 - 25.9 * Math.sin((turn * Math.PI) / 180));
    expect(pointInPolygon(end(20), ellipse)).toBe(true);
    expect(pointInPolygon(end(-20), ellipse)).toBe(false);
    expect(signedAreaOf(ellipse)).toBeGreaterThan(0);
  });

  it('draw smooth shapes through every point', () => {
    const circle = points([10, 0], [0, 10], [-10, 0], [0, -10]);
    const ring = flatOutline({ shape: 'smooth', points: circle });
    for (const point of circle) expect(distanceToPolyline(point, closed(ring))).toBeLessThan(1e-9);
    // Tangents are half the chord past each point: four arcs of 68.33 cm2, less what the short chords cut off.
    expect(areaOf(ring)).toBeLessThan(4 * 68.3334);
    expect(areaOf(ring)).toBeGreaterThan(4 * 68.3334 * 0.995);
    expect(ring.length).toBeGreaterThan(20);
  });

  it('keep what encloses nothing harmless', () => {
    expect(flatOutline(polygon())).toEqual([]);
    expect(flatOutline(polygon([1, 1], [1, 1]))).toHaveLength(1);
    expect(flatOutline({ shape: 'smooth', points: points([1, 1], [5, 1], [1, 1]) })).toHaveLength(2);
  });
});

describe('courses', () => {
  it('pass through every point, smooth or not', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 2, maxLength: 6 }), fc.boolean(), (through, smooth) => {
        const line = flatCourse({ points: through, smooth });
        for (const point of through) expect(distanceToPolyline(point, line)).toBeLessThan(1e-5);
      }),
    );
  });

  it('bend without corners when smooth', () => {
    const line = flatCourse({ points: points([0, 0], [20, 10], [40, 0], [60, 10]), smooth: true });
    for (let i = 2; i < line.length; i += 1) {
      const [a, b, c] = [line[i - 2], line[i - 1], line[i]] as [Point, Point, Point];
      const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
      expect(Math.abs(turn)).toBeLessThan(0.35);
    }
  });

  it('cover a strip of their width, mitred at bends', () => {
    expect(stripAlong(points([0, 0], [20, 0], [20, 20]), 4)).toEqual(
      points([0, -2], [22, -2], [22, 20], [18, 20], [18, 2], [0, 2]),
    );
    expect(areaOf(stripAlong(points([0, 0], [30, 40]), 4))).toBeCloseTo(200, 9);
    expect(stripAlong(points([5, 5]), 4)).toEqual([]);
    expect(stripAlong([], 4)).toEqual([]);
    const hairpin = stripAlong(points([0, 0], [40, 0], [0, 3]), 4);
    for (const point of hairpin) expect(point.x).toBeLessThan(43);
    expect(pointInPolygon(at(38, 1), hairpin)).toBe(true);
  });

  it('hold what lies near the course and nothing far from it', () => {
    const line = flatCourse({ points: points([0, 0], [40, 10], [50, 50], [90, 60], [95, 100]), smooth: true });
    const strip = stripAlong(line, 9);
    for (let x = -5; x < 100; x += 3)
      for (let y = -5; y < 105; y += 3) {
        const far = distanceToPolyline(at(x, y), line);
        const beyondEnds = y < 0 || x < 0 || y > 99;
        if (far < 4.45 && !beyondEnds) expect(pointInPolygon(at(x, y), strip)).toBe(true);
        if (far > 4.8) expect(pointInPolygon(at(x, y), strip)).toBe(false);
      }
  });
});
