import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../../../engine/battle';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { charge } from '../../../../../engine/rules/honours-of-war/charge/charge';
import { isBeside, secondTarget } from '../../../../../engine/rules/honours-of-war/charge/second-target';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { breakContact } from '../../../../../engine/rules/honours-of-war/troops/contact';
import { opponentsOf } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { overlaps } from '../../../../../engine/geometry';
import type { Troop } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { distanceBetween } from '../../../../../engine/tabletop';
import { battlefield } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';
import { pick } from './run';

/** A large regiment of 30 cm, its front on y = 52.5, before two regiments in double line, 10 cm wide, on y = 70. */
const double = (x: number, more: UnitPlace = {}): UnitPlace => ({
  type: 'cuirassiers',
  formation: 'double line',
  at: [x, 75],
  ...more,
});
const before = (y: UnitPlace = double(52), z: UnitPlace = double(68), more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: { a: { type: 'cuirassiers', size: 'large', at: [60, 50] }, ...more.blue },
    red: { y, z },
    ...(more.dice ? { dice: more.dice } : {}),
  });
/** It has contact with a unit before its front. */
const FOUGHT = { 'in contact': 'b', 'contact sector': 'front' } as const;
const second = (on: TestField, of = 'y') => {
  const allowance = allowanceOf(on, 'a');
  const found = chargesOf(on.view('blue'), allowance).find(({ target }) => target === of);
  if (!found) throw new Error(`${of} cannot be charged`);
  return secondTarget(on.view('blue'), allowance, found);
};
const charges = (on: TestField, answers = {}): TestField => {
  on.run(charge(on, allowanceOf(on, 'a'), 'y'), answers);
  return on;
};
const overlapping = (one: Troop, other: Troop): boolean =>
  one.boxes.some((box) => other.boxes.some((its) => overlaps(box, its, 0.1)));
const struck = (on: TestField) => ['in contact', 'in contact too'].map((mark) => on.piece('a').marks[mark]);

describe('HOW-CHG-15, HOW-EX-21: a charge on two enemies at once', () => {
  it('is compulsory where there is no room to pick one', () => {
    expect(second(before())).toEqual({ target: 'z', sector: 'front', must: true });
    expect(struck(charges(before()))).toEqual(['y', 'z']);
  });
  it.each<[string, UnitPlace, UnitPlace, boolean]>([
    // Half the charger's front is 15 cm: the gap between the two counts.
    ['a gap of 14.9 cm is no room', double(47), double(71.9), true],
    ['a gap of 15 cm is', double(47), double(72), false],
    ['5 cm farther off is about as near', double(52), double(68, { at: [68, 80] }), true],
    ['5.1 cm farther off is not', double(52), double(68, { at: [68, 80.1] }), false],
    ['one that cannot be charged does not count', double(52), double(68, { marks: { 'broken off': 1 } }), false],
    ['nor wagons beside it, which it sweeps away', double(52), { type: 'transport', at: [68, 75] }, false],
    ['nor wagons that it charges', { type: 'transport', at: [52, 75] }, double(68), false],
    ['nor one in whose front another fights', double(52), double(68, { marks: FOUGHT }), false],
  ])('%s', (_what, y, z, both) => {
    const on = before(y, z);
    const [a, first, other] = ['a', 'y', 'z'].map((id) => on.troop(id));
    if (!a || !first || !other) throw new Error('three units');
    expect(isBeside(on.view('blue'), allowanceOf(on, 'a'), a, first, other)).toBe(both);
  });
  it('one before its front is enough to leave no room for a choice', () => {
    // Z stands with its flank to the charger, Y with its front.
    const on = before(double(52), double(66, { at: [66, 75], heading: 90 }));
    expect(second(on)).toEqual({ target: 'z', sector: 'right', must: true });
  });
  it('also one that stands 4 cm farther off, which it would ride into next', () => {
    // Y stands straight ahead, Z beside it.
    const beside = (y: number) => second(before(double(60), double(71, { at: [71, y] })))?.target;
    expect([beside(79), beside(75)]).toEqual(['z', 'z']);
  });
  it('it lines up with the first, as far over to the second as there is room', () => {
    const on = charges(before(double(48), double(72)));
    // Flush with Y, 10 cm wide and 14 cm aside of Z: by half of its edge.
    expect([on.place('a'), struck(on)]).toEqual([{ x: 53, y: 67.5 }, ['y', 'z']]);
  });
  it('it fights both in its front: one die against one of them, a die of each against it', () => {
    const on = charges(before(double(52), double(68), { dice: [2, 2, 2, 5, 5, 5, 6, 6, 6, 6] }));
    expect(opponentsOf(on.view('blue'), on.troop('a')).map(({ id }) => id)).toEqual(['y', 'z']);
    on.run(meleePhase(on), { fight: (decision: Decision) => decision.idle ?? { pick: 'nobody' } });
    const first = on.events.flatMap((event) => (event.do === 'fought' ? [[event.by, ...event.at]] : [])).slice(0, 3);
    expect(first).toEqual([
      ['a', 'y'],
      ['y', 'a'],
      ['z', 'a'],
    ]);
  });
  it('when one of them has gone it goes on with the other', () => {
    const on = charges(before());
    breakContact(on, on.view('blue'), 'y');
    expect(struck(on)).toEqual(['z', undefined]);
    expect(on.piece('a').marks['contact sector']).toBe('front');
    const other = charges(before());
    breakContact(other, other.view('blue'), 'z');
    expect(struck(other)).toEqual(['y', undefined]);
  });
});

