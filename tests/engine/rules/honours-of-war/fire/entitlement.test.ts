import { describe, expect, it } from 'vitest';
import { mayFire, mayShoot } from '../../../../../engine/rules/honours-of-war/fire';
import type { Ammunition } from '../../../../../engine/rules/honours-of-war/fire';
import { at, battlefield, hill, northFront, polygon, village, wood } from '../field';
import type { Feature } from '../../../../../engine/scenario';
import type { Layout, UnitPlace, TestField } from '../field';

const field = (
  blue: Record<string, UnitPlace>,
  red: Record<string, UnitPlace>,
  more: Partial<Layout> = {},
): TestField => battlefield({ blue, red, ...more });
const may = (on: TestField, ammunition: Ammunition = 'musketry', face?: number) =>
  mayShoot(on.view('blue'), {
    firer: on.troop('lossow'),
    target: on.troop('esterle'),
    ammunition,
    moved: false,
    inMovement: false,
    ...(face === undefined ? {} : { face }),
  })?.clause ?? null;
const lossow: UnitPlace = { at: northFront(100, 50, 4) };
const gun: UnitPlace = { type: 'medium gun', at: [100, 46.5] };
const esterleAt = (range: number, more: UnitPlace = {}): Record<string, UnitPlace> => ({
  esterle: { at: [100, 52 + range], ...more },
});

describe('HOW-FIRE-04', () => {
  const refusal = (place: UnitPlace, red: Record<string, UnitPlace> = {}) => {
    const on = field({ lossow: { ...lossow, ...place } }, red);
    return mayFire(on.view('blue'), on.troop('lossow'))?.clause ?? null;
  };
  it.each<[string, UnitPlace, string | null]>([
    ['infantry in line', {}, null],
    ['a march column', { formation: 'march column' }, 'HOW-FIRE-04'],
    ['HOW-FORM-03: light infantry in a file', { type: 'jaeger', formation: 'march column' }, 'HOW-FIRE-04'],
    ['deployed guns', { type: 'light gun' }, null],
    ['limbered guns', { type: 'light gun', formation: 'limbered' }, 'HOW-FIRE-04'],
    ['mounted cavalry', { type: 'hussars' }, 'HOW-FIRE-04'],
    ['transport', { type: 'transport' }, 'HOW-FIRE-04'],
    ['a broken-off unit', { hits: 4, marks: { 'broken off': 1 } }, 'HOW-FIRE-04'],
    ['a reforming unit', { hits: 3, marks: { reforming: 1 } }, 'HOW-FIRE-04'],
    ['a charger', { marks: { charged: 1 } }, 'HOW-CHG-19'],
    ['a unit that has fired (HOW-FIRE-03)', { marks: { fired: 1 } }, 'HOW-FIRE-03'],
    ['a unit with 5 hits that has not reacted yet (HOW-FIRE-13)', { hits: 5 }, null],
    ['a Done For unit (HOW-UNIT-05)', { hits: 5, marks: { 'done for': 1 } }, 'HOW-UNIT-05'],
    ['an abandoned crew', { type: 'light gun', formation: 'crew', marks: { 'crew only': 1 } }, 'HOW-FIRE-04'],
  ])('%s', (_what, place, clause) => {
    expect(refusal(place)).toBe(clause);
  });
  it('a unit in melee', () => {
    expect(refusal({}, { esterle: { at: [100, 52], marks: { 'in contact': 'lossow' } } })).toBe('HOW-FIRE-04');
  });
});

