/** Scales, units, strength, formations and basic morale. */
import { describe, expect, it } from 'vitest';
import { mcnally } from '../../../../engine/rules/mcnally';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { basicMorale } from '../../../../engine/rules/mcnally/troops/troop';
import { lose, shake } from '../../../../engine/rules/mcnally/morale/losses';
import { layout } from '../../../../engine/rules/mcnally/troops/layouts';
import { combined, FULL_MEN, halves, menOfSize, strengthOf } from '../../../../engine/rules/mcnally/troops/strength';
import { readOverrides, unknownIn } from '../../../../engine/rules/mcnally/troops/overrides';
import { zoneOf } from '../../../../engine/rules/mcnally/troops/zones';
import { facingOf, poseAt } from '../../../../engine/geometry';
import { hullOf } from '../../../../engine/tabletop';
import type { UnitType } from '../../../../engine/scenario';
import { battlefield, INCH, scenarioFor } from './field';

const foot = { type: 'line infantry', arm: 'foot', size: 'standard' } as const;

describe('scales', () => {
  it('MCN-SCALE-01: 15mm takes two thirds of every distance', () => {
    const [at25, at15] = mcnally.measures;
    expect((at15?.ground ?? 0) / (at25?.ground ?? 1)).toBeCloseTo(2 / 3, 9);
    const small = battlefield({ scale: '15mm', blue: { a: { at: [10, 10] } }, red: { b: { at: [10, 30] } } });
    expect(small.troop('a').box.width).toBeCloseTo(7 * INCH * (2 / 3), 6);
  });
  it('MCN-SCALE-02: 6 inches are 200 yards, 300 paces of two feet', () => {
    const [at25, at15] = mcnally.measures;
    expect((at25?.paces ?? 0) * 6 * INCH).toBeCloseTo(300, 6);
    expect((at15?.paces ?? 0) * 4 * INCH).toBeCloseTo(300, 6);
  });
  it.each([
    [{}, undefined],
    [{ moved: 1, fired: 1 }, undefined],
    [{ shaken: 1 }, 'shaken'],
    [{ routing: 1 }, 'routing'],
  ])('MCN-UNIT-07: of a unit marked %j the card tells its state: %s', (marks, state) => {
    const field = battlefield({ blue: { a: { marks } }, red: { b: { at: [40, 40] } } });
    expect(mcnally.readout(field.whole, 'a').lines.find(({ label }) => label === 'State')?.value).toBe(state);
  });
  it('MCN-SCALE-03, MCN-SCALE-04, MCN-UNIT-03: men to a figure and to a unit', () => {
    expect(FULL_MEN).toMatchObject({ CO: 1200, OO: 600, HC: 400, LC: 400 });
    expect(HOUSE.figuresPerBase.CO * 4 * HOUSE.menToFigure).toBe(1200);
    expect(HOUSE.figuresPerBase.OO * 4 * HOUSE.menToFigure).toBe(600);
    expect(HOUSE.figuresPerBase.HC * 4 * HOUSE.menToFigure).toBe(400);
  });
  it.each<readonly [UnitType, number | null, string | undefined]>([
    ['line infantry', null, '24 for 1200 men, 6 on a base'],
    ['line infantry', 825, '17 for 825 men, 6 on a base'],
    ['jaeger', null, '12 for 600 men, 3 on a base'],
    ['cuirassiers', null, '8 for 400 men, 2 on a base'],
    ['hussars', null, '8 for 400 men, 2 on a base'],
    ['medium gun', null, undefined],
    ['supply wagons', null, undefined],
  ])('MCN-SCALE-03, MCN-UNIT-03: %s of %d men: %s', (type, men, figures) => {
    const is = men === null ? {} : { overrides: { mcnally: { men } } };
    const field = battlefield({ blue: { a: { type, is } }, red: { b: { at: [40, 40] } } });
    const told = mcnally.readout(field.whole, 'a').lines.find(({ label }) => label === 'Figures, house value');
    expect(told?.value).toBe(figures);
    const listed = mcnally.rosterPapers?.(scenarioFor({ blue: { a: { type, is } } })).units['a'];
    expect(listed?.looksUp?.find((words) => words.endsWith('figures'))).toBe(
      figures && `${figures.split(' ')[0] ?? ''} figures`,
    );
  });
  it('MCN-SCALE-06, MCN-SEQ-10: the empty table and its setting up are house values', () => {
    expect(HOUSE.table).toEqual({ width: 72, depth: 48 });
    expect(HOUSE.table.depth - 2 * HOUSE.deployment.depth).toBe(24);
  });
});

