import { describe, expect, it } from 'vitest';
import type { Arm, UnitType } from '../../../../engine/scenario';
import { figureScale, figuresOnBase } from '../../../../renderer/battlefield/troops/figures-on-base';
import type { BaseToFill } from '../../../../renderer/battlefield/troops/figures-on-base';
import { ROSTER } from './small-battle';

const base = (change: Partial<BaseToFill>): BaseToFill => ({
  id: 'bevern',
  unit: ROSTER.units['bevern'] ?? null,
  carries: 'foot',
  width: 4,
  depth: 4,
  index: 0,
  colours: false,
  firing: false,
  bearskins: false,
  scale: 1,
  ...change,
});
const kinds = (change: Partial<BaseToFill>): string[] =>
  figuresOnBase(base(change))
    .map((spot) => spot.kind)
    .sort();

describe('who stands on a base at 28 mm', () => {
  it('puts four musketeers on a base of foot, a file at 1 cm to either side', () => {
    const spots = figuresOnBase(base({}));
    expect(spots.map((spot) => spot.kind)).toEqual(Array(4).fill('musketeer'));
    for (const spot of spots) {
      expect(Math.abs(Math.abs(spot.x) - 1)).toBeLessThanOrEqual(0.07);
      expect(Math.abs(Math.abs(spot.z) - 1)).toBeLessThanOrEqual(0.07);
      expect(Math.abs(spot.turn)).toBeLessThanOrEqual(0.0873);
    }
  });
  it('puts officer, drummer and two ensigns with two flags on the middle base', () => {
    expect(kinds({ colours: true })).toEqual(['drummer', 'ensign', 'ensign', 'officer']);
    expect(figuresOnBase(base({ colours: true })).flatMap((spot) => spot.flag ?? [])).toEqual(['colonel', 'regiment']);
  });
  it('levels only the muskets of the front rank', () => {
    expect(kinds({ firing: true })).toEqual(['musketeer', 'musketeer', 'musketeer firing', 'musketeer firing']);
  });
  it('puts two men of light foot and two troopers on their bases', () => {
    expect(figuresOnBase(base({ carries: 'light foot' }))).toHaveLength(2);
    expect(kinds({ carries: 'horse', width: 5, depth: 5, unit: ROSTER.units['seydlitz'] ?? null })).toEqual([
      'cuirassier',
      'cuirassier',
    ]);
  });
  it('serves a medium gun with three men', () => {
    const crew = kinds({ carries: 'gun', width: 7, depth: 7, unit: ROSTER.units['battery'] ?? null });
    expect(crew).toEqual(['gun', 'gunner with linstock', 'gunner with linstock', 'gunner with rammer']);
  });
  it('draws a medium limber by two horses', () => {
    const team = kinds({ carries: 'limber', width: 5, depth: 12, unit: ROSTER.units['battery'] ?? null });
    expect(team.filter((kind) => kind === 'draught horse')).toHaveLength(2);
    expect(team).toContain('limber');
  });
  it('gives a general two riders and a commander one', () => {
    expect(kinds({ carries: 'general', width: 6, depth: 6, unit: null })).toEqual(['general', 'general']);
    expect(kinds({ carries: 'commander', width: 4.6, depth: 4.6, unit: null })).toEqual(['general']);
  });
  it('wears bearskins where the nation does', () => {
    const grenadiers = { unit: ROSTER.units['kreytzen'] ?? null };
    expect(new Set(kinds({ ...grenadiers }))).toEqual(new Set(['grenadier in mitre']));
    expect(new Set(kinds({ ...grenadiers, bearskins: true }))).toEqual(new Set(['grenadier in bearskin']));
  });
  const typed = (type: UnitType, arm: Arm, rest: Partial<BaseToFill> = {}): string[] => {
    const unit = ROSTER.units['bevern'];
    return kinds({ unit: unit ? { ...unit, type, arm } : null, ...rest });
  };
  it.each([
    ['grenzer', 'grenzer'],
    ['highlanders', 'highlander'],
    ['engineers', 'pioneer'],
    ['freikorps', 'skirmisher'],
  ] as const)('dresses %s as a %s, in open order or close', (type, kind) => {
    expect(new Set(typed(type, 'light foot', { carries: 'light foot' }))).toEqual(new Set([kind]));
    const close = kind === 'skirmisher' ? 'musketeer' : kind;
    expect(new Set(typed(type, 'foot'))).toEqual(new Set([close]));
  });
  it.each([
    ['uhlans', 'uhlan'],
    ['bosniaks', 'bosniak'],
    ['cossacks', 'cossack'],
    ['hussars', 'hussar'],
    ['heavy horse', 'dragoon'],
    ['chevaulegers', 'dragoon'],
    ['horse grenadiers', 'grenadier on horse'],
  ] as const)('mounts %s as a %s', (type, kind) => {
    expect(new Set(typed(type, 'horse', { carries: 'horse', width: 5, depth: 5 }))).toEqual(new Set([kind]));
  });
  it('gives horse grenadiers fur where the foot wears it', () => {
    const fur = typed('horse grenadiers', 'horse', { carries: 'horse', width: 5, depth: 5, bearskins: true });
    expect(new Set(fur)).toEqual(new Set(['bearskin on horse']));
  });
  it.each([
    ['howitzer', 'howitzer'],
    ['unicorn', 'unicorn'],
    ['light unicorn', 'unicorn'],
    ['shuvalov howitzer', 'shuvalov howitzer'],
    ['quick-firing gun', 'gun'],
  ] as const)('serves a %s with the piece a %s, in action and on the limber', (type, kind) => {
    expect(typed(type, 'guns', { carries: 'gun', width: 7, depth: 7 })).toContain(kind);
    expect(typed(type, 'guns', { carries: 'limber', width: 5, depth: 12 })).toContain(kind);
  });
  it('keeps one of a horse battery in the saddle', () => {
    const crew = typed('horse artillery', 'guns', { carries: 'gun', width: 6, depth: 6 });
    expect(crew).toEqual(['dragoon', 'gun', 'gunner with linstock', 'gunner with rammer']);
  });
  it('carries pontoons on their own waggons, supplies under a tilt', () => {
    const train = { carries: 'wagon', width: 5, depth: 12 } as const;
    expect(typed('pontoons', 'train', train)).toContain('boat waggon');
    expect(typed('supply wagons', 'train', train)).toContain('waggon');
  });
  it('gives a lieutenant general an aide, and the flag to one of them', () => {
    expect(kinds({ carries: 'lieutenant', width: 5.4, depth: 5.4, unit: null })).toEqual(['dragoon', 'general']);
    const spots = figuresOnBase(base({ carries: 'lieutenant', width: 5.4, depth: 5.4, unit: null }));
    expect(spots.flatMap((spot) => spot.flag ?? [])).toEqual(['command']);
  });
  it('keeps every figure on its base', () => {
    for (const [carries, width, depth] of [
      ['foot', 4, 4],
      ['horse', 5, 5],
      ['gun', 7, 7],
      ['limber', 5, 12],
      ['wagon', 5, 12],
    ] as const)
      for (const spot of figuresOnBase(base({ carries, width, depth }))) {
        expect(Math.abs(spot.x)).toBeLessThan(width / 2);
        expect(Math.abs(spot.z)).toBeLessThan(depth / 2);
      }
  });
});

describe('figure size', () => {
  it('is 1 on bases of 4 and 5 cm', () => {
    expect(figureScale(Object.values(ROSTER.units))).toBe(1);
  });
  it('follows smaller bases: half on bases of 2 cm', () => {
    const small = Object.values(ROSTER.units).map((unit) => ({
      ...unit,
      layouts: { line: [{ x: 0, y: 0, turn: 0, width: 2, depth: 2, carries: 'foot' as const }] },
    }));
    expect(figureScale(small)).toBe(0.5);
  });
});
