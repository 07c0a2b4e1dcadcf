import { describe, expect, it } from 'vitest';
import { movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { passageTo } from '../../../../../engine/rules/honours-of-war/movement/passage-offers';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { poseAt } from '../../../../../engine/geometry';
import { activating, battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, march, marched, pathFrom } from './orders';

/** A line whose front is at y = 52, and a friend whose near edge lies 2 cm ahead: behind it the front is 10 cm on. */
const field = (unit: UnitPlace, friend: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...unit }, b: { at: [60, 56], ...friend } }, ...more });
const ahead = (on: TestField, cm: number) => march(on, 'a', [['ahead', cm]]);
const horse: UnitPlace = { type: 'cuirassiers', at: [60, 49.5] };

describe('HOW-INTER-01, HOW-INTER-04: passing costs half a move and ends clear', () => {
  it('10 cm of the way and 10 cm of 20 bring a line just through', () => {
    expect(ahead(field({}, {}), 10)).toBe(20);
    expect(ahead(field({}, {}), 10.1)).toBe('HOW-INTER-01');
    expect(ahead(field({}, {}), 9.9)).toBe('HOW-INTER-04');
    expect(ahead(field({}, {}), 2)).toBe(2);
  });
  it('nobody begins what cannot be ended: a friend 0.1 cm deeper in the way', () => {
    expect(ahead(field({}, { at: [60, 56.2] }), 10.2)).toBe('HOW-INTER-01');
  });
  it('reforming friends too', () => {
    expect(ahead(field(horse, { hits: 3, marks: { reforming: 1 } }), 15)).toBe(30);
  });
  it('HOW-INTER-05: along the length of a line when the move is long enough', () => {
    const lengthwise = { at: [60, 64], heading: 90 } as const;
    expect(ahead(field({ type: 'hussars', at: [60, 49.5] }, lengthwise), 15)).toBe('HOW-INTER-04');
    expect(ahead(field({ type: 'jaeger', formation: 'march column', at: [60, 48] }, { at: [60, 60.5] }), 25)).toBe(25);
  });
  it('HOW-INTER-09: half a move for each of several friends', () => {
    const two = (unit: UnitPlace): TestField =>
      battlefield({ blue: { a: { at: [60, 50], ...unit }, b: { at: [60, 55.5] }, c: { at: [60, 59.6] } } });
    expect(ahead(two({ type: 'hussars', at: [60, 49.5] }), 15)).toBe('HOW-INTER-01');
    expect(ahead(two({ type: 'jaeger' }), 15)).toBe(15);
  });
});

describe('HOW-INTER-02: no cost if either is light infantry or deployed artillery', () => {
  it.each<[string, UnitPlace, UnitPlace]>([
    ['light infantry passes', { type: 'jaeger' }, {}],
    ['light infantry is passed', {}, { type: 'jaeger' }],
    ['deployed guns are passed', { at: [60, 46] }, { type: 'light gun', at: [60, 58.5] }],
  ])('%s', (_what, unit, friend) => {
    const on = field(unit, friend);
    const cm = friend.type === 'light gun' ? 19.7 : 12;
    expect(ahead(on, cm)).toBe(cm);
  });
  it('limbered guns cost as others', () => {
    expect(ahead(field(horse, { type: 'light gun', formation: 'limbered', at: [60, 57.5] }), 15)).toBe(30);
  });
});

describe('HOW-INTER-03: the friend stands still', () => {
  it('not one that has moved, unless both are nimble', () => {
    expect(ahead(field(horse, { marks: { moved: 1 } }), 15)).toBe('HOW-INTER-03');
    expect(ahead(field({ type: 'jaeger' }, { marks: { moved: 1 } }), 12)).toBe('HOW-INTER-03');
    expect(ahead(field({ type: 'jaeger' }, { type: 'jaeger', marks: { moved: 1 } }), 12)).toBe(12);
  });
  it('it may not move afterwards', () => {
    const on = field(horse, {});
    on.run(manoeuvre(on, 'a', { performance: 'Steady', directed: false }), {
      manoeuvre: () =>
        on.events.length ? { pick: 'done' } : { march: pathFrom(on, 'a', ['ahead', 15]), movers: ['a'] },
    });
    expect(on.piece('b').marks['passed through']).toBe('a');
    const asked = on.asked.length;
    on.run(manoeuvre(on, 'b', { performance: 'Steady', directed: false }));
    expect(on.asked.length).toBe(asked);
  });
  it('nor is it offered when its brigade moves', () => {
    const on = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [60, 56], marks: { 'passed through': 'a' } } },
      leaders: { 'blue brigade': { at: [60, 45] } },
      dice: [3],
    });
    on.run(movementPhase(on), {
      activate: activating('blue brigade'),
      'next unit': () => ({ pick: 'move', of: 'a' }),
    });
    expect(on.asked.filter(({ kind }) => kind === 'next unit')).toHaveLength(1);
  });
  it('nimble ones are not bound by each other', () => {
    expect(marched(field({ type: 'jaeger' }, { type: 'jaeger' }), 'a', [['ahead', 12]]).passed).toEqual([]);
    expect(marched(field({ type: 'jaeger' }, {}), 'a', [['ahead', 12]]).passed).toEqual(['b']);
  });
});

