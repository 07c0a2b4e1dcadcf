/** What inspired troops owe, and do at the latest. */
import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../../../../../engine/battle';
import { nextMove } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { isAdvance, unmetDuty } from '../../../../../engine/rules/honours-of-war/sequence/duty';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import type { ManoeuvreChoice } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-choice';
import { bearing, poseAt } from '../../../../../engine/geometry';
import { at, battlefield, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, pathFrom } from '../movement/orders';
import type { Order } from '../movement/orders';

const field = (unit: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit } }, ...more });
const check = (on: TestField, choice: ManoeuvreChoice, change: Partial<Allowance> = {}) =>
  manoeuvreQuestion.check(on.view('blue'), allowanceOf(on, 'a', change), choice)?.clause ?? null;
const going = (on: TestField, ...orders: readonly Order[]): ManoeuvreChoice => ({
  march: pathFrom(on, 'a', ...orders),
  movers: ['a'],
});

describe('HOW-PERF-09: inspired troops advance', () => {
  const inspired = { performance: 'Inspiring' } as const;
  const far = { red: { z: { at: [60, 150] } } } as const;
  it('they may not stop before a whole move toward the nearest enemy', () => {
    const on = field({}, far);
    expect(check(on, { pick: 'done' }, inspired)).toBe('HOW-PERF-09');
    expect(check(on, { pick: 'done' }, { ...inspired, dutyDone: true })).toBeNull();
    expect(check(on, { pick: 'done' }, { performance: 'Admirable' })).toBeNull();
  });
  it('HOW-PERF-11: free under the general’s own eye', () => {
    expect(check(field({}, far), { pick: 'done' }, { ...inspired, directed: true })).toBeNull();
  });
  it.each<[string, Order, boolean]>([
    ['a full move toward him is the duty done', ['ahead', 20], true],
    ['a part of one is not', ['ahead', 12], false],
    ['a full move away is not', ['toward', 180, 15], false],
  ])('%s', (_what, order, done) => {
    const on = field({}, far);
    let seen: Allowance | null = null;
    let asked = 0;
    on.run(manoeuvre(on, 'a', { performance: 'Inspiring', directed: false }), {
      manoeuvre: (decision: Decision): Choice => {
        if (asked++ === 0) return { march: pathFrom(on, 'a', order), movers: ['a'] };
        seen ??= decision.about as Allowance;
        return decision.idle ?? { pick: 'done' };
      },
    });
    expect((seen as Allowance | null)?.dutyDone).toBe(done);
    // Left to itself it does its duty in the second move at the latest.
    expect(on.place('a').y).toBeGreaterThanOrEqual(55);
  });
  it('in the last move they may only march toward him', () => {
    const on = field({}, far);
    const last = { ...nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', inspired)), ...inspired };
    expect(check(on, going(on, ['toward', 180, 10]), last)).toBe('HOW-PERF-09');
    expect(check(on, going(on, ['ahead', 20]), last)).toBeNull();
  });
  it('in the last move they may change formation while enough is left to go on toward him', () => {
    const on = field({ type: 'cuirassiers' }, far);
    const last = { ...nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', inspired)), ...inspired };
    const change = { pick: 'form', as: 'double line' } as const;
    // The change costs 15 of 30 cm.
    expect(check(on, change, { ...last, spent: 14 })).toBeNull();
    expect(check(on, change, { ...last, spent: 15 })).toBe('HOW-PERF-09');
    expect(check(on, change, { ...last, spent: 15, dutyDone: true })).toBeNull();
    expect(check(on, change, { ...last, spent: 15, move: 1 })).toBeNull();
    expect(check(on, change, { ...last, spent: 15, performance: 'Admirable' })).toBeNull();
  });
  it.each<[string, readonly Order[], Partial<Allowance>, boolean]>([
    // He stands ahead and 30 cm to the right, his left edge at x = 80: the front corner comes nearest at y = 58.
    ['straight on while he comes nearer', [['ahead', 20]], {}, true],
    [
      'one wheel toward him, then on',
      [
        ['right', 20],
        ['ahead', 12],
      ],
      {},
      true,
    ],
    [
      'no second wheel',
      [
        ['ahead', 5],
        ['right', 10],
        ['ahead', 5],
        ['left', 10],
      ],
      {},
      false,
    ],
    [
      'a wheel, when one was made before in this move',
      [
        ['right', 10],
        ['ahead', 5],
      ],
      { turns: 1 },
      false,
    ],
    ['straight on, when a wheel was made before', [['ahead', 10]], { turns: 1 }, true],
    ['nothing more, when it has gone astray before', [['ahead', 10]], { advances: false }, false],
    ['away from him', [['toward', 230, 5]], {}, false],
  ])('%s', (_what, orders, change, isOne) => {
    const on = field({}, { red: { z: { at: [90, 120] } } });
    const about = allowanceOf(on, 'a', { ...inspired, ...change });
    expect(isAdvance(on.view('blue'), about, pathFrom(on, 'a', ...orders))).toBe(isOne);
  });
  it('past him the way grows again', () => {
    const on = field({}, { red: { z: { at: [90, 56], heading: 270 } } });
    const isOne = (cm: number) =>
      isAdvance(on.view('blue'), allowanceOf(on, 'a', inspired), pathFrom(on, 'a', ['ahead', cm]));
    expect([isOne(19), isOne(20), isOne(5)]).toEqual([false, false, false]);
    const ahead = field({}, { red: { z: { at: [90, 76] } } });
    const nearing = (cm: number) =>
      isAdvance(ahead.view('blue'), allowanceOf(ahead, 'a', inspired), pathFrom(ahead, 'a', ['ahead', cm]));
    expect([nearing(20), nearing(22), nearing(28), nearing(32)]).toEqual([true, true, true, false]);
  });
  it('the enemy it owes it is the one that was nearest when it began', () => {
    const on = field({}, { red: { z: { at: [60, 150] }, y: { at: [60, -60] } } });
    const begun = { ...inspired, first: poseAt({ x: 60, y: 20 }, { x: 0, y: 1 }) };
    const isOne = (about: Partial<Allowance>, north: number) =>
      isAdvance(on.view('blue'), allowanceOf(on, 'a', about), pathFrom(on, 'a', ['toward', north, 10]));
    expect([isOne(inspired, 0), isOne(begun, 0), isOne(begun, 180)]).toEqual([true, false, true]);
  });
  it('whatever is sampled or snapped to is lawful', () => {
    const on = field({}, { red: { z: { at: [85, 97] } } });
    const last = { ...nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', inspired)), ...inspired };
    const { reach } = manoeuvreQuestion.choices(on.view('blue'), last);
    const sampled = reach?.sample(50) ?? [];
    expect(sampled.length).toBeGreaterThan(0);
    expect(sampled.map((choice) => check(on, choice, last))).toEqual(sampled.map(() => null));
    for (const [x, y] of [
      [60, 20],
      [30, 80],
      [10, 50],
      [85, 97],
      [60, 75],
      [110, 50],
    ] as const) {
      const found = reach?.snap(poseAt({ x, y }, { x: 0, y: 1 }));
      expect(!found || 'clause' in found || check(on, found, last) === null).toBe(true);
    }
  });
  it('in the last move they are offered no others, and first the march to him', () => {
    const on = field({}, { red: { z: { at: [85, 97] } } });
    const last = { ...nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', inspired)), ...inspired };
    const { list } = manoeuvreQuestion.choices(on.view('blue'), last);
    expect(list.map((choice) => check(on, choice, last))).toEqual(list.map(() => null));
    const [first] = list.filter((choice) => 'march' in choice);
    const end = first && 'march' in first ? first.march.legs.at(-1)?.to : undefined;
    // He stands 28° off its front: it wheels until it points at him, which none of the usual wheels does.
    expect(end && Math.abs(bearing(end, { x: 85, y: 97 }))).toBeLessThan(0.3);
  });
  it('the march to him stands among the others, once, and as many of them are given as are asked for', () => {
    const on = field({}, far);
    const reach = (performance: 'Inspiring' | 'Admirable') =>
      manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a', { performance })).reach;
    const all = reach('Inspiring')?.sample(50) ?? [];
    expect(all).toEqual(reach('Admirable')?.sample(50));
    expect(all.length).toBeGreaterThan(2);
    expect(reach('Inspiring')?.sample(2)).toEqual(all.slice(0, 2));
    // Here the wheel to him is one of 11 degrees, beside that of 10.
    const aside = field({}, { red: { z: { at: [81, 150] } } });
    const offered = (performance: 'Inspiring' | 'Admirable') =>
      manoeuvreQuestion.choices(aside.view('blue'), allowanceOf(aside, 'a', { performance })).reach?.sample(50).length;
    expect(offered('Inspiring')).toBe((offered('Admirable') ?? 0) + 1);
  });
  it('a march that went astray leaves no advance in this normal move', () => {
    const on = field({}, far);
    const seen: boolean[] = [];
    const ways: readonly Order[] = [
      ['ahead', 4],
      ['toward', 180, 4],
    ];
    on.run(manoeuvre(on, 'a', { performance: 'Inspiring', directed: false }), {
      manoeuvre: (decision: Decision): Choice => {
        seen.push((decision.about as Allowance).advances);
        const way = ways[seen.length - 1];
        return way ? { march: pathFrom(on, 'a', way), movers: ['a'] } : (decision.idle ?? { pick: 'done' });
      },
    });
    expect(seen.slice(0, 4)).toEqual([true, true, false, true]);
  });
  it('a unit in houses comes out toward him', () => {
    const on = field({ inside: 'dorf/1' }, { ...far, terrain: [village('dorf', at(60, 60), 0, 20)] });
    expect(check(on, { pick: 'done' }, inspired)).toBe('HOW-PERF-09');
    on.run(manoeuvre(on, 'a', { performance: 'Inspiring', directed: false }));
    expect(on.place('a').y).toBeGreaterThan(70);
  });
  it.each([
    ['toward him: its duty is done', 'Inspiring', 0, true],
    ['on the far side: it is not', 'Inspiring', 2, false],
    ['HOW-OPT-02: of a broken brigade it has gone back', 'Broken', 2, true],
  ] as const)('a unit that comes out of houses %s', (_what, performance, face, done) => {
    const on = field({ inside: 'dorf/1' }, { ...far, terrain: [village('dorf', at(60, 60), 0, 20)] });
    const told: unknown[] = [];
    on.run(manoeuvre(on, 'a', { performance, directed: false }), {
      manoeuvre: (decision: Decision): Choice => {
        told.push((decision.about as Allowance).dutyDone);
        return told.length === 1 ? { pick: 'leave', of: face } : (decision.idle ?? { pick: 'done' });
      },
    });
    expect(told.slice(0, 2)).toEqual([false, done]);
  });
  it('no duty where no way is open', () => {
    const on = field({}, { ...far, terrain: [village('dorf', at(60, 62), 0, 20)] });
    expect(unmetDuty(on.view('blue'), allowanceOf(on, 'a', { ...inspired, moves: 1 }))).toBeNull();
  });
  it('deployed guns are pushed forward', () => {
    const on = field({ type: 'medium gun' }, far);
    on.run(manoeuvre(on, 'a', { performance: 'Inspiring', directed: false }));
    expect(on.place('a').y).toBe(60);
  });
});

describe('HOW-PERF-10: inspired troops charge', () => {
  const inspired = { performance: 'Inspiring' } as const;
  it('the nearest enemy within one move', () => {
    const on = field({}, { red: { z: { at: [60, 70] } } });
    expect(check(on, { pick: 'done' }, inspired)).toBe('HOW-PERF-09');
    expect(check(on, going(on, ['ahead', 10]), inspired)).toBe('HOW-PERF-10');
    expect(check(on, { pick: 'charge', of: 'z' }, inspired)).toBeNull();
    expect(check(on, going(on, ['ahead', 10]))).toBeNull();
  });
  it.each(['about turn', 'double line'])('before any change of formation or facing: %s', (as) => {
    const on = field({ type: 'cuirassiers' }, { red: { z: { at: [60, 70], type: 'cuirassiers' } } });
    expect(check(on, { pick: 'form', as }, inspired)).toBe('HOW-PERF-10');
    expect(check(on, { pick: 'form', as })).toBeNull();
    const beyond = field({ type: 'cuirassiers' }, { red: { z: { at: [60, 100], type: 'cuirassiers' } } });
    expect(check(beyond, { pick: 'form', as }, inspired)).toBeNull();
  });
  it('before it goes into houses', () => {
    const on = field({}, { red: { z: { at: [60, 70] } }, terrain: [village('dorf', at(90, 50), 0, 10)] });
    expect(check(on, { pick: 'enter', of: 'dorf/1' }, inspired)).toBe('HOW-PERF-10');
    expect(check(on, { pick: 'enter', of: 'dorf/1' })).not.toBe('HOW-PERF-10');
  });
  it('not beyond it, not an enemy it may not charge', () => {
    const beyond = field({}, { red: { z: { at: [60, 80] } } });
    expect(check(beyond, going(beyond, ['ahead', 20]), inspired)).toBeNull();
    const horse = field({}, { red: { z: { at: [60, 70], type: 'hussars' } } });
    expect(check(horse, going(horse, ['ahead', 10]), inspired)).toBeNull();
  });
  it('at its choice where friends fight him already', () => {
    const on = battlefield({
      blue: {
        a: { at: [60, 50] },
        b: { at: [72, 70], heading: 270, marks: { 'in contact': 'z', 'contact sector': 'right' } },
      },
      red: { z: { at: [60, 70] } },
    });
    expect(check(on, going(on, ['ahead', 10]), inspired)).toBeNull();
  });
});
