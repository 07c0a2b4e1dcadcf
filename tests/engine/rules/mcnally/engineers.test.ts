/** Engineers: their arithmetic, and their works in the battle. */
import { describe, expect, it } from 'vitest';
import type { Choice, Id } from '../../../../engine/battle';
import type { Feature } from '../../../../engine/scenario';
import { capableGeneral } from '../../../../engine/generals';
import { mcnally } from '../../../../engine/rules/mcnally';
import { mayChargeAtAll } from '../../../../engine/rules/mcnally/charge/eligibility';
import {
  bridging,
  CHARGES,
  explosion,
  isBlownUp,
  pontoonMoves,
  turnsOfWork,
  worksOn,
} from '../../../../engine/rules/mcnally/engineers/costs';
import { explode } from '../../../../engine/rules/mcnally/engineers/explosions';
import { HEAP, materialsFor } from '../../../../engine/rules/mcnally/engineers/trains';
import { mayFire } from '../../../../engine/rules/mcnally/fire/shots';
import { manoeuvreQuestion } from '../../../../engine/rules/mcnally/sequence/manoeuvre-question';
import { movementStep } from '../../../../engine/rules/mcnally/sequence/movement-step';
import { layout } from '../../../../engine/rules/mcnally/troops/layouts';
import { pointsOfWork } from '../../../../engine/rules/mcnally/works/strength';
import { endOf } from '../../../../engine/geometry';
import { at, bridge, course, entrenchment, river, village } from '../../terrain/tables';
import { allowanceOf, battlefield, INCH, TestField } from './field';
import type { Layout, UnitPlace } from './field';

describe('the arithmetic of engineers', () => {
  it('MCN-ENG-01, MCN-ENG-02, MCN-ENG-03: pioneers are four open order bases, pontoons and engineering trains two wagons of double size', () => {
    const field = battlefield({ blue: { a: { type: 'engineers' }, t: { ...TRAIN, at: [30, 10] } } });
    const troop = field.troop('a');
    expect([troop.traits.class, troop.traits.unit.layouts['line']?.length]).toEqual(['OO', 4]);
    const lengths = (bases: readonly { readonly depth: number }[] = []) =>
      bases.map(({ depth }) => Math.round((depth / INCH) * 100) / 100);
    const pontoons = layout({ type: 'pontoons', arm: 'train', size: 'standard' }, 'column', INCH);
    const supplies = layout({ type: 'supply wagons', arm: 'train', size: 'standard' }, 'column', INCH);
    expect([pontoons, field.troop('t').traits.unit.layouts['column'], supplies].map(lengths)).toEqual([
      [3.5, 3.5],
      [3.5, 3.5],
      [1.75, 1.75],
    ]);
  });
  it('MCN-ENG-04, MCN-ENG-15: a point dismantled a turn, one built in two', () => {
    expect([turnsOfWork(3, 'dismantles'), turnsOfWork(3, 'builds')]).toEqual([3, 6]);
  });
  it('MCN-EX-15, MCN-ENG-05 to 09: against 8 points 8 fails and 9 destroys; two charges throw three dice over 4 inches', () => {
    expect([isBlownUp(8, 8), isBlownUp(9, 8)]).toEqual([false, true]);
    expect([explosion(1), explosion(2)]).toEqual([
      { moves: 1, dice: 2, blast: 3 },
      { moves: 2, dice: 3, blast: 4 },
    ]);
    expect(CHARGES).toBe(6);
  });
  it('MCN-ENG-10, MCN-ENG-11, MCN-ENG-13: a river of 6 inches: 3 moves of pontoons, 6 points and 9 moves of bridge', () => {
    expect([pontoonMoves(6, false), pontoonMoves(6, true), bridging(6, false), bridging(6, true)]).toEqual([
      3,
      6,
      { material: 6, moves: 9 },
      { material: 6, moves: 12 },
    ]);
  });
  it('MCN-ENG-12: under full strength a die above it stops the work', () => {
    expect([worksOn(6, 6, 6), worksOn(5, 5, 6), worksOn(6, 5, 6)]).toEqual([true, true, false]);
  });
});

// In play -----------------------------------------------------------------------------------------------------------

