import { describe, expect, it } from 'vitest';
import {
  angleBetween,
  bearing,
  cosine,
  facingOf,
  headingOf,
  length,
  poseAt,
  radians,
  round3,
  roundPose,
  sine,
  turned,
} from '../../../engine/geometry';
import { anyDegrees, anyPoint } from './arbitrary';
import { fc } from '../../property';

describe('trigonometry of our own', () => {
  it('agrees with the machine to 1e-14 over three turns', () => {
    for (let tenth = -7200; tenth <= 7200; tenth += 7) {
      const degrees = tenth / 10;
      const angle = (degrees * Math.PI) / 180;
      expect(Math.abs(sine(degrees) - Math.sin(angle))).toBeLessThan(1e-14);
      expect(Math.abs(cosine(degrees) - Math.cos(angle))).toBeLessThan(1e-14);
    }
  });

  it('is exact at quarter turns and right at 30 degrees', () => {
    expect([0, 90, 180, 270, 360, -90].map(sine)).toEqual([0, 1, 0, -1, 0, -1]);
    expect([0, 90, 180, 270, 360, -90].map(cosine)).toEqual([1, 0, -1, 0, 1, 0]);
    expect(sine(30)).toBeCloseTo(0.5, 15);
    expect(radians(180)).toBe(Math.PI);
  });

  it('reads headings clockwise from north', () => {
    const at = (x: number, y: number): number => headingOf({ x, y });
    expect([at(0, 1), at(1, 0), at(0, -1), at(-1, 0)]).toEqual([0, 90, 180, 270]);
    expect(at(1, 1)).toBeCloseTo(45, 12);
    expect(at(-1, 1)).toBeCloseTo(315, 12);
    expect(at(0, 0)).toBe(0);
    expect(at(-1e-20, 1)).toBeLessThan(360);
  });

  it('finds a heading again from its vector', () => {
    fc.assert(
      fc.property(anyDegrees, (degrees) => {
        expect(Math.abs(headingOf(facingOf(degrees)) - degrees)).toBeLessThan(1e-11);
        expect(Math.abs(length(facingOf(degrees)) - 1)).toBeLessThan(1e-15);
      }),
    );
  });

  it('measures angles as the machine does', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (u, v) => {
        // A vector of no length has no angle: 0, not that of -0.
        const machine = Math.atan2(Math.abs(u.x * v.y - u.y * v.x), u.x * v.x + u.y * v.y + 0);
        expect(Math.abs(angleBetween(u, v) - (machine * 180) / Math.PI)).toBeLessThan(1e-11);
      }),
    );
  });

  it('turns clockwise', () => {
    expect(turned({ x: 0, y: 1 }, 90)).toEqual({ x: 1, y: 0 });
    const east = poseAt({ x: 0, y: 0 }, facingOf(90));
    expect(bearing(east, { x: 1, y: -1 })).toBeCloseTo(45, 12);
    expect(bearing(east, { x: 1, y: 1 })).toBeCloseTo(-45, 12);
    expect(Math.abs(bearing(east, { x: -1, y: 0 }))).toBe(180);
  });

  it('stores lengths to 0.001 and never -0', () => {
    expect(round3(1.23456)).toBe(1.235);
    expect(Object.is(round3(-0.0001), 0)).toBe(true);
    const pose = roundPose({ x: 1.00049, y: -0.0001, hx: 0.6, hy: -0 });
    expect(pose).toEqual({ x: 1, y: 0, hx: 0.6, hy: 0 });
    expect(roundPose(pose)).toEqual(pose);
  });
});