describe('units', () => {
  it.each([
    ['MCN-UNIT-01 foot', foot, 'line', 4],
    ['MCN-UNIT-01 guns', { ...foot, type: 'medium gun', arm: 'guns' } as const, 'deployed', 4],
    ['MCN-UNIT-01 wagons', { ...foot, type: 'supply wagons', arm: 'train' } as const, 'column', 2],
  ])('%s have their bases', (_title, unit, formation, count) => {
    expect(layout(unit, formation, INCH)).toHaveLength(count);
  });
  it('MCN-UNIT-01: a battery has two guns before two limbers', () => {
    const bases = layout({ ...foot, type: 'heavy gun', arm: 'guns' }, 'deployed', INCH);
    expect(bases.map(({ carries }) => carries)).toEqual(['gun', 'gun', 'limber', 'limber']);
  });
  it.each([
    ['line', 7, 1.75],
    ['mass', 3.5, 3.5],
    ['column', 1.75, 7],
  ])('MCN-FORM-01, MCN-UNIT-02: %s is %d by %d inches', (formation, width, depth) => {
    const hull = hullOf(layout(foot, formation, INCH));
    expect(hull.width / INCH).toBeCloseTo(width, 9);
    expect(hull.depth / INCH).toBeCloseTo(depth, 9);
  });
  it('MCN-FORM-02: foot and horse take three formations, guns two, wagons one', () => {
    const formations = (type: UnitType) =>
      Object.keys(battlefield({ blue: { a: { type } } }).troop('a').traits.unit.layouts);
    expect(formations('dragoons')).toEqual(['line', 'mass', 'column']);
    expect(formations('medium gun')).toEqual(['deployed', 'limbered', 'crew']);
    expect(formations('transport')).toEqual(['column']);
  });
  it.each<readonly [UnitType, string, string | null, number]>([
    ['line infantry', 'CO', 'regular', 1],
    ['grenadiers', 'CO', 'regular', 2],
    ['guards', 'CO', 'regular', 2],
    ['militia', 'CO', 'militia', -1],
    ['freikorps', 'CO', 'irregular', -1],
    ['grenzer', 'OO', 'irregular', -1],
    ['jaeger', 'OO', 'regular', 1],
    ['engineers', 'OO', 'regular', 1],
    ['cuirassiers', 'HC', 'regular', 1],
    ['dragoons', 'HC', 'regular', 1],
    ['hussars', 'LC', 'regular', 1],
    ['cossacks', 'LC', 'irregular', -1],
    ['heavy gun', 'ART', 'regular', 1],
    ['supply wagons', 'WAG', null, -4],
  ])(
    'MCN-UNIT-04, MCN-UNIT-08, MCN-MORALE-01, MCN-MORALE-02: %s are %s, %s, %d',
    (type, unitClass, group, modifier) => {
      const troop = battlefield({ blue: { a: { type } } }).troop('a');
      expect([troop.traits.class, troop.traits.group, basicMorale(troop, 6)]).toEqual([unitClass, group, 6 + modifier]);
    },
  );
  it('MCN-UNIT-08: light infantry, rifles and light troops', () => {
    const of = (type: UnitType) => battlefield({ blue: { a: { type } } }).troop('a').traits;
    expect(
      [of('grenzer'), of('jaeger'), of('engineers'), of('hussars')].map((one) => [
        one.isLightInfantry,
        one.isLightTroops,
        one.weapon,
      ]),
    ).toEqual([
      [true, true, 'muskets'],
      [true, true, 'rifles'],
      [false, true, 'muskets'],
      [false, true, null],
    ]);
  });
  it('MCN-UNIT-04, MCN-MORALE-02: a scenario may say open order, another group, the lower grade of militia', () => {
    const field = battlefield({
      blue: {
        corps: { type: 'freikorps', is: { overrides: { mcnally: { order: 'open', group: 'regular' } } } },
        mob: { type: 'militia', at: [30, 10], is: { overrides: { mcnally: { militia: 'worse' } } } },
      },
    });
    expect([field.troop('corps').traits.class, field.troop('corps').traits.group]).toEqual(['OO', 'regular']);
    expect(field.troop('mob').traits.moraleModifier).toBe(-2);
  });
  it('MCN-UNIT-05, MCN-UNIT-06: classes of guns and regimental guns', () => {
    const field = battlefield({ blue: { a: { type: 'light gun' }, b: { at: [30, 10], is: { battalionGuns: true } } } });
    expect(field.troop('a').traits.weapon).toBe('light');
    expect([field.troop('a').traits.hasRegimentalGuns, field.troop('b').traits.hasRegimentalGuns]).toEqual([
      false,
      true,
    ]);
  });
  it('MCN-UNIT-07: shaken and routing are shown, good order is not', () => {
    expect([
      mcnally.marks['shaken']?.shows,
      mcnally.marks['routing']?.shows,
      mcnally.marks['moves first']?.shows,
    ]).toEqual(['shaken', 'routing', undefined]);
  });
  it('overrides: what is not known is told, and counts for nothing', () => {
    expect(unknownIn({ men: 800, order: 'open' })).toEqual([]);
    expect(unknownIn({ men: 0 })).toEqual(['“men” is a whole number from 1 to 5000.']);
    expect(unknownIn({ colour: 'red' })[0]).toContain('knows no override “colour”');
    const none = { men: null, order: null, group: null, militia: null, train: null };
    expect(readOverrides({ men: -3, order: 'loose', train: 'powder' })).toEqual(none);
    expect(unknownIn({ train: 'powder' })).toEqual(['“train” is one of engineering, pontoons, supplies.']);
  });
});

