/** What generals make of the ways to meet a charge, by the chances of what follows. */
import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../../../../../engine/battle';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import type { Approach } from '../../../../../engine/rules/honours-of-war/charge/possible-charge';
import type { ReactionToCharge } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { chargeOdds, exchangeWhenMet } from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { meleeChances } from '../../../../../engine/rules/honours-of-war/melee/chances';
import {
  evade,
  intercept,
  meetCharge,
  reinforce,
} from '../../../../../engine/rules/honours-of-war/melee/reaction-odds';
import { changed } from '../../../../../engine/rules/honours-of-war/movement/formation-change';
import { duel } from '../charge/run';
import { battlefield } from '../field';
import type { TestField, UnitPlace } from '../field';
import { allowanceOf, pathFrom } from '../movement/orders';

const horse: UnitPlace = { type: 'cuirassiers' };
const sumOf = (promised: Evaluation | undefined): number =>
  promised ? promised.harm - promised.risk + promised.ready : NaN;

/** A's charge on Z, and what the answers to it promise. */
function meeting(a: UnitPlace, z: UnitPlace) {
  const on = duel(a, z);
  const found = chargesOf(on.view('blue'), allowanceOf(on, 'a')).find(({ target }) => target === 'z');
  if (!found) throw new Error('no charge');
  const view = on.view('red');
  const about = { ...found, unit: 'z', found };
  const promise = (answer: ReactionToCharge) => meetCharge.evaluate?.(view, about, answer);
  return { on, found, view, promise, sum: (pick: 'stand' | 'turn' | 'counter-charge') => sumOf(promise({ pick })) };
}

