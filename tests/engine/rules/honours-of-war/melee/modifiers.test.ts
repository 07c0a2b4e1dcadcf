import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../../engine/battle';
import { assessBout } from '../../../../../engine/rules/honours-of-war/melee/rounds';
import { at, battlefield, hill, polygon, village, wall, wood, course } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';

/** A has struck B in front, front edges on y = 100: what each adds up for its die. */
const A: UnitPlace = {
  at: [100, 98],
  marks: { 'in contact': 'b', 'contact sector': 'front', 'no bonus': 'HOW-MELEE-12' },
};
const B: UnitPlace = { at: [100, 102] };
/** Horse that has its charge bonus: centre half a base farther back. */
const HORSE: UnitPlace = {
  type: 'dragoons',
  at: [100, 97.5],
  marks: { 'in contact': 'b', 'contact sector': 'front' },
};
const met = (a: Partial<UnitPlace>, b: Partial<UnitPlace> = {}, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { ...A, ...a } }, red: { b: { ...B, ...b } }, ...more });

/** Rows that are not 0, as `clause value`. */
function rows(field: TestField, unit: string, against: string, supporters = 0): readonly string[] {
  const reasons: Reason[] = [];
  const { modifier } = assessBout(field.view('blue'), { unit, against }, supporters, reasons);
  expect(reasons.reduce((sum, { value = 0 }) => sum + value, 0)).toBe(modifier);
  return reasons.filter(({ value }) => value !== 0).map(({ clause, value = 0 }) => `${clause} ${value}`);
}

describe('HOW-HIT-06: the rows of the melee list', () => {
  it('none between standard battalions met in front', () => {
    expect(rows(met({}), 'a', 'b')).toEqual([]);
    expect(rows(met({}), 'b', 'a')).toEqual([]);
  });
  it.each([
    ['HOW-REACT-08: 2 hits', { hits: 2 }, {}, []],
    ['HOW-REACT-08: 3 hits', { hits: 3 }, {}, ['HOW-REACT-08 -1']],
    ['superior target', {}, { class: 'superior' }, ['HOW-HIT-06 -1']],
    ['inferior target', {}, { class: 'inferior' }, ['HOW-HIT-06 1']],
    ['HOW-MELEE-21: guns are no difficult target', {}, { type: 'medium gun', at: [100, 103.5] }, []],
    ['HOW-OPT-14: small', { size: 'small' }, {}, ['HOW-OPT-14 -1']],
    ['HOW-OPT-14: large', { size: 'large' }, {}, ['HOW-OPT-14 1']],
    ['HOW-OPT-14: the size of the target is nothing', {}, { size: 'large' }, []],
    ['HOW-FORM-08: march column', { formation: 'march column', at: [100, 90] }, {}, ['HOW-FORM-08 -2']],
    ['HOW-MELEE-22: light foot on formed foot', { type: 'jaeger' }, {}, ['HOW-MELEE-22 -1']],
    ['HOW-MELEE-22: light foot on horse', { type: 'jaeger' }, { type: 'hussars' }, ['HOW-MELEE-22 -1']],
    ['HOW-MELEE-22: light foot on light foot', { type: 'jaeger' }, { type: 'freikorps' }, []],
    ['HOW-MELEE-22: light foot on guns', { type: 'jaeger' }, { type: 'light gun' }, []],
    ['HOW-MELEE-22: formed on light foot', {}, { type: 'jaeger' }, []],
    [
      'HOW-FORM-03: light foot in a file is no march column in melee',
      { type: 'jaeger', formation: 'march column' },
      { type: 'freikorps' },
      [],
    ],
  ] as const)('%s', (_, a, b, expected) => expect(rows(met(a, b), 'a', 'b')).toEqual(expected));

  it('HOW-MELEE-25: artillery', () => {
    const field = met({}, { type: 'medium gun', at: [100, 103.5] });
    expect(rows(field, 'b', 'a')).toEqual(['HOW-MELEE-25 -1']);
  });
  it('HOW-MELEE-10: each supporter', () => {
    expect(rows(met({}), 'a', 'b', 1)).toEqual(['HOW-MELEE-10 1']);
    expect(rows(met({}), 'a', 'b', 2)).toEqual(['HOW-MELEE-10 2']);
  });
  it('HOW-HIT-07: all of them add up', () => {
    const field = met({ hits: 3, size: 'small', formation: 'march column' }, { class: 'superior' });
    expect(assessBout(field.view('blue'), { unit: 'a', against: 'b' }, 2, null).modifier).toBe(-3);
  });
  it('HOW-EX-26: class is that of the target alone', () => {
    expect(rows(met({ class: 'superior' }, {}), 'a', 'b')).toEqual([]);
  });
  it('HOW-UNIT-10: superior light foot rolls as standard infantry', () => {
    const line = (a: Partial<UnitPlace>) => assessBout(met(a).view('blue'), { unit: 'a', against: 'b' }, 0, null).line;
    expect(line({ type: 'jaeger', class: 'superior' })).toBe('standard infantry');
    expect(line({ type: 'jaeger' })).toBe('standard light infantry');
  });
});

