import { describe, expect, it } from 'vitest';
import { canCharge } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { chargeBarred, sectorOf } from '../../../../../engine/rules/honours-of-war/charge/eligibility';
import { isSectorTaken } from '../../../../../engine/rules/honours-of-war/troops/contact';
import { at, battlefield, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';

const field = (charger: UnitPlace, target: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...charger } }, red: { z: { at: [60, 70], ...target } }, ...more });
const barred = (charger: UnitPlace, target: UnitPlace, sector: 'front' | 'left' | 'rear' = 'front'): string | null => {
  const on = field(charger, target);
  return chargeBarred(on.view('blue'), on.troop('a'), on.troop('z'), sector)?.clause ?? null;
};
const column = { formation: 'march column' } as const;

describe('HOW-CHG-06: who may charge whom', () => {
  const targets: readonly (readonly [string, UnitPlace])[] = [
    ['close order infantry', {}],
    ['light infantry', { type: 'jaeger' }],
    ['cavalry', { type: 'hussars' }],
    ['deployed artillery', { type: 'light gun' }],
    ['limbered artillery', { type: 'light gun', formation: 'limbered' }],
    ['transport', { type: 'transport' }],
  ];
  it.each<[string, UnitPlace, readonly (string | null)[]]>([
    ['close order infantry in line', {}, [null, null, 'HOW-CHG-08', null, null, null]],
    [
      'close order infantry in column (HOW-CHG-07)',
      column,
      ['HOW-CHG-07', null, 'HOW-CHG-08', 'HOW-CHG-07', 'HOW-CHG-07', 'HOW-CHG-07'],
    ],
    ['light infantry', { type: 'jaeger' }, ['HOW-CHG-09', null, 'HOW-CHG-08', null, null, null]],
    ['cavalry in line', { type: 'cuirassiers' }, [null, null, null, null, null, null]],
    ['cavalry in double line', { type: 'cuirassiers', formation: 'double line' }, [null, null, null, null, null, null]],
    [
      'cavalry in column',
      { type: 'cuirassiers', ...column },
      ['HOW-CHG-07', null, 'HOW-CHG-07', 'HOW-CHG-07', 'HOW-CHG-07', 'HOW-CHG-07'],
    ],
    ['artillery (HOW-CHG-10)', { type: 'light gun' }, Array<string>(6).fill('HOW-CHG-10')],
    ['transport', { type: 'transport' }, Array<string>(6).fill('HOW-CHG-06')],
  ])('%s', (_what, charger, answers) => {
    expect(targets.map(([, target]) => barred(charger, target))).toEqual(answers);
  });
  it('red units charge nobody', () => {
    expect(barred({ hits: 3, marks: { reforming: 1 } }, {})).toBe('HOW-RALLY-09');
    expect(barred({ hits: 4, marks: { 'broken off': 1 } }, {})).toBe('HOW-RALLY-09');
  });
});

describe('HOW-CHG-09: light infantry against close order infantry', () => {
  const jaeger: UnitPlace = { type: 'jaeger' };
  it('in front only a column or a unit that fights already; in flank and rear always', () => {
    expect(barred(jaeger, column)).toBeNull();
    expect(barred(jaeger, { marks: { 'in contact': 'a' } })).toBeNull();
    expect(barred(jaeger, {}, 'left')).toBeNull();
    expect(barred(jaeger, {}, 'rear')).toBeNull();
  });
});

describe('HOW-CHG-06, HOW-CHG-11: units in houses', () => {
  const inDorf = (charger: UnitPlace, occupant: UnitPlace): string | null => {
    const on = field(charger, { inside: 'dorf/1', ...occupant }, { terrain: [village('dorf', at(60, 75), 0, 20)] });
    return chargeBarred(on.view('blue'), on.troop('a'), on.troop('z'), 'front')?.clause ?? null;
  };
  it.each<[string, UnitPlace, string | null, string | null]>([
    ['close order infantry', {}, null, null],
    ['a column of it', column, 'HOW-CHG-07', null],
    ['light infantry', { type: 'jaeger' }, 'HOW-CHG-09', null],
    ['cavalry', { type: 'cuirassiers' }, 'HOW-CHG-11', 'HOW-CHG-11'],
  ])('%s against close order and against light infantry', (_what, charger, closeOrder, light) => {
    expect([inDorf(charger, {}), inDorf(charger, { type: 'jaeger' })]).toEqual([closeOrder, light]);
  });
});

