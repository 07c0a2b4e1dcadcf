import { describe, expect, it } from 'vitest';
import { distance, facingOf, type Point } from '../../../engine/geometry';
import type { Feature, Outline } from '../../../engine/scenario';
import { toRing, turnsRound } from './reference';
import { anyPlace, areaOf, at, groundOf, hill, points, polygon, village } from './tables';
import { fc } from '../../property';

const circle = (x: number, y: number, radius: number): Outline => ({
  shape: 'ellipse',
  at: at(x, y),
  radii: [radius, radius],
  turn: 0,
});
const stepped = (outline: Outline, ...contours: readonly (readonly [number, Outline])[]): Feature => ({
  ...hill('hill', 'gentle', contours.at(-1)?.[0] ?? 0, outline),
  ...{ contours: contours.map(([height, drawn]) => ({ height, outline: drawn })) },
});

describe('a hill with contours of its own', () => {
  const ground = groundOf(
    stepped(circle(90, 60, 40), [2, circle(90, 60, 30)], [5, circle(85, 60, 20)], [9, circle(85, 60, 5)]),
  );

  it('has their heights on them, nothing outside, and is level on top', () => {
    expect(ground.heightAt(at(130.1, 60))).toBe(0);
    expect(ground.heightAt(at(130, 60))).toBeCloseTo(0, 6);
    for (const turn of [0, 45, 90, 135, 225]) {
      const direction = facingOf(turn);
      expect(ground.heightAt(at(90 + direction.x * 30, 60 + direction.y * 30))).toBeCloseTo(2, 1);
      expect(ground.heightAt(at(85 + direction.x * 20, 60 + direction.y * 20))).toBeCloseTo(5, 1);
      expect(ground.heightAt(at(85 + direction.x * 4.9, 60 + direction.y * 4.9))).toBe(9);
    }
    expect(ground.heightAt(at(85, 60))).toBe(9);
  });

  it('rises without a step or a fall', () => {
    let before = 0;
    for (let x = 130.5; x > 85; x -= 0.05) {
      const height = ground.heightAt(at(x, 60));
      expect(height).toBeGreaterThanOrEqual(before - 1e-9);
      expect(height - before).toBeLessThan(0.05);
      before = height;
    }
    expect(before).toBe(9);
  });

  it('is as steep below a contour as above it', () => {
    const slope = (x: number): number => (ground.heightAt(at(x - 0.01, 60)) - ground.heightAt(at(x + 0.01, 60))) / 0.02;
    // East of the middle the contours lie at 130, 120, 105 and 90: 0.2, 0.2 and 0.27 cm to the cm.
    expect(slope(120.03)).toBeCloseTo(slope(119.97), 1);
    expect(slope(120)).toBeGreaterThan(0.15);
    expect(slope(105.03)).toBeCloseTo(slope(104.97), 1);
    expect(slope(129.9)).toBeLessThan(0.02);
  });

  it('keeps between the heights of the contours about a point, whatever their shape', () => {
    const rings = [
      points([20, 20], [160, 10], [150, 100], [30, 110]),
      points([40, 30], [140, 25], [120, 90], [45, 80]),
      points([60, 40], [100, 35], [110, 70], [55, 60]),
    ];
    const heights = [0, 3, 4, 10];
    const [foot, low, high] = rings.map((ring): Outline => ({ shape: 'polygon', points: ring }));
    if (!foot || !low || !high) throw new Error('no rings');
    const odd = groundOf(stepped(foot, [3, low], [4, high], [10, polygon([70, 45], [90, 45], [90, 55], [70, 55])]));
    rings.push(points([70, 45], [90, 45], [90, 55], [70, 55]));
    fc.assert(
      fc.property(anyPlace, (p) => {
        const level = rings.findLastIndex((ring) => turnsRound(ring, p) !== 0);
        const height = odd.heightAt(p);
        if (level < 0) expect(height).toBe(0);
        else {
          expect(height).toBeGreaterThanOrEqual((heights[level] ?? 0) - 1e-9);
          expect(height).toBeLessThanOrEqual((heights[level + 1] ?? 10) + 1e-9);
        }
        for (const [i, ring] of rings.entries())
          if (toRing(p, ring) < 0.02) expect(height).toBeCloseTo(heights[i] ?? 0, 1);
      }),
    );
  });

  it('stands contours that touch, cross and enclose nothing', () => {
    const cliff = groundOf(stepped(circle(90, 60, 20), [4, circle(90, 60, 20)], [6, polygon([90, 60])]));
    expect(cliff.heightAt(at(90, 60))).toBeGreaterThanOrEqual(4);
    for (let x = 60; x < 120; x += 0.37) expect(Number.isFinite(cliff.heightAt(at(x, 61)))).toBe(true);
  });
});