describe('HOW-FORMCHG-12, HOW-CHG-15: one of two that are charged stands otherwise when the charger comes', () => {
  const formsColumn = (z: UnitPlace, dice: readonly number[]): TestField =>
    charges(before(double(52), z, { dice }), {
      'meet charge': ({ about }: Decision) =>
        typeof about === 'object' && about !== null && 'unit' in about && about.unit === 'z'
          ? { pick: 'form', as: 'march column' }
          : { pick: 'stand' },
    });
  const gapToCharger = (on: TestField, id: string): number => distanceBetween(on.troop('a'), on.troop(id));
  it('a second that has changed is not ridden into: the charger meets whom it reaches first', () => {
    const on = formsColumn(double(66), [6, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(on.piece('z').formation).toBe('march column');
    expect(overlapping(on.troop('a'), on.troop('z'))).toBe(false);
    expect(struck(on)).toEqual(['z', undefined]);
    expect(gapToCharger(on, 'z')).toBeCloseTo(0, 1);
  });
  it('a second that could not change leaves the charge as it was', () => {
    const on = formsColumn(double(66), [1, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(on.piece('z').formation).toBe('double line');
    expect(struck(on)).toEqual(['y', 'z']);
  });
});

describe('HOW-CHG-13, HOW-CHG-16: two cannot charge one in the same sector', () => {
  it('the second may stand near and support', () => {
    const on = battlefield({
      blue: { a: double(52, { at: [52, 45] }), b: double(68, { at: [68, 45] }) },
      red: { y: { type: 'cuirassiers', size: 'large', at: [60, 70] } },
    });
    on.run(charge(on, allowanceOf(on, 'a'), 'y'));
    expect(chargesOf(on.view('blue'), allowanceOf(on, 'b'))).toEqual([]);
    const refusal = manoeuvreQuestion.check(on.view('blue'), allowanceOf(on, 'b'), { pick: 'charge', of: 'y' });
    expect(refusal?.clause).toBe('HOW-CHG-13');
  });
});

describe('HOW-CCHG-14: only one of two counter-charges', () => {
  const wishes = (of: string) => ({
    'meet charge': (decision: Decision) => ({
      pick: (decision.about as { unit: string }).unit === of ? 'counter-charge' : 'stand',
    }),
  });
  it.each(['y', 'z'])('%s meets the charger half way, and the other is not in contact', (of) => {
    const on = charges(before(), wishes(of));
    expect(struck(on)).toEqual([of, undefined]);
    expect(on.piece(of).marks['in contact']).toBe('a');
    expect(on.piece(of === 'y' ? 'z' : 'y').marks['in contact']).toBeUndefined();
  });
  it('HOW-CHG-15, 17: the charge says that it takes on two, and in what sector it strikes', () => {
    const labels = (on: TestField) => {
      const declared = on.events.find((event) => event.do === 'mark' && event.mark === 'charged');
      return declared?.reasons.slice(1).map(({ clause, label }) => `${clause} ${label}`);
    };
    expect(labels(charges(before()))).toEqual(['HOW-SECT-06 Strikes the front', 'HOW-CHG-15 Takes on two at once']);
    const lines = battlefield({
      blue: { a: { type: 'cuirassiers', at: [40, 60], heading: 90 } },
      red: { y: { at: [75, 60], heading: 0 }, z: { at: [75, 53], heading: 0 } },
    });
    lines.run(charge(lines, allowanceOf(lines, 'a'), 'y', true));
    expect(labels(lines)).toEqual(['HOW-SECT-06 Strikes the flank', 'HOW-CHG-17 Takes on two at once']);
    const rear = battlefield({
      blue: { a: { type: 'cuirassiers', at: [60, 50] } },
      red: { y: { at: [60, 75], heading: 0 } },
    });
    expect(labels(charges(rear, { 'meet charge': pick('stand') }))).toEqual(['HOW-SECT-06 Strikes the rear']);
  });
  it('one that was chosen and fails leaves both to stand', () => {
    // Over half a move or less cavalry throws: a 1 fails.
    const near = before(double(52, { at: [54, 70] }), double(66, { at: [66, 70] }), { dice: [1] });
    const on = charges(near, { 'meet charge': pick('counter-charge') });
    expect(on.asked.filter(({ kind }) => kind === 'meet charge').length).toBe(1);
    expect(struck(on)).toEqual(['y', 'z']);
  });
});

describe('HOW-CHG-17: the flanks of two lines', () => {
  /** Two lines one behind the other, 5 cm apart, facing north; horse comes from the west. */
  const lines = (gap: number): TestField =>
    battlefield({
      blue: { a: { type: 'cuirassiers', at: [40, 60], heading: 90 } },
      red: { y: { at: [75, 60], heading: 0 }, z: { at: [75, 60 - 4 - gap], heading: 0 } },
    });
  it('it may take both, or one', () => {
    const on = lines(3);
    expect(second(on)).toMatchObject({ target: 'z', must: false });
    const { list } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
    expect(list.filter((choice) => 'pick' in choice && choice.pick === 'charge' && choice.of === 'y')).toEqual([
      { pick: 'charge', of: 'y' },
      { pick: 'charge', of: 'y', as: 'both' },
    ]);
    const more = battlefield({
      blue: { a: { type: 'cuirassiers', at: [40, 60], heading: 90 } },
      red: {
        x: { at: [66, 74], heading: 270, size: 'small' },
        y: { at: [75, 60], heading: 0 },
        z: { at: [75, 53], heading: 0 },
      },
    });
    const asBoth = (of: string) =>
      manoeuvreQuestion.check(more.view('blue'), allowanceOf(more, 'a'), { pick: 'charge', of, as: 'both' })?.clause;
    expect([asBoth('x'), asBoth('y')]).toEqual(['HOW-CHG-17', undefined]);
    expect(struck(charges(lines(3)))).toEqual(['y', undefined]);
    const both = lines(3);
    both.run(charge(both, allowanceOf(both, 'a'), 'y', true));
    expect([struck(both), both.piece('a').marks['contact sector too']]).toEqual([['y', 'z'], 'left']);
    const ordered = (as: { readonly as?: 'both' }) => {
      const again = lines(3);
      again.run(manoeuvre(again, 'a', { performance: 'Steady', directed: false }), {
        manoeuvre: () => ({ pick: 'charge', of: 'y', ...as }),
      });
      return struck(again);
    };
    expect([ordered({}), ordered({ as: 'both' })]).toEqual([
      ['y', undefined],
      ['y', 'z'],
    ]);
  });
  it('not lines farther apart than half its front', () => {
    expect(second(lines(10))).toBeNull();
    const refusal = manoeuvreQuestion.check(lines(10).view('blue'), allowanceOf(lines(10), 'a'), {
      pick: 'charge',
      of: 'y',
      as: 'both',
    });
    expect(refusal?.clause).toBe('HOW-CHG-17');
  });
});
