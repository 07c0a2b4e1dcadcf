import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../../engine/tabletop';
import { facing } from '../../../../../engine/geometry';
import type { Approach } from '../../../../../engine/rules/honours-of-war/charge/possible-charge';
import {
  chanceToCounterCharge,
  chanceToPass,
} from '../../../../../engine/rules/honours-of-war/charge/counter-charge-roll';
import { sumOf } from '../../../../../engine/rules/common';
import {
  formReasons,
  meetChargeQuestion,
  turnsToFace,
} from '../../../../../engine/rules/honours-of-war/charge/reaction';
import type { Charged } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { at, course, river, village } from '../field';
import type { Layout, UnitPlace } from '../field';
import { charged, duel, inContact, kindsAsked, pick } from './run';

const open = (a: UnitPlace, z: UnitPlace, about: Partial<Charged>, more: Partial<Layout> = {}): readonly string[] => {
  const on = duel(a, z, more);
  const full: Charged = { unit: 'z', charger: 'a', sector: 'front', distance: 20, roundTheFlank: false, ...about };
  return (meetChargeQuestion.choices(on.view('red'), full).list ?? []).map((choice) =>
    choice.pick === 'form' ? `form ${choice.as}` : choice.pick,
  );
};
const horse: UnitPlace = { type: 'cuirassiers' };
const column: UnitPlace = { formation: 'march column' };
const LIMBERED: UnitPlace = { type: 'light gun', formation: 'limbered' };
const JAEGER: UnitPlace = { ...column, type: 'jaeger' };
const HUSSARS: UnitPlace = { ...column, type: 'hussars' };

describe('HOW-CCHG-01: who may counter-charge', () => {
  it('only to its front, and only what it might charge itself', () => {
    expect(open(horse, horse, {})).toContain('counter-charge');
    expect(open(horse, horse, { sector: 'left' })).not.toContain('counter-charge');
    expect(open({}, {}, {})).toContain('counter-charge');
    expect(open(horse, {}, {})).not.toContain('counter-charge');
    expect(open({}, { type: 'jaeger' }, {})).not.toContain('counter-charge');
    expect(open({}, { type: 'light gun' }, {})).toEqual(['stand', 'form limbered']);
  });
  it.each<[string, UnitPlace]>([
    ['reforming', { hits: 3, marks: { reforming: 1 } }],
    ['broken off', { hits: 4, marks: { 'broken off': 1 } }],
    ['in melee', { marks: { 'in contact': 'x' } }],
    ['that has fired (HOW-CHG-19)', { marks: { fired: 1 } }],
    ['that has turned (HOW-CCHG-13)', { marks: { turned: 1 } }],
  ])('not a unit %s', (_what, state) => {
    expect(open(horse, { ...horse, ...state }, {})).not.toContain('counter-charge');
  });
  it('HOW-CCHG-05: after a double move, and under Poor', () => {
    expect(open(horse, { ...horse, marks: { moved: 1, 'acts as poor': 1 } }, {})).toContain('counter-charge');
  });
});

describe('HOW-CCHG-02, HOW-CCHG-03, HOW-CCHG-04: the roll', () => {
  /** Fronts face each other so far apart. */
  const counter = (type: UnitPlace['type'], quality: UnitPlace['class'], gap: number, dice: readonly number[]) => {
    const depth = type === 'cuirassiers' ? 5 : 4;
    const kind = type ? { type } : {};
    const on = duel(kind, { ...kind, at: [60, 50 + depth + gap], ...(quality ? { class: quality } : {}) }, { dice });
    charged(on, { 'meet charge': pick('counter-charge') });
    return { met: on.piece('z').marks['charged'] === 1, dice: on.state.drawn };
  };
  it('cavalry needs none beyond half a move of the charger, whatever its class', () => {
    expect(counter('cuirassiers', 'inferior', 15.1, [])).toEqual({ met: true, dice: 0 });
    expect(counter('cuirassiers', 'standard', 15, [3])).toEqual({ met: false, dice: 1 });
  });
  it.each([
    [4, 'standard', true],
    [3, 'standard', false],
    [3, 'superior', true],
    [2, 'superior', false],
    [5, 'inferior', true],
    [4, 'inferior', false],
  ] as const)('a %d of %s cavalry near by', (die, quality, met) => {
    expect(counter('cuirassiers', quality, 10, [die])).toEqual({ met, dice: 1 });
  });
  it('its class is told, and its chance is certain where it throws none', () => {
    const told = (quality: UnitPlace['class']) => {
      const on = charged(
        duel(horse, { ...horse, at: [60, 65], ...(quality ? { class: quality } : {}) }, { dice: [4] }),
        {
          'meet charge': pick('counter-charge'),
        },
      );
      const rolled = on.events.find(({ text }) => text.startsWith('Z: counter-charge on'));
      return rolled?.reasons.slice(1).map(({ label, value }) => [label, value]);
    };
    expect([told('superior'), told('inferior'), told('standard')]).toEqual([[['Superior', 1]], [['Inferior', -1]], []]);
    const on = duel(horse, horse);
    const chance = (distance: number) =>
      chanceToCounterCharge(on.view('red'), { charger: 'a', distance }, on.troop('z'));
    expect([chance(15.1), chance(15)]).toEqual([1, 1 / 2]);
  });
  it('infantry rolls at any distance', () => {
    expect(counter('line infantry', 'standard', 19, [4])).toEqual({ met: true, dice: 1 });
    expect(counter('line infantry', 'standard', 19, [3])).toEqual({ met: false, dice: 1 });
    expect(counter('line infantry', 'superior', 19, [3])).toEqual({ met: true, dice: 1 });
  });
});

