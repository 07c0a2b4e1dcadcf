/** Charges: what answers them, and the odds told of it. */
import { describe, expect, it } from 'vitest';
import { moveChargers } from '../../../../engine/rules/mcnally/charge/charge-moves';
import { declareCharges, declareQuestion } from '../../../../engine/rules/mcnally/charge/declare';
import {
  mayCounterCharge,
  mayEvade,
  reactionQuestion,
  testCharged,
} from '../../../../engine/rules/mcnally/charge/reactions';
import { chargeTestLines, routsAt } from '../../../../engine/rules/mcnally/charge/test';
import { sumOf } from '../../../../engine/rules/common';
import { meleeForeseen } from '../../../../engine/rules/mcnally/charge/melee-foreseen';
import { meleeStep } from '../../../../engine/rules/mcnally/melee/melee-step';
import type { Choice, Odds } from '../../../../engine/battle';
import type { UnitType } from '../../../../engine/scenario';
import { course, wall } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { Layout, UnitPlace } from './field';
import { charge, charged } from './charged';

describe('reactions', () => {
  it('MCN-CHG-09, MCN-CHG-10, MCN-CHG-11: a unit that stands is met flush', () => {
    const field = charged(2, {}, {}, { dice: [1] });
    charge(field, { pick: 'stand' });
    expect(field.place('b')).toEqual([20, 20.88]);
  });
  it('MCN-CCHG-01, MCN-CCHG-02, MCN-CCHG-03: both go half of the gap, and the counter-charger counts as charging', () => {
    const field = charged(2, {}, {}, { dice: [1] });
    charge(field, { pick: 'counter-charge', of: 'b' });
    expect([field.place('a'), field.place('b')]).toEqual([
      [20, 20.13],
      [20, 21.88],
    ]);
    expect(field.marks('a')).toContain('counter-charges');
  });
  it('MCN-CCHG-02, MCN-CHG-11: whom little of the charger meets comes up aside until half an inch of them touches', () => {
    const field = charged(2, {}, { at: [26.7, 22.875] }, { dice: [1] });
    charge(field, { pick: 'counter-charge', of: 'b' });
    expect([field.place('a')[0], field.place('b')[0]]).toEqual([20.2, 26.7]);
  });
  it.each<readonly [string, UnitPlace, Partial<Layout>, boolean]>([
    ['foot in the open', {}, {}, true],
    ['horse', { type: 'dragoons' }, {}, true],
    ['guns', { type: 'medium gun' }, {}, false],
    ['one that has fired', { marks: { fired: 1 } }, {}, false],
    ['one behind a wall', {}, { terrain: [wall('wall', course([30, 20.5 * INCH], [80, 20.5 * INCH]))] }, false],
  ])('MCN-CCHG-01: %s', (_title, place, more, may) => {
    const field = charged(2, place, { marks: { 'charge reach': 2 * INCH } }, more);
    expect(mayCounterCharge(field.view('blue'), field.troop('a'), field.troop('b'))).toBe(may);
  });
  it('MCN-CCHG-04: it may meet any one of those to its front, and not one from its flank', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125] } },
      red: {
        b: { at: [16.4, 22.875] },
        c: { at: [23.6, 22.875] },
        d: { type: 'dragoons', at: [29, 19.125], heading: 270 },
      },
      dice: [1],
    });
    const wanted = ['b', 'c', 'd'];
    field.run(declareCharges(field, 'red'), {
      'declare charges': () => {
        const next = wanted.shift();
        return next === undefined ? { pick: 'done' } : { pick: 'charge', with: next, of: 'a' };
      },
    });
    const about = { unit: 'a', by: 'red' };
    const { list } = reactionQuestion.choices(field.view('blue'), about);
    expect(list.flatMap((choice) => (choice.pick === 'counter-charge' ? [choice.of] : []))).toEqual(['b', 'c']);
  });
  it.each<readonly [string, UnitPlace, boolean]>([
    ['light infantry', { type: 'light infantry' }, true],
    ['jaegers', { type: 'jaeger' }, true],
    ['grenz', { type: 'grenzer' }, true],
    ['light horse', { type: 'hussars' }, true],
    ['heavy horse', { type: 'dragoons' }, false],
    ['engineers', { type: 'engineers' }, false],
    ['line', {}, false],
    ['jaegers who have fired', { type: 'jaeger', marks: { fired: 1 } }, false],
  ])('MCN-EVADE-01: %s', (_title, place, may) => {
    expect(mayEvade(battlefield({ blue: { a: place } }).troop('a'))).toBe(may);
  });
  it.each<readonly [string, UnitType, number, boolean]>([
    ['from foot at 2 inches', 'line infantry', 2, false],
    ['from horse at 2 inches', 'dragoons', 2, true],
    ['from horse at 3 inches', 'dragoons', 3, true],
    ['from horse at 3.1 inches', 'dragoons', 3.1, false],
  ])('MCN-EX-14, MCN-EVADE-02, MCN-EVADE-03: light infantry %s', (_title, type, away, caught) => {
    const field = charged(away, { type: 'light infantry', strength: 8 }, { type }, { dice: [1] });
    charge(field, { pick: 'evade', as: 'facing the enemy' });
    expect(field.place('a')[1]).toBeCloseTo(20 - 0.875 - 3, 1);
    const gap = field.place('b')[1] - field.place('a')[1] - 1.75;
    expect(gap < 0.05).toBe(caught);
    // Not caught, the charger takes the ground where it stood.
    if (!caught) expect(field.place('b')[1]).toBeCloseTo(20.875, 1);
  });
  it.each<readonly [string, boolean, number]>([
    ['6 inches, its face kept', false, 1],
    ['6 inches, turned about', true, -1],
  ])(
    'MCN-EVADE-02, MCN-EVADE-03: light horse goes %s, and away from whoever charges',
    (_title, turnsAway, facingNorth) => {
      const field = charged(5, { type: 'hussars', strength: 8 }, { type: 'cuirassiers' }, { dice: [1] });
      charge(field, { pick: 'evade', as: turnsAway ? 'facing away' : 'facing the enemy' });
      expect([field.place('a'), field.heading('a')]).toEqual([
        [20, 13.13],
        [0, facingNorth],
      ]);
      expect(field.place('b')[1]).toBeCloseTo(20.875, 1);
    },
  );
  it('MCN-EVADE-02, MCN-SEQ-06: it stops an inch short of another enemy', () => {
    const field = charged(
      2,
      { type: 'jaeger', strength: 8 },
      {},
      { dice: [1], red: { b: { at: [20, 22.875] }, c: { at: [20, 14.375], heading: 0 } } },
    );
    charge(field, { pick: 'evade', as: 'facing the enemy' });
    // Red's other front is at 15.25, its own rear an inch above.
    expect(field.place('a')[1]).toBeCloseTo(15.25 + 1 + 0.875, 1);
  });
  it('MCN-EX-13, MCN-CHG-12, MCN-SURR-01, MCN-SURR-02, MCN-SURR-03, MCN-SURR-04: routing foot charged gives up on a 4, hussars run on and lose a point', () => {
    const of = (type: UnitType, die: number) => {
      const field = charged(
        2,
        { at: [20, 30], type, marks: { routing: 1 } },
        { at: [20, 33.75], type: 'dragoons' },
        { dice: [die] },
      );
      charge(field);
      return [field.isGone('a'), field.points('a'), field.isGone('a') ? 0 : Math.round(30 - field.place('a')[1])];
    };
    expect([of('line infantry', 3), of('line infantry', 4), of('hussars', 4), of('hussars', 5)]).toEqual([
      [false, 5, 12],
      [true, 6, 0],
      [false, 5, 21],
      [true, 6, 0],
    ]);
  });
  it('MCN-CHG-10: a charger whose target is gone halts where it would have met it', () => {
    const field = charged(2, { marks: { routing: 1 } }, {}, { dice: [6] });
    charge(field);
    expect([field.isGone('a'), field.place('b')[1]]).toEqual([true, 20.88]);
  });
  it('MCN-CHG-04, MCN-CHG-13: the side that charges says who is tested first; the zone is settled when it declares', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125] }, c: { at: [40, 19.125] } },
      red: { b: { at: [20, 22.5] }, d: { at: [46.4, 19.125], heading: 270 } },
      dice: [1, 1],
    });
    const wanted: Choice[] = [
      { pick: 'charge', with: 'b', of: 'a' },
      { pick: 'charge', with: 'd', of: 'c' },
    ];
    field.run(declareCharges(field, 'red'), { 'declare charges': () => wanted.shift() ?? { pick: 'done' } });
    expect([field.piece('b').marks['charge zone'], field.piece('d').marks['charge zone']]).toEqual(['front', 'flank']);
    field.run(testCharged(field, 'red'), { 'next to test': () => ({ pick: 'test', of: 'c' }) });
    const tested = field.events.flatMap((event) => (event.do === 'rolled' ? [event.who] : []));
    expect(tested).toEqual(['c', 'a']);
  });
});

