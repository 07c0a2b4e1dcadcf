import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../../../engine/battle';
import { nextMove } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { unmetDuty } from '../../../../../engine/rules/honours-of-war/sequence/duty';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { manoeuvreQuestion, mayReform } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import type { ManoeuvreChoice } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-choice';
import { poseAt } from '../../../../../engine/geometry';
import { at, battlefield, course, polygon, stream, village, wall, wood } from '../field';
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
/** Moves unit a with these answers, then done. */
const move = (on: TestField, ...choices: readonly ((on: TestField) => Choice)[]): TestField => {
  let next = 0;
  on.run(manoeuvre(on, 'a', { performance: 'Steady', directed: false }), {
    manoeuvre: () => choices[next++]?.(on) ?? { pick: 'done' },
  });
  return on;
};

describe('HOW-RALLY-09: a unit that reforms', () => {
  const reforming = (unit: UnitPlace = {}, turn = 1) => field({ hits: 3, marks: { reforming: turn }, ...unit });
  it('may change its formation in place, and nothing else', () => {
    const on = reforming();
    expect(check(on, { pick: 'form', as: 'march column' })).toBeNull();
    expect(check(on, { pick: 'done' })).toBeNull();
    for (const choice of [
      { pick: 'form', as: 'about turn' },
      { pick: 'second move' },
      going(on, ['ahead', 1]),
      going(on, ['pivot', 10]),
    ] as const)
      expect(check(on, choice)).toBe('HOW-RALLY-09');
    const { list } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
    expect(list).toEqual([{ pick: 'done' }, { pick: 'form', as: 'march column' }]);
  });
  it('does it when its brigade is activated, in its reforming turn only', () => {
    expect(mayReform(reforming().view('blue'), reforming().troop('a'))).toBe(true);
    expect(mayReform(reforming({}, 2).view('blue'), reforming({}, 2).troop('a'))).toBe(false);
    const on = move(reforming({ formation: 'march column' }), () => ({ pick: 'form', as: 'line' }));
    expect([on.piece('a').formation, on.piece('a').marks['moved']]).toEqual(['line', 1]);
  });
  it('is not asked where it has no change to make', () => {
    const light = reforming({ type: 'light gun' });
    const walled = battlefield({
      blue: { a: { at: [60, 50], hits: 3, marks: { reforming: 1 } }, b: { at: [60, 60] }, c: { at: [60, 40] } },
    });
    expect(mayReform(light.view('blue'), light.troop('a'))).toBe(true);
    expect(mayReform(walled.view('blue'), walled.troop('a'))).toBe(false);
  });
  it('HOW-PERF-13: owes no advance when its brigade is inspired', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50], hits: 3, marks: { reforming: 1 } } },
      red: { z: { at: [60, 100] } },
    });
    expect(unmetDuty(on.view('blue'), allowanceOf(on, 'a', { performance: 'Inspiring' }))).toBeNull();
    const steady = battlefield({ blue: { a: { at: [60, 50] } }, red: { z: { at: [60, 100] } } });
    expect(unmetDuty(steady.view('blue'), allowanceOf(steady, 'a', { performance: 'Inspiring' }))?.clause).toBe(
      'HOW-PERF-09',
    );
  });
});

