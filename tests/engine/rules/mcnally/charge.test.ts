/** Charges: who may, the test, reactions, contact. */
import { describe, expect, it } from 'vitest';
import { moveChargers } from '../../../../engine/rules/mcnally/charge/charge-moves';
import { pathToOldPlace } from '../../../../engine/rules/mcnally/charge/contact';
import { declareCharges, declareQuestion } from '../../../../engine/rules/mcnally/charge/declare';
import { chargesOf, distanceAhead, mayChargeAtAll } from '../../../../engine/rules/mcnally/charge/eligibility';
import {
  mayCounterCharge,
  mayEvade,
  reactionQuestion,
  testCharged,
} from '../../../../engine/rules/mcnally/charge/reactions';
import { chargeFactors, chargeTestLines, routsAt } from '../../../../engine/rules/mcnally/charge/test';
import type { ChargeFacts } from '../../../../engine/rules/mcnally/charge/test';
import { nextToMoveQuestion } from '../../../../engine/rules/mcnally/sequence/movement-step';
import { mayFire } from '../../../../engine/rules/mcnally/fire/shots';
import { mayChangeFace } from '../../../../engine/rules/mcnally/movement/facing';
import { sumOf } from '../../../../engine/rules/mcnally/modifier';
import { meleeForeseen } from '../../../../engine/rules/mcnally/melee/foreseen';
import { meleeStep } from '../../../../engine/rules/mcnally/melee/melee-step';
import type { Choice, Odds } from '../../../../engine/battle';
import type { Feature, UnitType } from '../../../../engine/scenario';
import { course, entrenchment, hill, polygon, river, wall } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { Layout, Place } from './field';

/** Red charges south: its front so many inches before blue's, which lies at y = 20. */
const charged = (away: number, blue: Place = {}, red: Place = {}, more: Partial<Layout> = {}) =>
  battlefield({
    blue: { a: { at: [20, 20 - 0.875], ...blue } },
    red: { b: { at: [20, 20 + away + 0.875], ...red } },
    ...more,
  });
const charge = (field: ReturnType<typeof battlefield>, reaction?: Choice, ...others: readonly string[]) => {
  const wanted = ['b', ...others];
  field.run(declareCharges(field, 'red'), {
    'declare charges': () => {
      const next = wanted.shift();
      return next === undefined ? { pick: 'done' } : { pick: 'charge', with: next, of: 'a' };
    },
  });
  field.run(testCharged(field, 'red'), reaction ? { 'meet a charge': () => reaction } : {});
  moveChargers(field, 'red');
};
const traits = (type: UnitType) => battlefield({ blue: { a: { type } } }).troop('a').traits;