describe('HOW-CCHG-06: they meet half way', () => {
  it('half of the charge distance each, front to front', () => {
    const on = charged(duel(horse, { ...horse, at: [60, 75] }), { 'meet charge': pick('counter-charge') });
    // Fronts at 52.5 and 72.5: the middle is 62.5.
    expect([on.place('a').y, on.place('z').y]).toEqual([60, 65]);
    expect([inContact(on, 'a'), inContact(on, 'z')]).toEqual([
      ['z', 'front'],
      ['a', 'front'],
    ]);
  });
  it('the counter-charger goes one move at most', () => {
    const on = charged(
      duel({ ...horse, at: [60, 20], formation: 'line' }, { ...horse, at: [60, 55] }, { nations: {} }),
      { 'meet charge': pick('counter-charge') },
      { travelled: 40, move: 2, moves: 2 },
    );
    // A charge of 70 cm: half of it is more than the counter-charger's 30.
    expect(on.place('z').y).toBeGreaterThanOrEqual(25);
  });
  it('HOW-MELEE-15: each has its bonus over half of the 20 cm; HOW-TERR-21: not out of a river', () => {
    const bonus = (terrain: Layout['terrain'] & object) => {
      const on = charged(duel(horse, { ...horse, at: [60, 75] }, { terrain }), {
        'meet charge': pick('counter-charge'),
      });
      return ['a', 'z'].map((id) => on.piece(id).marks['no bonus']);
    };
    expect(bonus([])).toEqual([undefined, undefined]);
    const bach = river('bach', 8, course([0, 75], [120, 75]), 'fordable');
    expect(bonus([bach])[1]).toBe('HOW-TERR-21');
  });
  it('HOW-CHG-19: neither fires any more, both count as moved (HOW-MOVE-10)', () => {
    const on = charged(duel(horse, { ...horse, at: [60, 75] }), { 'meet charge': pick('counter-charge') });
    for (const id of ['a', 'z']) expect([on.piece(id).marks['charged'], on.piece(id).marks['moved']]).toEqual([1, 1]);
    expect(kindsAsked(on)).toEqual(['meet charge']);
  });
});

