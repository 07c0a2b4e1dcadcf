import { describe, expect, it } from 'vitest';
import { approach, canCharge } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { meetChargeQuestion } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { isRefusal } from '../../../../../engine/rules/common';
import { coverUnder } from '../../../../../engine/rules/honours-of-war/ground/kinds';
import type { Effects, Feature } from '../../../../../engine/scenario';
import { course, entrenchment, polygon, river } from '../field';
import type { UnitPlace } from '../field';
import { customArea, customLine, going, obstacle, sunkenRoad } from '../ground';
import { allowanceOf } from '../movement/orders';
import { charged, duel, inContact } from './run';

/** A at (60, 50) faces north; Z faces it with its front edge on y = 68. */
const field = (terrain: readonly Feature[], a: UnitPlace = {}, z: UnitPlace = {}) =>
  duel(a, { at: [60, 70], ...z }, { terrain });
const refused = (terrain: readonly Feature[], a: UnitPlace = {}, z: UnitPlace = {}): string | null => {
  const on = field(terrain, a, z);
  return canCharge(on.view('blue'), allowanceOf(on, 'a'), 'z')?.clause ?? null;
};
const HORSE: UnitPlace = { type: 'dragoons' };
/** The enemy, south, on the left of whoever goes west. */
const works = (y = 68): Feature => entrenchment('works', course([100, y], [20, y]));
const road = sunkenRoad('road', course([0, 70], [240, 70]));

describe('what a scenario declares', () => {
  const free = going({});
  it.each<[string, Partial<Effects>, number]>([
    ['what costs a quarter of a move', { movement: going({ horse: 'quarter' }) }, 6],
    ['what costs only others something', { movement: going({ train: 'quarter' }) }, 6],
    ['cover', { cover: 'light' }, 6],
    ['what costs nobody anything', { movement: free }, 15.5],
  ])('HOW-CHG-05: over a line the run-in begins anew: %s', (_what, effects, runIn) => {
    // Fronts on y = 52.5 and 68, the line on y = 62: 9.5 cm off, 6 cm before the enemy.
    const on = field([customLine('race', course([0, 62], [240, 62]), effects)], HORSE);
    const found = approach(on.view('blue'), allowanceOf(on, 'a'), on.troop('z'));
    expect(isRefusal(found) ? found : Math.round(found.runIn * 10) / 10).toBe(runIn);
  });
  it('HOW-MELEE-14: ground closed to foot and free for horse is not broken: the charge has its bonus', () => {
    const pit = (movement: Effects['movement']) => [
      customArea('pit', polygon([40, 60], [80, 60], [80, 80], [40, 80]), { movement }),
    ];
    const bonus = (movement: Effects['movement']) => {
      const on = charged(field(pit(movement), HORSE, { type: 'medium gun', marks: { fired: 1 } }));
      return [inContact(on, 'a')[0], on.piece('a').marks['no bonus']];
    };
    expect(bonus(going({ foot: 'closed' }))).toEqual(['z', undefined]);
    expect(bonus(going({ foot: 'half' }))).toEqual(['z', 'HOW-MELEE-14']);
  });
  it('HOW-TERR-25: of two kinds of ground the heavier cover, whichever is told first', () => {
    const box = polygon([40, 60], [80, 60], [80, 80], [40, 80]);
    const [scrub, fort] = [customArea('scrub', box, { cover: 'light' }), customArea('fort', box, { cover: 'heavy' })];
    const cover = (terrain: readonly Feature[]) => {
      const on = field(terrain);
      const z = on.troop('z');
      return coverUnder(on.view('blue'), z.box, z.traits.scale)?.feature.id;
    };
    expect([cover([scrub, fort]), cover([fort, scrub]), cover([scrub])]).toEqual(['fort', 'fort', 'scrub']);
  });
});

