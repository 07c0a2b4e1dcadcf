import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../../engine/battle';
import { mayShoot, reachOf, targetsOf } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { assessShot } from '../../../../../engine/rules/honours-of-war/fire/assessment';
import { zones } from '../../../../../engine/rules/honours-of-war/cards';
import type { NationalValues } from '../../../../../engine/rules/honours-of-war/troops/nations';
import type { Entrenchment, UnitType } from '../../../../../engine/scenario';
import { PLAIN_FEATURE, UNIT_TYPES, weightOf } from '../../../../../engine/scenario';
import { battlefield, course } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

/** A unit whose front lies at y = 50, and Esterle so many cm north of it. */
const opposed = (type: UnitType, range: number, is: UnitPlace['is'] = {}, more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: { firer: { type, at: [100, 50 - DEPTHS(type) / 2], is } },
    red: { esterle: { at: [100, 52 + range] } },
    ...more,
  });
const DEPTHS = (type: UnitType): number => {
  if (UNIT_TYPES[type] !== 'guns') return 4;
  return { light: 6, medium: 7, heavy: 8 }[weightOf(type)];
};
const shot = (on: TestField, ammunition: Ammunition) => ({
  firer: on.troop('firer'),
  target: on.troop('esterle'),
  ammunition,
  moved: false,
  inMovement: false,
});
const modifiers = (on: TestField, ammunition: Ammunition): readonly string[] => {
  const reasons: Reason[] = [];
  assessShot(on.view('blue'), shot(on, ammunition), reasons);
  return reasons.map(({ clause, value }) => `${clause} ${value ?? 0}`);
};
const loads = (on: TestField): readonly string[] =>
  targetsOf(on.view('blue'), on.troop('firer')).map(({ ammunition }) => ammunition);

describe('HOW-ARTY-22: canister-only guns', () => {
  it('fire canister to canister range of medium guns and nothing else', () => {
    expect(loads(opposed('shuvalov howitzer', 40))).toEqual(['canister']);
    expect(loads(opposed('shuvalov howitzer', 40.1))).toEqual([]);
    expect(reachOf(opposed('shuvalov howitzer', 30).troop('firer'))).toBe(40);
  });
  it('are told why', () => {
    const on = opposed('shuvalov howitzer', 50);
    expect(mayShoot(on.view('blue'), shot(on, 'canister'))?.clause).toBe('HOW-ARTY-22');
  });
  it('have one band on the table', () => {
    const bands = (type: UnitType) => zones(opposed(type, 30).view('blue'), 'firer').map(({ title }) => title);
    expect(bands('shuvalov howitzer')).toEqual(['canister, 40 cm']);
    expect(bands('howitzer')).toEqual(['canister, 40 cm', 'effective range, 70 cm', 'long range, 100 cm']);
  });
});

describe('HOW-NAT-30: quick-firing guns', () => {
  it.each([
    ['quick-firing gun', 'HOW-NAT-30 3'],
    ['light quick-firing gun', 'HOW-NAT-30 3'],
    ['medium gun', 'HOW-HIT-05 2'],
  ] as const)('canister of a %s: %s', (type, row) => {
    expect(modifiers(opposed(type, 20), 'canister')).toEqual([row]);
  });
  it('roundshot as other guns; the 3pdr is light, the 6pdr medium', () => {
    expect(modifiers(opposed('quick-firing gun', 60), 'roundshot')).toEqual([]);
    expect(reachOf(opposed('quick-firing gun', 60).troop('firer'))).toBe(120);
    expect(reachOf(opposed('light quick-firing gun', 60).troop('firer'))).toBe(70);
  });
  const saxony: Partial<NationalValues> = { battalionGuns: 'quick-firing' };
  const saxon = (range: number, is: UnitPlace['is'] = {}, type: UnitType = 'line infantry') =>
    modifiers(opposed(type, range, is, { nations: { blue: saxony } }), 'musketry');
  it('as battalion guns +1 at every range', () => {
    expect(saxon(10)).toEqual(['HOW-NAT-30 1']);
    expect(saxon(25)).toEqual(['HOW-RANGE-01 -1', 'HOW-NAT-30 1']);
  });
  it('not without battalion guns, nor for light foot', () => {
    expect(saxon(10, { battalionGuns: false })).toEqual(['HOW-OPT-05 -1']);
    expect(saxon(10, {}, 'light infantry')).toEqual([]);
  });
});

