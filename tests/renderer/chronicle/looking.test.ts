import { describe, expect, it } from 'vitest';
import type { CameraHint } from '../../../engine/scenario';
import { lookAt } from '../../../renderer/chronicle/looking';

const hint = (x: number): CameraHint => ({ at: { x, y: 60 }, from: 180, distance: 90 });
const [first, second, third] = [hint(10), hint(20), hint(30)];
/** At 7:00, at 8:00, and only four minutes after it. */
const looks = [
  { at: 420, camera: first },
  { at: 480, camera: second },
  { at: 484, camera: third },
];

describe('where the eye is to be', () => {
  it('is nowhere without hints', () => expect(lookAt([], 420)).toBeNull());

  it.each([
    ['before the first hint', 360, first],
    ['at its hour', 420, first],
    ['long after it, until six minutes before the next', 474, first],
    ['at the hour of the next', 480, second],
    ['half the time to one that follows soon', 482, second],
    ['at the hour of the last', 484, third],
    ['to the end of the day', 1440, third],
  ])('rests %s', (_, now, camera) => {
    const look = lookAt(looks, now);
    expect(look?.from).toBe(camera);
    expect(look?.share).toBe(0);
  });

  it.each([
    [475.5, first, second, 0.15625],
    [477, first, second, 0.5],
    [478.5, first, second, 0.84375],
    [483, second, third, 0.5],
  ])('at %d it is on its way from one to the next, slowly at first and at last', (now, from, to, share) => {
    const look = lookAt(looks, now);
    expect([look?.from, look?.to]).toEqual([from, to]);
    expect(look?.share).toBeCloseTo(share, 9);
  });

  it('goes the same way back', () => {
    const there = [474, 476, 478, 480].map((now) => lookAt(looks, now));
    expect([480, 478, 476, 474].map((now) => lookAt(looks, now)).reverse()).toEqual(there);
  });

  it('moves nothing while it rests', () => expect(lookAt(looks, 430)).toBe(lookAt(looks, 440)));

  it('of two hints at the same hour looks at the later', () => {
    const both = [
      { at: 420, camera: first },
      { at: 420, camera: second },
    ];
    expect([419, 420].map((now) => lookAt(both, now)?.from)).toEqual([first, second]);
  });
});
