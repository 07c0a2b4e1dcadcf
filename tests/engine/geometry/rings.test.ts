import { describe, expect, it } from 'vitest';
import { areaOf, centreOfRings, isSimple, ringsOf, signedAreaOf, type Point } from '../../../engine/geometry';
import { fc } from '../../property';

const points = (...pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }));
const areas = (outline: readonly Point[]): number[] =>
  ringsOf(outline)
    .map(signedAreaOf)
    .map((area) => Math.round(area * 1e6) / 1e6)
    .sort((a, b) => a - b);

/** How often an outline winds round a point, by the angles it turns through: slow, and of another make than the engine's. */
function turnsRound(outline: readonly Point[], { x, y }: Point): number {
  let angle = 0;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const [ax, ay, bx, by] = [p.x - x, p.y - y, q.x - x, q.y - y];
    angle += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  return Math.round(angle / (2 * Math.PI));
}
const nearEdge = (outline: readonly Point[], p: Point, by: number): boolean =>
  outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const size = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const k = size > 0 ? Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / size)) : 0;
    return Math.hypot(p.x - a.x - (b.x - a.x) * k, p.y - a.y - (b.y - a.y) * k) < by;
  });

describe('rings', () => {
  it('are the outline itself where it does not meet itself', () => {
    const ring = points([0, 0], [10, 0], [10, 10], [0, 10]);
    expect(ringsOf(ring)).toEqual([ring]);
    expect(ringsOf(ring.toReversed()).map(signedAreaOf)).toEqual([100]);
    expect(isSimple(ring)).toBe(true);
    expect(ringsOf(points([0, 0], [5, 5]))).toEqual([]);
    expect(ringsOf([])).toEqual([]);
  });

  it('are two for a bow tie, each counted whole', () => {
    const tie = points([0, 0], [10, 10], [10, 0], [0, 10]);
    expect(isSimple(tie)).toBe(false);
    expect(areas(tie)).toEqual([25, 25]);
    expect(centreOfRings(ringsOf(tie))).toEqual({ x: 5, y: 5 });
  });

  it('go round a star drawn in one line, its middle inside', () => {
    const star = [0, 2, 4, 1, 3].map((i) => ({
      x: 10 * Math.sin((i * 2 * Math.PI) / 5),
      y: 10 * Math.cos((i * 2 * Math.PI) / 5),
    }));
    // The area of a pentagram whose points lie 10 from its middle.
    expect(areas(star)).toHaveLength(1);
    expect(areas(star)[0]).toBeCloseTo(112.2569941, 5);
  });

  it('leave out a hole that is drawn with a bridge to it', () => {
    const keyhole = points([0, 0], [20, 0], [20, 20], [0, 20], [0, 0], [5, 5], [5, 15], [15, 15], [15, 5], [5, 5]);
    expect(areas(keyhole)).toEqual([-100, 400]);
    const centre = centreOfRings(ringsOf(keyhole));
    expect(centre?.x).toBeCloseTo(10, 6);
    expect(centre?.y).toBeCloseTo(10, 6);
  });

  it('know nothing of spikes, of edges gone there and back, of corners written twice', () => {
    expect(areas(points([0, 0], [10, 0], [10, 0], [10, 10], [20, 10], [10, 10], [0, 10]))).toEqual([100]);
    expect(areas(points([0, 0], [10, 0], [20, 0], [10, 0]))).toEqual([]);
    expect(areas(points([0, 0], [5, 0], [10, 0], [10, 10], [5, 10], [0, 10]))).toEqual([100]);
    expect(areas(points([0, 0], [10, 0], [10, 10], [0, 10], [0, 0], [10, 0], [10, 10], [0, 10]))).toEqual([100]);
    expect(centreOfRings([])).toBeNull();
  });

  it('hold just what the outline winds round', () => {
    const corner = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) });
    const place = fc.record({
      x: fc.double({ min: 0, max: 12, noNaN: true }),
      y: fc.double({ min: 0, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(corner, { minLength: 3, maxLength: 9 }),
        fc.array(place, { minLength: 20, maxLength: 20 }),
        (outline, places) => {
          const rings = ringsOf(outline);
          for (const p of places) {
            if (nearEdge(outline, p, 1e-3)) continue;
            const inside = rings.reduce((sum, ring) => sum + turnsRound(ring, p), 0);
            expect(inside).toBe(turnsRound(outline, p) !== 0 ? 1 : 0);
          }
          expect(rings.every((ring) => Number.isFinite(areaOf(ring)))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
