import { describe, expect, it } from 'vitest';
import { hitLineOf } from '../../../../../engine/rules/honours-of-war/fire';
import { NEUTRAL } from '../../../../../engine/rules/honours-of-war/troops/nations';
import {
  changeShare,
  flankDeduction,
  isFormed,
  manhandleToFlank,
  normalMove,
} from '../../../../../engine/rules/honours-of-war/troops/traits';
import type { Traits } from '../../../../../engine/rules/honours-of-war/troops/traits';
import type { ScaleId } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { isBrokenOff, isDoneFor, isRed, isReforming } from '../../../../../engine/rules/honours-of-war/troops/troop';
import type { TroopClass, UnitSize, UnitType } from '../../../../../engine/scenario';
import { battlefield } from '../field';

const traitsOf = (
  type: UnitType,
  more: { class?: TroopClass; size?: UnitSize; scale?: ScaleId; nation?: Partial<typeof NEUTRAL> } = {},
): Traits => {
  const { scale, nation, ...unit } = more;
  const field = battlefield({
    blue: { unit: { type, at: [50, 50], ...unit } },
    ...(scale ? { scale } : {}),
    ...(nation ? { nations: { blue: nation } } : {}),
  });
  return field.troop('unit').traits;
};

it.each([
  ['line infantry', 'close order', 'muskets and battalion guns', null, 'standard infantry'],
  ['grenadiers', 'close order', 'muskets and battalion guns', null, 'standard infantry'],
  ['guards', 'close order', 'muskets and battalion guns', null, 'standard infantry'],
  ['militia', 'close order', 'muskets and battalion guns', null, 'standard infantry'],
  ['light infantry', 'light infantry', 'muskets', null, 'standard light infantry'],
  ['freikorps', 'light infantry', 'muskets', null, 'standard light infantry'],
  ['jaeger', 'light infantry', 'rifles', null, 'standard light infantry'],
  ['cuirassiers', 'heavy horse', null, null, 'standard cavalry'],
  ['dragoons', 'heavy horse', null, null, 'standard cavalry'],
  ['hussars', 'light horse', null, null, 'standard cavalry'],
  ['chevaulegers', 'light horse', null, null, 'standard cavalry'],
  ['cossacks', 'light horse', null, null, 'standard cavalry'],
  ['light gun', 'artillery', null, 'light gun', 'standard artillery'],
  ['medium gun', 'artillery', null, 'medium gun', 'standard artillery'],
  ['heavy gun', 'artillery', null, 'heavy gun', 'standard artillery'],
  ['transport', 'transport', null, null, 'inferior infantry'],
] as const)('HOW-UNIT-07, HOW-CLASS-05: %s', (type, kind, smallArm, gun, line) => {
  const traits = traitsOf(type);
  expect([traits.kind, traits.smallArm, traits.gun, hitLineOf(traits)]).toEqual([kind, smallArm, gun, line]);
});

it('HOW-CLASS-01: each class has its hit line; superior light infantry rolls as standard infantry (HOW-UNIT-10)', () => {
  const line = (type: UnitType, quality: TroopClass) => hitLineOf(traitsOf(type, { class: quality }));
  expect(line('grenadiers', 'superior')).toBe('superior infantry');
  expect(line('militia', 'inferior')).toBe('inferior infantry');
  expect(line('cuirassiers', 'superior')).toBe('superior cavalry');
  expect(line('heavy gun', 'inferior')).toBe('inferior artillery');
  expect(line('freikorps', 'inferior')).toBe('inferior light infantry');
  expect(line('jaeger', 'superior')).toBe('standard infantry');
});

it('HOW-CLASS-04: wagons are inferior whatever is written', () => {
  expect(traitsOf('transport', { class: 'superior' }).class).toBe('inferior');
});

it('HOW-UNIT-06: formed are close order foot and horse', () => {
  const formed = (
    ['line infantry', 'dragoons', 'hussars', 'light infantry', 'medium gun', 'transport'] as const
  ).filter((type) => isFormed(traitsOf(type)));
  expect(formed).toEqual(['line infantry', 'dragoons', 'hussars']);
});

