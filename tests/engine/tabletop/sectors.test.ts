import { describe, expect, it } from 'vitest';
import { sectorEntered, sectorHolding } from '../../../engine/tabletop';
import { boxOf } from './bodies';

/** Facing north: corners at (52, 58), (68, 58), (68, 62) and (52, 62). */
const target = boxOf(60, 60);

describe('the sector that holds more than half of a footprint', () => {
  // The middle of a square of 10 cm slides along y = 82; its diagonal lies on the line from (68, 62) at x = 88.
  it.each([
    [60, 82, 'front'],
    [88, 82, 'front'],
    [88.1, 82, 'right'],
    [31.9, 82, 'left'],
    [60, 40, 'rear'],
    [88, 38, 'front'],
    [87.9, 38, 'rear'],
    [88.1, 38, 'right'],
    [90, 60, 'right'],
  ] as const)('of a square at (%d, %d): %s', (x, y, sector) => {
    expect(sectorHolding(target, boxOf(x, y, 0, 10, 10))).toBe(sector);
  });
});

describe('the sectors that a move comes into', () => {
  const moved = (x: number, y: number, heading = 0) => sectorEntered(target, boxOf(x, y, heading));

  it('are none straight on, and the rear straight back', () => {
    expect(moved(60, 90)).toBe('front');
    expect(moved(60, 40)).toBe('rear');
  });

  it('are a flank when any part comes beside it', () => {
    expect(moved(66, 60)).toBe('flank');
    expect(moved(60.05, 70)).toBe('front');
    // The front right corner of the last place is (73, 66): on the line at 45 degrees at (72, 66).
    expect(moved(65, 64)).toBe('flank');
  });

  it('are none straight on from wherever it looks', () => {
    const wheeled = boxOf(60, 60, 60);
    expect(sectorEntered(wheeled, boxOf(60 + 17.320508075688775, 70, 60))).toBe('front');
    expect(sectorEntered(wheeled, boxOf(60, 70, 60))).toBe('flank');
  });
});
