/** What a charge is expected to bring, by how it would be met. */
import { describe, expect, it } from 'vitest';
import { metBy, reachesNext, steadyAfterFire } from '../../../../engine/rules/mcnally/charge/answers';
import { evaluateManoeuvre } from '../../../../engine/rules/mcnally/sequence/manoeuvre-evaluation';
import { allowanceOf, battlefield, INCH } from './field';
import type { UnitPlace } from './field';
import type { Feature } from '../../../../engine/scenario';
import { polygon, village, wood } from '../../terrain/tables';

/** Blue's front edge is so many inches before red's. */
const meeting = (away: number, blue: UnitPlace = {}, red: UnitPlace = {}, terrain: readonly Feature[] = []) =>
  battlefield({ terrain, blue: { a: { at: [30, 20], ...blue } }, red: { b: { at: [30, 21.75 + away], ...red } } });

describe('how a charge is met', () => {
  it.each<readonly [string, number, UnitPlace, UnitPlace, string]>([
    ['horse counter-charges', 5, { type: 'dragoons' }, { type: 'cuirassiers' }, 'counter-charges'],
    ['foot that has fired stands', 2, {}, { marks: { fired: 1 } }, 'stands'],
    ['MCN-EVADE-03: hussars get away from horse', 5, { type: 'dragoons' }, { type: 'hussars' }, 'gets away'],
    ['hussars who are charged by foot stay', 2, {}, { type: 'hussars' }, 'counter-charges'],
    ['MCN-EVADE-03: light foot is caught by horse at 3 inches', 3, { type: 'dragoons' }, { type: 'jaeger' }, 'stands'],
    ['and gets away at 3.1', 3.1, { type: 'dragoons' }, { type: 'jaeger' }, 'gets away'],
    ['MCN-EVADE-03: it gets away from foot', 1, {}, { type: 'jaeger' }, 'gets away'],
    ['but not when it has fired', 1, {}, { type: 'jaeger', marks: { fired: 1 } }, 'stands'],
  ])('%s', (_title, away, blue, red, met) => {
    const field = meeting(away, blue, red);
    expect(metBy(field.whole, field.troop('a'), field.troop('b'), 'front', null)).toBe(met);
  });
  it.each([
    [24, 'stands'],
    [40, 'counter-charges'],
  ])('MCN-CCHG-01: horse in a wood stands: with its edge at %d inches it %s', (y, met) => {
    const outline = polygon(
      ...(
        [
          [0, y],
          [60, y],
          [60, 50],
          [0, 50],
        ] as const
      ).map(([x, up]) => [x * INCH, up * INCH] as const),
    );
    const field = meeting(5, { type: 'dragoons' }, { type: 'cuirassiers' }, [wood('w', outline)]);
    expect(metBy(field.whole, field.troop('a'), field.troop('b'), 'front', null)).toBe(met);
  });
  it('MCN-CHG-02: who has the other behind him or far aside cannot come up and charge', () => {
    const reaches = (away: number, blue: UnitPlace) => {
      const field = meeting(away, blue);
      return reachesNext(field.troop('a'), field.troop('b'));
    };
    expect([9, 9.1].map((away) => reaches(away, {}))).toEqual([true, false]);
    expect([reaches(5, { heading: 180 }), reaches(5, { heading: 45 })]).toEqual([false, true]);
  });
  it('MCN-FIREMOR-01: a volley of 6 points shakes a line of 6 with 7 or more: it charges steady in 15 of 36', () => {
    const steady = (red: UnitPlace, zone: 'front' | 'flank' = 'front') => {
      const field = meeting(3, {}, red);
      return steadyAfterFire(field.whole, field.troop('a'), field.troop('b'), zone) * 36;
    };
    expect(steady({})).toBeCloseTo(15);
    expect([steady({ marks: { fired: 1 } }), steady({}, 'flank'), steady({ type: 'dragoons' })]).toEqual([36, 36, 36]);
  });
});

describe('what houses promise', () => {
  const houses = village('bua', { x: 30 * INCH, y: 24 * INCH }, 0, 4 * INCH);
  const objective = { id: 'o', name: 'The village', at: { x: 0, y: 0 }, feature: 'bua', points: 1 };
  const always = { holder: null, from: null, until: null };
  it.each<readonly [string, 'blue' | 'red', boolean, number]>([
    ['to a side that waits', 'red', false, 0.15],
    ['to one that attacks and passes by', 'blue', false, -0.2],
    ['to one that attacks, where they are an objective', 'blue', true, 0.35],
  ])('MCN-TERR-01: %s', (_title, side, isWanted, worth) => {
    const field = battlefield({
      terrain: [houses],
      blue: { a: { at: [30, 20] }, far: { at: [60, 4] } },
      red: { b: { at: [30, 28] } },
    });
    const objectives = isWanted ? [{ ...objective, ...always }] : [];
    const view = { ...field.view(side), roster: { ...field.roster, objectives } };
    const about = { ...allowanceOf(field), unit: side === 'blue' ? 'a' : 'b' };
    expect(evaluateManoeuvre(view, about, { pick: 'enter', of: 'bua/1' }).ready).toBe(worth);
  });
  it('to leave them is never worth anything by itself', () => {
    const leaving = (side: 'blue' | 'red') => {
      const field = battlefield({
        terrain: [houses],
        blue: { a: side === 'blue' ? { inside: 'bua/1' } : { at: [30, 10] } },
        red: { b: side === 'red' ? { inside: 'bua/1' } : { at: [30, 38] } },
      });
      const about = { ...allowanceOf(field), unit: side === 'blue' ? 'a' : 'b' };
      return evaluateManoeuvre(field.view(side), about, { pick: 'leave', of: 0 }).ready;
    };
    expect(Math.max(leaving('blue'), leaving('red'))).toBeLessThanOrEqual(0);
  });
});