describe('HOW-MELEE-23: attacked in flank or rear', () => {
  const flanked = (sector: string, marks: UnitPlace['marks'] = {}) =>
    battlefield({
      blue: { a: A, c: { at: [112, 102], heading: 270, marks: { 'in contact': 'b', 'contact sector': sector } } },
      red: { b: { ...B, marks } },
    });
  it.each(['left', 'right', 'rear'])('%s: once, also against the enemy to its front', (sector) => {
    const field = flanked(sector);
    expect(rows(field, 'b', 'a')).toEqual(['HOW-MELEE-23 -2']);
    expect(rows(field, 'b', 'c')).toEqual(['HOW-MELEE-23 -2']);
    expect(rows(field, 'a', 'b')).toEqual([]);
  });
  it('not by enemies to its front', () => expect(rows(flanked('front'), 'b', 'a')).toEqual([]));
  it.each([
    ['HOW-RALLY-10: a reforming unit', { reforming: 1 }],
    ['HOW-RALLY-13: a broken-off unit', { 'broken off': 1 }],
    ['HOW-PURS-06: one that has given way this turn', { retreated: 1 }],
  ])('%s always has it, once', (_, marks) => {
    expect(rows(met({}, { marks }), 'b', 'a')).toEqual(['HOW-MELEE-23 -2']);
    expect(rows(flanked('rear', marks), 'b', 'a')).toEqual(['HOW-MELEE-23 -2']);
  });
});

describe('HOW-MELEE-12: the charge bonus', () => {
  const dragoons = { type: 'dragoons', at: [100, 102.5] } as const;
  const charged = (marks: UnitPlace['marks'] = {}, b: Partial<UnitPlace> = dragoons) =>
    met({ ...HORSE, marks: { ...HORSE.marks, ...marks } }, b);
  it('is +1 in the first round only, for the charger alone', () => {
    expect(rows(charged(), 'a', 'b')).toEqual(['HOW-MELEE-12 1']);
    expect(rows(charged({ 'rounds fought': 1 }), 'a', 'b')).toEqual([]);
    expect(rows(charged(), 'b', 'a')).toEqual([]);
  });
  it('is lost when contact was made without it', () => {
    expect(rows(charged({ 'no bonus': 'HOW-MELEE-15' }), 'a', 'b')).toEqual([]);
  });
  it('HOW-MELEE-17: both have it when the target counter-charges', () => {
    const counter = { ...dragoons, marks: { 'in contact': 'a', 'contact sector': 'front' } };
    expect(rows(charged({}, counter), 'b', 'a')).toEqual(['HOW-MELEE-12 1']);
    expect(rows(charged({}, counter), 'a', 'b')).toEqual(['HOW-MELEE-12 1']);
  });
  it.each([
    ['close order foot with 3 hits, in front', { hits: 3 }, 'front', []],
    ['with 4 hits', { hits: 4 }, 'front', ['HOW-MELEE-12 1']],
    ['in flank', { hits: 0 }, 'left', ['HOW-MELEE-12 1']],
    ['in rear', { hits: 0 }, 'rear', ['HOW-MELEE-12 1']],
    ['light foot in front', { type: 'jaeger' }, 'front', ['HOW-MELEE-12 1']],
    ['guns in front', { type: 'medium gun' }, 'front', ['HOW-MELEE-12 1']],
  ] as const)('HOW-MELEE-13: against %s', (_, b, sector, expected) => {
    expect(rows(charged({ 'contact sector': sector }, b), 'a', 'b')).toEqual(expected);
  });
  it('a second contact has its own first round', () => {
    const field = battlefield({
      blue: { a: { ...HORSE, marks: { ...HORSE.marks, 'rounds fought': 2 } } },
      red: {
        b: dragoons,
        c: { type: 'hussars', at: [112, 97], heading: 270, marks: { 'in contact': 'a', 'contact sector': 'right' } },
      },
    });
    expect(rows(field, 'c', 'a')).toEqual(['HOW-MELEE-12 1']);
    expect(rows(field, 'a', 'b')).toEqual(['HOW-MELEE-23 -2']);
  });
});

