import { describe, expect, it } from 'vitest';
import { comesWithin, leastGapOnWay } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** 16 by 4 cm, its front edge at y = 12, its right side at x = 68. */
const box = boxOf(60, 10);
const anybody = () => true;

describe('coming within a distance of others', () => {
  const other = bodyOf('other', 'red', boxOf(60, 40));
  it.each([
    [6, 19.99, false],
    [6, 20, true],
    [6.02, 19.98, true],
    [-5, 25.9, false],
    [-5, 26, true],
  ])('on a move of %d cm ahead is told within %d cm', (ahead, limit, within) => {
    expect(comesWithin(box, { x: 0, y: ahead }, [other], limit, anybody)).toBe(within);
  });

  it('is told of the middle of the way, where both ends are farther', () => {
    const beside = bodyOf('beside', 'red', boxOf(78, 60));
    expect(comesWithin(box, { x: 0, y: 100 }, [beside], 2.01, anybody)).toBe(true);
    expect(comesWithin(box, { x: 0, y: 100 }, [beside], 1.9, anybody)).toBe(false);
  });

  it('is told of those alone who count', () => {
    expect(comesWithin(box, { x: 0, y: 20 }, [other], 20, ({ id }) => id !== 'other')).toBe(false);
  });
});

describe('the least distance on a straight move', () => {
  it('is that at the end of a move toward another, at the beginning of one away, between when it passes by', () => {
    expect(leastGapOnWay(box, { x: 0, y: 10 }, boxOf(60, 40))).toBeCloseTo(16, 6);
    expect(leastGapOnWay(box, { x: 0, y: -5 }, boxOf(60, 40))).toBeCloseTo(26, 6);
    expect(leastGapOnWay(box, { x: 0, y: 100 }, boxOf(79, 60))).toBeCloseTo(3, 4);
    expect(leastGapOnWay(box, { x: 0, y: 0 }, boxOf(60, 40))).toBeCloseTo(26, 6);
  });
});
