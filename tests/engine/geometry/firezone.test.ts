import { describe, expect, it } from 'vitest';
import {
  areaOf,
  fireZone,
  inZone,
  outlineOfZone,
  pointInPolygon,
  shareInZone,
  touchesZone,
} from '../../../engine/geometry';
import { anyBox, boxAt, coordinate, lattice, shareOf } from './arbitrary';
import { fc } from '../../property';

/** Front edge from (-8, 0) to (8, 0), firing north. */
const firer = boxAt(0, -2, 0, 16, 4);
const zone = fireZone(firer, 30, 20);

describe('HOW-SECT-03 firing zone', () => {
  it('is measured from the middle of the front edge', () => {
    expect(zone.centre).toEqual({ x: 0, y: 0 });
    expect(inZone(zone, { x: 0, y: 20 })).toBe(true);
    expect(inZone(zone, { x: 0, y: 20.009 })).toBe(true);
    expect(inZone(zone, { x: 0, y: 20.02 })).toBe(false);
    expect(inZone(zone, { x: 0, y: -0.02 })).toBe(false);
  });

  it('opens by 30 degrees from the front corners', () => {
    const aside = 10 / Math.sqrt(3);
    expect(inZone(zone, { x: 8 + aside, y: 10 })).toBe(true);
    expect(inZone(zone, { x: 8 + aside + 0.03, y: 10 })).toBe(false);
    expect(inZone(zone, { x: -8 - aside, y: 10 })).toBe(true);
    expect(inZone(zone, { x: -8 - aside - 0.03, y: 10 })).toBe(false);
  });

  it('is touched at the range, not beyond it', () => {
    expect(touchesZone(zone, boxAt(0, 22, 0, 16, 4))).toBe(true);
    expect(touchesZone(zone, boxAt(0, 22.009, 0, 16, 4))).toBe(true);
    expect(touchesZone(zone, boxAt(0, 22.02, 0, 16, 4))).toBe(false);
    expect(touchesZone(zone, boxAt(0, 17 + Math.SQRT2 * 2, 45, 4, 4))).toBe(true);
    expect(touchesZone(zone, boxAt(0, 20.02 + Math.SQRT2 * 2, 45, 4, 4))).toBe(false);
  });

  it('is not touched by flush neighbours or what stands behind the front edge', () => {
    expect(touchesZone(zone, boxAt(16, -2, 0, 16, 4))).toBe(false);
    expect(touchesZone(zone, boxAt(0, -8, 0, 16, 4))).toBe(false);
    expect(touchesZone(zone, boxAt(16, -1.9, 0, 16, 4))).toBe(true);
    expect(touchesZone(zone, boxAt(0, 2, 180, 16, 4))).toBe(true);
  });

  it('holds exact shares', () => {
    expect(shareInZone(zone, boxAt(0, 5, 0, 4, 4))).toBeCloseTo(1, 12);
    expect(shareInZone(zone, boxAt(0, 0, 0, 4, 4))).toBeCloseTo(0.5, 12);
    expect(shareInZone(zone, boxAt(0, 30, 0, 4, 4))).toBeCloseTo(0, 12);
    const wide = fireZone(firer, 30, 100);
    expect(shareInZone(wide, boxAt(8, 10, 0, 20, 0.002))).toBeCloseTo((10 + 10 / Math.sqrt(3)) / 20, 6);
  });

  it('agrees with points tried, for any box, opening and range', () => {
    fc.assert(
      fc.property(anyBox, anyBox, fc.integer({ min: 0, max: 60 }), coordinate(5, 40), (from, box, opening, range) => {
        const any = fireZone(from, opening, range);
        const share = shareInZone(any, box);
        const counted = shareOf(box, 30, (point) => inZone(any, point));
        expect(Math.abs(share - counted)).toBeLessThan(0.06);
        const outline = outlineOfZone(any);
        // Less than the tolerance inside a straight bound may be flush.
        if (share * box.width * box.depth > 0.03 * (box.width + box.depth)) expect(touchesZone(any, box)).toBe(true);
        if (!touchesZone(any, box)) expect(share).toBeLessThan(0.02);
        const drawn = lattice(box, 8).filter((point) => pointInPolygon(point, outline));
        for (const point of drawn) expect(inZone(any, point)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('is drawn as it is measured', () => {
    const half = fireZone(firer, 90, 20);
    expect(areaOf(outlineOfZone(half))).toBeGreaterThan(0.999 * 200 * Math.PI);
    expect(areaOf(outlineOfZone(half))).toBeLessThan(200 * Math.PI);
  });
});
