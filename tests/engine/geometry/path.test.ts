import { describe, expect, it } from 'vitest';
import {
  along,
  bearing,
  corners,
  cut,
  cutBefore,
  distance,
  endOf,
  facing,
  facingOf,
  headingOf,
  pathOf,
  pivot,
  place,
  poseAlong,
  poseAt,
  poseOnLeg,
  rightOf,
  straight,
  unit,
  wheel,
  type Pose,
} from '../../../engine/geometry';
import { anyDegrees, anyPoint, coordinate } from './arbitrary';
import { fc } from '../../property';

const north = poseAt({ x: 0, y: 0 }, facingOf(0));
const anyPose = fc.tuple(anyPoint, anyDegrees).map(([at, heading]) => poseAt(at, facingOf(heading)));
const apart = (a: Pose, b: Pose): number => distance(a, b) + distance(facing(a), facing(b));

describe('manoeuvres', () => {
  it('go straight on, back and aside', () => {
    expect(straight(north, 20)).toEqual({ kind: 'straight', to: { x: 0, y: 20, hx: 0, hy: 1 }, length: 20 });
    expect(straight(north, -5).to).toEqual({ x: 0, y: -5, hx: 0, hy: 1 });
    expect(straight(north, -5).length).toBe(5);
    expect(straight(north, 5, { x: 1, y: 0 }).to).toEqual({ x: 5, y: 0, hx: 0, hy: 1 });
  });

  it('wheel about a front corner: HOW-MOVE-04 measures the outer one', () => {
    const leg = wheel(north, 16, 4, 'right', 90);
    expect(leg.length).toBeCloseTo(8 * Math.PI, 12);
    // The corner at (8, 2) stays; the outer front corner comes from (-8, 2) to (8, 18).
    expect(leg.to.x).toBeCloseTo(6, 12);
    expect(leg.to.y).toBeCloseTo(10, 12);
    expect(headingOf(facing(leg.to))).toBeCloseTo(90, 10);
    const left = wheel(north, 16, 4, 'left', 90).to;
    expect(left.x).toBeCloseTo(-6, 12);
    expect(left.y).toBeCloseTo(10, 12);
  });

  it('keeps the corner of a wheel in its place all along', () => {
    fc.assert(
      fc.property(
        anyPose,
        coordinate(2, 20),
        coordinate(1, 8),
        fc.constantFrom('left' as const, 'right' as const),
        fc.integer({ min: 1, max: 170 }),
        fc.integer({ min: 0, max: 100 }),
        (from, width, depth, side, degrees, percent) => {
          const leg = wheel(from, width, depth, side, degrees);
          const path = pathOf(from, [leg]);
          const half = poseAlong(path, (leg.length * percent) / 100);
          const corner = (pose: Pose) => along(pose, depth / 2, side === 'left' ? -width / 2 : width / 2);
          expect(distance(corner(from), corner(half))).toBeLessThan(1e-9);
          const turn = bearing(from, { x: from.x + half.hx, y: from.y + half.hy });
          expect(turn).toBeCloseTo(((side === 'left' ? -1 : 1) * degrees * percent) / 100, 7);
        },
      ),
    );
  });

  it('are measured along the corner that counts, whatever way it goes', () => {
    const side = fc.constantFrom('left' as const, 'right' as const);
    fc.assert(
      fc.property(
        anyPose,
        coordinate(2, 20),
        coordinate(1, 8),
        coordinate(-25, 25),
        side,
        (from, width, depth, by, hand) => {
          fc.pre(Math.abs(by) > 0.5);
          const [degrees, oblique] = [by * 6, unit({ x: from.hx + from.hy, y: from.hy - from.hx })];
          const turning = wheel(from, width, depth, hand, degrees);
          const manoeuvres = {
            advance: [straight(from, Math.abs(by)), [0, 1, 2, 3]],
            retire: [straight(from, -Math.abs(by)), [0, 1, 2, 3]],
            incline: [straight(from, Math.abs(by), oblique), [0, 1, 2, 3]],
            sidestep: [straight(from, Math.abs(by), rightOf(facing(from))), [0, 1, 2, 3]],
            // The outer front corner.
            wheel: [turning, [hand === 'left' ? 1 : 0]],
            pivot: [pivot(from, width, depth, degrees), [0, 1, 2, 3]],
            'about-face': [pivot(from, width, depth, 180), [0, 1, 2, 3]],
          } as const;
          for (const [leg, counted] of Object.values(manoeuvres)) {
            const travelled = [0, 0, 0, 0];
            let before = corners({ pose: from, width, depth });
            for (let i = 1; i <= 200; i += 1) {
              const after = corners({ pose: poseOnLeg(from, leg, i / 200), width, depth });
              after.forEach((corner, k) => {
                travelled[k] = (travelled[k] ?? 0) + distance(before[k] ?? corner, corner);
              });
              before = after;
            }
            for (const k of counted) expect(travelled[k]).toBeCloseTo(leg.length, 2);
            // Of a wheel the rear corner beyond goes a little farther, by the depth of the footprint.
            const most = leg === turning ? (leg.length / width) * Math.sqrt(width * width + depth * depth) : leg.length;
            expect(Math.max(...travelled)).toBeLessThan(most + 0.01);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('pivots about the centre, measured along the corners', () => {
    const leg = pivot(north, 6, 8, 90);
    expect(leg.length).toBeCloseTo((5 * Math.PI) / 2, 12);
    expect(leg.to).toEqual({ x: 0, y: 0, hx: 1, hy: 0 });
    const about = pathOf(north, [pivot(north, 6, 8, 180)]);
    expect(endOf(about)).toEqual({ x: 0, y: 0, hx: 0, hy: -1 });
    const [first] = corners({ pose: poseAlong(about, about.length / 2), width: 6, depth: 8 });
    expect(Math.abs(first.x)).toBeCloseTo(4, 9);
  });

  it('are cut by arc length', () => {
    const leg = straight(north, 10);
    const set = place({ x: 0, y: 10, hx: 1, hy: 0 });
    const path = pathOf(north, [leg, set, straight(set.to, 6)]);
    expect(path.length).toBe(16);
    expect(poseAlong(path, 4)).toEqual({ x: 0, y: 4, hx: 0, hy: 1 });
    expect(poseAlong(path, 10)).toEqual(set.to);
    expect(poseAlong(path, 12)).toEqual({ x: 2, y: 10, hx: 1, hy: 0 });
    expect(poseAlong(path, 99)).toEqual(endOf(path));
    expect(poseAlong(path, -1)).toEqual(north);
    expect(cut(path, 0)).toEqual({ from: north, legs: [], length: 0 });
    expect(cut(path, 16)).toEqual(path);
    expect(cut(path, 12).legs).toHaveLength(3);
    expect(cut(path, 12).length).toBe(12);
  });

  it('finds the same pose on a path and on its first part', () => {
    fc.assert(
      fc.property(
        anyPose,
        coordinate(1, 30),
        fc.integer({ min: -150, max: 150 }),
        coordinate(0, 60),
        (from, by, degrees, s) => {
          const turn = pivot(from, 12, 4, degrees);
          const go = straight(turn.to, by);
          const path = pathOf(from, [turn, go, wheel(go.to, 12, 4, 'left', 40)]);
          const part = cut(path, s);
          expect(part.length).toBeCloseTo(Math.min(s, path.length), 8);
          expect(apart(endOf(part), poseAlong(path, s))).toBe(0);
          expect(apart(poseAlong(part, s / 2), poseAlong(path, s / 2))).toBeLessThan(1e-7);
          expect(distance(poseAlong(path, s), poseAlong(path, s + 0.01))).toBeLessThan(0.0101);
        },
      ),
    );
  });

  describe('what is left of a path', () => {
    const turn = wheel(north, 16, 4, 'right', 30);
    const path = pathOf(north, [turn, straight(turn.to, 12)]);
    it.each([0, 3, turn.length, 15])('after %d cm it goes on to the same end', (gone) => {
      const rest = cutBefore(path, gone);
      expect(rest.length).toBeCloseTo(path.length - gone);
      for (const share of [0, 0.4, 1])
        expect(apart(poseAlong(rest, rest.length * share), poseAlong(path, gone + rest.length * share))).toBeLessThan(
          1e-5,
        );
    });
    it('leaves nothing at the end, and no leg of rounding', () => {
      expect(cutBefore(path, path.length)).toEqual(pathOf(endOf(path), []));
      expect(cutBefore(path, path.length - 0.9e-6).legs).toEqual([]);
      expect(cutBefore(path, path.length - 1.1e-6).legs).toHaveLength(1);
    });
  });
});
