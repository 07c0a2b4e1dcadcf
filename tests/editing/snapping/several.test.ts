import { describe, expect, it } from 'vitest';
import { snapSeveral } from '../../../editing/snapping/several';
import { ODD, open } from '../drafts';

const { scenario } = open(ODD);
const how = { reach: 2, grid: null, edges: true, roads: true, nodes: true, units: true };
const bounds = (minX: number, minY: number, maxX = minX + 20, maxY = minY + 10) => ({ minX, maxX, minY, maxY });
const other = { name: 'Leib', bounds: bounds(60, 40, 80, 44) };

describe('several things that are moved', () => {
  it.each([
    ['to the table’s edges', bounds(1.5, 111), [-1.5, 0.92], 'on the west edge, on the north edge'],
    ['not from farther than the reach', bounds(2.1, 50), [0, 0], null],
    ['level with another, edge on edge', bounds(20, 34.3), [0, -0.3], 'level with Leib'],
    ['level with its middle', bounds(20, 38, 40, 47), [0, -0.5], 'level with Leib'],
    ['both ways at once', bounds(61, 25.5), [-1, 0], 'level with Leib'],
    ['not with what lies 40 cm away', bounds(122, 34.3), [0, 0], null],
  ] as const)('are drawn %s', (_, box, [x, y], reason) => {
    const found = snapSeveral(scenario, box, [other], how);
    expect(found.by.x).toBeCloseTo(x, 1);
    expect(found.by.y).toBeCloseTo(y, 1);
    expect(found.reason).toBe(reason);
    expect(found.guides).toHaveLength(Number(Math.abs(x) > 0) + Number(Math.abs(y) > 0));
  });

  it('come to the grid only where nothing else draws them', () => {
    const grid = { ...how, grid: 10 };
    expect(snapSeveral(scenario, bounds(31, 71), [other], grid)).toMatchObject({
      by: { x: -1, y: -1 },
      reason: 'on the grid',
    });
    expect(snapSeveral(scenario, bounds(34.6, 76), [other], grid).by).toEqual({
      x: expect.closeTo(-4.6) as number,
      y: 4,
    });
    expect(snapSeveral(scenario, bounds(31, 34.3), [other], grid).by.y).toBeCloseTo(-0.3);
  });
});