describe('odds told to who is charged are those of every throw', () => {
  const foot: UnitPlace = { type: 'line infantry' };
  const behind = { terrain: [wall('wall', course([30, 20.5 * INCH], [80, 20.5 * INCH]))] };
  it.each<readonly [string, UnitPlace, UnitPlace, Choice, Partial<Layout>]>([
    ['foot that stands', foot, foot, { pick: 'stand' }, {}],
    ['foot that stands behind a wall', foot, foot, { pick: 'stand' }, behind],
    [
      'horse that counter-charges',
      { type: 'dragoons' },
      { type: 'cuirassiers' },
      { pick: 'counter-charge', of: 'b' },
      {},
    ],
  ])('%s', (_title, blue, red, answer, more) => {
    let odds: Odds | undefined;
    const came = { 'enemy gives way': 0, 'gives way': 0, stands: 0 };
    for (let one = 1; one <= 6; one++)
      for (let other = 1; other <= 6; other++) {
        // The first die is that of its morale, which holds.
        const field = charged(2, blue, red, { ...more, dice: [1, one, other, ...Array<number>(8).fill(1)] });
        field.run(declareCharges(field, 'red'), {
          'declare charges': ({ about }) =>
            field.piece('b').marks['charge on'] === undefined && about
              ? { pick: 'charge', with: 'b', of: 'a' }
              : { pick: 'done' },
        });
        field.run(testCharged(field, 'red'), {
          'meet a charge': ({ about }) => {
            odds ??= reactionQuestion.odds?.(field.view('blue'), about as never, answer as never);
            return answer;
          },
        });
        moveChargers(field, 'red');
        field.run(meleeStep(field));
        const lost = ['a', 'b'].map((id) =>
          field.events.some((event) => event.do === 'fought' && event.by !== id && event.total > 0),
        );
        came[lost[0] ? 'gives way' : lost[1] ? 'enemy gives way' : 'stands'] += 1 / 36;
      }
    const told = odds && 'chance' in odds ? odds.chance : [];
    expect(told.length).toBe(3);
    for (const { p, then } of told)
      expect(came[('leaf' in then ? Object.keys(then.leaf)[0] : '') as keyof typeof came]).toBeCloseTo(p, 9);
  });
  /** Two lines abreast charge one, by every throw of the melee; the first die is that of its morale, which holds. */
  const TWO = { b: { at: [16.4, 22.875] }, c: { at: [23.6, 22.875] } } as const;
  function ofTwo(answer: Choice) {
    let odds: Odds | undefined;
    const came: Record<string, number> = {};
    for (let thrown = 0; thrown < 216; thrown++) {
      const dice = [1, 1 + (thrown % 6), 1 + (Math.floor(thrown / 6) % 6), 1 + Math.floor(thrown / 36)];
      const field = charged(2, {}, {}, { red: TWO, dice: [...dice, ...Array<number>(12).fill(1)] });
      const wanted = ['b', 'c'];
      field.run(declareCharges(field, 'red'), {
        'declare charges': () => ({ pick: 'charge', with: wanted.shift() ?? '', of: 'a' }),
      });
      field.run(testCharged(field, 'red'), {
        'meet a charge': ({ about }) => {
          odds ??= reactionQuestion.odds?.(field.view('blue'), about as never, answer as never);
          return answer;
        },
      });
      moveChargers(field, 'red');
      field.run(meleeStep(field));
      const lost = (own: boolean): boolean =>
        field.events.some((event) => event.do === 'fought' && (event.by === 'a') !== own && event.total > 0);
      const what = lost(false)
        ? lost(true)
          ? 'both give way'
          : 'enemy gives way'
        : lost(true)
          ? 'gives way'
          : 'stands';
      came[what] = (came[what] ?? 0) + 1 / 216;
    }
    const told = odds && 'chance' in odds ? odds.chance : [];
    const reckoned = told.map(({ p, then }) => ['leaf' in then ? Object.keys(then.leaf).join(', ') : '', p] as const);
    return { came, reckoned: new Map(reckoned) };
  }
  it.each<readonly [string, Choice]>([
    ['foot that stands before two', { pick: 'stand' }],
    ['foot that counter-charges one of two', { pick: 'counter-charge', of: 'c' }],
  ])('%s', (_title, answer) => {
    const { came, reckoned } = ofTwo(answer);
    expect([...reckoned.keys()].toSorted()).toEqual(Object.keys(came).toSorted());
    expect(reckoned.size).toBeGreaterThan(2);
    for (const [what, p] of reckoned) expect(came[what], what).toBeCloseTo(p, 9);
  });

  it('MCN-CHG-05: of a second charger on the same unit they count the first', () => {
    const field = charged(2, {}, {}, { red: TWO });
    const oddsOf = (id: string) =>
      declareQuestion.odds?.(field.view('red'), { side: 'red', only: null }, { pick: 'charge', with: id, of: 'a' });
    const chanceOf = (odds: Odds | undefined, figure: string): number => {
      if (!odds) return 0;
      if ('leaf' in odds) return odds.leaf[figure] ?? 0;
      return 'chance' in odds ? odds.chance.reduce((sum, { p, then }) => sum + p * chanceOf(then, figure), 0) : 0;
    };
    const alone = oddsOf('c');
    const declaring = (...wanted: string[]) => ({
      'declare charges': (): Choice => {
        const next = wanted.shift();
        return next === undefined ? { pick: 'done' } : { pick: 'charge', with: next, of: 'a' };
      },
    });
    field.run(declareCharges(field, 'red'), declaring('b'));
    const together = oddsOf('c');
    expect(chanceOf(together, 'enemy gives way')).toBeGreaterThan(chanceOf(alone, 'enemy gives way'));
    expect(field.marks('c')).toEqual([]);
    // As it stands when both have declared.
    field.run(declareCharges(field, 'red'), declaring('c'));
    const melee = meleeForeseen(field.view('blue'), 'a', ['b', 'c'], null) ?? { won: 0, lost: 0, both: 0 };
    const chargers = ['b', 'c'].map((id) => ({ troop: field.troop(id), zone: 'front' }) as const);
    const lines = chargeTestLines(field.whole, field.troop('a'), chargers);
    const routs = [1, 2, 3, 4, 5, 6].filter((score) => routsAt(score + sumOf(lines), field.troop('a'))).length / 6;
    expect(chanceOf(together, 'enemy gives way')).toBeCloseTo(routs + (1 - routs) * melee.lost, 9);
    expect(chanceOf(together, 'both give way')).toBeCloseTo((1 - routs) * melee.both, 9);
  });
});
