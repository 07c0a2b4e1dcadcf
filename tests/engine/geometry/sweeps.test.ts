import { describe, expect, it } from 'vitest';
import {
  firstTouch,
  gap,
  length,
  penetration,
  pivot,
  place,
  plus,
  pointInPolygon,
  poseOnLeg,
  straight,
  sweptHull,
  times,
  wheel,
  wheelTouches,
  type Box,
  type Point,
} from '../../../engine/geometry';
import { anyBox, anyPoint, boxAt, lattice } from './arbitrary';
import { fc } from '../../property';

const moved = (box: Box, by: Point): Box => ({ ...box, pose: { ...box.pose, ...plus(box.pose, by) } });
const mover = boxAt(0, 0, 0, 16, 4);
const north = (cm: number): Point => ({ x: 0, y: cm });

describe('the first touch of a move', () => {
  it('is where the edges meet', () => {
    expect(firstTouch(mover, north(30), boxAt(0, 24, 0, 16, 4))).toBe(20);
    expect(firstTouch(mover, north(20), boxAt(0, 24, 0, 16, 4))).toBe(20);
    expect(firstTouch(mover, north(19.991), boxAt(0, 24, 0, 16, 4))).toBeCloseTo(19.991, 9);
    expect(firstTouch(mover, north(19.98), boxAt(0, 24, 0, 16, 4))).toBeNull();
    expect(firstTouch(mover, north(30), boxAt(0, 20, 45, 4, 4))).toBeCloseTo(18 - 2 * Math.SQRT2, 9);
  });

  it('is nothing when it slides past or leaves', () => {
    expect(firstTouch(mover, north(30), boxAt(16, 10, 0, 16, 4))).toBeNull();
    expect(firstTouch(mover, north(30), boxAt(15.992, 10, 0, 16, 4))).toBeNull();
    expect(firstTouch(mover, north(30), boxAt(15.98, 10, 0, 16, 4))).toBe(6);
    expect(firstTouch(mover, north(-30), boxAt(0, 4, 0, 16, 4))).toBeNull();
    expect(firstTouch(mover, { x: 30, y: 0 }, boxAt(0, 4, 0, 16, 4))).toBeNull();
    expect(firstTouch(mover, north(0), boxAt(0, 4, 0, 16, 4))).toBeNull();
  });

  it('is at once when they touch or overlap already', () => {
    expect(firstTouch(mover, north(5), boxAt(0, 4, 0, 16, 4))).toBe(0);
    expect(firstTouch(mover, north(-5), boxAt(0, 3.9, 0, 16, 4))).toBe(0);
    expect(firstTouch(mover, north(0), boxAt(0, 3.9, 0, 16, 4))).toBe(0);
  });

  it('agrees with small steps', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, anyBox, (box, by, obstacle) => {
        fc.pre(length(by) > 1 && penetration(box, obstacle) < 0);
        const touch = firstTouch(box, by, obstacle);
        const steps = 400;
        const depths = Array.from({ length: steps + 1 }, (_, i) =>
          penetration(moved(box, times(by, i / steps)), obstacle),
        );
        const first = depths.findIndex((depth) => depth > 0.02);
        if (touch === null) expect(first).toBe(-1);
        else {
          expect(gap(moved(box, times(by, touch / length(by))), obstacle)).toBeLessThan(1e-6);
          expect(depths.slice(0, Math.floor((touch / length(by)) * steps)).every((depth) => depth <= 1e-9)).toBe(true);
          if (first >= 0) expect((first * length(by)) / steps).toBeGreaterThanOrEqual(touch);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the ground a move covers', () => {
  it('holds every position on the way', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, fc.integer({ min: 0, max: 20 }), (box, by, i) => {
        const hull = sweptHull(box, by);
        for (const point of lattice(moved(box, times(by, i / 20)), 6)) expect(pointInPolygon(point, hull)).toBe(true);
      }),
    );
  });
});

describe('what a turn meets', () => {
  it('follows the arc of the outer corner', () => {
    const leg = wheel(mover.pose, 16, 4, 'right', 90);
    // The farthest corner, the outer rear one, is sqrt(16 * 16 + 4 * 4) = 16.49 from the corner (8, 2) that stays.
    const northWest = (radius: number) => boxAt(8 - radius * Math.SQRT1_2, 2 + radius * Math.SQRT1_2, 45, 0.2, 0.2);
    expect(wheelTouches(mover, leg, northWest(16.57))).toBe(true);
    expect(wheelTouches(mover, leg, northWest(16.61))).toBe(false);
    expect(wheelTouches(mover, leg, boxAt(0, 10, 0, 2, 2))).toBe(true);
    expect(wheelTouches(mover, leg, boxAt(-12, 0, 0, 4, 4))).toBe(false);
    expect(wheelTouches(mover, wheel(mover.pose, 16, 4, 'left', 90), boxAt(-10, 0, 0, 4, 4))).toBe(false);
  });

  it('knows straight legs and places too', () => {
    const ahead = boxAt(0, 10, 0, 2, 2);
    expect(wheelTouches(mover, straight(mover.pose, 7), ahead)).toBe(false);
    expect(wheelTouches(mover, straight(mover.pose, 7.02), ahead)).toBe(true);
    expect(wheelTouches(mover, place({ ...mover.pose, y: 20 }), ahead)).toBe(false);
    expect(wheelTouches(mover, place({ ...mover.pose, y: 10 }), ahead)).toBe(true);
  });

  it('never misses what small steps find, and finds little else', () => {
    fc.assert(
      fc.property(
        anyBox,
        anyBox,
        fc.integer({ min: -170, max: 170 }),
        fc.boolean(),
        (box, obstacle, degrees, wheels) => {
          fc.pre(degrees !== 0);
          const leg = wheels
            ? wheel(box.pose, box.width, box.depth, 'left', degrees)
            : pivot(box.pose, box.width, box.depth, degrees);
          let deepest = -Infinity;
          for (let i = 0; i <= 400; i += 1)
            deepest = Math.max(deepest, penetration({ ...box, pose: poseOnLeg(box.pose, leg, i / 400) }, obstacle));
          if (deepest > 0.011) expect(wheelTouches(box, leg, obstacle)).toBe(true);
          // The steps here may themselves miss 0.04 cm.
          if (deepest < -0.07) expect(wheelTouches(box, leg, obstacle)).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is no one in a smaller turn when a larger one touches nobody', () => {
    const outermost = Math.hypot(16, 4);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 20, max: 900 }),
        (nearer, tenths, turned) => {
          // A flat side which the outer rear corner grazes, in by about the tolerance.
          const radius = outermost + 1 - 0.01 + (nearer - 50) / 100_000;
          const angle = (tenths / 1800) * Math.PI;
          const flat = boxAt(8 - radius * Math.cos(angle), 2 + radius * Math.sin(angle), tenths / 10, 2, 6);
          const touches = (degrees: number) => wheelTouches(mover, wheel(mover.pose, 16, 4, 'right', degrees), flat);
          if (!touches(turned / 10)) for (let less = 1; less < turned / 10; less++) expect(touches(less)).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
