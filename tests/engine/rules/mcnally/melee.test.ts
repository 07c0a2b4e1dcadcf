/** Melee: lines, results, who fights whom. */
import { describe, expect, it } from 'vitest';
import { linesIn, meleeFactors, overlapsFront } from '../../../../engine/rules/mcnally/melee/factors';
import type { MeleeFacts } from '../../../../engine/rules/mcnally/melee/factors';
import { melees, mustFight } from '../../../../engine/rules/mcnally/melee/groups';
import { meleeResult, meleeStep } from '../../../../engine/rules/mcnally/melee/melee-step';
import { sumOf } from '../../../../engine/rules/common';
import type { UnitType } from '../../../../engine/scenario';
import { village } from '../../terrain/tables';
import { battlefield, INCH } from './field';
import type { Layout, UnitPlace } from './field';

const traits = (type: UnitType) => battlefield({ blue: { a: { type } } }).troop('a').traits;
const facts = (type: UnitType, of: Partial<MeleeFacts> = {}): MeleeFacts => ({
  traits: traits(type),
  isCharging: false,
  isUphill: false,
  charges: null,
  attacked: 'front',
  overlaps: false,
  isDeep: false,
  ...of,
});
/** Front to front at y = 20. */
const locked = (blue: UnitPlace = {}, red: UnitPlace = {}, more: Partial<Layout> = {}) =>
  battlefield({ blue: { a: { at: [20, 19.125], ...blue } }, red: { b: { at: [20, 20.875], ...red } }, ...more });

describe('the lines', () => {
  it.each<readonly [string, MeleeFacts, number]>([
    ['line', facts('line infantry'), 1],
    ['militia', facts('militia'), 0],
    ['grenadiers', facts('grenadiers'), 2],
    ['guards charging', facts('guards', { isCharging: true }), 3],
    ['dragoons', facts('dragoons'), 4],
    ['cuirassiers charging', facts('cuirassiers', { isCharging: true }), 6],
    ['hussars', facts('hussars'), 3],
    ['cossacks', facts('cossacks'), 2],
    ['jaegers', facts('jaeger'), -1],
    ['guns', facts('medium gun'), -1],
    ['in the flank', facts('line infantry', { attacked: 'flank' }), 0],
    ['in the rear', facts('line infantry', { attacked: 'rear' }), -1],
    ['foot over an obstacle', facts('line infantry', { isCharging: true, charges: 'obstacle' }), 0],
    ['horse over an obstacle', facts('dragoons', { isCharging: true, charges: 'obstacle' }), 2],
    ['foot at a fortification', facts('line infantry', { isCharging: true, charges: 'fortification' }), -1],
    ['horse at a building', facts('dragoons', { isCharging: true, charges: 'building' }), 2],
    ['uphill', facts('line infantry', { isCharging: true, isUphill: true }), 1],
    ['uphill, standing', facts('line infantry', { isUphill: true }), 1],
    ['overlap', facts('line infantry', { overlaps: true }), 2],
    ['in mass', facts('line infantry', { isDeep: true }), 2],
    ['in mass in the flank', facts('line infantry', { isDeep: true, attacked: 'flank' }), 0],
    ['jaegers in mass', facts('jaeger', { isDeep: true }), -1],
    ['hussars in column', facts('hussars', { isDeep: true }), 3],
  ])('MCN-MELEE-04: %s', (_title, of, sum) => {
    expect(sumOf(meleeFactors(of))).toBe(sum);
  });
  it('MCN-MELEE-04: overlap by half a base of 0.875 inches, front to front, and never on a flank', () => {
    const at = (x: number) => {
      const field = locked({}, { at: [x, 20.875] });
      return overlapsFront(field.whole, field.troop('b'), field.troop('a'), [field.troop('a')]);
    };
    expect([at(20), at(20.87), at(20.88)]).toEqual([false, false, true]);
    const flank = locked({}, { at: [24.375, 20.5], heading: 270 });
    expect(overlapsFront(flank.whole, flank.troop('b'), flank.troop('a'), [flank.troop('a')])).toBe(false);
  });
});