describe('range and zone', () => {
  it.each([
    [30, null],
    [30.009, null],
    [30.1, 'HOW-RANGE-01'],
  ])('muskets and battalion guns at %d cm', (range, clause) => {
    expect(may(field({ lossow }, esterleAt(range)))).toBe(clause);
  });
  it('HOW-UNIT-07: light infantry with muskets reaches 20 cm, jaeger 30', () => {
    const light = (type: UnitPlace['type'], range: number) =>
      may(field({ lossow: { ...lossow, ...(type ? { type } : {}) } }, esterleAt(range)));
    expect(light('freikorps', 19.9)).toBeNull();
    expect(light('freikorps', 20.1)).toBe('HOW-RANGE-01');
    expect(light('jaeger', 30)).toBeNull();
  });
  it('HOW-RANGE-02: canister to 40 cm, roundshot to 120 for a medium gun', () => {
    expect(may(field({ lossow: gun }, esterleAt(40)), 'canister')).toBeNull();
    expect(may(field({ lossow: gun }, esterleAt(40.1)), 'canister')).toBe('HOW-RANGE-02');
    expect(may(field({ lossow: gun }, esterleAt(120)), 'roundshot')).toBeNull();
    expect(may(field({ lossow: gun }, esterleAt(120.1)), 'roundshot')).toBe('HOW-RANGE-02');
  });
  it('HOW-SCALE-08: at 6mm muskets with battalion guns reach 10 cm', () => {
    const small = (range: number) =>
      may(field({ lossow: { at: [100, 49.5] } }, { esterle: { at: [100, 50.5 + range] } }, { scale: '6mm' }));
    expect(small(9.9)).toBeNull();
    expect(small(10.1)).toBe('HOW-RANGE-01');
  });
  it('HOW-SECT-03: the zone opens 30 degrees at the front corners', () => {
    // Its right edge at 14 cm ahead lies 10 + 14 tan 30 = 18.08 cm to the right.
    expect(may(field({ lossow }, { esterle: { at: [128.0, 62] } }))).toBeNull();
    expect(may(field({ lossow }, { esterle: { at: [128.2, 62] } }))).toBe('HOW-FIRE-07');
  });
  it('HOW-SECT-04: light infantry fires into its whole front sector', () => {
    const jaeger = { ...lossow, type: 'jaeger' } as const;
    expect(may(field({ lossow: jaeger }, { esterle: { at: [132, 62] } }))).toBeNull();
    expect(may(field({ lossow: jaeger }, { esterle: { at: [134.2, 62] } }))).toBe('HOW-FIRE-07');
  });
  it('HOW-UNIT-02: a battery may be fired at by its limber', () => {
    const behind = { type: 'medium gun', at: [100, 85], heading: 0 } as const;
    // Its limber begins 19.5 cm off, its guns 31.5 cm, past the reach of muskets.
    expect(may(field({ lossow }, { esterle: behind }))).toBeNull();
    expect(may(field({ lossow }, { esterle: { ...behind, heading: 180 } }))).toBe('HOW-RANGE-01');
  });
});

describe('HOW-FIRE-08', () => {
  it('no fire at units in melee', () => {
    const friend: UnitPlace = { at: [130, 62], heading: 0 };
    const storming = { ...friend, marks: { 'in contact': 'esterle' } };
    expect(may(field({ lossow, friend }, esterleAt(8)))).toBeNull();
    expect(may(field({ lossow, friend: storming }, esterleAt(8)))).toBe('HOW-FIRE-08');
    expect(may(field({ lossow, friend }, esterleAt(8, { marks: { 'in contact': 'friend' } })))).toBe('HOW-FIRE-08');
  });
});

describe('HOW-FIRE-09', () => {
  const through = (gap: number, firer: UnitPlace = lossow) => {
    const aside = 10 + gap / 2;
    return may(
      field({ lossow: firer, left: { at: [100 - aside, 60] }, right: { at: [100 + aside, 60] } }, esterleAt(22)),
    );
  };
  it('a gap between friends must be half the frontage: 10 cm for a battalion', () => {
    expect(through(10)).not.toBe('HOW-FIRE-09');
    expect(through(9.9)).toBe('HOW-FIRE-09');
  });
  it('3.5 cm for a gun base of 7', () => {
    const near = (gap: number) => {
      const aside = 10 + gap / 2;
      return may(
        field({ lossow: gun, left: { at: [100 - aside, 54] }, right: { at: [100 + aside, 54] } }, esterleAt(14)),
        'roundshot',
      );
    };
    expect(near(3.4)).toBe('HOW-FIRE-09');
    expect(near(3.6)).not.toBe('HOW-FIRE-09');
  });
  it('neighbours beside the firer are no gap', () => {
    expect(
      may(field({ lossow, left: { at: [80, 48] }, right: { at: [120, 48] } }, { esterle: { at: [108, 65] } })),
    ).toBeNull();
  });
});

