import { describe, expect, it } from 'vitest';
import {
  dutyfulChoice,
  isAdvance,
  leavesToward,
  mayOnlyCharge,
  meetsDuty,
  owesItsLastMove,
  unmetDuty,
} from '../../../../../engine/rules/honours-of-war/sequence/duty';
import { at, battlefield, village } from '../field';
import type { Layout, UnitPlace } from '../field';
import { allowanceOf, pathFrom } from '../movement/orders';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';

const field = (a: UnitPlace, z: UnitPlace = {}, more: Partial<Layout> = {}) =>
  battlefield({ blue: { a: { at: [60, 50], ...a } }, red: { z: { at: [60, 150], ...z } }, ...more });
const INSPIRED = { performance: 'Inspiring' } as const;
const BROKEN = { performance: 'Broken', moves: 2 } as const;
const dorf = village('dorf', at(60, 60), 0, 20);
const chosen = (on: ReturnType<typeof field>, change: Partial<Allowance>) =>
  dutyfulChoice(on.view('blue'), allowanceOf(on, 'a', change));

describe('HOW-PERF-09: an advance', () => {
  it('brings it nearer by more than a quarter of a centimetre', () => {
    const on = field({});
    const isOne = (cm: number) =>
      isAdvance(on.view('blue'), allowanceOf(on, 'a', INSPIRED), pathFrom(on, 'a', ['ahead', cm]));
    expect([0.2, 0.25, 0.3, 1.2].map(isOne)).toEqual([false, false, true, true]);
  });
  it('never goes back, not for half a centimetre on its way', () => {
    const on = field({});
    const isOne = (...orders: Parameters<typeof pathFrom>[2][]) =>
      isAdvance(on.view('blue'), allowanceOf(on, 'a', INSPIRED), pathFrom(on, 'a', ...orders));
    expect(isOne(['ahead', 10], ['ahead', 5])).toBe(true);
    expect(isOne(['ahead', 10], ['toward', 180, 0.5], ['ahead', 5])).toBe(false);
  });
  it('is the duty done when less than half a centimetre of the move is left', () => {
    const on = field({});
    const before = allowanceOf(on, 'a', INSPIRED);
    const met = (left: number, change: Partial<Allowance> = {}, orders = pathFrom(on, 'a', ['ahead', 10])) =>
      meetsDuty(on.view('blue'), { ...before, ...change }, { ...before, spent: 20 - left }, orders);
    expect([met(0.4), met(0.5), met(5, { dutyDone: true })]).toEqual([true, false, true]);
    const back = pathFrom(on, 'a', ['toward', 180, 10]);
    expect([met(0, {}, back), met(0, BROKEN, back), met(0.6, BROKEN, back)]).toEqual([false, true, false]);
  });
});

describe('HOW-PERF-09: what the duty asks next', () => {
  it('the move toward him, then the second when the first is used up or has gone astray', () => {
    const on = field({});
    const inspired = { ...INSPIRED, moves: 2 };
    expect(chosen(on, inspired)).toHaveProperty('march');
    expect(chosen(on, { ...inspired, spent: 19.6 })).toEqual({ pick: 'second move' });
    expect(chosen(on, { ...inspired, spent: 5, advances: false })).toEqual({ pick: 'second move' });
    expect(chosen(on, { ...inspired, moves: 1, spent: 19.6 })).toBeNull();
    expect(owesItsLastMove(on.view('blue'), allowanceOf(on, 'a', inspired))).toBe(false);
    expect(owesItsLastMove(on.view('blue'), allowanceOf(on, 'a', { ...inspired, move: 2 }))).toBe(true);
    expect(
      owesItsLastMove(on.view('blue'), allowanceOf(on, 'a', { performance: 'Admirable', move: 2, moves: 2 })),
    ).toBe(false);
  });
  it('nothing where friends bar the way, while half a centimetre of the move is left', () => {
    const on = field({}, {}, { blue: { a: { at: [60, 50] }, b: { at: [60, 54] } } });
    const barred = (spent: number) => chosen(on, { ...INSPIRED, moves: 2, spent });
    expect([barred(19.5), barred(19.6)]).toEqual([null, { pick: 'second move' }]);
  });
  it('HOW-PERF-10: the charge, and nothing else, when he is within one move', () => {
    const on = field({}, { at: [60, 70] });
    expect(chosen(on, INSPIRED)).toEqual({ pick: 'charge', of: 'z' });
    const only = (change: Partial<Allowance>) => mayOnlyCharge(on.view('blue'), allowanceOf(on, 'a', change));
    expect([only(INSPIRED), only({ ...INSPIRED, dutyDone: true }), only({ performance: 'Admirable' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('out of houses by a face that looks to him, and by no other', () => {
    const inside = (more: Partial<Layout> = {}) => field({ inside: 'dorf/1' }, {}, { terrain: [dorf], ...more });
    expect(chosen(inside(), INSPIRED)).toEqual({ pick: 'leave', of: 0 });
    const blocked = inside({ blue: { a: { inside: 'dorf/1' }, b: { at: [60, 72.5] } } });
    expect(chosen(blocked, INSPIRED)).toBeNull();
    const on = inside();
    expect([0, 1, 2, 3].map((face) => leavesToward(on.view('blue'), on.troop('a'), face))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Half a centimetre farther north is north as well.
    const aside = { terrain: [dorf], red: { z: { at: [120, 60.5] } } } as const;
    const east = battlefield({ ...aside, blue: { a: { inside: 'dorf/1' }, b: { at: [72.5, 60], heading: 90 } } });
    expect(leavesToward(east.view('blue'), east.troop('a'), 0)).toBe(true);
    expect(chosen(east, INSPIRED)).toEqual({ pick: 'leave', of: 0 });
    const alone = battlefield({ terrain: [dorf], blue: { a: { inside: 'dorf/1' } } });
    expect(leavesToward(alone.view('blue'), alone.troop('a'), 0)).toBe(false);
  });
});

describe('HOW-OPT-02: a unit of a broken brigade', () => {
  it('falls back by the longest way from the enemy in its first move', () => {
    const on = field({}, { at: [60, 100] });
    const way = chosen(on, BROKEN);
    expect(way && 'march' in way ? way.march.legs.at(-1)?.to.y : null).toBeLessThan(40);
    expect(chosen(on, { ...BROKEN, move: 2 })).toBeNull();
    expect(unmetDuty(on.view('blue'), allowanceOf(on, 'a', BROKEN))?.clause).toBe('HOW-OPT-02');
    expect(unmetDuty(on.view('blue'), allowanceOf(on, 'a', { ...BROKEN, dutyDone: true }))).toBeNull();
  });
  it.each(['Broken', 'Inspiring'] as const)(
    'HOW-RALLY-09, HOW-PERF-09: may stop while it reforms, %s',
    (performance) => {
      const owed = (a: UnitPlace) => {
        const on = field({ hits: 3, ...a }, { at: [60, 100] });
        return unmetDuty(on.view('blue'), allowanceOf(on, 'a', { performance, moves: 2 }));
      };
      expect(owed({})).not.toBeNull();
      expect(owed({ marks: { reforming: 1 } })).toBeNull();
    },
  );
  it('comes out of houses by the first face that is free', () => {
    const on = field({ inside: 'dorf/1' }, {}, { terrain: [dorf] });
    expect(chosen(on, BROKEN)).toMatchObject({ pick: 'leave' });
  });
});