describe('HOW-OPT-14: sizes', () => {
  it.each([
    ['small', -1, 0.5],
    ['standard', 0, 1],
    ['large', 1, 1.5],
  ] as const)('%s', (size, modifier, points) => {
    for (const type of ['line infantry', 'jaeger', 'dragoons'] as const)
      expect(traitsOf(type, { size })).toMatchObject({ sizeModifier: modifier, points });
  });
  it('HOW-OPT-15, HOW-BREAK-01: batteries are standard, transport counts for nothing', () => {
    expect(traitsOf('medium gun', { size: 'large' })).toMatchObject({ sizeModifier: 0, points: 1 });
    expect(traitsOf('transport', { size: 'large' })).toMatchObject({ sizeModifier: 0, points: 0 });
  });
});

describe('HOW-MOVE-01: N by formation', () => {
  it.each([
    ['line infantry', 'line', 20],
    ['line infantry', 'march column', 25],
    ['jaeger', 'line', 25],
    ['jaeger', 'march column', 25],
    ['dragoons', 'line', 30],
    ['dragoons', 'double line', 30],
    ['dragoons', 'march column', 40],
    ['medium gun', 'limbered', 20],
    ['light gun', 'deployed', 15],
    ['medium gun', 'deployed', 10],
    ['heavy gun', 'deployed', 5],
    ['medium gun', 'crew', 25],
    ['transport', 'march column', 15],
  ] as const)('%s in %s: %d', (type, formation, move) => {
    expect(normalMove(traitsOf(type), formation)).toBe(move);
  });
  it('on a road guns and wagons go farther, foot does not', () => {
    expect(normalMove(traitsOf('medium gun'), 'limbered', true)).toBe(25);
    expect(normalMove(traitsOf('transport'), 'march column', true)).toBe(20);
    expect(normalMove(traitsOf('line infantry'), 'march column', true)).toBe(25);
  });
  it('HOW-ARTY-04: guns are pushed aside 10, 5 and 0 cm, half of it by heavy-handed nations', () => {
    const guns = ['light gun', 'medium gun', 'heavy gun'] as const;
    expect(guns.map((type) => manhandleToFlank(traitsOf(type)))).toEqual([10, 5, 0]);
    const slow = { nation: { manhandling: 'half' } } as const;
    expect(guns.map((type) => manhandleToFlank(traitsOf(type, slow)))).toEqual([5, 2.5, 0]);
  });
});

describe('national values', () => {
  const slow = {
    formationChange: { foot: 'full', horse: 'half' },
    flankDeduction: { foot: 'half', horse: 'quarter' },
  } as const;
  const quick = {
    formationChange: { foot: 'none', horse: 'none' },
    flankDeduction: { foot: 'none', horse: 'none' },
  } as const;

  it('HOW-NAT-06: a row is for close order foot and horse only', () => {
    const deduction = (type: UnitType) => flankDeduction(traitsOf(type, { nation: slow }));
    expect([deduction('line infantry'), deduction('hussars'), deduction('jaeger')]).toEqual([
      'half',
      'quarter',
      'none',
    ]);
    expect([deduction('medium gun'), deduction('transport')]).toEqual(['none', 'none']);
  });
  it.each([
    ['HOW-NAT-02: foot pays the full move', 'line infantry', 'standard', slow, 1],
    ['HOW-NAT-02: horse pays half', 'dragoons', 'standard', slow, 0.5],
    ['HOW-NAT-02: Prussians pay nothing', 'line infantry', 'superior', quick, 0],
    ['HOW-NAT-04: but their inferior troops half', 'militia', 'inferior', quick, 0.5],
    ['HOW-FORMCHG-09: the larger of two costs, not the sum', 'militia', 'inferior', slow, 1],
    ['HOW-NAT-05: light infantry never pays', 'jaeger', 'standard', slow, 0],
    ['HOW-NAT-05: nor does inferior light infantry', 'freikorps', 'inferior', slow, 0],
  ] as const)('%s', (_, type, quality, nation, share) => {
    expect(changeShare(traitsOf(type, { class: quality, nation }))).toBe(share);
  });
});

it('HOW-UNIT-04: broken off and reforming are red, Done For is neither', () => {
  const field = battlefield({
    blue: {
      steady: { at: [50, 50], hits: 3 },
      broken: { at: [80, 50], hits: 4, marks: { 'broken off': 1 } },
      reforming: { at: [110, 50], hits: 3, marks: { reforming: 1 } },
      lost: { at: [140, 50], hits: 6, marks: { 'done for': 1 } },
    },
  });
  const states = ['steady', 'broken', 'reforming', 'lost'].map((id) => {
    const troop = field.troop(id);
    return [isBrokenOff(troop), isReforming(troop), isRed(troop), isDoneFor(troop)].map(Number).join('');
  });
  expect(states).toEqual(['0000', '1010', '0110', '0001']);
});