const TRAIN: UnitPlace = { type: 'supply wagons', is: { overrides: { mcnally: { train: 'engineering' } } } };
const inches = (feature: (y: number) => Feature, y: number): Feature => feature(y * INCH);
/** Six inches of water from the south bank at 21 to the north bank at 27. */
const water = (overrides: Feature['overrides'] = {}): Feature => ({
  ...river('water', 6 * INCH, course([0, 24 * INCH], [72 * INCH, 24 * INCH])),
  overrides,
});
/** The unit `a` at (30, 20) with its front at 20.875, and an enemy far off; blue defends. */
const site = (more: Layout, option = 'on') =>
  battlefield({
    options: { engineering: option },
    red: { b: { at: [30, 45] } },
    ...more,
    blue: { a: { type: 'engineers', at: [30, 20] }, ...more.blue },
  });
const offered = (field: TestField): readonly string[] =>
  manoeuvreQuestion
    .choices(field.view('blue'), allowanceOf(field))
    .list.flatMap((choice) => ('pick' in choice && choice.pick === 'work' ? [`${choice.as} ${choice.of}`] : []));

/** Own moves, one after the other, in which `a` alone does what each says: a job, or a march straight back of so many inches. */
function moves(field: TestField, ...what: readonly (string | number)[]): TestField {
  for (const one of what) {
    let asked = 0;
    field.run(movementStep(field, 'blue'), {
      'next to move': () => (asked++ === 0 ? { pick: 'move', of: 'a' } : { pick: 'done' }),
      manoeuvre: ({ about }) => answer(field, about as never, one),
    });
    field.run(explode(field, 'blue'));
    for (const { id, marks } of field.state.pieces)
      for (const mark of ['tools in hand', 'fuse lit'])
        if (marks[mark] !== undefined) field.emit({ do: 'mark', id, mark, value: null });
  }
  return field;
}
function answer(field: TestField, about: never, what: string | number): Choice {
  const { list } = manoeuvreQuestion.choices(field.view('blue'), about);
  if (typeof what === 'string')
    return list.find((one) => 'pick' in one && one.pick === 'work' && `${one.as} ${one.of}` === what) ?? FAULT(what);
  const [, from] = field.place('a');
  const back = list.find((one) => 'march' in one && Math.abs(endOf(one.march).y / INCH - (from - what)) < 0.01);
  return what > 0 && (about as { spent: number }).spent === 0 ? (back ?? FAULT(`back ${what}`)) : { pick: 'done' };
}
const FAULT = (what: string): never => {
  throw new Error(`not offered: ${what}`);
};
const put = (field: TestField, id: Id, x: number, y: number): void =>
  field.emit({ do: 'went', id, to: { on: { x: x * INCH, y: y * INCH, hx: 0, hy: 1 } } });
const features = (field: TestField): readonly Id[] => field.view('blue').ground.scenario.terrain.map(({ id }) => id);

const wagonsAt = (x: number): Record<Id, UnitPlace> => ({ t: { ...TRAIN, at: [x, 17.5] } });
const earth = inches((y) => entrenchment('earth', course([28 * INCH, y], [32 * INCH, y])), 21.5);

