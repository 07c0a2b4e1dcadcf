/** Charges: who may, and the test. */
import { describe, expect, it } from 'vitest';
import { pathToOldPlace } from '../../../../engine/rules/mcnally/charge/contact';
import { chargesOf, distanceAhead, mayChargeAtAll } from '../../../../engine/rules/mcnally/charge/eligibility';
import { mayCounterCharge } from '../../../../engine/rules/mcnally/charge/reactions';
import { chargeFactors, chargeTestLines, routsAt } from '../../../../engine/rules/mcnally/charge/test';
import type { ChargeFacts } from '../../../../engine/rules/mcnally/charge/test';
import { nextToMoveQuestion } from '../../../../engine/rules/mcnally/sequence/movement-step';
import { mayFire } from '../../../../engine/rules/mcnally/fire/shots';
import { mayChangeFace } from '../../../../engine/rules/mcnally/movement/facing';
import { sumOf } from '../../../../engine/rules/common';
import type { Feature, UnitType } from '../../../../engine/scenario';
import { course, entrenchment, hill, polygon, river, village, wall, wood } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { Layout, UnitPlace } from './field';
import { charge, charged } from './charged';

const traits = (type: UnitType) => battlefield({ blue: { a: { type } } }).troop('a').traits;

describe('who may charge', () => {
  it.each<readonly [string, UnitPlace, boolean]>([
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
    const may = (marks: UnitPlace['marks']) => {
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
  it('MCN-CHG-02: at nobody it cannot see in the mist of the scenario', () => {
    const inMist = (sight: number) => {
      const field = charged(5, {}, { type: 'dragoons' });
      field.state.marks['sight'] = sight * INCH;
      return chargesOf(field.view('red'), 'b').length;
    };
    expect([inMist(4.9), inMist(5.1)]).toEqual([0, 1]);
  });
  it('MCN-CHG-02: not through another unit or houses that it meets first', () => {
    const past = (more: Parameters<typeof charged>[3]) =>
      chargesOf(charged(5, {}, { type: 'dragoons' }, more).view('red'), 'b').map(({ target }) => target);
    const first = { a: { at: [20, 19.125] as const }, c: { at: [20, 22] as const } };
    const beside = { a: { at: [20, 19.125] as const }, c: { at: [27.1, 22] as const } };
    const friend = { b: { at: [20, 25.875] as const, type: 'dragoons' as const }, d: { at: [20, 22] as const } };
    expect([past({}), past({ blue: first }), past({ blue: beside }), past({ red: friend })]).toEqual([
      ['a'],
      ['c'],
      ['a'],
      [],
    ]);
    const houses = (x: number) => ({ terrain: [village('bua', { x: x * INCH, y: 22.5 * INCH }, 0, 4 * INCH)] });
    expect([past(houses(20)), past(houses(25.6))]).toEqual([[], ['a']]);
  });
  it('MCN-CHG-02, MCN-MOVE-03: ground does not shorten its reach, but what is closed to it cannot be crossed', () => {
    const through = (kind: 'rough' | 'marsh', type: UnitType) => {
      const outline = polygon([0, 20.2 * INCH], [60 * INCH, 20.2 * INCH], [60 * INCH, 21 * INCH], [0, 21 * INCH]);
      const terrain = [{ ...wood('ground', outline), kind } as Feature];
      return chargesOf(charged(type === 'dragoons' ? 6 : 3, {}, { type }, { terrain }).view('red'), 'b').length;
    };
    expect([through('rough', 'dragoons'), through('marsh', 'dragoons'), through('marsh', 'line infantry')]).toEqual([
      1, 0, 1,
    ]);
  });
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
