/** What is added to the dice of a charge before it is made, as people are shown it. */
import { describe, expect, it } from 'vitest';
import { approach, chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import {
  chargeOdds,
  pursuitOdds,
  rowsOfCharge,
  rowsOfPursuit,
  rowsWhenMet,
} from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { evade, meetCharge } from '../../../../../engine/rules/honours-of-war/melee/reaction-odds';
import { isRefusal } from '../../../../../engine/rules/common';
import type { Reason } from '../../../../../engine/battle';
import { duel } from '../charge/run';
import type { UnitPlace, TestField } from '../field';
import { quarryQuestion } from '../../../../../engine/rules/honours-of-war/melee/pursuit';
import { allowanceOf } from '../movement/orders';

const horse: UnitPlace = { type: 'cuirassiers', class: 'superior' };
const found = (on: TestField) => {
  const [charge] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
  if (!charge) throw new Error('no charge');
  return charge;
};
const told = (rows: readonly Reason[] | null) =>
  rows?.map(({ sum = '', label, value = NaN }) => `${sum}: ${label} ${value}`) ?? null;
const charge = (a: UnitPlace, z: UnitPlace, more: Parameters<typeof duel>[2] = {}) => {
  const on = duel(a, z, more);
  return told(rowsOfCharge(on.view('blue'), found(on)));
};

describe('rows of a charge', () => {
  it('each of the two under a sum of its own', () => {
    expect(charge(horse, { marks: { fired: 1 } })).toEqual([
      'A, charging: No charge bonus 0',
      'Z, charged: Target superior -1',
    ]);
    expect(charge({}, {})).toEqual(['A, charging: Nothing 0', 'Z, charged: Nothing 0']);
  });
  it('HOW-REACT-08: with 3 hits, not with 2', () => {
    expect(charge({ hits: 3 }, { hits: 2 })).toEqual(['A, charging: Has 3 or more hits -1', 'Z, charged: Nothing 0']);
  });
  it('HOW-MELEE-10, HOW-OPT-14: friends that would support it, and its size', () => {
    const friends = (x: readonly number[], a: UnitPlace = {}) => {
      const blue = Object.fromEntries(
        x.map((at, i) => [`friend ${i}`, { at: [at, 50] as const, size: 'small' as const }]),
      );
      return charge(a, {}, { blue: { a: { at: [60, 50], ...a }, ...blue }, red: { z: { at: [60, 57] } } })?.[0];
    };
    expect([[], [78], [42, 78], [42, 78, 92]].map((x) => friends(x))).toEqual([
      'A, charging: Nothing 0',
      'A, charging: Supported 1',
      'A, charging: Supported by two 2',
      'A, charging: Supported by two 2',
    ]);
    expect([friends([], { size: 'small' }), friends([], { size: 'large' })]).toEqual([
      'A, charging: Small unit -1',
      'A, charging: Large unit 1',
    ]);
  });
  it('HOW-MELEE-13: steady is foot with 3 hits, not with 4', () => {
    const broken = { hits: 4, marks: { 'broken off': 1 } };
    expect(charge(horse, { hits: 3 })?.[0]).toBe('A, charging: No charge bonus 0');
    expect(charge(horse, broken)?.[0]).toBe('A, charging: Cavalry charging 1');
  });
  it('HOW-CCHG-02: horse meets it, in the front only', () => {
    const standard = { ...horse, class: 'standard' } as const;
    expect(charge(standard, standard)).toEqual([
      'A, charging: Cavalry charging 1',
      'Z, counter-charging: Cavalry charging 1',
    ]);
    expect(charge(standard, { ...standard, heading: 0 })).toEqual([
      'A, charging: Cavalry charging 1',
      'Z, charged: Attacked in flank or rear -2',
    ]);
  });
  it('HOW-EVADE-01: none of one that slips away, but when it has no room', () => {
    const jaeger: UnitPlace = { type: 'jaeger', marks: { fired: 1 } };
    expect(charge(horse, jaeger)).toBeNull();
    const cornered = charge(horse, { ...jaeger, at: [60, 77] }, { table: [240, 79] });
    expect(cornered?.at(-1)).toBe('Z, charged: Light infantry against formed troops -1');
  });
});

describe('HOW-EVADE-01: odds of a charge that is slipped away from', () => {
  const odds = (a: UnitPlace, z: UnitPlace) => {
    const on = duel(a, { type: 'jaeger', ...z });
    return chargeOdds(on.view('blue'), found(on));
  };
  it('nobody is broken but by the fire on the way', () => {
    expect(odds(horse, { marks: { fired: 1 } })).toEqual({ won: 0, lost: 0, both: 0 });
    // Light infantry hits a superior unit with all but a 2 at short range.
    const { won, lost, both } = odds({ ...horse, hits: 3 }, {});
    expect([won, both]).toEqual([0, 0]);
    expect(lost).toBeCloseTo(5 / 6, 9);
  });
});

describe('a pursuit', () => {
  const pursued = (z: UnitPlace) => {
    const on = duel({ type: 'dragoons', at: [60, 50] }, z);
    const way = approach(on.view('blue'), allowanceOf(on, 'a'), on.troop('z'));
    if (isRefusal(way)) throw new Error(way.sentence);
    return [told(rowsOfPursuit(on.view('blue'), way)), pursuitOdds(on.view('blue'), way)] as const;
  };
  it.each<[string, UnitPlace]>([
    ['limbered guns', { type: 'medium gun', formation: 'limbered' }],
    ['wagons', { type: 'transport' }],
  ])('HOW-MELEE-24: %s do not fight: nothing is added, they are lost', (_what, z) => {
    const [rows, odds] = pursued(z);
    expect(rows).toBeNull();
    expect(odds).not.toEqual(pursued({})[1]);
  });
  it('fresh foot does', () => {
    expect(pursued({})[0]).toEqual(['A, charging: No charge bonus 0', 'Z, charged: Nothing 0']);
    const view = duel({ type: 'dragoons', at: [60, 50] }, {}).view('blue');
    const rows = (choice: { readonly pick: 'pursue'; readonly of: string } | { readonly pick: 'nobody' }) =>
      told(quarryQuestion.modifiers?.(view, { unit: 'a', among: ['z'] }, choice) ?? null);
    expect(rows({ pick: 'pursue', of: 'z' })).toEqual(pursued({})[0]);
    expect(rows({ pick: 'nobody' })).toBeNull();
  });
});

describe('what the charged is told', () => {
  const on = duel({ type: 'dragoons' }, { type: 'dragoons', at: [60, 75] });
  const charging = found(on);
  const view = on.view('red');
  const about = { ...charging, unit: 'z', found: charging };
  it('rows of the melee as it comes when the answer succeeds, of a change of formation those of its die', () => {
    const rows = (answer: Parameters<NonNullable<typeof meetCharge.modifiers>>[2]) =>
      told(meetCharge.modifiers?.(view, about, answer) ?? null);
    expect(rows({ pick: 'stand' })).toEqual(['A, charging: Cavalry charging 1', 'Z, charged: Nothing 0']);
    expect(rows({ pick: 'counter-charge' })?.[1]).toBe('Z, counter-charging: Cavalry charging 1');
    expect(rows({ pick: 'form', as: 'march column' })).toEqual([': Cavalry or light infantry 1']);
    expect(rows({ pick: 'stand' })).toEqual(told(rowsWhenMet(view, charging, 'stands')));
  });
  it('without the charge nothing', () => {
    const unknown = { ...about, found: undefined } as never;
    expect(meetCharge.odds?.(view, unknown, { pick: 'stand' })).toEqual({ leaf: {} });
    expect(meetCharge.modifiers?.(view, unknown, { pick: 'stand' })).toBeNull();
  });
  it('odds of its formation: 4 in 6, one better for horse', () => {
    expect(meetCharge.odds?.(view, about, { pick: 'form', as: 'march column' })).toEqual({
      chance: [
        { p: expect.closeTo(4 / 6, 9) as number, then: { leaf: { 'in formation': 1 } } },
        { p: expect.closeTo(2 / 6, 9) as number, then: { leaf: { 'in formation': 0 } } },
      ],
    });
  });
  it('an evader of the melee if it stands, of nothing if it goes', () => {
    const evading = { unit: 'z', charger: 'a', found: charging };
    expect(evade.odds?.(view, evading, { pick: 'evade' })).toEqual({ leaf: {} });
    expect(evade.odds?.(view, { unit: 'z', charger: 'a' }, { pick: 'stand' })).toEqual({ leaf: {} });
    expect(evade.modifiers?.(view, evading, { pick: 'evade' })).toBeNull();
    expect(evade.modifiers?.(view, { unit: 'z', charger: 'a' }, { pick: 'stand' })).toBeNull();
    expect(told(evade.modifiers?.(view, evading, { pick: 'stand' }) ?? null)).toEqual([
      'A, charging: Cavalry charging 1',
      'Z, charged: Nothing 0',
    ]);
  });
});
