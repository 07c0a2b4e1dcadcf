import { describe, expect, it } from 'vitest';
import { distanceToEdge, shiftOntoTable } from '../../../engine/tabletop';
import { boxOf } from './bodies';

const table = { width: 120, depth: 100 };

describe('the way to the table edge', () => {
  it.each([
    ['north', 50, 40, { x: 0, y: 1 }, 58],
    ['south', 50, 40, { x: 0, y: -1 }, 38],
    ['east', 50, 40, { x: 1, y: 0 }, 62],
    ['west', 50, 40, { x: -1, y: 0 }, 42],
    ['aslant, to the nearer edge', 50, 40, { x: 0.6, y: -0.8 }, 47.5],
    ['from over the edge', 50, 1, { x: 0, y: -1 }, 0],
  ])('%s', (_, x, y, direction, cm) => {
    expect(distanceToEdge(table, boxOf(x, y), direction)).toBeCloseTo(cm);
  });
  it('leads off it only where it leads farther than a facing is rounded', () => {
    expect(distanceToEdge(table, boxOf(50, 2), { x: -1.000000001, y: -1e-9 })).toBeCloseTo(42);
    expect(distanceToEdge(table, boxOf(50, 2), { x: -1, y: -1.1e-9 })).toBeCloseTo(42);
    expect(distanceToEdge(table, boxOf(50, 2), { x: -1, y: -1e-5 })).toBe(0);
  });
  it('is measured along what the footprint turns to it', () => {
    expect(distanceToEdge(table, boxOf(50, 40, 90), { x: 0, y: 1 })).toBeCloseTo(52);
  });
});

describe('back onto the table', () => {
  it.each([
    [50, 40, 0, 0],
    [8, 2, 0, 0],
    [7, 1, 1, 1],
    [113, 99, -1, -1],
  ])('from (%d, %d) by (%d, %d)', (x, y, byX, byY) => {
    const shift = shiftOntoTable(table, boxOf(x, y));
    expect(shift.x).toBeCloseTo(byX);
    expect(shift.y).toBeCloseTo(byY);
  });
});
