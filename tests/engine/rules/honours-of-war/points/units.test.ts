import { describe, expect, it } from 'vitest';
import { priceUnit } from '../../../../../engine/rules/honours-of-war/points/units';
import type { UnitType } from '../../../../../engine/scenario';
import { army, brigade, cost, lineOf, nation, scenario, sheetOf, unit } from './sheets';

describe('the printed examples', () => {
  it('HOW-EX-09: Prussian grenadiers before 1760 cost 130', () => {
    const line = lineOf('prussia', 1757, 'grenadiers', { class: 'superior' });
    expect(line.points).toBe(130);
    expect(line.reasons).toEqual([
      { clause: 'HOW-POINTS-01', label: 'battalion or regiment', value: 100 },
      { clause: 'HOW-POINTS-02', label: 'superior', value: 20 },
      { clause: 'HOW-POINTS-02', label: 'Prussia', value: 10 },
    ]);
  });
  it('HOW-EX-10: French grenadiers of the same battle 110', () =>
    expect(cost('france', 1757, 'grenadiers', { class: 'superior' })).toBe(110));
  it('HOW-EX-11: a Prussian light battery 45', () => expect(cost('prussia', 1757, 'light gun')).toBe(45));
  it('HOW-EX-12: a French light battery 25, a full move to limber counted', () => {
    const line = lineOf('france', 1757, 'light gun');
    expect(line.reasons.map(({ value }) => value)).toEqual([50, -10, -10, -5]);
    expect(line.points).toBe(25);
  });
  it('HOW-EX-13, HOW-POINTS-04: an inferior light battery of the Reichsarmee 20, not 15', () => {
    const line = lineOf('reichsarmee', 1757, 'light gun', { class: 'inferior' });
    expect(line.reasons.map(({ value }) => value)).toEqual([50, -10, -10, -10, -5, 5]);
    expect(line.reasons.at(-1)?.clause).toBe('HOW-POINTS-04');
    expect(line.points).toBe(20);
  });
});