describe('strength', () => {
  it.each([
    [1200, 6],
    [1199, 6],
    [1080, 6],
    [1079, 5],
    [1000, 5],
    [840, 5],
    [839, 4],
    [800, 4],
    [700, 4],
    [600, 4],
    [599, 3],
    [1320, 6],
    [1321, 7],
  ])('MCN-STR-01, MCN-STR-02, MCN-EX-04: %d men of 1200 are %d points', (men, points) => {
    expect(strengthOf(men, 1200)).toBe(points);
  });
  it('MCN-STR-02: sizes of a scenario, and men of its own', () => {
    expect((['small', 'standard', 'large'] as const).map((size) => strengthOf(menOfSize('CO', size), 1200))).toEqual([
      4, 6, 8,
    ]);
    expect(battlefield({ blue: { a: { is: { overrides: { mcnally: { men: 800 } } } } } }).points('a')).toBe(4);
  });
  it.each([
    [0, 6],
    [0.08, 6],
    [0.09, 5],
    [0.5, 3],
    [0.9, 1],
  ])('MCN-STR-01: who has lost %d of its men before the battle begins with %d of 6 points', (lost, points) => {
    const field = battlefield({ blue: { a: { is: { lost } } } });
    expect(field.points('a')).toBe(points);
  });
  it('MCN-STR-03: weak ones are combined to at most 8, strong ones halved', () => {
    expect([combined(3, 3), combined(3, 5), combined(3, 6)]).toEqual([6, 8, null]);
    expect([halves(9), halves(10)]).toEqual([
      [5, 4],
      [5, 5],
    ]);
  });
  it('MCN-STR-04, MCN-STR-05: the last point takes a unit off at once, the one before does not', () => {
    const field = battlefield({ blue: { a: { strength: 2 } } });
    field.run(lose(field, 'a', 1, null, []));
    expect([field.points('a'), field.isGone('a')]).toEqual([1, false]);
    field.run(lose(field, 'a', 2, null, []));
    expect([field.points('a'), field.isGone('a')]).toEqual([0, true]);
  });
});

describe('states and zones', () => {
  it('MCN-MORALE-04: shaken twice is shaken, and routing stays routing', () => {
    const field = battlefield({ blue: { a: {}, b: { at: [30, 10], marks: { routing: 1 } } } });
    shake(field, 'a', []);
    shake(field, 'a', []);
    shake(field, 'b', []);
    expect([field.marks('a'), field.marks('b')]).toEqual([['shaken'], ['routing']]);
    expect(field.events).toHaveLength(1);
  });
  it('MCN-FORM-03, MCN-FORM-04: ahead of the front edge is the front, between the edges the flank', () => {
    const box = { pose: poseAt({ x: 0, y: 0 }, facingOf(0)), width: 14, depth: 4 };
    expect([2.01, 2, 0, -2, -2.01].map((y) => zoneOf(box, { x: 20, y }))).toEqual([
      'front',
      'flank',
      'flank',
      'flank',
      'rear',
    ]);
    expect(battlefield({ blue: { a: { type: 'jaeger' } } }).troop('a').piece.formation).toBe('line');
  });
});