describe('engineers in play', () => {
  it.each<readonly [string, readonly [number, number], number, boolean]>([
    ['two inches to either side of its middle', [2, 20], 0, true],
    ['beyond the west edge', [1.9, 20], 0, false],
    ['beyond the east edge', [70.1, 20], 0, false],
    ['a quarter inch ahead of it', [30, 46.87], 0, true],
    ['beyond the north edge', [30, 46.88], 0, false],
    ['beyond the south edge', [30, 1.12], 180, false],
  ])('MCN-ENG-04: digs in where four inches of work have room: %s', (_title, [x, y], heading, isRoom) => {
    const field = site({
      blue: {
        a: { type: 'engineers', at: [x, y], heading },
        t: { ...TRAIN, at: [x, heading === 0 ? y - 4.5 : y + 4.5] },
      },
    });
    expect(offered(field).some((one) => one.startsWith('build '))).toBe(isRoom);
  });
  it('MCN-ENG-04: tools within 3 inches and a work within one; not where the option is off', () => {
    const at3 = { terrain: [earth], blue: wagonsAt(33.5 + 3 + 0.875) };
    const at31 = { terrain: [earth], blue: wagonsAt(33.5 + 3.1 + 0.875) };
    const all = ['dismantle earth', 'lay a charge earth'];
    expect(offered(site(at3))).toEqual(all);
    expect([offered(site(at31)), offered(site(at3, 'off'))]).toEqual([[], []]);
    const far = inches((y) => entrenchment('earth', course([28 * INCH, y], [32 * INCH, y])), 21.9);
    expect(offered(site({ ...at3, terrain: [far] }))).toEqual(['build a work 1']);
  });
  it.each<readonly [string, UnitPlace, readonly string[]]>([
    ['line foot has the tools and no powder', { type: 'line infantry' }, ['dismantle earth']],
    ['light foot has neither', { type: 'jaeger' }, []],
    ['horse has neither', { type: 'dragoons' }, []],
  ])('MCN-ENG-04, MCN-ENG-06: %s', (_title, place, jobs) => {
    expect(offered(site({ terrain: [earth], blue: { ...wagonsAt(35), a: { at: [30, 20], ...place } } }))).toEqual(jobs);
  });
  it('MCN-ENG-04, MCN-ENG-14: each move takes a point down and leaves it to build with', () => {
    const field = moves(site({ terrain: [earth], blue: wagonsAt(35) }), 'dismantle earth', 'dismantle earth');
    expect([pointsOfWork(field.whole, 'earth'), materialsFor(field.whole, field.troop('a'))]).toEqual([4, 2]);
    expect(Object.values(field.state.loose ?? {}).map(({ kind }) => kind)).toEqual([HEAP, HEAP]);
    moves(field, ...Array.from({ length: 4 }, () => 'dismantle earth'));
    expect([features(field), materialsFor(field.whole, field.troop('a'))]).toEqual([[], 6]);
  });
  it('MCN-ENG-04, MCN-ENG-15: every second move digs a point, from nothing to the 6 of a fieldwork and no more', () => {
    const field = moves(site({ blue: wagonsAt(35) }), 'build a work 1');
    expect([
      features(field),
      mayFire(field.whole, field.troop('a')),
      mayChargeAtAll(field.whole, field.troop('a')),
    ]).toEqual([[], false, false]);
    const points: number[] = [];
    for (let n = 2; n <= 12; n++) {
      moves(field, 'build a work 1');
      points.push(pointsOfWork(field.whole, 'a work 1'));
    }
    expect(points).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(offered(field)).toEqual(['dismantle a work 1', 'lay a charge a work 1']);
  });
  it('MCN-ENG-04: who went elsewhere between begins anew; a unit that does not work fires again', () => {
    const field = moves(site({ blue: wagonsAt(35) }), 'build a work 1', 3);
    expect([features(field), mayFire(field.whole, field.troop('a'))]).toEqual([[], true]);
    put(field, 't', 35, 14.5);
    expect(features(moves(field, 'build a work 1'))).toEqual([]);
    expect(features(moves(field, 'build a work 1'))).toEqual(['a work 1']);
  });
  it('MCN-ENG-04: the tools of a train are in one pair of hands in a move', () => {
    const field = site({ terrain: [earth], blue: wagonsAt(35) });
    field.piece('t').marks['tools in hand'] = 'x';
    expect(offered(field)).toEqual(['lay a charge earth']);
  });

  const stone: Feature = {
    ...bridge('stone', 'water', at(30 * INCH, 24 * INCH), 5),
    overrides: { mcnally: { bridge: 'stone' } },
  };
  const mined = (dice: readonly number[], more: Record<Id, UnitPlace> = {}) =>
    site({ terrain: [water(), stone], blue: { ...wagonsAt(22.7), ...more }, dice });
  it('MCN-ENG-05, MCN-ENG-06: six charges, and not one more', () => {
    const field = moves(mined([]), ...Array.from({ length: 6 }, () => 'lay a charge stone'));
    expect([field.piece('a').marks['charges laid'], field.piece('t').marks['charges used']]).toEqual([6, 6]);
    expect(offered(field)).not.toContain('lay a charge stone');
  });
  it.each<readonly [string, number, readonly number[], number]>([
    ['one charge, 8 against 8: it stands', 1, [4, 4], 8],
    ['one charge, 9 against 8: it is gone', 1, [4, 5], 0],
    ['two charges, three dice, 8: it stands', 2, [2, 3, 3], 8],
    ['two charges, three dice, 9: it is gone', 2, [3, 3, 3], 0],
  ])('MCN-ENG-06, MCN-ENG-07, MCN-ENG-08, MCN-EX-15: %s', (_title, charges, dice, left) => {
    const field = moves(mined(dice), ...Array.from({ length: charges }, () => 'lay a charge stone'));
    expect([field.state.drawn, pointsOfWork(field.whole, 'stone')]).toEqual([0, 8]);
    moves(field, 6);
    expect([field.state.drawn, pointsOfWork(field.whole, 'stone')]).toEqual([dice.length, left]);
    expect(field.view('blue').ground.crossings.length).toBe(left > 0 ? 1 : 0);
    expect(field.piece('a').marks['charges laid']).toBeUndefined();
    const told = field.events.flatMap(({ reasons }) => reasons).filter(({ label }) => label.endsWith('D6 against 8'));
    expect([...new Set(told.map(({ clause }) => clause))]).toEqual([charges > 1 ? 'MCN-ENG-08' : 'MCN-ENG-07']);
  });
  it('MCN-ENG-06: who stays lights no fuse, and who was driven off has lost his charges', () => {
    const field = moves(mined([]), 'lay a charge stone', 0);
    expect([field.state.drawn, field.piece('a').marks['charges laid']]).toEqual([0, 1]);
    put(field, 'a', 30, 10);
    expect(moves(field, 0).piece('a').marks['charges laid']).toBeUndefined();
  });
  it.each([
    [1, 3, 3.1],
    [2, 4, 4.1],
  ])(
    'MCN-ENG-09: %d charges reach %d inches and not %d, friends too, as fire without factors but cover',
    (charges, near, far) => {
      // The mouth of the bridge, at 30 inches, is 2.5 cm wide and begins at 21 inches less 3 cm.
      const edge = 21 - 3 / INCH;
      const beside = (apart: number) => 30 + 2.5 / INCH + apart + 3.5;
      const place = (apart: number): Record<Id, UnitPlace> => ({ c: { at: [beside(apart), edge + 0.875] } });
      const first = [1, 1, 1].slice(0, charges + 1);
      const blast = (apart: number) =>
        moves(mined([...first, 3, 4], place(apart)), ...Array.from({ length: charges }, () => 'lay a charge stone'), 6);
      expect([blast(near).points('c'), blast(far).points('c')]).toEqual([5, 6]);
    },
  );
  it('MCN-ENG-09: cover counts against the blast', () => {
    const house = village('bua', at(30 * INCH, 22.5 * INCH), 0, 4 * INCH);
    const field = (dice: readonly number[]) =>
      moves(
        site({
          terrain: [house, inches((y) => entrenchment('wall', course([25 * INCH, y], [35 * INCH, y])), 25)],
          blue: { ...wagonsAt(22.7), a: { type: 'engineers', at: [30, 19] } },
          red: { b: { at: [30, 26] } },
          dice,
        }),
        'lay a charge bua/1',
        6,
      );
    // 1 + 1 leave the houses standing; hard cover takes 2 off.
    expect([field([1, 1, 4, 4]).points('b'), field([1, 1, 4, 5]).points('b')]).toEqual([6, 5]);
  });

  const gear = (more: Record<Id, UnitPlace> = {}, overrides = {}, dice: readonly number[] = []) =>
    site({ terrain: [water(overrides)], blue: { p: { type: 'pontoons', at: [35.5, 17.5] }, ...more }, dice });
  const pontoons = (n: number) => Array.from({ length: n }, () => 'throw pontoons water');
  it('MCN-ENG-10, MCN-ENG-03: a river of 6 inches is bridged in three moves, 2 inches wide, and the train is spent', () => {
    const field = moves(gear(), ...pontoons(2));
    expect([features(field), Object.values(field.state.loose ?? {}).map(({ kind }) => kind)]).toEqual([
      ['water'],
      ['pontoons'],
    ]);
    moves(field, ...pontoons(1));
    const [crossing] = field.view('blue').ground.crossings;
    expect([
      crossing?.kind,
      crossing && crossing.box.width / INCH,
      crossing && Math.round(crossing.box.pose.x / INCH),
    ]).toEqual(['bridge', 2, 30]);
    expect([pointsOfWork(field.whole, crossing?.id ?? ''), field.state.loose, offered(field)]).toEqual([
      4,
      undefined,
      [`lay a charge ${crossing?.id}`].slice(1),
    ]);
  });
  it('MCN-ENG-13: fast water takes twice the moves', () => {
    const field = moves(gear({}, { mcnally: { current: 'fast' } }), ...pontoons(5));
    expect(features(field)).toEqual(['water']);
    expect(features(moves(field, ...pontoons(1)))).toContain('a bridge 1');
  });
  it('MCN-ENG-10: pontoons and a bank at hand, and a unit of engineers', () => {
    expect(offered(gear({ p: { type: 'pontoons', at: [37.4, 17.5] } }))).toEqual([]);
    expect(offered(gear({ a: { type: 'engineers', at: [30, 19] } }))).toEqual([]);
    expect(offered(gear({ a: { at: [30, 20] } }))).toEqual([]);
  });
  it('MCN-ENG-11, MCN-ENG-14: a bridge takes 6 points, which a wagon within 12 inches has, and nine moves', () => {
    const wagon = (x: number): Record<Id, UnitPlace> => ({ s: { type: 'supply wagons', at: [x, 17.5] } });
    const timbers = (n: number) => Array.from({ length: n }, () => 'build a bridge water');
    expect(offered(site({ terrain: [water()], blue: wagon(33.5 + 12.1 + 0.875) }))).toEqual([]);
    const field = moves(site({ terrain: [water()], blue: wagon(33.5 + 12 + 0.875) }), ...timbers(8));
    expect([features(field), field.piece('s').marks['materials used']]).toEqual([['water'], 6]);
    expect(features(moves(field, ...timbers(1)))).toContain('a bridge 1');
    const used = site({ terrain: [water()], blue: wagon(35) });
    used.piece('s').marks['materials used'] = 19;
    expect(offered(used)).toEqual([]);
  });
  it('MCN-ENG-12: five points: a 6 does nothing, a 5 does its work', () => {
    const weak = { a: { type: 'engineers', at: [30, 20], strength: 5 } } as const;
    const field = moves(gear(weak, {}, [6, 5]), ...pontoons(2));
    expect([field.state.drawn, field.state.ground['a bridge 1']?.gauges]).toEqual([2, { 'moves of work': 1 }]);
  });
});