describe('choices', () => {
  it('are all lawful by the same question', () => {
    const on = field(
      {},
      {
        red: { z: { at: [60, 68] }, y: { at: [90, 70] } },
        terrain: [wood('wald', polygon([30, 40], [55, 40], [55, 90], [30, 90])), village('dorf', at(95, 50), 20, 20)],
      },
    );
    for (const unit of ['line infantry', 'jaeger', 'cuirassiers', 'medium gun'] as const)
      for (const performance of ['Poor', 'Steady', 'Inspiring'] as const) {
        const own = field({ type: unit }, { red: { z: { at: [60, 80] } }, terrain: on.ground.scenario.terrain });
        const about = allowanceOf(own, 'a', { performance });
        const { list = [] } = manoeuvreQuestion.choices(own.view('blue'), about);
        expect(list.length).toBeGreaterThan(0);
        for (const choice of list) expect(manoeuvreQuestion.check(own.view('blue'), about, choice)).toBeNull();
      }
  });
  it.each([0, 7, 37, 133, 260])(
    'HOW-TERR-03: to a hedge or a brook that cannot be paid for, heading %i°',
    (heading) => {
      const lines = [wall('wall', course([40, 30], [90, 62])), stream('brook', 2, course([30, 70], [100, 40]))];
      for (const unit of ['cuirassiers', 'line infantry', 'transport'] as const)
        for (const spent of [0, 8, 13]) {
          const on = field({ type: unit, heading, at: [70, 50] }, { terrain: lines });
          const { list } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a', { spent }));
          expect(list.map((choice) => check(on, choice, { spent }))).toEqual(list.map(() => null));
        }
    },
  );
  it('each once, where a friend leaves less than half the way', () => {
    const on = battlefield({ blue: { a: { at: [60, 50] }, b: { at: [60, 57] } } });
    const { list } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
    const written = list.map((choice) => JSON.stringify(choice));
    expect([...new Set(written)]).toEqual(written);
  });
  it('a place in reach is gone to exactly, one out of reach as near as may be', () => {
    const on = field({ type: 'hussars' });
    const reach = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a')).reach;
    const end = (x: number, y: number) => {
      const choice = reach?.snap(poseAt({ x, y }, { x: 0, y: 1 }));
      return choice && 'march' in choice ? choice.march.length : null;
    };
    expect(end(60, 62)).toBeCloseTo(12);
    expect(end(60, 150)).toBeCloseTo(30);
  });
  it('limbered guns off the road are offered all their 20 cm, and half of it to the flank', () => {
    const on = field({ type: 'medium gun', formation: 'limbered' });
    const { list = [] } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
    const lengths = list.map((choice) => ('march' in choice ? Math.round(choice.march.length * 10) / 10 : 0));
    expect(Math.max(...lengths)).toBeCloseTo(20);
    expect(lengths).toContain(10);
  });
  it('are refused with a reason when no such order exists', () => {
    expect(check(field({}), { pick: 'fly away' } as never)).toBe('HOW-MOVE-01');
    const inside = field({ inside: 'dorf/1' }, { terrain: [village('dorf', at(60, 66), 0, 20)] });
    expect(check(inside, { pick: 'leave', of: 4 })).toBe('HOW-BUA-07');
    expect(check(inside, { pick: 'leave', of: 3 })).toBeNull();
  });
});

describe('HOW-SEQ-07, HOW-PERF-03, HOW-PERF-08: normal moves of an activation', () => {
  it('one on Steady, two on Admirable, never three', () => {
    const on = field({});
    expect(check(on, { pick: 'second move' }, { spent: 20 })).toBe('HOW-PERF-03');
    expect(check(on, { pick: 'second move' }, { spent: 20, performance: 'Admirable' })).toBeNull();
    const second = nextMove(on.view('blue'), on.troop('a'), allowanceOf(on, 'a', { performance: 'Admirable' }));
    expect(check(on, { pick: 'second move' }, { ...second, spent: 20 })).toBe('HOW-PERF-03');
  });
  it('the second has a budget of its own (HOW-TERR-02)', () => {
    const on = field({});
    const first = allowanceOf(on, 'a', { performance: 'Admirable', spent: 20 });
    expect(check(on, going(on, ['ahead', 20]), first)).toBe('HOW-MOVE-01');
    expect(check(on, going(on, ['ahead', 20]), nextMove(on.view('blue'), on.troop('a'), first))).toBeNull();
  });
});

describe('what is told of a march', () => {
  it.each<[string, UnitPlace, Parameters<typeof pathFrom>[2], string]>([
    ['its length', {}, ['ahead', 5], 'A moves 5.0 cm.'],
    ['to the other side', {}, ['right', 45], 'A wheels to the right.'],
    ['of a wheel alone its side', {}, ['left', 10], 'A wheels to the left.'],
    ['of guns that turn about their centre too', { type: 'light gun' }, ['pivot', 30], 'A turns to the right.'],
  ])('%s', (_what, unit, leg, told) => {
    const on = move(field(unit), (now) => ({ march: pathFrom(now, 'a', leg), movers: ['a'] }));
    expect(on.events.flatMap((event) => (event.do === 'moved' ? [event.text] : []))).toEqual([told]);
  });
});

