import { describe, expect, it } from 'vitest';
import {
  chargeBonus,
  chargeChances,
  chargeRisk,
  chargeThreat,
} from '../../../../../engine/rules/honours-of-war/melee/chances';
import { chargesFeared } from '../../../../../engine/rules/honours-of-war/melee/feared-charges';
import { battlefield } from '../field';
import type { UnitPlace } from '../field';

/** A unit with its front edge on y = 50, and an enemy before it, `gap` cm off and facing it unless told. */
const meeting = (a: Partial<UnitPlace>, z: Partial<UnitPlace>, gap = 10) => {
  const half = (place: Partial<UnitPlace>) => (place.type === 'dragoons' ? 2.5 : 2);
  return battlefield({
    blue: { a: { at: [100, 50 - half(a)], ...a } },
    red: { z: { at: [100, 50 + gap + half(z)], ...z } },
  });
};
const risk = (a: Partial<UnitPlace>, z: Partial<UnitPlace>, gap?: number): number => {
  const on = meeting(a, z, gap);
  return chargeRisk(on.view('blue'), on.troop('a'));
};
const threat = (a: Partial<UnitPlace>, z: Partial<UnitPlace>, gap?: number): number => {
  const on = meeting(a, z, gap);
  return chargeThreat(on.view('blue'), on.troop('a'));
};
const HORSE = { type: 'dragoons' } as const;

describe('what enemy charges could do', () => {
  it.each<[string, Partial<UnitPlace>, Partial<UnitPlace>, number]>([
    ['horse on steady foot', {}, HORSE, 0.04],
    ['foot on foot', {}, {}, 0.06],
    ['horse on horse', HORSE, HORSE, 0.06],
    ['horse on guns', { type: 'medium gun' }, HORSE, 0.25],
    ['horse on a column', { formation: 'march column' }, HORSE, 0.25],
    ['horse into a flank', { heading: 90 }, HORSE, 0.3],
    ['a large battalion, by its points', { size: 'large' }, HORSE, 0.06],
    // Who does not charge.
    ['guns', {}, { type: 'medium gun' }, 0],
    ['wagons', {}, { type: 'transport' }, 0],
    ['foot on horse', HORSE, {}, 0],
    ['horse that faces away', {}, { ...HORSE, heading: 0 }, 0],
  ])('%s', (_what, a, z, expected) => {
    expect(risk(a, z)).toBeCloseTo(expected, 9);
  });
  it('the worst of several counts, not their sum', () => {
    const on = battlefield({
      blue: { a: { at: [100, 48] } },
      red: { y: { at: [90, 70], ...HORSE }, z: { at: [110, 70] } },
    });
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBeCloseTo(0.06, 9);
  });
  it('from as far as a move and a tenth', () => {
    expect(risk({}, HORSE, 32.9)).toBeCloseTo(0.04, 9);
    expect(risk({}, HORSE, 33.1)).toBe(0);
    expect(risk({}, {}, 21.9)).toBeCloseTo(0.06, 9);
    expect(risk({}, {}, 22.1)).toBe(0);
  });
});

describe('charges that are feared', () => {
  const feared = (z: Partial<UnitPlace>, gap?: number) => {
    const on = meeting({}, z, gap);
    return chargesFeared(on.view('blue'), on.troop('a')).map(({ enemy, won }) => [enemy.id, won]);
  };
  it('of each enemy within a move, with its chance', () => {
    const on = meeting({}, HORSE);
    expect(feared(HORSE)).toEqual([['z', chargeChances(on.view('blue'), on.troop('z'), on.troop('a'))]]);
    expect(feared(HORSE, 30.1)).toEqual([]);
  });
  it('none of those that may not charge it', () => {
    expect(feared({ type: 'medium gun' })).toEqual([]);
  });
});

describe('what its own charge could do', () => {
  const WON = 0.75;
  const worth = (a: Partial<UnitPlace>, z: Partial<UnitPlace>): number => {
    const on = meeting(a, z);
    const win = chargeChances(on.view('blue'), on.troop('a'), on.troop('z')) ?? NaN;
    return 0.15 * WON * (win * on.troop('z').traits.points - (1 - win) * on.troop('a').traits.points);
  };
  const SHAKEN = { hits: 3, class: 'inferior' } as const;
  it('a part of what is won with it, less what is lost', () => {
    expect(worth(HORSE, SHAKEN)).toBeGreaterThan(0);
    expect(threat(HORSE, SHAKEN)).toBeCloseTo(worth(HORSE, SHAKEN), 9);
    expect(threat(HORSE, { ...SHAKEN, size: 'large' })).toBeCloseTo(worth(HORSE, { ...SHAKEN, size: 'large' }), 9);
  });
  it('nothing where it would rather lose', () => {
    expect(worth(HORSE, { class: 'superior' })).toBeLessThan(0);
    expect(threat(HORSE, { class: 'superior' })).toBe(0);
  });
  it('nothing from columns, guns and wagons, nor from who does not face the enemy', () => {
    expect(threat({ ...HORSE, formation: 'march column' }, SHAKEN)).toBe(0);
    expect(threat({ type: 'medium gun' }, SHAKEN)).toBe(0);
    expect(threat({ type: 'transport' }, SHAKEN)).toBe(0);
    expect(threat({ ...HORSE, heading: 180 }, SHAKEN)).toBe(0);
  });
  it('only as far as it moves', () => {
    expect(threat(HORSE, SHAKEN, 29.9)).toBeGreaterThan(0);
    expect(threat(HORSE, SHAKEN, 30.1)).toBe(0);
  });
});

describe('HOW-MELEE-12, 13: the bonus of a charge', () => {
  it.each<[string, Partial<UnitPlace>, Partial<UnitPlace>, boolean, number]>([
    ['horse on horse', HORSE, HORSE, false, 1],
    ['horse on guns', HORSE, { type: 'medium gun' }, false, 1],
    ['horse on light infantry', HORSE, { type: 'jaeger' }, false, 1],
    ['horse on the front of foot', HORSE, {}, false, 0],
    ['horse on the flank of foot', HORSE, {}, true, 1],
    ['foot', {}, HORSE, true, 0],
  ])('%s', (_what, a, z, flank, bonus) => {
    const on = meeting(a, z);
    expect(chargeBonus(on.view('blue'), on.troop('a'), on.troop('z'), flank)).toBe(bonus);
  });
  it('HOW-MELEE-18: none in fog', () => {
    const on = meeting(HORSE, HORSE);
    on.state.marks['weather'] = 'fog';
    expect(chargeBonus(on.view('blue'), on.troop('a'), on.troop('z'), false)).toBe(0);
  });
});
