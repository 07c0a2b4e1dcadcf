import { describe, expect, it } from 'vitest';
import { expectedFire, expectedHits, fireAgainst } from '../../../../../engine/rules/honours-of-war/fire';
import { shotsFeared } from '../../../../../engine/rules/honours-of-war/fire/estimate';
import { at, battlefield, hill, polygon, village } from '../field';
import type { Layout, UnitPlace } from '../field';
import { under } from '../weather/under';

const gun: UnitPlace = { type: 'medium gun', at: [100, 46.5] };
const foot: UnitPlace = { at: [100, 48] };
const guns = (modifier: number) => expectedHits('standard artillery', modifier);
/** What the unit `firer`, its front at y = 50, may hope for. */
const hoped = (firer: UnitPlace, red: Readonly<Record<string, UnitPlace>>, more: Partial<Layout> = {}) => {
  const on = battlefield({ ...more, blue: { firer, ...more.blue }, red });
  return expectedFire(on.view('blue'), on.troop('firer'));
};

describe('the shot a general hopes for', () => {
  const near: UnitPlace = { at: [100, 95], class: 'superior' };
  const middle: UnitPlace = { at: [70, 100] };
  const far: UnitPlace = { at: [130, 100.5], class: 'inferior' };
  it('HOW-TGT-01, 02: at the easier of the two nearest that it can hit', () => {
    expect(hoped(gun, { far, near, middle })).toBeCloseTo(guns(0), 12);
    expect(hoped(gun, { far, near })).toBeCloseTo(guns(1), 12);
    // Who is in melee cannot be hit, and does not count.
    const engaged: UnitPlace = { ...near, marks: { 'in contact': 'friend' } };
    expect(hoped(gun, { far, engaged, middle }, { blue: { friend: { at: [200, 20] } } })).toBeCloseTo(guns(1), 12);
  });
  it('HOW-SCALE-03: to the very end of its range, and canister to the end of its own', () => {
    // At 120 cm all but the nearest point is past the circle of its range: a difficult target.
    const off = (range: number) => hoped(gun, { esterle: { at: [100, 52 + range] } });
    expect([40, 40.1, 80, 80.1, 120, 120.1].map(off)).toEqual([guns(2), guns(0), guns(0), guns(-1), guns(-2), 0]);
  });
  it('HOW-ARTY-11: over friends with roundshot, not with canister', () => {
    const knoll = hill('hill', 'gentle', 6, polygon([80, 20], [120, 20], [120, 52], [80, 52]));
    const blue = { friend: { at: [100, 63] } } as const;
    expect(hoped(gun, { esterle: { at: [100, 90] } }, { blue, terrain: [knoll] })).toBeCloseTo(guns(0), 12);
    expect(hoped(gun, { esterle: { at: [100, 90] } }, { blue })).toBe(0);
  });
  it('HOW-RANGE-05: shell through a narrow gap, but only from 20 cm', () => {
    const off = (range: number) => {
      const limber = (x: number): UnitPlace => ({ type: 'light gun', formation: 'limbered', at: [x, 56] });
      return hoped(
        { ...gun, type: 'howitzer' },
        { esterle: { at: [100, 52 + range], size: 'small' } },
        { blue: { left: limber(96), right: limber(104) } },
      );
    };
    const shell = (2 * guns(-1) + guns(-2)) / 3;
    expect(off(19.9)).toBe(0);
    expect(off(20)).toBeCloseTo(shell, 12);
  });
  it('HOW-ARTY-23: of a unicorn the better of ball and shell', () => {
    const at60 = (type: 'line infantry' | 'cuirassiers') =>
      hoped({ ...gun, type: 'unicorn' }, { one: { type, at: [100, 112.5] } });
    expect(at60('line infantry')).toBeCloseTo(guns(0), 12);
    expect(at60('cuirassiers')).toBeCloseTo((2 * guns(1) + guns(0)) / 3, 12);
  });
  const FOES: readonly (readonly [string, UnitPlace, UnitPlace])[] = [
    ['at who is in melee', foot, { marks: { 'in contact': 'other' } }],
    ['by who is in melee', { ...foot, marks: { 'in contact': 'foe' } }, {}],
    ['outside its zone', foot, { at: [133, 56] }],
    ['by those that are Done For', { ...foot, marks: { 'done for': 1 } }, {}],
    ['by cavalry', { type: 'hussars', at: [100, 47.5] }, {}],
    ['by limbered guns', { ...gun, formation: 'limbered' }, {}],
    ['by broken troops', { ...foot, hits: 4, marks: { 'broken off': 1 } }, {}],
  ];
  it.each(FOES)('none %s', (_what, firer, foe) => {
    const red = { foe: { at: [100, 60], ...foe } } as const;
    expect(hoped(firer, red, { blue: { other: { at: [200, 20] } } })).toBe(0);
  });
  it('HOW-WX-03, 06: none past what the fog lets see, and none of muskets in a storm', () => {
    const layout = (range: number): Layout => ({ blue: { guns: gun }, red: { foe: { at: [100, 52 + range] } } });
    const by = (weather: 'fog' | 'storm', firer: UnitPlace, range: number) => {
      const on = under(weather, { ...layout(range), blue: { firer } });
      return expectedFire(on.view('blue'), on.troop('firer'));
    };
    expect(by('fog', gun, 30)).toBeGreaterThan(0);
    expect(by('fog', gun, 30.1)).toBe(0);
    expect(by('storm', foot, 8)).toBe(0);
    expect(by('storm', gun, 8)).toBeGreaterThan(0);
  });
});

