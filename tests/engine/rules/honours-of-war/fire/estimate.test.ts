import { describe, expect, it } from 'vitest';
import { expectedFire, expectedHarm, expectedHits, fireAgainst } from '../../../../../engine/rules/honours-of-war/fire';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { at, battlefield, polygon, village, wood } from '../field';
import type { UnitType } from '../../../../../engine/scenario';
import type { UnitPlace } from '../field';

const field = battlefield({
  blue: { lossow: { at: [100, 48] }, guns: { type: 'medium gun', at: [80, 60], heading: 90 } },
  red: { esterle: { at: [100, 60] }, baden: { at: [140, 90], class: 'superior' } },
});
const view = field.view('blue');
const moved = (id: string, x: number, y: number) => {
  const troop = field.troop(id);
  return troopAt(troop, { ...troop.box.pose, ...at(x, y) });
};

describe('estimates for generals', () => {
  it('the best shot of a unit where it stands, and elsewhere', () => {
    expect(expectedFire(view, field.troop('lossow'))).toBeCloseTo(expectedHits('standard infantry', 0), 12);
    expect(expectedFire(view, moved('lossow', 100, 44))).toBeCloseTo(expectedHits('standard infantry', -1), 12);
    expect(expectedFire(view, moved('lossow', 100, 20))).toBe(0);
    // Canister into the flank of Esterle.
    expect(expectedFire(view, field.troop('guns'))).toBeCloseTo(expectedHits('standard artillery', 3), 12);
  });
  it('HOW-SCALE-03: as far as weapons reach, and a hair farther', () => {
    const at28 = (type: UnitType, range: number) => {
      const on = battlefield({ blue: { firer: { type, at: [100, 40] } }, red: { esterle: { at: [100, 100] } } });
      const [firer, esterle] = [on.troop('firer'), on.troop('esterle')];
      const y = firer.box.pose.y + (firer.box.depth + esterle.box.depth) / 2 + range;
      const there = battlefield({ blue: { firer: { type, at: [100, 40] } }, red: { esterle: { at: [100, y] } } });
      return expectedFire(there.view('blue'), there.troop('firer'));
    };
    // At their limit most of the target lies beyond the zone.
    const [muskets, guns] = [expectedHits('standard infantry', -2), 'standard artillery'] as const;
    expect([30.005, 30.02].map((range) => at28('line infantry', range))).toEqual([muskets, 0]);
    // Canister of a medium gun reaches 40 cm.
    expect([40.005, 40.02].map((range) => at28('medium gun', range))).toEqual([
      expectedHits(guns, 2),
      expectedHits(guns, 0),
    ]);
  });
  it('nothing from units that cannot fire in their state or formation', () => {
    const column = battlefield({
      blue: { lossow: { at: [100, 48], formation: 'march column' } },
      red: { esterle: { at: [100, 70] } },
    });
    expect(expectedFire(column.view('blue'), column.troop('lossow'))).toBe(0);
  });
  it('nor are such feared, but those in houses are, on every side', () => {
    const feared = (firer: UnitPlace) => {
      const on = battlefield({
        terrain: [village('mill', at(100, 60), 0, 20)],
        blue: { lossow: { at: [100, 40], heading: 180 } },
        red: { firer },
      });
      return fireAgainst(on.view('blue'), on.troop('lossow'));
    };
    expect(feared({ at: [100, 24], heading: 0, formation: 'march column' })).toBe(0);
    expect(feared({ at: [100, 24], heading: 0 })).toBeGreaterThan(0);
    // It looks north and fires south as well, 8 cm.
    expect(feared({ inside: 'mill/1' })).toBeGreaterThan(0);
  });
  it('nothing through a wood', () => {
    const hidden = battlefield({
      terrain: [wood('wood', polygon([60, 52], [140, 52], [140, 56], [60, 56]))],
      blue: { lossow: { at: [100, 48] } },
      red: { esterle: { at: [100, 60] } },
    });
    expect(expectedFire(hidden.view('blue'), hidden.troop('lossow'))).toBe(0);
  });
  const muskets = expectedHits('standard infantry', 0);
  const facing = (red: Readonly<Record<string, UnitPlace>>, id = 'esterle') => {
    const on = battlefield({ blue: { lossow: { at: [100, 48] } }, red });
    return fireAgainst(on.view('blue'), on.troop(id));
  };
  it('HOW-TGT-01: units at about one distance from an enemy share his fire, those behind others get a quarter', () => {
    const esterle: UnitPlace = { at: [100, 60], heading: 180 };
    expect(facing({ esterle })).toBeCloseTo(muskets, 12);
    expect(facing({ esterle, baden: { at: [100, 68.1], heading: 180 } })).toBeCloseTo(muskets, 12);
    expect(facing({ esterle: { ...esterle, at: [106, 60] }, baden: { at: [85, 60], heading: 180 } })).toBeCloseTo(
      muskets / 2,
      12,
    );
  });
  it('a second unit does more harm to a target that another fires at than to a fresh one', () => {
    const red = { esterle: { at: [100, 60], heading: 180 } } as const;
    const alone = battlefield({ blue: { lossow: { at: [100, 48] } }, red });
    const both = battlefield({
      blue: { lossow: { at: [100, 48] }, guns: { type: 'medium gun', at: [80, 60], heading: 90 } },
      red,
    });
    const harm = (on: typeof both) => expectedHarm(on.view('blue'), on.troop('lossow'), false);
    // At 8 cm 2.33 hits, of which the first costs 0.09, the next 0.11 and the third 0.18.
    expect(harm(alone)).toBeCloseTo(0.09 + 0.11 + 0.18 / 3, 9);
    // After the two of the canister: the third, the fourth and a third of the fifth.
    expect(harm(both)).toBeCloseTo(0.18 + 0.4 + 0.45 / 3, 9);
  });
  it('HOW-TGT-01: distances that differ by 4 cm are about one, by more they are not', () => {
    const share = (y: number) => {
      const baden: UnitPlace = { at: [106, y], heading: 180 };
      return facing({ baden, other: { at: [85, 60], heading: 180 } }, 'baden') / facing({ baden }, 'baden');
    };
    // The other is 9.4 cm off; these are 13.3 and 13.5.
    expect(share(65.3)).toBeCloseTo(1 / 2, 9);
    expect(share(65.5)).toBeCloseTo(1 / 4, 9);
  });
  it('HOW-SCALE-03: just 4 cm is about one distance', () => {
    // Esterle and Baden meet at the line straight ahead of Lossow, 8 and 12 cm off.
    const both = { esterle: { at: [90, 60], heading: 180 }, baden: { at: [110, 64], heading: 180 } } as const;
    const share = (id: 'esterle' | 'baden') => facing(both, id) / facing({ [id]: both[id] }, id);
    expect(share('esterle')).toBeCloseTo(1 / 2, 9);
    expect(share('baden')).toBeCloseTo(1 / 2, 9);
  });
  it('the fire of all enemies at a place adds up', () => {
    expect(fireAgainst(view, field.troop('esterle'))).toBeCloseTo(
      expectedHits('standard infantry', 0) + expectedHits('standard artillery', 3),
      1,
    );
    expect(fireAgainst(view, moved('esterle', 100, 170))).toBe(0);
  });
});