describe('the results', () => {
  it.each([
    [5, [4], false, 'stays'],
    [5, [5], false, 'retires'],
    [5, [6], false, 'retires shaken'],
    [5, [7], false, 'routs'],
    [5, [7], true, 'driven off'],
    [5, [6], true, 'retires shaken'],
    [5, [4, 5], false, 'retires'],
    [5, [4, 7], false, 'routs'],
  ])('MCN-MELEE-05 to 09: %d against %j (cover charged: %s) %s', (own, others, cover, result) => {
    expect(meleeResult(own, others, cover)).toBe(result);
  });
  it('MCN-EX-09, MCN-MELEE-03, MCN-MELEE-06, MCN-MELEE-07: cuirassiers with 2 charge line with 6: it retires 3 inches, shaken, a point less; with 5 it routs', () => {
    const against = (die: number) => {
      const field = locked(
        {},
        { type: 'cuirassiers', marks: { 'charge on': 'a', 'charge zone': 'front' } },
        { dice: [die, 2, 1, 1] },
      );
      field.run(meleeStep(field));
      return field;
    };
    const beaten = against(6);
    expect([beaten.points('a'), beaten.marks('a').includes('shaken'), beaten.place('a')]).toEqual([
      5,
      true,
      [20, 16.13],
    ]);
    const broken = against(5);
    expect([broken.points('a'), broken.marks('a').includes('routing')]).toEqual([4, true]);
  });
  it('MCN-EX-10, MCN-MELEE-09, MCN-TERR-02, MCN-DEF-07: foot that charges a building with 3 against 4 goes back 6 inches, shaken, two points less', () => {
    const field = battlefield({
      blue: { a: { inside: 'bua/1' } },
      red: { b: { at: [20, 22.875], marks: { 'charge on': 'a', 'charge zone': 'front', 'charge over': 'building' } } },
      terrain: [village('bua', { x: 20 * INCH, y: 20 * INCH }, 0, 4 * INCH)],
      dice: [4, 3],
    });
    const lines = linesIn(field.view('red'), field.troop('b'), [field.troop('a')]);
    expect([sumOf(lines), sumOf(linesIn(field.view('blue'), field.troop('a'), [field.troop('b')]))]).toEqual([0, 1]);
    field.run(meleeStep(field));
    expect([
      field.points('b'),
      field.marks('b').includes('shaken'),
      field.marks('b').includes('routing'),
      field.place('b'),
    ]).toEqual([4, true, false, [20, 28.88]]);
  });
  it('MCN-MELEE-08: equal scores drive both 3 inches off, unshaken and whole', () => {
    const field = locked({}, {}, { dice: [3, 3] });
    field.run(meleeStep(field));
    expect([field.place('a'), field.place('b'), field.marks('a').includes('shaken'), field.points('a')]).toEqual([
      [20, 16.13],
      [20, 23.88],
      false,
      6,
    ]);
  });
  it('MCN-MELEE-10, MCN-MELEE-11: the winner stays, the loser keeps its face to him', () => {
    const field = locked({}, {}, { dice: [3, 4] });
    field.run(meleeStep(field));
    expect([field.place('b'), field.heading('a')]).toEqual([
      [20, 20.88],
      [0, 1],
    ]);
  });
  it('MCN-MELEE-12: a loser hemmed in stays, shaken, and fights on', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125] } },
      red: { b: { at: [20, 20.875] }, c: { at: [20, 14.5], heading: 0 } },
      dice: [3, 4],
    });
    field.run(meleeStep(field));
    expect([field.place('a'), field.marks('a').includes('shaken')]).toEqual([[20, 19.13], true]);
    expect(melees(field.view('blue'))).toHaveLength(1);
  });
  it('MCN-MELEE-13, MCN-ROUT-09: guns beaten by two are lost to the winner; by one they limber and go back', () => {
    const against = (die: number) => {
      const field = battlefield({
        blue: { a: { type: 'medium gun', at: [20, 18.25] } },
        red: { b: { at: [20, 20.875] } },
        dice: [die, 1],
      });
      field.run(meleeStep(field));
      return field;
    };
    // Guns −1, line +1 and +1 for its overlap: with 1 against 1 three apart, with 3 one.
    expect(against(1).isGone('a')).toBe(true);
    const back = against(3);
    expect([back.isGone('a'), back.piece('a').formation, back.points('a')]).toEqual([false, 'limbered', 5]);
  });
});

