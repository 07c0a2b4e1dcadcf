import { describe, expect, it } from 'vitest';
import {
  chargeBonus,
  chargeChances,
  chargeRisk,
  chargeThreat,
} from '../../../../../engine/rules/honours-of-war/melee/chances';
import { chargesFeared } from '../../../../../engine/rules/honours-of-war/melee/feared-charges';
import { at, village } from '../../../terrain/tables';
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
const SHAKEN = { hits: 3, class: 'inferior' } as const;

describe('what enemy charges could do', () => {
  it.each<[string, Partial<UnitPlace>, Partial<UnitPlace>, number]>([
    ['horse on guns', { type: 'medium gun' }, HORSE, 0.418],
    ['horse on a column', { formation: 'march column' }, HORSE, 0.529],
    ['horse into a flank', { heading: 90 }, HORSE, 0.571],
    ['foot on shaken foot', SHAKEN, {}, 0.033],
    // Who would lose by it, or win no more than he stakes.
    ['horse on steady foot', {}, HORSE, 0],
    ['foot on foot', {}, {}, 0],
    ['horse on horse', HORSE, HORSE, 0],
    // Who may not charge it.
    ['guns', SHAKEN, { type: 'medium gun' }, 0],
    ['wagons', SHAKEN, { type: 'transport' }, 0],
    ['foot on horse', { ...HORSE, ...SHAKEN }, {}, 0],
    ['horse that faces away', SHAKEN, { ...HORSE, heading: 0 }, 0],
  ])('%s', (_what, a, z, expected) => {
    expect(risk(a, z)).toBeCloseTo(expected, 3);
  });
  it('eight tenths of what the charger may expect to win by it, less what he stakes', () => {
    const on = meeting({ heading: 90, size: 'large' }, HORSE);
    const win = chargeChances(on.view('blue'), on.troop('z'), on.troop('a')) ?? NaN;
    const [own, his] = [on.troop('a').traits.points, on.troop('z').traits.points];
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBeCloseTo(0.8 * 0.75 * (win * own - (1 - win) * his), 9);
    expect(own).toBeGreaterThan(his);
  });
  it('the worst of several counts, not their sum', () => {
    const inFlank = { at: [120, 48], heading: 270, ...HORSE } as const;
    const on = battlefield({ blue: { a: { at: [100, 48] } }, red: { y: inFlank, z: { at: [100, 64] } } });
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBeCloseTo(0.571, 3);
  });
  it('from as far as a move and a half', () => {
    expect(risk(SHAKEN, HORSE, 44.9)).toBeGreaterThan(0);
    expect(risk(SHAKEN, HORSE, 45.1)).toBe(0);
    expect(risk(SHAKEN, {}, 29.9)).toBeGreaterThan(0);
    expect(risk(SHAKEN, {}, 30.1)).toBe(0);
  });
  it.each([
    // 30.5 and 29.5 hundredths of it.
    [25.9, 0.6],
    [26.1, 0],
  ])('of who has three tenths of it in his front: %d cm to his side', (side, expected) => {
    const on = battlefield({ blue: { a: { at: [100 + side, 48], ...SHAKEN } }, red: { z: { at: [100, 62] } } });
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBeCloseTo(expected, 3);
  });
  it('none of who is in houses himself', () => {
    const on = battlefield({
      terrain: [village('mill', at(100, 60), 0, 20)],
      blue: { a: { at: [100, 75], heading: 180, ...SHAKEN } },
      red: { z: { inside: 'mill/1' } },
    });
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBe(0);
  });
  it('none to who is in houses', () => {
    const on = battlefield({
      terrain: [village('mill', at(100, 60), 0, 20)],
      blue: { a: { inside: 'mill/1', ...SHAKEN } },
      red: { z: { at: [100, 80], heading: 180 } },
    });
    expect(chargeRisk(on.view('blue'), on.troop('a'))).toBe(0);
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
    return 0.08 * WON * (win * on.troop('z').traits.points - (1 - win) * on.troop('a').traits.points);
  };
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