describe('HOW-MELEE-19: uphill', () => {
  // B stands on the slope of a round hill that begins at y = 100.
  const slope = hill('hill', 'gentle', 4, { shape: 'ellipse', at: at(100, 130), radii: [40, 30], turn: 0 });
  const above = (a: Partial<UnitPlace> = {}, b: Partial<UnitPlace> = { at: [100, 112] }, marks = {}) =>
    met({ at: [100, 98], ...a, marks: { ...A.marks, ...marks } }, b, { terrain: [slope] });
  it('HOW-TERR-14: a steep hill is as high as a gentle one', () => {
    const steep = hill('hill', 'steep', 4, { shape: 'ellipse', at: at(100, 130), radii: [40, 30], turn: 0 });
    const field = met({ at: [100, 98] }, { at: [100, 112] }, { terrain: [steep] });
    expect(rows(field, 'a', 'b')).toEqual(['HOW-MELEE-19 -1']);
  });
  it('-1 against a target on a hill from off it, in the first round only', () => {
    expect(rows(above(), 'a', 'b')).toEqual(['HOW-MELEE-19 -1']);
    expect(rows(above({}, undefined, { 'rounds fought': 1 }), 'a', 'b')).toEqual([]);
    expect(rows(above(), 'b', 'a')).toEqual([]);
  });
  it.each([
    ['1.9 cm farther from the top', [100, 118.1], []],
    ['2 cm farther', [100, 118], ['HOW-MELEE-19 -1']],
    ['2 cm nearer', [100, 122], []],
    ['2 cm farther, but beyond the crest', [100, 142], []],
  ] as const)('HOW-TERR-16: both on the hill, %s', (_, place, expected) => {
    expect(rows(above({ at: place }, { at: [100, 120] }), 'a', 'b')).toEqual(expected);
  });
  it('HOW-SCALE-11: at 6mm half a centimetre will do', () => {
    const field = (y: number) => met({ at: [100, y] }, { at: [100, 120] }, { terrain: [slope], scale: '6mm' });
    expect(rows(field(119.5), 'a', 'b')).toEqual(['HOW-MELEE-19 -1']);
    expect(rows(field(119.6), 'a', 'b')).toEqual([]);
  });
});

describe('HOW-MELEE-20: cover', () => {
  const trees = (edge: number) => wood('wood', polygon([60, edge], [140, edge], [140, 140], [60, 140]));
  const inFirst = (terrain: Layout['terrain'], b: Partial<UnitPlace> = {}, a: Partial<UnitPlace> = {}) =>
    rows(met(a, b, { terrain: terrain ?? [] }), 'a', 'b');
  it('a wood covers the unit charged in it, in the first round only', () => {
    expect(inFirst([trees(100)])).toEqual(['HOW-MELEE-20 -1']);
    expect(inFirst([trees(100)], {}, { marks: { ...A.marks, 'rounds fought': 1 } })).toEqual([]);
  });
  it('HOW-TERR-25: with half of it inside, not with less', () => {
    expect(inFirst([trees(102)])).toEqual(['HOW-MELEE-20 -1']);
    expect(inFirst([trees(102.2)])).toEqual([]);
  });
  it('HOW-TERR-11: but not the charger, nor one that has counter-charged', () => {
    const field = met({ at: [100, 98] }, {}, { terrain: [trees(90)] });
    expect(rows(field, 'b', 'a')).toEqual([]);
    expect(inFirst([trees(100)], { marks: { 'in contact': 'a', 'contact sector': 'front' } })).toEqual([]);
  });
  const fence = (y: number) => wall('wall', course([80, y], [120, y]));
  it.each([
    ['between them, touched by the target', 100, ['HOW-MELEE-20 -1']],
    ['0.1 cm before the target', 99.9, ['HOW-MELEE-20 -1']],
    ['0.3 cm before it', 99.7, []],
    ['behind the target', 104, []],
  ] as const)('a wall %s', (_, y, expected) => expect(inFirst([fence(y)])).toEqual(expected));
});