describe('HOW-FIRE-10', () => {
  const hidden = (share: number) => {
    // A friend two thirds of the way hides a strip of the target; the share is of its footprint.
    const on = field(
      { lossow, friend: { type: 'light gun', formation: 'limbered', at: [100 + share, 58], heading: 0 } },
      esterleAt(14),
    );
    return may(on);
  };
  it('HOW-EX-22: a target more than half hidden by troops may not be fired at, one half hidden may', () => {
    expect(hidden(0)).toBe('HOW-FIRE-10');
    expect(hidden(6)).toBeNull();
  });
  it('enemies hide as friends do', () => {
    expect(may(field({ lossow }, { ...esterleAt(14), screen: { at: [100, 60] } }))).toBe('HOW-FIRE-10');
  });
  it('HOW-UNIT-05: Done For units and HOW-CMD-07: commanders hide nothing', () => {
    const gone: UnitPlace = { at: [100, 60], marks: { 'done for': 1 } };
    expect(may(field({ lossow, gone }, esterleAt(14), { leaders: { 'blue brigade': { at: [100, 55] } } }))).toBeNull();
  });
  it.each(['gentle', 'steep'] as const)(
    'HOW-TERR-14: guns fire overhead from a %s hill, not from the plain',
    (slope) => {
      const knoll = hill('hill', slope, 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));
      const over = (terrain: Layout['terrain'] & object) =>
        may(field({ lossow: gun, friend: { at: [100, 65] } }, esterleAt(40), { terrain }), 'roundshot');
      expect([over([knoll]), over([])]).toEqual([null, 'HOW-FIRE-10']);
    },
  );
  it('HOW-FIRE-12: infantry never fires overhead, guns from a hill do', () => {
    const knoll = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));
    const friend: UnitPlace = { at: [100, 65] };
    expect(may(field({ lossow, friend }, esterleAt(26), { terrain: [knoll] }))).toBe('HOW-FIRE-10');
    expect(may(field({ lossow: gun, friend }, esterleAt(40), { terrain: [knoll] }), 'roundshot')).toBeNull();
  });
});

describe('HOW-ARTY-08', () => {
  const knoll = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));
  const over = (friendAt: number, range: number, ammunition: Ammunition = 'roundshot') =>
    may(field({ lossow: gun, friend: { at: [100, friendAt] } }, esterleAt(range), { terrain: [knoll] }), ammunition);
  it('friends stand more than 10 cm from the guns', () => {
    expect(over(62.1, 60)).toBeNull();
    expect(over(62, 60)).toBe('HOW-FIRE-10');
  });
  it('and at least 15 cm from the target', () => {
    expect(over(73, 40)).toBeNull();
    expect(over(73.1, 40)).toBe('HOW-FIRE-10');
  });
  it('not over a friend on the same hill', () => {
    const wide = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 90], [80, 90]));
    expect(
      may(field({ lossow: gun, friend: { at: [100, 65] } }, esterleAt(50), { terrain: [wide] }), 'roundshot'),
    ).not.toBeNull();
  });
  it('HOW-ARTY-11: never with canister', () => {
    expect(over(65, 36, 'canister')).toBe('HOW-ARTY-11');
  });
});

