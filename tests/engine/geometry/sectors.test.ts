import { describe, expect, it } from 'vitest';
import { SECTORS, axisOf, dot, minus, sectorHalfPlanes, sectorOfPoint, sectorShares } from '../../../engine/geometry';
import { anyBox, anyPoint, boxAt, shareOf } from './arbitrary';
import { fc } from '../../property';

const target = boxAt(0, 0, 0, 16, 4);

describe('HOW-SECT-01 four sectors', () => {
  it.each([
    [0, 10, 'front'],
    [0, -10, 'rear'],
    [-20, 0, 'left'],
    [20, 0, 'right'],
    [18, 12, 'front'],
    [18.02, 12, 'right'],
    [17.98, 12, 'front'],
    [18.02, -12, 'right'],
    [17.98, -12, 'rear'],
    [-17.98, 12, 'front'],
    [-18.02, 12, 'left'],
    [18, -12, 'rear'],
    [1, -1, 'front'],
  ] as const)('puts (%d, %d) in the %s', (x, y, sector) => {
    expect(sectorOfPoint(target, { x, y })).toBe(sector);
  });

  it('has an axis for each sector', () => {
    expect(SECTORS.map((sector) => axisOf(target.pose, sector))).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ]);
  });

  it('shares an attacker out', () => {
    expect(sectorShares(target, boxAt(0, 10, 0, 4, 4))).toEqual({ front: 1, rear: 0, left: 0, right: 0 });
    const half = sectorShares(target, boxAt(18, 12, 0, 4, 4));
    expect(half.front).toBeCloseTo(0.5, 12);
    expect(half.right).toBeCloseTo(0.5, 12);
    expect(sectorShares(target, boxAt(-20, 0, 0, 4, 4)).left).toBe(1);
    expect(sectorShares(target, boxAt(0, -9, 30, 4, 4)).rear).toBeCloseTo(1, 12);
  });

  it('agrees with the sectors of many points', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (box, of) => {
        const shares = sectorShares(box, of);
        for (const sector of SECTORS) {
          const counted = shareOf(of, 30, (point) => sectorOfPoint(box, point) === sector);
          expect(Math.abs(shares[sector] - counted)).toBeLessThan(0.06);
        }
        expect(SECTORS.reduce((sum, sector) => sum + shares[sector], 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('bounds a sector by its half planes', () => {
    fc.assert(
      fc.property(anyBox, anyPoint, (box, point) => {
        const holding = SECTORS.filter((sector) =>
          sectorHalfPlanes(box, sector).every((side) => dot(minus(point, side.point), side.inward) > 0.02),
        );
        for (const sector of holding) expect(sectorOfPoint(box, point)).toBe(sector);
        expect(holding.length).toBeLessThan(2);
      }),
    );
  });
});
