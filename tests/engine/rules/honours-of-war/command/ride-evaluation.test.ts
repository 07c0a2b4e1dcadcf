import { describe, expect, it } from 'vitest';
import { evaluateRide } from '../../../../../engine/rules/honours-of-war/command/ride-evaluation';
import { pathOf, poseAt, straight } from '../../../../../engine/geometry';
import { battlefield } from '../field';
import type { Leader } from '../field';

/** What it is worth to the general of blue, at (60, 20), to ride so far north; he leads the foot at (60, 50). */
function worth(north: number, more: Readonly<Record<string, Leader>> = {}): number {
  const on = battlefield({
    blue: { a: { at: [60, 90], command: 'foot' }, b: { at: [160, 90], command: 'horse' } },
    red: { z: { at: [60, 170] } },
    leaders: {
      general: { at: [60, 20], kind: 'general' },
      foot: { at: [60, 50], side: 'blue' },
      horse: { at: [160, 50], side: 'blue' },
      ...more,
    },
  });
  const from = poseAt({ x: 60, y: 20 }, { x: 0, y: 1 });
  const ride = { march: pathOf(from, [straight(from, north, { x: 0, y: 1 })]), movers: ['general'] };
  return evaluateRide(on.view('blue'), { command: 'general', side: 'blue' }, north === 0 ? { pick: 'stay' } : ride)
    .ready;
}

describe('HOW-CMD-13: a ride of a general is worth the commanders he could direct from there', () => {
  it('within 15 cm, a commander at exactly 15 too', () => {
    expect([0, 14.9, 15, 20].map((north) => worth(north))).toEqual([0, 0, 0.1, 0.1]);
  });
  it('nothing while he is not on the table', () =>
    expect(worth(0, { general: { at: [60, 20], kind: 'general', due: 2 } })).toBe(0));
  it('HOW-OPT-07: a lieutenant general those he leads; never the enemy', () => {
    const horseOnly = { general: { at: [60, 20], kind: 'lieutenant', commands: ['horse'] } } as const;
    expect(worth(20, horseOnly)).toBe(0);
    expect(worth(20, { foe: { at: [60, 42], side: 'red' } })).toBe(0.1);
  });
});