describe('HOW-CHG-11: cavalry against defences', () => {
  it('does not charge troops in works or in a sunken road, foot does', () => {
    expect(refused([works()], HORSE)).toBe('HOW-CHG-11');
    expect(refused([road], HORSE)).toBe('HOW-CHG-11');
    expect(refused([], HORSE)).toBeNull();
    expect(refused([works()])).toBeNull();
    expect(refused([road])).toBeNull();
  });
  it('from any direction', () => {
    const behind = { ...HORSE, at: [60, 90] as const, heading: 180 };
    expect(refused([works()], behind)).toBe('HOW-CHG-11');
    expect(refused([works(60)], behind)).toBeNull();
  });
  it('HOW-SCEN-16: charges a unit half out of the sunken road', () => {
    expect(refused([road], HORSE, { at: [60, 73] })).toBeNull();
    expect(refused([road], HORSE, { at: [60, 72.9] })).toBe('HOW-CHG-11');
  });
  it('is stopped by works that nobody occupies, and by an abatis', () => {
    expect(refused([works(62)], HORSE)).toBe('HOW-TERR-04');
    expect(refused([obstacle('abatis', course([20, 62], [100, 62]))], HORSE)).toBe('HOW-TERR-04');
  });
  it('HOW-CHG-06: a column of foot charges works held by light infantry only', () => {
    const column: UnitPlace = { formation: 'march column', at: [60, 45] };
    expect(refused([works()], column)).toBe('HOW-CHG-07');
    expect(refused([works()], column, { type: 'jaeger' })).toBeNull();
  });
});

describe('HOW-TERR-04: foot at works', () => {
  it('does not pay for those the target occupies, but for those in its way', () => {
    // 16 cm to contact of a move of 20.
    expect(refused([works()])).toBeNull();
    expect(refused([works(67.95)])).toBeNull();
    expect(refused([works(67.5)])).toBe('HOW-CHG-01');
    expect(refused([works(67.5)], { type: 'jaeger' }, { type: 'jaeger' })).toBeNull();
    expect(refused([works(67.5)], { at: [60, 57] })).toBeNull();
  });
});

describe('HOW-CCHG-01: in works', () => {
  const answers = (terrain: readonly Feature[]): readonly unknown[] => {
    const on = field(terrain);
    const found = approach(on.view('blue'), allowanceOf(on, 'a'), on.troop('z'));
    if (isRefusal(found)) throw new Error(found.sentence);
    const about = { ...found, unit: 'z' };
    return meetChargeQuestion.choices(on.view('red'), about).list.map(({ pick }) => pick);
  };
  it('nobody counter-charges out of them', () => {
    expect(answers([])).toContain('counter-charge');
    expect(answers([works()])).not.toContain('counter-charge');
    expect(answers([road])).not.toContain('counter-charge');
    expect(answers([works(74)])).toContain('counter-charge');
  });
});

describe('HOW-TERR-20, HOW-TERR-21: charges and rivers', () => {
  const water = (y: number) => [river('triebisch', 6, course([0, y], [240, y]), 'fordable')];
  it('stop in mid-river before an enemy on the far bank', () => {
    expect(refused(water(60), HORSE)).toBe('HOW-TERR-20');
    expect(refused(water(60), {})).toBe('HOW-TERR-20');
  });
  it('reach an enemy at the water while the centre is short of the middle', () => {
    // At contact the centre of foot is on y = 66, or some 2.5 cm short of it when a corner strikes first.
    expect(refused(water(66.1))).toBeNull();
    expect(refused(water(62))).toBe('HOW-TERR-20');
  });
  it('go out of it at half rate', () => {
    const from = (y: number, unit: UnitPlace = {}) => refused(water(y), { ...unit, at: [60, y] });
    // Foot has 10 cm for the 16 less what it stands ahead; horse 15.
    expect(from(56)).toBeNull();
    expect(from(55.9)).toBe('HOW-CHG-01');
    expect(from(50.5, HORSE)).toBeNull();
    expect(from(50.4, HORSE)).toBe('HOW-CHG-01');
  });
  it('have no bonus, of cavalry, and the bank is uphill, of all', () => {
    const noBonus = (y: number): unknown => {
      const on = charged(field(water(y), { ...HORSE, at: [60, 58] }, { at: [60, 75] }));
      expect(inContact(on, 'a')).toEqual(['z', 'front']);
      return on.piece('a').marks['no bonus'] ?? null;
    };
    expect([noBonus(58), noBonus(20)]).toEqual(['HOW-TERR-21', null]);
    const foot = charged(field(water(58), { at: [60, 58] }));
    expect(inContact(foot, 'a')).toEqual(['z', 'front']);
    expect(foot.piece('a').marks['no bonus']).toBe('HOW-TERR-21');
  });
});