describe('HOW-FLANK-02, HOW-FLANK-03, HOW-FLANK-04: turning to face', () => {
  const flank = { sector: 'left' } as const;
  it('when the charge takes more than half a move of the charger', () => {
    expect(open(horse, {}, { ...flank, distance: 15.1 })).toContain('turn');
    expect(open(horse, {}, { ...flank, distance: 15 })).not.toContain('turn');
    expect(open({}, {}, { ...flank, distance: 10.1 })).toContain('turn');
    expect(open(horse, {}, { sector: 'front', distance: 25 })).not.toContain('turn');
  });
  it('HOW-FLANK-07: not a unit that fights already', () => {
    expect(open(horse, { marks: { 'in contact': 'x' } }, flank)).not.toContain('turn');
  });
  it('HOW-FLANK-06: round the flank it turns whatever the distance', () => {
    expect(open(horse, {}, { ...flank, distance: 5, roundTheFlank: true })).toContain('turn');
  });

  /** Horse from the east, 16 cm off the end of a line that faces south. */
  const east = (
    dice: readonly number[],
    z: UnitPlace = {},
    more: Partial<Layout> = {},
    gap = 16,
    a: UnitPlace = horse,
  ) =>
    charged(
      duel({ ...a, at: [70 + gap + 2.5, 70], heading: 270 }, z, { dice, ...more }),
      { 'meet charge': pick('turn') },
      {},
    );
  it.each<[string, number, UnitPlace, Partial<Layout>, boolean]>([
    ['foot on a 4', 4, {}, {}, true],
    ['foot on a 3', 3, {}, {}, false],
    ['light infantry on a 3', 3, { type: 'jaeger' }, {}, true],
    ['light infantry on a 2', 2, { type: 'jaeger' }, {}, false],
    [
      'foot of a nation that deducts half on a 5',
      5,
      {},
      { nations: { red: { flankDeduction: { foot: 'half', horse: 'none' } } } },
      true,
    ],
    [
      'foot of a nation that deducts half on a 4',
      4,
      {},
      { nations: { red: { flankDeduction: { foot: 'half', horse: 'none' } } } },
      false,
    ],
    [
      'its light infantry reads the same value: on a 4',
      4,
      { type: 'jaeger' },
      { nations: { red: { flankDeduction: { foot: 'half', horse: 'none' } } } },
      true,
    ],
    [
      'its light infantry on a 3',
      3,
      { type: 'jaeger' },
      { nations: { red: { flankDeduction: { foot: 'half', horse: 'none' } } } },
      false,
    ],
  ])('%s', (_what, die, z, more, turns) => {
    const on = east([die], z, more);
    expect(facing(on.troop('z').box.pose).x > 0.9).toBe(turns);
    expect(on.piece('z').marks['turned']).toBe(turns ? 1 : undefined);
    expect(inContact(on, 'a')).toEqual(['z', turns ? 'front' : 'left']);
  });
  it('counts as moved and may not counter-charge (HOW-CCHG-13)', () => {
    const on = east([4]);
    expect(on.piece('z').marks['moved']).toBe(1);
    expect(kindsAsked(on).filter((kind) => kind === 'meet charge')).toHaveLength(1);
  });
  it('HOW-CHG-09: light infantry stops half way before close order foot that turns', () => {
    const on = east([4], {}, {}, 28, { type: 'jaeger', formation: 'march column' });
    expect(inContact(on, 'a')).toEqual([undefined, undefined]);
    // The head of its file was 20.5 cm off; it has gone half of that from x = 100.5.
    expect(on.place('a').x).toBeCloseTo(90.3, 1);
    expect(on.piece('a').marks['moved']).toBe(1);
  });
  it.each([
    [6, 0.5],
    [7, 0],
    [20, 0],
  ])('HOW-CHG-09: with %d cm of its way behind it, it goes %d of the 7 cm left', (travelled, goes) => {
    const on = duel({ type: 'jaeger', at: [79, 70], heading: 270 }, {}, { dice: [4] });
    charged(on, { 'meet charge': pick('turn') }, { travelled });
    expect(on.troop('a').box.pose.x).toBeCloseTo(79 - goes, 6);
    expect(on.events.filter((event) => event.do === 'moved' && event.movers.some(({ id }) => id === 'a'))).toHaveLength(
      goes > 0 ? 1 : 0,
    );
    expect(on.texts()).toContain('A stops short.');
  });
  it.each([
    [1.5, 0.5],
    [0.8, 0],
  ])('HOW-FORMCHG-12: of a line that turns away out of reach a charger %d cm off goes %d cm', (gap, goes) => {
    const on = duel({ ...horse, at: [72.5 + gap, 70], heading: 270 }, {}, { dice: [4] });
    charged(on, { 'meet charge': pick('turn') }, { travelled: 20, spent: 28 });
    expect(on.troop('a').box.pose.x).toBeCloseTo(72.5 + gap - goes, 6);
    expect(on.texts().at(-1)).toBe('A stops short.');
  });
  it('HOW-CHG-09: and 1 cm before a column whose head has come round toward them', () => {
    // The side of the column is at x = 62, 14 cm off; turned, its head comes out to x = 70, beyond half of that way.
    const on = east([4], column, {}, 5.5, { type: 'jaeger' });
    expect(on.place('a').x - 2).toBeCloseTo(71, 1);
    expect(on.texts()).toContain('A stops short.');
  });
});