describe('slopes', () => {
  const ground = groundOf(hill('hill', 'gentle', 6, circle(50, 50, 20)));
  it('point uphill, as long as they are steep', () => {
    // 14 cm of slope for 6 cm of height: at its middle half as steep again.
    const { x, y } = ground.slopeAt(at(63, 50));
    expect(x).toBeCloseTo((-1.5 * 6) / 14, 2);
    expect(y).toBeCloseTo(0, 2);
    expect(ground.slopeAt(at(50, 50))).toEqual({ x: 0, y: 0 });
    expect(ground.slopeAt(at(100, 50))).toEqual({ x: 0, y: 0 });
  });
});

describe('crests', () => {
  const ground = groundOf(
    hill('ridge', 'gentle', 6, { shape: 'rectangle', at: at(50, 50), size: [40, 20], turn: 0 }),
    hill('knoll', 'steep', 4, circle(120, 50, 10)),
  );

  it('are the chord through the centre, square to the look', () => {
    expect(ground.crestOf(areaOf(ground, 'ridge'), at(0, 5))).toEqual({ a: at(30, 50), b: at(70, 50) });
    const across = ground.crestOf(areaOf(ground, 'ridge'), at(1, 0));
    expect(across).toEqual({ a: at(50, 60), b: at(50, 40) });
    const empty = groundOf(hill('empty', 'gentle', 3, polygon([10, 10])));
    expect(empty.crestOf(areaOf(empty, 'empty'), at(0, 1))).toBeNull();
  });

  it('along a line are where it stops to rise', () => {
    const [first, second, ...more] = ground.crestsAlong(at(0, 50), at(179, 50));
    expect(more).toEqual([]);
    // The ridge is 10 cm deep inside: 7 cm of slope, then the plateau.
    expect(first?.from).toBeCloseTo(37, 0);
    expect(first?.to).toBeCloseTo(63, 0);
    expect(first?.height).toBe(6);
    expect(second?.height).toBe(4);
    expect(ground.crestsAlong(at(0, 5), at(179, 5))).toEqual([]);
    // Up to the plateau and no farther: nothing falls again.
    expect(ground.crestsAlong(at(0, 50), at(50, 50))).toEqual([]);
    expect(ground.crestsAlong(at(50, 50), at(50, 50))).toEqual([]);
  });
});

describe('dead ground', () => {
  const ground = groundOf(hill('ridge', 'gentle', 6, circle(90, 60, 20)), village('town', at(30, 100), 0));

  it('lies behind what rises into the line', () => {
    expect(ground.hiddenFrom(at(40, 60), 2, at(140, 60))).toBe(true);
    expect(ground.hiddenFrom(at(40, 60), 2, at(60, 60))).toBe(false);
    expect(ground.hiddenFrom(at(40, 20), 2, at(140, 20))).toBe(false);
    // The near slope and the plateau's edge are seen, the far slope is not.
    expect(ground.hiddenFrom(at(40, 60), 2, at(80, 60))).toBe(false);
    expect(ground.hiddenFrom(at(40, 60), 2, at(104, 60))).toBe(true);
    expect(ground.hiddenFrom(at(40, 60), 2, at(40, 60))).toBe(false);
  });

  it('begins where the line over the plateau’s edge comes down', () => {
    // From 12 cm above the middle of the plateau, 6 cm high: the edge is 6 cm off, the ground falls away below it.
    const far = (height: number): boolean => ground.hiddenFrom(at(90, 60), 4, at(118, 60), height);
    expect(far(0)).toBe(false);
    // Level with the plateau on both sides a line of 50 cm clears it by what it is above it.
    expect(ground.hiddenFrom(at(60, 60), 6.1, at(120, 60), 6.1)).toBe(false);
    expect(ground.hiddenFrom(at(60, 60), 5.9, at(120, 60), 5.9)).toBe(true);
  });

  it('agrees with a look every 0.05 cm, and is the same from both ends', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.integer({ min: 0, max: 80 }), (eye, target: Point, tenths) => {
        const height = tenths / 10;
        const reach = distance(eye, target);
        const [start, end] = [ground.heightAt(eye) + height, ground.heightAt(target)];
        let least = Infinity;
        for (let s = 0; s <= reach; s += 0.05) {
          const k = reach > 0 ? s / reach : 0;
          const p = at(eye.x + (target.x - eye.x) * k, eye.y + (target.y - eye.y) * k);
          least = Math.min(least, start + (end - start) * k - ground.heightAt(p));
        }
        const hidden = ground.hiddenFrom(eye, height, target);
        if (least < -0.02) expect(hidden).toBe(true);
        if (least > -0.005) expect(hidden).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