describe('to stand', () => {
  it('promises what giving way costs either, by the chances of the melee', () => {
    const { view, found, promise } = meeting(horse, { ...horse, at: [60, 75] });
    const { won, lost, both } = exchangeWhenMet(view, found, 'stands');
    // Fresh units of one point each: their hits up to the fourth come to 0.78.
    expect(promise({ pick: 'stand' })).toEqual({
      harm: expect.closeTo(0.78 * (won + both), 9) as number,
      risk: expect.closeTo(0.78 * (lost + both), 9) as number,
      ready: 0,
    });
  });
  it('costs a worn unit what it can still lose, and a large one half as much again', () => {
    const cost = (z: UnitPlace, more: number) => {
      const { view, found, promise } = meeting(horse, { ...horse, at: [60, 75], ...z });
      const { lost, both } = exchangeWhenMet(view, found, 'stands');
      expect(promise({ pick: 'stand' })?.risk).toBeCloseTo(more * (lost + both), 9);
    };
    cost({ hits: 3 }, 0.45);
    cost({ size: 'large' }, 1.5 * 0.78);
  });
  it('nothing where it is not known how the charge comes', () => {
    const { view } = meeting(horse, { ...horse, at: [60, 75] });
    const about = { unit: 'z', charger: 'a', sector: 'front', distance: 21, roundTheFlank: false } as const;
    expect(meetCharge.evaluate?.(view, about, { pick: 'counter-charge' })).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
});

describe('HOW-CCHG-02: to counter-charge', () => {
  it('horse does so over more than half a move without a die, and fares better than if it stood', () => {
    const { view, found, sum, promise } = meeting(horse, { ...horse, at: [60, 75] });
    const { won, both } = exchangeWhenMet(view, found, 'counter-charges');
    expect(promise({ pick: 'counter-charge' })?.harm).toBeCloseTo(0.78 * (won + both), 9);
    expect(sum('counter-charge')).toBeGreaterThan(sum('stand'));
  });
  it('HOW-CCHG-04: over less in as many cases as the die gives, and stands in the others', () => {
    const near = (z: UnitPlace, share: number) => {
      const { view, found, promise } = meeting(horse, { ...horse, at: [60, 64], ...z });
      const harmOf = (how: 'stands' | 'counter-charges') => {
        const { won, both } = exchangeWhenMet(view, found, how);
        return 0.78 * (won + both);
      };
      expect(promise({ pick: 'counter-charge' })?.harm).toBeCloseTo(
        share * harmOf('counter-charges') + (1 - share) * harmOf('stands'),
        9,
      );
    };
    near({}, 3 / 6);
    near({ class: 'superior' }, 4 / 6);
    near({ class: 'inferior' }, 2 / 6);
  });
  it('foot keeps its fire and stands', () => {
    const { sum } = meeting({}, { at: [60, 66] });
    expect(sum('counter-charge')).toBeLessThan(sum('stand'));
  });
});

it('HOW-FLANK-02: who is struck in flank would rather turn, by the chance that it can', () => {
  const { view, found, sum, promise } = meeting(horse, { at: [60, 80], heading: 90 });
  expect(found.sector).not.toBe('front');
  expect(sum('turn')).toBeGreaterThan(sum('stand'));
  const lossOf = (how: 'stands' | 'turns') => {
    const { lost, both } = exchangeWhenMet(view, found, how);
    return 0.78 * (lost + both);
  };
  expect(promise({ pick: 'turn' })?.risk).toBeCloseTo((lossOf('turns') + lossOf('stands')) / 2, 9);
});

describe('HOW-FORMCHG-10: to change formation', () => {
  const gain = (z: UnitPlace, as: string) => {
    const { promise } = meeting({}, { at: [60, 69], ...z });
    return sumOf(promise({ pick: 'form', as })) - sumOf(promise({ pick: 'stand' }));
  };
  it('out of column is worth what the line adds to its chances, by the die', () => {
    const { on, view, promise } = meeting({}, { at: [60, 69], formation: 'march column' });
    const [charger, column] = [on.troop('a'), on.troop('z')];
    const broken = (as: typeof column) => meleeChances(view, charger, as, 0, false);
    const gained = broken(column) - broken(changed(column, 'line'));
    expect(gained).toBeGreaterThan(0.1);
    const [line, stands] = [promise({ pick: 'form', as: 'line' }), promise({ pick: 'stand' })];
    expect((stands?.risk ?? NaN) - (line?.risk ?? NaN)).toBeCloseTo((3 / 6) * 0.78 * gained, 9);
  });
  it('out of line is worth less than nothing', () => {
    expect(gain({}, 'march column')).toBeLessThan(-0.05);
  });
});

describe('HOW-EVADE-01: to evade', () => {
  const slipping = (a: UnitPlace, z: UnitPlace) => {
    const { view, found } = meeting(a, { type: 'jaeger', at: [60, 66], ...z });
    const of = (pick: 'stand' | 'evade' | 'fire and evade') =>
      evade.evaluate?.(view, { unit: 'z', charger: 'a', found }, { pick });
    return { view, found, of };
  };
  it('costs nothing, and a shot on the way is worth a tenth', () => {
    const { of } = slipping(horse, {});
    expect([of('evade'), of('fire and evade')]).toEqual([
      { harm: 0, risk: 0, ready: 0 },
      { harm: 0, risk: 0, ready: 0.1 },
    ]);
  });
  it('to stand is to fight it out: fresh horse is feared, who is all but beaten is not', () => {
    const { view, found, of } = slipping(horse, {});
    const { won, lost, both } = exchangeWhenMet(view, found, 'in contact');
    expect(of('stand')?.risk).toBeCloseTo(0.78 * (lost + both), 9);
    expect(of('stand')?.harm).toBeCloseTo(0.78 * (won + both), 9);
    expect(sumOf(of('stand'))).toBeLessThan(0);
    const weak = slipping({ type: 'hussars', class: 'inferior', size: 'small', hits: 3 }, { class: 'superior' });
    expect(sumOf(weak.of('stand'))).toBeGreaterThan(0.1);
  });
  it('nothing where it is not known how the charge comes', () => {
    const { view } = slipping(horse, {});
    expect(evade.evaluate?.(view, { unit: 'z', charger: 'a' }, { pick: 'stand' })).toEqual({
      harm: 0,
      risk: 0,
      ready: 0,
    });
  });
});

/** A charges Z due north, 20 cm; I looks west across its way. */
const passing = (i: UnitPlace = {}): TestField =>
  battlefield({
    blue: { a: { ...horse, at: [60, 50] } },
    red: { z: { ...horse, at: [60, 75] }, i: { ...horse, at: [95, 62], heading: 270, ...i } },
  });
const promised = ({ won, lost, both }: ReturnType<typeof chargeOdds>, share = 1) => ({
  harm: expect.closeTo(share * 0.78 * (won + both), 9) as number,
  risk: expect.closeTo(share * 0.78 * (lost + both), 9) as number,
  ready: 0,
});
const chargeOf = (on: TestField, unit: string, target: string): Approach => {
  const found = chargesOf(on.view('red'), allowanceOf(on, unit)).find((one) => one.target === target);
  if (!found) throw new Error('no charge');
  return found;
};

describe('HOW-CCHG-08: to intercept', () => {
  const answers = (on: TestField, length: number) => {
    const about = { charger: 'a', path: pathFrom(on, 'a', ['ahead', length]), among: ['i'] };
    return (['intercept', 'nobody'] as const).map((pick) =>
      intercept.evaluate?.(on.view('red'), about, pick === 'nobody' ? { pick } : { pick, of: 'i' }),
    );
  };
  it('is a charge like any, where no die is needed: on the flank of who passes a good one', () => {
    const [meets, nobody] = answers(passing(), 20);
    expect(sumOf(meets)).toBeGreaterThan(0.2);
    expect(nobody).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
  it('HOW-CCHG-04: by the die, where the charge that it meets comes over half a move or less', () => {
    const [sure, half] = [15.1, 15].map((length) => answers(passing(), length)[0]);
    expect(half?.harm).toBeCloseTo((sure?.harm ?? NaN) / 2, 2);
    expect(half?.risk).toBeCloseTo((sure?.risk ?? NaN) / 2, 2);
  });
  it('who cannot is worth nothing', () => {
    expect(answers(passing({ marks: { fired: 1 } }), 20)[0]).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
});

describe('HOW-CCHG-09: to reinforce', () => {
  const answer = (on: TestField, distance: number) =>
    reinforce.evaluate?.(on.view('red'), { charger: 'a', distance, among: ['i'] }, { pick: 'reinforce', of: 'i' });
  it('is a charge like any, by the die of a counter-charge where that is thrown', () => {
    const on = passing({ at: [95, 50] });
    const odds = chargeOdds(on.view('red'), chargeOf(on, 'i', 'a'));
    expect(answer(on, 15.1)).toEqual(promised(odds));
    expect(answer(on, 15)).toEqual(promised(odds, 1 / 2));
  });
  it('nobody is worth nothing, as is who cannot', () => {
    const on = passing({ at: [95, 50], marks: { fired: 1 } });
    expect(answer(on, 20)).toEqual({ harm: 0, risk: 0, ready: 0 });
    expect(
      reinforce.evaluate?.(on.view('red'), { charger: 'a', distance: 20, among: ['i'] }, { pick: 'nobody' }),
    ).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
});
