import { describe, expect, it } from 'vitest';
import { pathOf, pivot, place, straight, wheel } from '../../../engine/geometry';
import type { Leg } from '../../../engine/geometry';
import { isDrawnTrue } from '../../../engine/tabletop';
import { boxOf, poseOf } from './bodies';

const box = boxOf(60, 60);
const ahead = straight(box.pose, 10);
const drawn = (...legs: Leg[]) => isDrawnTrue(box, pathOf(box.pose, legs));

describe('a path drawn as a footprint can go it', () => {
  it('goes straight on or aside, wheels about a front corner, turns about its centre', () => {
    expect(drawn()).toBe(true);
    expect(drawn(ahead)).toBe(true);
    expect(drawn(straight(box.pose, 10, { x: 1, y: 0 }))).toBe(true);
    const turn = wheel(box.pose, 16, 4, 'left', 30);
    expect(drawn(turn, straight(turn.to, 5))).toBe(true);
    expect(drawn(pivot(box.pose, 16, 4, 40))).toBe(true);
  });

  it('begins where the unit stands, to the tolerance', () => {
    expect(isDrawnTrue(box, pathOf(poseOf(60.009, 60), []))).toBe(true);
    expect(isDrawnTrue(box, pathOf(poseOf(60.011, 60), []))).toBe(false);
  });

  it('is as long as it says, leg by leg and in all', () => {
    expect(drawn({ ...ahead, length: 9.98 })).toBe(false);
    expect(drawn({ ...ahead, length: 9.995 })).toBe(true);
    expect(isDrawnTrue(box, { ...pathOf(box.pose, [ahead]), length: 9.98 })).toBe(false);
  });

  it('keeps the heading on a straight leg, and the size of the footprint in a wheel', () => {
    expect(drawn({ ...ahead, to: poseOf(60, 70, 5) })).toBe(false);
    expect(drawn(wheel(box.pose, 12, 4, 'left', 30))).toBe(false);
  });

  it('is never set down elsewhere', () => {
    expect(drawn(place(poseOf(70, 70)))).toBe(false);
  });
});