describe('a unit of Austria', () => {
  it.each<[UnitType, number]>([
    ['line infantry', 100],
    ['dragoons', 100],
    ['hussars', 100],
    ['medium gun', 50],
    ['grenzer', 50],
  ])('HOW-POINTS-01: standard %s %i', (type, points) => expect(cost('austria', 1757, type)).toBe(points));
  it.each([
    [{ class: 'superior' }, 120],
    [{ class: 'inferior' }, 80],
    [{ size: 'large' }, 120],
    [{ size: 'small' }, 70],
    [{ class: 'superior', size: 'large' }, 140],
    [{ class: 'inferior', size: 'small' }, 50],
  ] as const)('HOW-POINTS-02: foot and horse, %j %i', (changes, points) => {
    expect(cost('austria', 1757, 'line infantry', changes)).toBe(points);
    expect(cost('austria', 1757, 'cuirassiers', changes)).toBe(points);
  });
  it.each([
    ['light gun', 'standard', 40],
    ['medium gun', 'standard', 50],
    ['heavy gun', 'standard', 60],
    ['heavy gun', 'superior', 70],
    ['medium gun', 'inferior', 40],
  ] as const)('HOW-POINTS-03: %s, %s, %i', (type, troopClass, points) =>
    expect(cost('austria', 1757, type, { class: troopClass })).toBe(points),
  );
  it('HOW-POINTS-04: no gun below 20, and 20 itself as it is', () => {
    expect(cost('sweden', 1757, 'light gun')).toBe(25);
    expect(cost('reichsarmee', 1757, 'medium gun', { class: 'inferior' })).toBe(25);
    const slow = { ...nation('austria'), systems: { 'honours-of-war': { periods: [{ limbering: 'full move' }] } } };
    const { points, reasons } = priceUnit(unit('light gun', { class: 'inferior' }), slow, 1757);
    expect([points, reasons.map(({ value }) => value)]).toEqual([20, [50, -10, -10, -10]]);
    expect(cost('france', 1757, 'light gun', { class: 'inferior' })).toBe(20);
  });
  it.each([
    [{}, 50],
    [{ class: 'inferior' }, 40],
    [{ class: 'superior' }, 60],
    [{ size: 'large' }, 60],
    [{ size: 'small' }, 30],
    [{ weapon: 'rifles' }, 55],
    [{ weapon: 'rifles', size: 'small', class: 'inferior' }, 25],
  ] as const)('HOW-POINTS-05: light infantry, %j %i', (changes, points) =>
    expect(cost('austria', 1757, 'light infantry', changes)).toBe(points),
  );
  it('HOW-POINTS-05: jaeger have rifles unless the file says muskets', () => {
    expect(cost('austria', 1757, 'jaeger')).toBe(55);
    expect(cost('austria', 1757, 'jaeger', { weapon: 'muskets' })).toBe(50);
  });
  it('freikorps in close order cost as close order foot', () => {
    expect(cost('austria', 1757, 'freikorps')).toBe(50);
    expect(cost('austria', 1757, 'freikorps', { arm: 'foot' })).toBe(100);
  });
  it.each<[UnitType, number]>([
    ['howitzer', 50],
    ['unicorn', 50],
    ['shuvalov howitzer', 50],
    ['light unicorn', 40],
    ['horse artillery', 50],
    ['light horse artillery', 40],
    ['quick-firing gun', 50],
    ['light quick-firing gun', 40],
  ])('HOW-POINTS-06: %s %i, by its weight', (type, points) => expect(cost('austria', 1757, type)).toBe(points));
  it('HOW-POINTS-06: only a weight that is not printed cites the ruling', () => {
    expect(lineOf('austria', 1757, 'light unicorn').reasons[1]?.clause).toBe('HOW-POINTS-06');
    expect(lineOf('austria', 1757, 'light gun').reasons[1]?.clause).toBe('HOW-POINTS-03');
  });
  it('HOW-OPT-15: batteries are always of standard size', () =>
    expect(cost('austria', 1757, 'medium gun', { size: 'large' })).toBe(50));
  it.each<UnitType>(['transport', 'pontoons'])('HOW-POINTS-08: %s is free', (type) => {
    expect(lineOf('prussia', 1757, type)).toMatchObject({ points: 0, reasons: [{ clause: 'HOW-POINTS-08' }] });
  });
});

describe('what a nation adds', () => {
  it.each([
    ['prussia', 1756, 110, 55, 55],
    ['prussia', 1762, 110, 55, 55],
    ['austria', 1757, 100, 50, 50],
    ['britain-hanover', 1758, 100, 50, 50],
    ['saxony', 1756, 100, 50, 50],
    ['france', 1757, 90, 45, 35],
    ['france', 1760, 90, 45, 35],
    ['sweden', 1758, 90, 45, 35],
    ['reichsarmee', 1757, 85, 45, 35],
  ])('HOW-POINTS-02, 03, 05, 15: %s in %i', (id, year, foot, light, gun) =>
    expect([cost(id, year, 'line infantry'), cost(id, year, 'light infantry'), cost(id, year, 'medium gun')]).toEqual([
      foot,
      light,
      gun,
    ]),
  );
  it.each([
    [null, 90, 45],
    [1757, 90, 45],
    [1758, 90, 45],
    [1759, 100, 50],
    [1762, 100, 50],
  ])('HOW-POINTS-14: Russia is dear from 1759, as its table is: %s', (year, foot, gun) =>
    expect([cost('russia', year, 'line infantry'), cost('russia', year, 'medium gun')]).toEqual([foot, gun]),
  );
  it("HOW-POINTS-15: a contingent's troops cost what their own nation's do, limbering too", () => {
    const allied = brigade('dependable', [unit('line infantry'), unit('light gun')], nation('france'));
    const lines = sheetOf(scenario([army('austria', 1757, { brigades: [allied] })])).lines;
    expect(lines.filter((line) => line.for === 'unit').map(({ points }) => points)).toEqual([90, 25]);
  });
});