describe('HOW-CCHG-06: they meet half way', () => {
  /** Fronts 20 cm apart; a village of 20 cm beside the charger's narrow way. */
  const meet = (villageAt: number) =>
    charged(
      duel(
        { ...horse, size: 'small' },
        { ...horse, at: [60, 75] },
        {
          terrain: [village('dorf', at(villageAt, 58), 0, 20)],
        },
      ),
      { 'meet charge': pick('counter-charge') },
    );
  it('nearer to where the charged stood when houses leave no room there', () => {
    expect(meet(90).place('z')).toEqual({ x: 60, y: 65 });
    const on = meet(77);
    // Its front rank needs 68 to 73 for itself: a quarter of the 10 cm is free of the houses.
    expect(on.place('z').y).toBe(72.5);
    expect(inContact(on, 'z')).toEqual(['a', 'front']);
  });
  it.each([
    [52, 65],
    [54, 67.5],
    [56, 70],
    [58, 72.5],
    [62, 75],
  ])('all, three quarters, half, a quarter of the way, or not at all: houses 10 cm about %d', (y, stands) => {
    const on = charged(
      duel({ ...horse, size: 'small' }, { ...horse, at: [60, 75] }, { terrain: [village('dorf', at(78, y), 0, 20)] }),
      { 'meet charge': pick('counter-charge') },
    );
    expect([on.place('z'), on.place('a')]).toEqual([
      { x: 60, y: stands },
      { x: 60, y: stands - 5 },
    ]);
  });
  it('HOW-CCHG-07: nobody follows one that has not come forward', () => {
    const red = {
      z: { ...horse, at: [60, 75] },
      // 5.4 cm behind Z, which has room for none of its way.
      b: { ...horse, at: [60, 85.4] },
    } as const;
    const terrain = [village('dorf', at(78, 62), 0, 20)];
    const on = charged(duel({ ...horse, size: 'small' }, {}, { red, terrain }), {
      'meet charge': pick('counter-charge'),
    });
    expect(kindsAsked(on)).not.toContain('follow counter-charge');
  });
});