describe('HOW-ARTY-09', () => {
  const far = hill('hill', 'gentle', 6, polygon([60, 105], [140, 105], [140, 119], [60, 119]));
  const up = (friendAt: number) =>
    may(
      field({ lossow: gun, friend: { at: [100, friendAt] } }, { esterle: { at: [100, 110] } }, { terrain: [far] }),
      'roundshot',
    );
  it('over friends at an enemy on a hill: none closer than 15 cm to the guns', () => {
    expect(up(67)).toBeNull();
    expect(up(66.9)).toBe('HOW-FIRE-10');
  });
  it('nor to the enemy', () => {
    expect(up(91)).toBeNull();
    expect(up(91.1)).toBe('HOW-FIRE-10');
  });
});

describe('HOW-ARTY-11, HOW-EX-23', () => {
  it('no canister with a friend in the firing zone out to canister range, roundshot then', () => {
    const b = field({ lossow: gun, friend: { at: [118, 66] } }, esterleAt(20));
    expect(may(b, 'canister')).toBe('HOW-ARTY-11');
    expect(may(b, 'roundshot')).toBeNull();
  });
  it('a friend beyond canister range does not matter, nor one outside the zone', () => {
    expect(may(field({ lossow: gun, friend: { at: [100, 95] } }, esterleAt(20)), 'canister')).toBeNull();
    expect(may(field({ lossow: gun, friend: { at: [140, 60] } }, esterleAt(20)), 'canister')).toBeNull();
  });
  it('nor one in the same houses', () => {
    const inside = { lossow: { type: 'medium gun', inside: 'mill/1' }, friend: { inside: 'mill/1' } } as const;
    const terrain = [village('mill', at(100, 40), 0, 20)];
    expect(may(field(inside, esterleAt(20), { terrain }), 'canister', 0)).toBeNull();
  });
  it('a commander in the zone does not matter', () => {
    expect(
      may(field({ lossow: gun }, esterleAt(20), { leaders: { 'blue brigade': { at: [102, 60] } } }), 'canister'),
    ).toBeNull();
  });
});

describe('HOW-FIRE-11', () => {
  const screen = (to: number) => [wood('wood', polygon([60, 54], [to, 54], [to, 60], [60, 60]))];
  it('a target wholly hidden by the ground cannot be fired at, one in part can', () => {
    expect(may(field({ lossow }, esterleAt(14), { terrain: screen(140) }))).toBe('HOW-FIRE-11');
    expect(may(field({ lossow }, esterleAt(14), { terrain: screen(102) }))).toBeNull();
  });
});

describe('HOW-FORM-07: no facing inside a block', () => {
  const mill = village('mill', at(100, 66), 0, 20);
  /** An enemy 8 cm off each face: north, east, south, west. */
  const AROUND: readonly UnitPlace[] = [
    { at: [100, 86], heading: 180 },
    { at: [120, 66], heading: 270 },
    { at: [100, 46], heading: 0 },
    { at: [80, 66], heading: 90 },
  ];
  it.each<[string, UnitPlace, Ammunition]>([
    ['a battalion', {}, 'musketry'],
    ['a battery', { type: 'medium gun' }, 'canister'],
  ])('%s fires all round, through the face on that side', (_what, unit, ammunition) => {
    const clauses = AROUND.map((esterle) =>
      [0, 1, 2, 3].map((face) =>
        may(field({ lossow: { inside: 'mill/1', ...unit } }, { esterle }, { terrain: [mill] }), ammunition, face),
      ),
    );
    expect(clauses).toEqual(
      [0, 1, 2, 3].map((side) => [0, 1, 2, 3].map((face) => (face === side ? null : 'HOW-FIRE-07'))),
    );
  });
  it('in the open it fires to its front alone', () => {
    const open = AROUND.map((esterle) => may(field({ lossow: { at: [100, 66] } }, { esterle })));
    expect(open.map((clause) => clause === null)).toEqual([true, false, false, false]);
  });
});