describe('a general with engineers', () => {
  const bridged = [water(), bridge('old', 'water', at(30 * INCH, 24 * INCH), 5)];
  /** What he answers for `a`, and in what of his own moves it goes up. */
  const answers = (field: TestField, side = 'blue'): string => {
    const view = field.view(side);
    const about = allowanceOf(field);
    const decision = { kind: 'manoeuvre', seat: side, about, form: { form: 'march', movers: ['a'] } } as const;
    const choice = capableGeneral(mcnally).choose(view, decision, mcnally.questions['manoeuvre'] ?? FAULT('manoeuvre'));
    return 'pick' in choice && choice.pick === 'work'
      ? `${choice.as} ${choice.of}`
      : 'march' in choice
        ? 'march'
        : 'other';
  };
  it('MCN-ENG-10: bridges a river that parts an attacker from his enemy, where no bridge is near', () => {
    const gear = { blue: { p: { type: 'pontoons', at: [35.5, 17.5] } } } as const;
    expect(answers(site({ terrain: [water()], ...gear }))).toBe('throw pontoons water');
    expect(answers(site({ terrain: bridged, ...gear }))).not.toContain('throw pontoons');
  });
  it('MCN-ENG-06: a defender lays as many charges as the bridge before the enemy takes, and goes away; an attacker none', () => {
    const held = (charges: number) => {
      const marks = charges > 0 ? { 'charge at': 'old', 'charges laid': charges } : {};
      const a: UnitPlace = { type: 'engineers', at: [30, 28], marks };
      return battlefield({
        options: { engineering: 'on' },
        terrain: bridged,
        blue: { b: { at: [30, 8] } },
        red: { a, t: { ...TRAIN, at: [35, 29] } },
      });
    };
    expect([answers(held(0), 'red'), answers(held(1), 'red')]).toEqual(['lay a charge old', 'march']);
    expect(answers(site({ terrain: bridged, blue: wagonsAt(35) }))).not.toContain('lay a charge');
  });
});