describe('who may charge', () => {
  it.each<readonly [string, Place, boolean]>([
    ['foot', {}, true],
    ['horse', { type: 'hussars' }, true],
    ['shaken', { marks: { shaken: 1 } }, false],
    ['routing', { marks: { routing: 1 } }, false],
    ['retired', { marks: { retired: 1 } }, false],
    ['failed to form', { marks: { 'failed to form': 1 } }, false],
    ['rallied in this move', { marks: { 'no move': 1 } }, false],
    ['guns', { type: 'medium gun' }, false],
    ['wagons', { type: 'transport' }, false],
  ])('MCN-CHG-01, MCN-MORALE-05, MCN-SEQ-04, MCN-SHAKEN-05, MCN-FORMCHG-03: %s', (_title, place, may) => {
    const field = charged(2, {}, place);
    expect(mayChargeAtAll(field.view('red'), field.troop('b'))).toBe(may);
  });
  it('MCN-MORALE-05: the shaken move, turn, fire and counter-charge as others do', () => {
    const may = (marks: Place['marks']) => {
      const field = charged(2, { marks: marks ?? {} }, { at: [20, 24.9], marks: { 'charge reach': 2 * INCH } });
      const view = field.view('blue');
      const troop = field.troop('a');
      return [
        nextToMoveQuestion.check(view, { side: 'blue', done: [] }, { pick: 'move', of: 'a' }) === null,
        mayChangeFace(view, troop),
        mayFire(view, troop),
        mayCounterCharge(view, troop, field.troop('b')),
      ];
    };
    expect(may({ shaken: 1 })).toEqual([true, true, true, true]);
    expect(may({ routing: 1 }).slice(0, 3)).toEqual([false, false, false]);
  });
  it.each([
    ['one that runs', { routing: 1 }, true],
    ['one that fights', {}, false],
  ] as const)(
    'MCN-SURR-04, MCN-MELEE-01: in contact with %s it may charge it again, go on or turn: %s',
    (_title, marks, may) => {
      const field = battlefield({ blue: { a: { at: [20, 20] } }, red: { b: { at: [20, 21.75], marks } } });
      const view = field.view('blue');
      const next = nextToMoveQuestion.check(view, { side: 'blue', done: [] }, { pick: 'move', of: 'a' });
      expect(chargesOf(view, 'a').map(({ target }) => target)).toEqual(may ? ['b'] : []);
      expect([next === null, mayChangeFace(view, field.troop('a'))]).toEqual([may, false]);
      const flank = battlefield({
        blue: { a: { at: [20, 20] } },
        red: { b: { at: [24.375, 20], heading: 90, marks } },
      });
      expect(mayChangeFace(flank.view('blue'), flank.troop('a'))).toBe(may);
    },
  );
  it.each<readonly [UnitType, number, boolean]>([
    ['line infantry', 3, true],
    ['line infantry', 3.05, false],
    ['dragoons', 6, true],
    ['dragoons', 6.05, false],
  ])('MCN-CHG-02: %s at %d inches', (type, away, may) => {
    const field = charged(away, {}, { type });
    expect(chargesOf(field.view('red'), 'b')).toHaveLength(may ? 1 : 0);
  });
  it.each(['line infantry', 'jaeger', 'dragoons', 'hussars'] as const)(
    'MCN-CHG-02, MCN-TERR-10: %s over a wall or a work, and into no river',
    (type) => {
      const line = course([0, 21 * INCH], [190, 21 * INCH]);
      const over = (terrain: readonly Feature[]) => {
        const field = charged(2, {}, { type }, { terrain });
        return chargesOf(field.view('red'), 'b').length;
      };
      expect([
        over([]),
        over([wall('wall', line)]),
        over([entrenchment('work', line)]),
        over([river('r', 1, line)]),
      ]).toEqual([1, 1, 1, 0]);
    },
  );
  it('MCN-CHG-10, MCN-TERR-07: whose target is gone stops at a river on the way to its place', () => {
    const gone = (terrain: readonly Feature[]) => {
      const field = charged(2, { at: [60, 19.125] }, {}, { terrain });
      return pathToOldPlace(field.view('red'), field.troop('b'), 4 * INCH).length;
    };
    expect(gone([])).toBeCloseTo(4 * INCH);
    // Its front is at 22 inches, the near bank half a centimetre before 20.
    expect(gone([river('r', 1, course([0, 20 * INCH], [190, 20 * INCH]))])).toBeCloseTo(2 * INCH - 0.5, 1);
  });
  it('MCN-CHG-02: straight ahead of the frontage, and not beside it', () => {
    const beside = (x: number) => distanceAhead(charged(2, {}, { at: [x, 22.875] }).troop('b'), charged(2).troop('a'));
    expect(beside(26.9)).not.toBeNull();
    expect(beside(27.1)).toBeNull();
  });
  it('MCN-CHG-03, MCN-CHG-05, MCN-CHG-14: all are declared before any test; two on one target make one test, chargers none', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125] } },
      red: { b: { at: [16.4, 22.875] }, c: { at: [23.6, 22.875] } },
      dice: [1],
    });
    charge(field, undefined, 'c');
    expect(field.events.filter((event) => event.do === 'rolled')).toHaveLength(1);
    expect([field.place('b')[1], field.place('c')[1]]).toEqual([20.88, 20.88]);
  });
});