describe('HOW-INTER-06: not within 20 cm of the enemy', () => {
  /** An enemy so far from the friend's front at y = 58. */
  const near = (gap: number, unit: UnitPlace = horse): TestField =>
    field(unit, {}, { red: { z: { at: [60, 60 + gap] } } });
  it('of the friend, when the move begins', () => {
    expect(ahead(near(20), 15)).toBe('HOW-INTER-06');
    expect(ahead(near(20.1), 15)).toBe(30);
  });
  it('of the unit that passes', () => {
    const on = (x: number) => field(horse, {}, { red: { z: { at: [x, 30], formation: 'march column', heading: 0 } } });
    // 18.6 cm to the left of the horse and 7 cm behind it: 19.87 cm off.
    expect(ahead(on(60 - 10 - 2 - 18.6), 15)).toBe('HOW-INTER-06');
    expect(ahead(on(60 - 10 - 2 - 18.9), 15)).toBe(30);
  });
  it('judged where the normal move began', () => {
    const on = near(40);
    const begun = { ...allowanceOf(on, 'a'), start: poseAt({ x: 60, y: 90 }, { x: 0, y: 1 }) };
    expect(march(on, 'a', [['ahead', 15]], begun)).toBe('HOW-INTER-06');
    // Near the enemy by now, 19.87 cm off, but not where the move began nor where the friend stands.
    const closed = field(
      horse,
      {},
      { red: { z: { at: [60 - 10 - 2 - 18.6, 30], formation: 'march column', heading: 0 } } },
    );
    const far = { ...allowanceOf(closed, 'a'), start: poseAt({ x: 100, y: 49.5 }, { x: 0, y: 1 }) };
    expect(march(closed, 'a', [['ahead', 15]], far)).toBe(30);
  });
});

it('HOW-CHG-05: a run-in begins anew behind the friend', () => {
  const after = marched(field({ type: 'jaeger' }, {}), 'a', [['ahead', 18]]);
  expect([after.travelled, Math.round(after.runIn * 10) / 10]).toEqual([18, 8]);
});

it('HOW-INTER-10: command figures are in nobody’s way', () => {
  const on = battlefield({ blue: { a: { at: [60, 50] } }, leaders: { 'blue brigade': { at: [60, 60] } } });
  expect(ahead(on, 20)).toBe(20);
});

describe('what is offered', () => {
  it('the very place behind a friend, when asked for', () => {
    const on = field(horse, {});
    const reach = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a')).reach;
    const snap = (y: number) => {
      const choice = reach?.snap(poseAt({ x: 60, y }, { x: 0, y: 1 }));
      return choice && 'march' in choice ? Math.round(choice.march.length * 10) / 10 : null;
    };
    expect([snap(64.5), snap(56)]).toEqual([15, 2]);
  });
  it('straight on only, a centimetre aside at most, within the move, and only where friends are in the way', () => {
    const to = (x: number, y: number, friend: UnitPlace = {}) => {
      const on = field(horse, friend);
      return passageTo(on.view('blue'), allowanceOf(on, 'a'), poseAt({ x, y }, { x: 0, y: 1 }))?.length ?? null;
    };
    expect([to(60, 64.5), to(61, 64.5), to(59, 64.5), to(61.1, 64.5), to(58.9, 64.5)]).toEqual([
      15,
      15,
      15,
      null,
      null,
    ]);
    expect([to(60, 79.5), to(60, 79.6), to(60, 49)]).toEqual([null, null, null]);
    expect(to(60, 64.5, { at: [160, 56] })).toBeNull();
  });
  it('through a friend whose brigade has had its turn, of itself', () => {
    const longest = (friend: UnitPlace): number => {
      const on = field({ type: 'jaeger' }, friend, { leaders: { done: { at: [20, 20] } } });
      const done = on.piece('done');
      done.marks['activated'] = 1;
      const { list = [] } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
      const straightOn = list.flatMap((choice) =>
        'march' in choice &&
        choice.march.legs.length === 1 &&
        choice.march.legs[0]?.to.x === 60 &&
        choice.march.legs[0].to.y > 50
          ? [choice.march.length]
          : [],
      );
      return Math.max(...straightOn);
    };
    expect(longest({ command: 'done' })).toBe(25);
    expect(longest({})).toBeCloseTo(2, 1);
  });
});
