import { describe, expect, it } from 'vitest';
import { moved, reaching, stretched, WHOLE } from '../../../renderer/replay/stretch';

describe('the stretch of the timeline on show', () => {
  it('comes nearer about the pointer and goes back to the whole', () => {
    const half = stretched(WHOLE, 0.5, 0.8);
    expect([half.from, half.to]).toEqual([expect.closeTo(0.4, 9), expect.closeTo(0.9, 9)]);
    expect(stretched(half, 8, 0.5)).toEqual(WHOLE);
  });

  it('is never shorter than a sixtieth of a battle', () => {
    const { from, to } = stretched(WHOLE, 1e-6, 0.5);
    expect(to - from).toBeCloseTo(1 / 60, 9);
  });

  it('stays within the battle and follows the cursor only when that leaves it', () => {
    const half = { from: 0, to: 0.5 };
    expect(moved(half, 0.9)).toEqual({ from: 0.5, to: 1 });
    expect(moved(half, -1)).toEqual(half);
    expect(reaching(half, 0.4)).toBe(half);
    const { from, to } = reaching(half, 0.6);
    expect(from).toBeCloseTo(0.35, 9);
    expect(to).toBeCloseTo(0.85, 9);
  });
});