describe('changing formation when charged', () => {
  it('HOW-FORMCHG-10, HOW-FORMCHG-11: from the front only, beyond half a move of the charger, and not wagons', () => {
    expect(open(horse, column, { distance: 15.1 })).toContain('form line');
    expect(open(horse, column, { distance: 15 })).not.toContain('form line');
    expect(open(horse, column, { distance: 25, sector: 'rear' })).not.toContain('form line');
    expect(open(horse, { type: 'transport' }, { distance: 25 })).toEqual(['stand']);
    expect(open(horse, { ...column, marks: { 'in contact': 'x' } }, { distance: 25 })).toEqual(['stand']);
  });
  const full: Partial<Layout> = {
    nations: { red: { formationChange: { foot: 'full', horse: 'full' }, limbering: 'full' } },
  };
  it.each<[string, number, UnitPlace, Partial<Layout>, boolean]>([
    ['foot on a 4', 4, column, {}, true],
    ['foot on a 3', 3, column, {}, false],
    ['foot that needs a full move on a 4', 4, column, full, false],
    ['foot that needs a full move on a 5', 5, column, full, true],
    ['cavalry on a 2', 2, { ...column, ...horse }, {}, false],
    ['cavalry on a 3', 3, { ...column, ...horse }, {}, true],
    ['cavalry that needs a full move on a 3', 3, { ...column, ...horse }, full, false],
    ['cavalry that needs a full move on a 4', 4, { ...column, ...horse }, full, true],
    ['light infantry on a 2', 2, { ...column, type: 'jaeger' }, {}, false],
    ['light infantry on a 3', 3, { ...column, type: 'jaeger' }, {}, true],
    ['light infantry that needs a full move on a 3', 3, { ...column, type: 'jaeger' }, full, false],
    ['light infantry that needs a full move on a 4', 4, { ...column, type: 'jaeger' }, full, true],
    ['guns on a 4', 4, { type: 'light gun', formation: 'limbered' }, {}, true],
    ['guns on a 3', 3, { type: 'light gun', formation: 'limbered' }, {}, false],
    ['guns that need a full move on a 4', 4, { type: 'light gun', formation: 'limbered' }, full, false],
    ['guns that need a full move on a 5', 5, { type: 'light gun', formation: 'limbered' }, full, true],
  ])('HOW-FORMCHG-11: %s', (_what, die, z, more, forms) => {
    const change = z.type === 'light gun' ? 'deployed' : 'line';
    const on = duel(horse, { ...z, at: [60, 78] }, { dice: [die], ...more });
    charged(on, { 'meet charge': () => ({ pick: 'form', as: change }) });
    expect(on.piece('z').formation === change).toBe(forms);
    if (forms) expect([on.piece('z').marks['turned'], on.piece('z').marks['moved']]).toEqual([1, 1]);
  });
  it.each<[string, UnitPlace, Partial<Layout>['nations'] & object, number]>([
    ['guns read the limbering of their nation', LIMBERED, { red: { limbering: 'full' } }, -1],
    ['and not its formation changes', LIMBERED, { red: { formationChange: { foot: 'full', horse: 'full' } } }, 0],
    ['foot that of foot', column, { red: { formationChange: { foot: 'full', horse: 'none' } } }, -1],
    ['and not the others', column, { red: { formationChange: { foot: 'none', horse: 'full' }, limbering: 'full' } }, 0],
    ['light foot as well', JAEGER, { red: { formationChange: { foot: 'full', horse: 'none' } } }, 0],
    ['horse that of horse', HUSSARS, { red: { formationChange: { foot: 'none', horse: 'full' } } }, 0],
    ['not that of foot', HUSSARS, { red: { formationChange: { foot: 'full', horse: 'none' }, limbering: 'full' } }, 1],
  ])('HOW-FORMCHG-11: %s', (_what, z, nations, sum) => {
    const on = duel(horse, z, { nations });
    expect(sumOf(formReasons(on.troop('z')))).toBe(sum);
  });
  it('HOW-FORMCHG-12: about its centre; a charge that can no longer reach stops short', () => {
    // The column's head is 29 cm off; the line's front, 2 cm ahead of its centre, lies 37 cm off.
    const on = charged(duel(horse, { ...column, at: [60, 91.5] }, { dice: [4] }), {
      'meet charge': () => ({ pick: 'form', as: 'line' }),
    });
    expect(on.place('z')).toEqual({ x: 60, y: 91.5 });
    expect(inContact(on, 'a')).toEqual([undefined, undefined]);
    expect(on.piece('a').marks['charged']).toBe(1);
  });
  it.each([
    [41, 0, 75],
    [53, -30, 75],
    [67, 30, 75],
    [79, 0, 75],
  ])('HOW-FORMCHG-12: never within 1 cm of one that has formed column (from x = %d at %d°)', (x, heading, y) => {
    // The column is 8 cm deeper to the front than the line was, and stands in the way that the charger had chosen.
    const on = charged(duel({ ...horse, at: [x, 50], heading }, { at: [60, y] }, { dice: [6] }), {
      'meet charge': () => ({ pick: 'form', as: 'march column' }),
    });
    expect([on.piece('z').formation, on.piece('a').marks['in contact']]).toEqual(['march column', undefined]);
    const apart = distanceBetween(on.troop('a'), on.troop('z'));
    expect(apart).toBeGreaterThan(0.98);
    expect(apart).toBeLessThan(1.1);
  });
  it('HOW-FORMCHG-12: a charge goes on straight ahead where that still meets the column', () => {
    const on = charged(duel({ ...horse, at: [43, 50] }, { at: [60, 70] }, { dice: [6] }), {
      'meet charge': () => ({ pick: 'form', as: 'march column' }),
    });
    expect([on.piece('z').formation, on.piece('a').marks['in contact']]).toEqual(['march column', 'z']);
  });
  it('HOW-FORMCHG-13: limbered guns that fail are lost (HOW-MELEE-24)', () => {
    const on = duel(horse, { type: 'light gun', formation: 'limbered', at: [60, 78] }, { dice: [1] });
    charged(on, { 'meet charge': () => ({ pick: 'form', as: 'deployed' }) });
    expect(on.piece('z').marks['done for']).toBe(1);
  });
});

describe('HOW-FLANK-03: the chance to turn, as generals reckon it', () => {
  it('none in front or in no time, certain round the flank, else that of its die', () => {
    const on = duel(horse, {});
    const base = { charger: 'a', target: 'z', sector: 'left', distance: 20, roundTheFlank: false } as const;
    const chance = (change: object) => turnsToFace(on.view('blue'), { ...base, ...change } as unknown as Approach);
    expect([
      chance({}),
      chance({ sector: 'front' }),
      chance({ distance: 15 }),
      chance({ roundTheFlank: true }),
    ]).toEqual([expect.closeTo(1 / 2, 9), 0, 0, 1]);
  });
  it.each([
    [[], 3 / 6],
    [[1], 4 / 6],
    [[-1], 2 / 6],
    [[1, 1, 1], 1],
    [[4], 1],
    [[-3], 0],
    [[-4], 0],
  ])('a D6 of 4 or more with %j', (values, chance) => {
    expect(chanceToPass(values.map((value) => ({ clause: 'HOW-FLANK-03', label: '', value })))).toBeCloseTo(chance, 9);
  });
});
