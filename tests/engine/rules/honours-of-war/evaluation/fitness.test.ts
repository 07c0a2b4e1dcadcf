import { describe, expect, it } from 'vitest';
import { fitness } from '../../../../../engine/rules/honours-of-war/evaluation/fitness';
import { at, battlefield, village } from '../field';
import type { UnitPlace } from '../field';

/** How fit a unit is with an enemy so far off, straight ahead unless told; with none on the table for null. */
const fit = (a: Partial<UnitPlace>, far: number | null, z: Partial<UnitPlace> = {}): number => {
  const on = battlefield({
    blue: { a: { at: [100, 48], ...a } },
    red: { z: { at: [100, 90], ...z } },
  });
  return fitness(on.troop('a'), far === null ? null : { body: on.troop('z'), distance: far });
};
const FORMED = 0.05;
const FACED = 0.12;

describe('lines are for fighting, columns for marching', () => {
  // A move and a half and the range, about: 2.6 moves.
  it.each([
    ['foot', {}, 52],
    ['horse', { type: 'dragoons' }, 78],
    ['guns, at three quarters of their effective range', { type: 'medium gun' }, 60],
  ] as const)('%s', (_who, a, closeBy) => {
    expect(fit(a, closeBy - 0.1)).toBeCloseTo(FORMED + FACED, 9);
    expect(fit(a, closeBy)).toBe(0);
    expect(fit(a, null)).toBe(0);
  });
  it('a column', () => {
    const column = { formation: 'march column' };
    expect(fit(column, 51.9)).toBeCloseTo(-0.35, 9);
    expect(fit(column, 52)).toBeCloseTo(0.02, 9);
    expect(fit(column, null)).toBeCloseTo(0.02, 9);
  });
  it.each([
    ['medium gun', 40],
    ['light gun', 30],
    ['heavy gun', 50],
  ] as const)('HOW-SCALE-09: a %s on its limber fears to come within canister range, %d cm', (type, canister) => {
    const limbered = { type, formation: 'limbered' };
    expect(fit(limbered, canister - 0.1)).toBeCloseTo(-0.35, 9);
    expect(fit(limbered, canister)).toBeCloseTo(0.02, 9);
  });
  it('who turns its back on the enemy does not face him', () => {
    expect(fit({}, 40, { at: [100, 10] })).toBeCloseTo(FORMED, 9);
  });
  it('HOW-SECT-02: in houses, which have no front, nobody faces', () => {
    const on = battlefield({
      blue: { a: { inside: 'dorf/1' } },
      red: { z: { at: [100, 90] } },
      terrain: [village('dorf', at(100, 48), 0, 20)],
    });
    expect(fitness(on.troop('a'), { body: on.troop('z'), distance: 30 })).toBeCloseTo(FORMED, 9);
  });
});

describe('HOW-RALLY-02: hits it will be rid of', () => {
  it.each([
    [3, 29.9, 0],
    [3, 30, 1],
    [3, 60, 1],
    [3, 60.1, 2],
    [3, null, 2],
    [4, 60.1, 2],
    // The last hit stays (HOW-RALLY-03).
    [2, 60.1, 1],
    [1, 60.1, 0],
    [0, 60.1, 0],
  ] as const)('%d hits, the enemy %d cm off: %d', (hits, far, rallied) => {
    const steady = far !== null && far < 52 ? FORMED + FACED : 0;
    expect(fit({ hits }, far)).toBeCloseTo(steady + rallied * 0.1, 9);
  });
});
