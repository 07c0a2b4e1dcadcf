import { describe, expect, it } from 'vitest';
import { isNearBox, sectorStruckBy, touchLeaving, touchOfBody } from '../../../../engine/tabletop';
import { bodyOf, boxOf } from '../bodies';

const north = (cm: number) => ({ x: 0, y: cm });

describe('what a straight move touches', () => {
  const mover = boxOf(50, 20);
  it('the nearest part of a body, at the cm where edges meet', () => {
    const [gun, limber] = [boxOf(50, 50, 0, 5, 4), boxOf(50, 40, 0, 3, 6)];
    const battery = { ...bodyOf('battery', 'red', gun), boxes: [gun, limber] };
    // From its front edge at 22 to the limber's rear at 37.
    expect(touchOfBody(mover, north(15.1), battery)).toBeCloseTo(15);
    expect(touchOfBody(mover, north(14.9), battery)).toBeNull();
    expect(touchOfBody(mover, north(-30), battery)).toBeNull();
  });
  it('does not hold who moves out of what it lies in, only who goes deeper', () => {
    const other = boxOf(50, 22);
    expect(touchLeaving(mover, north(-10), other)).toBeNull();
    expect(touchLeaving(mover, north(10), other)).toBe(0);
    expect(touchLeaving(mover, north(10), boxOf(50, 30))).toBeCloseTo(6);
  });
});

describe('who stands against a footprint', () => {
  it.each([
    [24.1, true],
    [24.11, false],
  ])('at y %d within 0.1 cm: %s', (y, near) => {
    // Rounding aside: the edges are 0.1 cm apart.
    expect(isNearBox(bodyOf('a', 'blue', boxOf(50, y)), boxOf(50, 20), 0.1 + 1e-9)).toBe(near);
  });
});

describe('the sector a move strikes', () => {
  it.each([
    [{ x: 0, y: -1 }, 'front'],
    [{ x: 0, y: 1 }, 'rear'],
    [{ x: 1, y: 0 }, 'left'],
    [{ x: -1, y: 0 }, 'right'],
  ])('%o: %s', (direction, sector) => {
    expect(sectorStruckBy(boxOf(50, 20), direction)).toBe(sector);
  });
});