describe('HOW-SECT-05, HOW-FLANK-01: the sector of a charge', () => {
  it('more than half of the charger; front when no sector holds so much', () => {
    const from = (x: number, y: number) => {
      const on = battlefield({ blue: { a: { at: [x, y] } }, red: { z: { at: [60, 70], heading: 0 } } });
      return sectorOf(on.troop('z'), on.troop('a').box);
    };
    expect([from(60, 90), from(60, 50), from(100, 70), from(20, 70)]).toEqual(['front', 'rear', 'right', 'left']);
    // The line from its rear corner at (70, 68) runs down to the right; half of the charger lies beyond it.
    expect([from(88, 50.1), from(88, 49.9)]).toEqual(['right', 'rear']);
  });
});

describe('HOW-CHG-13: one enemy in each sector', () => {
  it('a sector that is fought in is taken; the others are free', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [60, 66], marks: { 'in contact': 'z', 'contact sector': 'front' } } },
      red: { z: { at: [60, 70] }, y: { at: [120, 70], marks: { 'in contact': 'c' } } },
    });
    const view = on.view('blue');
    expect(
      (['front', 'left', 'right', 'rear'] as const).map((sector) => isSectorTaken(view, on.troop('z'), sector)),
    ).toEqual([true, false, false, false]);
    expect(isSectorTaken(view, on.troop('y'), 'front')).toBe(true);
  });
});

describe('HOW-CHG-12: close to the enemy the one in front is taken', () => {
  const narrow = { formation: 'march column' } as const;
  /** The charger, 10 cm wide, has its front at y = 52.5: z straight ahead of it, y to the right, both in column. */
  const choice = (
    ahead: number,
    aside: number,
    z: UnitPlace = narrow,
    y: UnitPlace = narrow,
    charger: UnitPlace = {},
  ) => {
    const far = (place: UnitPlace, gap: number): number => 52.5 + gap + (place.formation === 'march column' ? 10 : 2);
    const on = battlefield({
      blue: { a: { at: [60, 47.5], type: 'hussars', formation: 'double line', ...charger } },
      red: { z: { at: [60, far(z, ahead)], ...z }, y: { at: [69, far(y, aside)], ...y } },
    });
    const may = (target: string) => canCharge(on.view('blue'), allowanceOf(on, 'a'), target)?.clause ?? null;
    return { ahead: may('z'), aside: may('y') };
  };
  it('within 20 cm, unless the distances differ by 5 cm or less', () => {
    // y's near corner is 2 cm to the right of the charger's: 14 cm ahead it is 14.14 cm off.
    expect(choice(19.3, 14)).toEqual({ ahead: null, aside: 'HOW-CHG-12' });
    expect(choice(19.1, 14)).toEqual({ ahead: null, aside: null });
  });
  it('beyond 20 cm it chooses', () => {
    expect(choice(26, 20.2)).toEqual({ ahead: null, aside: null });
  });
  it('one that stands in no part of its front sector does not hold it, though light infantry sees it', () => {
    const jaeger: UnitPlace = { type: 'jaeger' };
    const beside = (y: number): string | null => {
      const on = battlefield({
        blue: { a: { ...jaeger, at: [60, 50] } },
        red: { z: { ...jaeger, at: [60, 76], heading: 180 }, y: { ...jaeger, ...narrow, at: [76, y] } },
      });
      return canCharge(on.view('blue'), allowanceOf(on, 'a'), 'z')?.clause ?? null;
    };
    // Its head comes 0.1 cm past the line at 45 degrees from the corner at (70, 52), or stays 0.1 cm short of it.
    expect([beside(46.1), beside(45.9)]).toEqual(['HOW-CHG-12', null]);
  });
  it('an enemy that may not be charged does not hold it', () => {
    const taken = { ...narrow, marks: { 'in contact': 'b' } };
    expect(choice(19.3, 14, taken).aside).toBeNull();
    const jaeger: UnitPlace = { ...narrow, type: 'jaeger', at: [60, 42.5] };
    expect(choice(19.95, 14, {}, { ...narrow, type: 'jaeger' }, jaeger).aside).toBeNull();
    expect(choice(19.95, 14, { type: 'jaeger' }, { ...narrow, type: 'jaeger' }, jaeger).aside).toBe('HOW-CHG-12');
  });
});