describe('who fights', () => {
  it('MCN-MELEE-01: a front that touches; routers do not fight', () => {
    const field = locked();
    expect(mustFight(field.troop('a'), field.troop('b'))).toBe(true);
    const backs = locked({ heading: 180 }, { heading: 0 });
    expect(mustFight(backs.troop('a'), backs.troop('b'))).toBe(false);
    const house = battlefield({
      blue: { a: { inside: 'bua/1' } },
      red: { b: { at: [20, 22.875], heading: 0 } },
      terrain: [village('bua', { x: 20 * INCH, y: 20 * INCH }, 0, 4 * INCH)],
    });
    expect(mustFight(house.troop('a'), house.troop('b'))).toBe(true);
    const routed = locked({ marks: { routing: 1 } });
    expect(melees(routed.view('blue'))).toEqual([]);
  });
  it('MCN-MELEE-02: two against one are one melee; two pairs that touch are two', () => {
    const field = battlefield({
      blue: { a: { at: [20, 19.125] } },
      red: { b: { at: [16.5, 20.875] }, c: { at: [23.5, 20.875] } },
    });
    expect(melees(field.view('blue')).map(({ units }) => units.map(({ id }) => id).toSorted())).toEqual([
      ['a', 'b', 'c'],
    ]);
  });
  const groupsOf = (blue: Layout['blue'], red: Layout['red']) =>
    melees(battlefield({ blue: blue ?? {}, red: red ?? {} }).view('blue'))
      .map(({ units }) =>
        units
          .map(({ id }) => id)
          .toSorted()
          .join(' '),
      )
      .toSorted();
  // a 16.5 to 23.5 and d 23.5 to 30.5; g covers 6 inches of a and 1 of d.
  const a = { at: [20, 19.125] } as const;
  const d = { at: [27, 19.125] } as const;
  const b = { at: [13.5, 20.875] } as const;
  const g = { at: [21, 20.875] } as const;
  const c = { at: [28, 20.875] } as const;
  it.each<readonly [string, UnitPlace, readonly string[]]>([
    ['the one it covers more of', g, ['a b g', 'c d']],
    ['the one it covers more of, on the other side', { at: [26, 20.875] }, ['a b', 'c d g']],
    ['the one it charged', { ...g, marks: { 'charge on': 'd' } }, ['a b', 'c d g']],
    ['the one it counter-charged', { ...g, marks: { 'counter-charges': 'd' } }, ['a b', 'c d g']],
  ])('MCN-MELEE-02: a unit that touches two goes with %s', (_title, place, groups) => {
    // On the other side it covers 1 of a and 6 of d, and c stands 2.5 farther.
    const isRight = place.at?.[0] === 26;
    expect(
      groupsOf({ a: isRight ? { at: [19, 19.125] } : a, d }, { b, g: place, c: isRight ? { at: [33, 20.875] } : c }),
    ).toEqual(groups);
  });
  it('MCN-MELEE-02: with one to its front before one behind it who covers more', () => {
    expect(
      groupsOf(
        { a, h: { at: [27, 22.625], heading: 180 } },
        { b: { at: [15, 20.875] }, g: { at: [26, 20.875] }, x: { at: [30, 24.375] } },
      ),
    ).toEqual(['a b g', 'h x']);
  });
});