const facts = (of: Partial<ChargeFacts>): ChargeFacts => ({
  charged: traits('line infantry'),
  chargers: [traits('line infantry')],
  zones: ['front'],
  isShaken: false,
  hasGeneral: false,
  isUphill: false,
  defence: null,
  ...of,
});

describe('the test', () => {
  it.each<readonly [string, Partial<ChargeFacts>, number]>([
    ['line by line', {}, 0],
    ['open order by line', { charged: traits('grenzer') }, 2],
    ['open order by light horse', { charged: traits('grenzer'), chargers: [traits('hussars')] }, 2],
    ['open order by open order', { charged: traits('grenzer'), chargers: [traits('jaeger')] }, 0],
    ['guns by line', { charged: traits('medium gun') }, 2],
    ['in the rear', { zones: ['rear'] }, 2],
    ['in the flank', { zones: ['flank'] }, 1],
    ['in both, by two', { zones: ['rear', 'flank'], chargers: [traits('dragoons'), traits('dragoons')] }, 3],
    ['uphill', { isUphill: true }, 1],
    ['shaken', { isShaken: true }, 1],
    ['with a general', { hasGeneral: true }, -1],
    ['behind an obstacle', { defence: 'obstacle' }, -2],
    ['in a building', { defence: 'building' }, -2],
    ['in a fortification', { defence: 'fortification' }, -3],
    ['horse by foot', { charged: traits('dragoons') }, -2],
    [
      'horse by foot and horse',
      { charged: traits('dragoons'), chargers: [traits('line infantry'), traits('hussars')] },
      0,
    ],
    ['line by open order', { chargers: [traits('jaeger')] }, -2],
    ['line by open order and horse', { chargers: [traits('jaeger'), traits('hussars')] }, 0],
  ])('MCN-CHG-06: %s', (_title, of, sum) => {
    expect(sumOf(chargeFactors(facts(of)))).toBe(sum);
  });
  it('MCN-EX-07, MCN-CHG-07, MCN-CHG-08: regular line of 3 in the flank, shaken, with a general: a 3 routs and a 2 passes', () => {
    const lines = sumOf(chargeFactors(facts({ zones: ['flank'], isShaken: true, hasGeneral: true })));
    const unit = battlefield({ blue: { a: { strength: 3 } } }).troop('a');
    expect([routsAt(3 + lines, unit), routsAt(2 + lines, unit)]).toEqual([true, false]);
  });
  it('MCN-EX-07: it loses a point and runs at once', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125], strength: 3, marks: { shaken: 1 } } },
      // Two inches off its right flank, facing west.
      red: { b: { at: [26.4, 19.125], heading: 270 } },
      generals: { 'blue brigade': [20, 17.8] },
      dice: [3],
    });
    charge(field);
    expect([field.points('a'), field.marks('a').includes('routing')]).toEqual([2, true]);
    expect(field.events.some((event) => event.do === 'moved' && event.manner === 'rout')).toBe(true);
  });
  it('MCN-EX-08: grenz of 4 charged by dragoons or hussars break on a 1; behind an obstacle they hold a 2', () => {
    const grenz = battlefield({ blue: { a: { type: 'grenzer', strength: 4 } } }).troop('a');
    for (const type of ['dragoons', 'hussars'] as const) {
      const plain = sumOf(chargeFactors(facts({ charged: grenz.traits, chargers: [traits(type)] })));
      const behind = sumOf(
        chargeFactors(facts({ charged: grenz.traits, chargers: [traits(type)], defence: 'obstacle' })),
      );
      const led = sumOf(chargeFactors(facts({ charged: grenz.traits, chargers: [traits(type)], hasGeneral: true })));
      expect([
        routsAt(1 + plain, grenz),
        routsAt(2 + behind, grenz),
        routsAt(1 + led, grenz),
        routsAt(2 + led, grenz),
      ]).toEqual([true, false, false, true]);
    }
  });
  it.each<readonly [string, UnitType, number, Partial<Layout>, boolean]>([
    ['by dragoons, 1', 'dragoons', 1, {}, true],
    ['by hussars, 1', 'hussars', 1, {}, true],
    ['by jaegers, 2', 'jaeger', 2, {}, false],
    ['by jaegers, 3', 'jaeger', 3, {}, true],
    [
      'behind a wall, 2',
      'dragoons',
      2,
      { terrain: [wall('wall', course([30, 20.5 * INCH], [80, 20.5 * INCH]))] },
      false,
    ],
    [
      'behind a wall, 3',
      'dragoons',
      3,
      { terrain: [wall('wall', course([30, 20.5 * INCH], [80, 20.5 * INCH]))] },
      true,
    ],
    ['with a general, 1', 'dragoons', 1, { generals: { 'blue brigade': [20, 17.5] } }, false],
    ['with a general, 2', 'dragoons', 2, { generals: { 'blue brigade': [20, 17.5] } }, true],
  ])('MCN-EX-08: on the table, grenz of 4 charged %s', (_title, type, die, more, breaks) => {
    const field = charged(2, { type: 'grenzer', strength: 4 }, { type }, { ...more, dice: [die, 1, 1] });
    charge(field, { pick: 'stand' });
    expect([field.marks('a').includes('routing'), field.points('a')]).toEqual([breaks, breaks ? 3 : 4]);
    if (!breaks) expect(field.place('b')[1]).toBe(20.88);
  });
  const ridge = hill('hill', 'gentle', 4, polygon([0, 0], [72 * INCH, 0], [72 * INCH, 20.5 * INCH], [0, 20.5 * INCH]));
  it.each([
    ['off', 'target', 0],
    ['on', 'target', 1],
  ])('MCN-CHG-06: uphillLiteral %s, the %s above adds %d', (uphillLiteral, _who, value) => {
    const field = charged(2, {}, {}, { terrain: [ridge], options: { uphillLiteral } });
    const lines = chargeTestLines(field.view('blue'), field.troop('a'), [{ troop: field.troop('b'), zone: 'front' }]);
    expect(sumOf(lines)).toBe(value);
    // The other way round: blue charges up at red's expense.
    const up = chargeTestLines(field.view('red'), field.troop('b'), [{ troop: field.troop('a'), zone: 'front' }]);
    expect(sumOf(up)).toBe(1 - value);
  });
  it('MCN-CHG-06, MCN-TERR-10: a wall within an inch, with the charger beyond, takes two', () => {
    const behind = (y: number) => {
      const field = charged(2.5, {}, {}, { terrain: [wall('wall', course([30, y * INCH], [80, y * INCH]))] });
      return sumOf(chargeTestLines(field.view('blue'), field.troop('a'), [{ troop: field.troop('b'), zone: 'front' }]));
    };
    expect([behind(20.9), behind(21.1)]).toEqual([-2, 0]);
  });
});

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
  it.each<readonly [string, Place, Partial<Layout>, boolean]>([
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
  it.each<readonly [string, Place, boolean]>([
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
  const foot: Place = { type: 'line infantry' };
  const behind = { terrain: [wall('wall', course([30, 20.5 * INCH], [80, 20.5 * INCH]))] };
  it.each<readonly [string, Place, Place, Choice, Partial<Layout>]>([
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
      const what = [lost(false) ? 'enemy gives way' : '', lost(true) ? 'gives way' : ''].filter(Boolean).join(', ');
      came[what || 'stands'] = (came[what || 'stands'] ?? 0) + 1 / 216;
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
    expect(chanceOf(together, 'enemy gives way')).toBeCloseTo(routs + (1 - routs) * (melee.lost + melee.both), 9);
  });
});