describe('HOW-BUA-10: in houses troops are at the edge of the faces they defend', () => {
  const row = { ...village('mill', at(100, 66), 0, 20) };
  const two = {
    ...row,
    blocks: [
      { id: 'mill/1', at: at(100, 66), turn: 0, side: 20 },
      { id: 'mill/2', at: at(100, 86), turn: 0, side: 20 },
    ],
  } as Feature;
  it('fire out of them to full range, and are fired at', () => {
    // The south face lies on y = 56, the front of Esterle 20 cm south of it on y = 36.
    const south = { at: [100, 34], heading: 0 } as const;
    expect(
      may(field({ lossow: { inside: 'mill/1' } }, { esterle: south }, { terrain: [two] }), 'musketry', 2),
    ).toBeNull();
    expect(may(field({ lossow: { at: [100, 34] } }, { esterle: { inside: 'mill/1' } }, { terrain: [two] }))).toBeNull();
  });
  it('but not through the houses before them', () => {
    const behind = { lossow: { inside: 'mill/2' } };
    expect(may(field(behind, { esterle: { at: [100, 50], heading: 0 } }, { terrain: [two] }), 'musketry', 2)).toBe(
      'HOW-FIRE-11',
    );
    expect(may(field({ lossow: { at: [100, 50] } }, { esterle: { inside: 'mill/2' } }, { terrain: [two] }))).toBe(
      'HOW-FIRE-11',
    );
  });
});

describe('HOW-FIRE-22', () => {
  const mill = village('mill', at(100, 66), 0, 20);
  it('hits go to the unit that defends the face fired at; two battalions have two faces each (HOW-BUA-11)', () => {
    const on = field({ lossow }, { other: { inside: 'mill/1' }, esterle: { inside: 'mill/1' } }, { terrain: [mill] });
    // Faces 0 and 1 are the first unit's: north and east; Lossow fires at the south face.
    expect(may(on)).toBeNull();
    const shot = {
      firer: on.troop('lossow'),
      target: on.troop('other'),
      ammunition: 'musketry',
      moved: false,
      inMovement: false,
    } as const;
    expect(mayShoot(on.view('blue'), shot)?.clause).toBe('HOW-FIRE-22');
  });
  it('a defender fires through a face, within 45 degrees of it, once a turn (HOW-BUA-14)', () => {
    const inside = (marks: Record<string, number> = {}) => ({ lossow: { inside: 'mill/1', marks } });
    const north = { esterle: { at: [100, 86] as const, heading: 180 } };
    expect(may(field(inside(), north, { terrain: [mill] }), 'musketry', 0)).toBeNull();
    expect(may(field(inside(), north, { terrain: [mill] }), 'musketry', 1)).toBe('HOW-FIRE-07');
    expect(may(field(inside({ 'faces fired': 1 }), north, { terrain: [mill] }), 'musketry', 0)).toBe('HOW-BUA-14');
    expect(may(field(inside({ fired: 1, 'faces fired': 2 }), north, { terrain: [mill] }), 'musketry', 0)).toBeNull();
  });
  it('HOW-BUA-15: not through a face in melee', () => {
    const storm = {
      esterle: { at: [100, 86] as const, heading: 180 },
      storm: { at: [100, 78] as const, marks: { 'in contact': 'lossow' } },
    };
    const on = field({ lossow: { inside: 'mill/1' } }, storm, { terrain: [mill] });
    expect(may(on, 'musketry', 0)).toBe('HOW-BUA-15');
  });
  it('HOW-BUA-15: nor at one, but at any other face of who is in melee', () => {
    const stormed = (y: number, heading: number) =>
      may(
        field(
          { lossow, storm: { at: [100, y], heading, marks: { 'in contact': 'esterle' } } },
          { esterle: { inside: 'mill/1' } },
          { terrain: [mill] },
        ),
      );
    expect([stormed(54, 0), stormed(78, 180)]).toEqual(['HOW-BUA-15', null]);
  });
});