describe('HOW-OPT-05, HOW-RANGE-04: battalions without guns', () => {
  const fires = (range: number, battalionGuns: boolean | null, type: UnitType = 'line infantry') => {
    const on = opposed(type, range, { battalionGuns });
    return mayShoot(on.view('blue'), shot(on, 'musketry'))?.clause ?? modifiers(on, 'musketry');
  };
  it('have muskets only, 20 cm, and -1', () => {
    expect(fires(10, false)).toEqual(['HOW-OPT-05 -1']);
    expect(fires(17, false)).toEqual(['HOW-RANGE-01 -1', 'HOW-OPT-05 -1']);
    expect(fires(20, false)).not.toBe('HOW-RANGE-01');
    expect(fires(20.1, false)).toBe('HOW-RANGE-01');
  });
  it('with guns, said or not, reach 30 cm', () => {
    for (const guns of [null, true]) {
      expect(fires(10, guns)).toEqual([]);
      expect(fires(25, guns)).toEqual(['HOW-RANGE-01 -1']);
      expect(fires(30, guns)).not.toBe('HOW-RANGE-01');
      expect(fires(30.1, guns)).toBe('HOW-RANGE-01');
    }
  });
  it('HOW-UNIT-07: light foot never has any, whatever is written', () => {
    for (const guns of [null, true, false]) {
      expect(fires(10, guns, 'light infantry')).toEqual([]);
      expect(fires(20.1, guns, 'light infantry')).toBe('HOW-RANGE-01');
    }
  });
});

describe('HOW-UNIT-07: rifles', () => {
  const reach = (type: UnitType, is: UnitPlace['is'] = {}) => reachOf(opposed(type, 10, is).troop('firer'));
  it('jaeger have them, other light foot when it is said', () => {
    expect([reach('jaeger'), reach('grenzer'), reach('grenzer', { weapon: 'rifles' })]).toEqual([30, 20, 30]);
    expect(reach('jaeger', { weapon: 'muskets' })).toBe(20);
    expect(modifiers(opposed('jaeger', 15), 'musketry')).toEqual([]);
    expect(modifiers(opposed('jaeger', 15.1), 'musketry')).toEqual(['HOW-RANGE-01 -1']);
  });
  it('close order foot keeps its muskets and guns', () =>
    expect(reach('line infantry', { weapon: 'rifles' })).toBe(30));
});

describe('HOW-NAT-20: British foot that fires as superior', () => {
  const overrides = { 'fires as': 'superior' };
  const line = (type: UnitType, is: UnitPlace['is']) => {
    const on = opposed(type, 10, is);
    return assessShot(on.view('blue'), shot(on, 'musketry'), null).line;
  };
  it('uses the superior line for its own fire, and stays standard for all else', () => {
    expect(line('line infantry', { overrides })).toBe('superior infantry');
    expect(opposed('line infantry', 10, { overrides }).troop('firer').traits.class).toBe('standard');
  });
  it('not without it, nor for light foot', () => {
    expect(line('line infantry', {})).toBe('standard infantry');
    expect(line('line infantry', { overrides: { 'fires as': 'splendid' } })).toBe('standard infantry');
    expect(line('light infantry', { overrides })).toBe('standard light infantry');
  });
});

describe('HOW-ARTY-14, HOW-ARTY-16: against entrenchments', () => {
  /** Works with the enemy to the south, lined by Esterle. */
  const works: Entrenchment = {
    ...PLAIN_FEATURE,
    id: 'works',
    name: null,
    kind: 'entrenchment',
    course: course([140, 110], [60, 110]),
  };
  const at = (type: UnitType, ammunition: Ammunition, range = 60) =>
    modifiers(opposed(type, range, {}, { terrain: [works] }), ammunition);
  it('roundshot of heavy guns and shell +1', () => {
    expect(at('heavy gun', 'roundshot')).toEqual(['HOW-TERR-09 -2', 'HOW-ARTY-14 1']);
    expect(at('howitzer', 'shell')).toEqual(['HOW-TERR-09 -2', 'HOW-ARTY-16 1']);
    expect(at('medium gun', 'roundshot')).toEqual(['HOW-TERR-09 -2']);
  });
  it('nothing against foot that stands off its works', () => {
    expect(at('howitzer', 'shell', 65)).toEqual(['HOW-TERR-09 -1']);
  });
});