describe('fire feared at a place', () => {
  const red = { guns: { type: 'medium gun', at: [100, 83.5] }, horse: { type: 'hussars', at: [140, 60] } } as const;
  const blue = { lossow: foot, friend: { at: [100, 20], heading: 0 } } as const;
  it('of every enemy that could fire there, and of nobody else', () => {
    const on = battlefield({ blue, red });
    const told = shotsFeared(on.view('blue'), on.troop('lossow'));
    expect(told.map(({ firer, range, chances }) => [firer.id, range, chances])).toEqual([
      // Canister at 30 cm: a 2 hits once, all else twice.
      ['guns', 30, [0, 1 / 6, 5 / 6, 0, 0]],
    ]);
  });
  it('not of those that see it through the wrong side', () => {
    const on = battlefield({ blue, red: { ...red, guns: { ...red.guns, heading: 0 } } });
    expect(shotsFeared(on.view('blue'), on.troop('lossow'))).toEqual([]);
    expect(fireAgainst(on.view('blue'), on.troop('lossow'))).toBe(0);
  });
  it('stops adding up once it is enough', () => {
    const on = battlefield({ blue, red: { ...red, more: { type: 'medium gun', at: [93, 83.5] } } });
    const against = (enough?: (hits: number) => boolean) => fireAgainst(on.view('blue'), on.troop('lossow'), enough);
    expect(against((hits) => hits > 0)).toBeCloseTo(against() / 2, 1);
  });
  it('HOW-TGT-01: of enemies in houses all round, to their range', () => {
    const mill = village('mill', at(100, 90), 0, 20);
    const from = (y: number, more: Readonly<Record<string, UnitPlace>> = {}) => {
      const on = battlefield({
        terrain: [mill],
        blue: { lossow: { at: [100, y] }, ...more },
        red: { garrison: { inside: 'mill/1' } },
      });
      return fireAgainst(on.view('blue'), on.troop('lossow'));
    };
    // The middle of the block's north face lies at y = 100, and it is taken for the front: muskets reach 30 cm.
    expect(from(110)).toBeGreaterThan(0);
    expect(from(132)).toBeGreaterThan(0);
    expect(from(132.1)).toBe(0);
    // One to the east shares its fire, 12.1 cm off against 12.
    expect(from(114, { other: { at: [114.1, 95], heading: 270 } })).toBeCloseTo(from(114) / 2, 9);
  });
});