describe('houses', () => {
  const mill = (build: 'rustic' | 'urban', fortified = false) => {
    const rustic = village('mill', at(100, 110), 0, 20);
    return rustic.kind === 'bua' ? { ...rustic, build, fortified } : rustic;
  };
  const stormed = (terrain: Layout['terrain'], marks: UnitPlace['marks'] = {}, more: Layout['blue'] = {}) =>
    battlefield({
      terrain: terrain ?? [],
      blue: { a: { ...A, marks: { ...A.marks, 'contact sector': 'face 2', ...marks } }, ...more },
      red: { b: { inside: 'mill/1' } },
    });
  it.each([
    ['rustic', false, ['HOW-MELEE-20 -1']],
    ['urban', false, ['HOW-MELEE-20 -2']],
    ['rustic', true, ['HOW-MELEE-20 -2']],
  ] as const)('HOW-BUA-03: %s, fortified %s, in the first round', (build, fortified, expected) => {
    expect(rows(stormed([mill(build, fortified)]), 'a', 'b')).toEqual(expected);
    expect(rows(stormed([mill(build, fortified)], { 'rounds fought': 1 }), 'a', 'b')).toEqual([]);
  });
  it('HOW-BUA-13: the defender has -1 for each face it fights or has fired through this turn', () => {
    expect(rows(stormed([mill('rustic')]), 'b', 'a')).toEqual(['HOW-BUA-13 -1']);
    const west = { at: [88, 110], heading: 90, marks: { 'in contact': 'b', 'contact sector': 'face 3' } } as const;
    const both = stormed([mill('rustic')], {}, { west });
    expect(rows(both, 'b', 'a')).toEqual(['HOW-BUA-13 -2']);
    both.piece('b').marks['faces'] = 0b0011;
    expect(rows(both, 'b', 'west')).toEqual(['HOW-BUA-13 -4']);
    const fired = stormed([mill('rustic')]);
    fired.piece('b').marks['faces'] = 0b0100;
    expect(rows(fired, 'b', 'a')).toEqual(['HOW-BUA-13 -1']);
  });
  it('HOW-SECT-07: has no flank there', () => {
    const east = { at: [112, 110], heading: 270, marks: { 'in contact': 'b', 'contact sector': 'face 1' } } as const;
    expect(rows(stormed([mill('rustic')], {}, { east }), 'b', 'east')).toEqual(['HOW-BUA-13 -2']);
  });
});

describe('HOW-EX-02, HOW-EX-03: Russian cuirassiers against Freikorps at the edge of a wood', () => {
  const trees = wood('wood', polygon([60, 100], [140, 100], [140, 140], [60, 140]));
  const at2 = (round: number, hits: number) =>
    met(
      {
        ...HORSE,
        type: 'cuirassiers',
        class: 'superior',
        hits: round - 1,
        marks: { ...HORSE.marks, 'no bonus': 'HOW-MELEE-14', ...(round > 1 ? { 'rounds fought': 1 } : {}) },
      },
      { type: 'freikorps', class: 'inferior', hits },
      { terrain: [trees] },
    );
  it('round 1: +1 and -1, and -1 and -1', () => {
    expect(rows(at2(1, 0), 'a', 'b')).toEqual(['HOW-MELEE-20 -1', 'HOW-HIT-06 1']);
    expect(rows(at2(1, 0), 'b', 'a')).toEqual(['HOW-HIT-06 -1', 'HOW-MELEE-22 -1']);
  });
  it('round 2: the cover is lost, three hits tell', () => {
    expect(rows(at2(2, 3), 'a', 'b')).toEqual(['HOW-HIT-06 1']);
    expect(rows(at2(2, 3), 'b', 'a')).toEqual(['HOW-REACT-08 -1', 'HOW-HIT-06 -1', 'HOW-MELEE-22 -1']);
  });
});