describe('HOW-MOVE-10: who counts as moved', () => {
  it.each<[string, (on: TestField) => Choice]>([
    ['marched', (on) => ({ march: pathFrom(on, 'a', ['ahead', 5]), movers: ['a'] })],
    ['wheeled', (on) => ({ march: pathFrom(on, 'a', ['left', 5]), movers: ['a'] })],
    ['pivoted', (on) => ({ march: pathFrom(on, 'a', ['pivot', 10]), movers: ['a'] })],
    ['changed formation', () => ({ pick: 'form', as: 'march column' })],
    ['turned about', () => ({ pick: 'form', as: 'about turn' })],
  ])('a unit that %s', (_what, choice) => {
    expect(move(field({}), choice).piece('a').marks['moved']).toBe(1);
  });
  it('one that manhandled or unlimbered (HOW-ARTY-02)', () => {
    expect(
      move(field({ type: 'light gun' }), (on) => ({ march: pathFrom(on, 'a', ['ahead', 5]), movers: ['a'] })).piece('a')
        .marks['moved'],
    ).toBe(1);
    const unlimbered = move(field({ type: 'light gun', formation: 'limbered' }), () => ({
      pick: 'form',
      as: 'deployed',
    }));
    expect([unlimbered.piece('a').formation, unlimbered.piece('a').marks['moved']]).toEqual(['deployed', 1]);
  });
  it('HOW-ARTY-04: guns that go by hand are told from those that march', () => {
    const manner = (formation: string) =>
      move(field({ type: 'light gun', formation }), (on) => going(on, ['ahead', 5])).events.flatMap((event) =>
        event.do === 'moved' ? [event.manner] : [],
      );
    expect([manner('deployed'), manner('limbered')]).toEqual([['manhandle'], ['march']]);
  });
  it('one that entered or left houses', () => {
    const dorf = [village('dorf', at(60, 66), 0, 20)];
    expect(move(field({}, { terrain: dorf }), () => ({ pick: 'enter', of: 'dorf/1' })).piece('a').marks['moved']).toBe(
      1,
    );
    const left = move(field({ inside: 'dorf/1' }, { terrain: dorf }), () => ({ pick: 'leave', of: 2 }));
    expect(left.piece('a').marks['moved']).toBe(1);
  });
  it('not one that stood', () => {
    expect(move(field({})).piece('a').marks['moved']).toBeUndefined();
  });
});

describe('HOW-PERF-04: poor troops', () => {
  it('change formation, face and limber in place, and do not charge', () => {
    const near = { red: { z: { at: [60, 62] } } } as const;
    expect(
      check(
        field({ formation: 'march column' }, { red: { z: { at: [60, 80] } } }),
        { pick: 'form', as: 'line' },
        { performance: 'Poor' },
      ),
    ).toBeNull();
    expect(check(field({}, near), { pick: 'form', as: 'about turn' }, { performance: 'Poor' })).toBeNull();
    expect(
      check(
        field({ type: 'light gun', formation: 'limbered' }, { red: { z: { at: [60, 90] } } }),
        { pick: 'form', as: 'deployed' },
        { performance: 'Poor' },
      ),
    ).toBeNull();
    expect(check(field({}, near), { pick: 'charge', of: 'z' })).toBeNull();
    expect(check(field({}, near), { pick: 'charge', of: 'z' }, { performance: 'Poor' })).toBe('HOW-PERF-04');
    expect(check(field({}, near), { pick: 'charge', of: 'z' }, { performance: 'Feeble' })).toBe('HOW-PERF-04');
  });
});

describe('HOW-MOVE-13, HOW-FIRE-16, HOW-EVADE-07: units bound where they stand', () => {
  it.each(['in contact', 'stands', 'evaded', 'broken off', 'done for', 'charged'])('%s', (mark) => {
    const on = field({ marks: { [mark]: mark === 'in contact' ? 'z' : 1 } }, { red: { z: { at: [60, 90] } } });
    on.run(manoeuvre(on, 'a', { performance: 'Steady', directed: false }));
    expect(on.asked).toEqual([]);
  });
});
