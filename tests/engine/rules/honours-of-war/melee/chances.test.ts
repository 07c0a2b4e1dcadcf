import { describe, expect, it } from 'vitest';
import { chances } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import type { HitLine } from '../../../../../engine/rules/honours-of-war/fire';
import { exchange } from '../../../../../engine/rules/honours-of-war/melee/exchange';
import {
  chargeChances,
  chargeThreat,
  chargeRisk,
  meleeChances,
} from '../../../../../engine/rules/honours-of-war/melee/chances';
import { at, battlefield, village } from '../field';
import type { UnitPlace } from '../field';

/** The chance that horse breaks what it charges. */
const chance = (z: UnitPlace): number => {
  const on = battlefield({
    blue: { a: { at: [60, 50], type: 'cuirassiers' } },
    red: { z: { at: [60, 75], heading: 180, ...z } },
  });
  return chargeChances(on.view('blue'), on.troop('a'), on.troop('z')) ?? NaN;
};

it.each<[string, UnitPlace, boolean]>([
  ['foot', {}, true],
  ['guns', { type: 'light gun' }, true],
  ['horse', { type: 'dragoons' }, false],
  ['foot that is struck in the flank', { heading: 90 }, false],
])('HOW-FIRE-15: counts on the fire of the charged until it has fired: %s', (_who, z, fires) => {
  expect(chance(z) < chance({ ...z, marks: { fired: 1 } })).toBe(fires);
});

describe('the chance that a charger breaks an enemy, from the two alone', () => {
  const FIRED = { fired: 1 };
  interface Row {
    readonly a?: Partial<UnitPlace>;
    readonly z?: Partial<UnitPlace>;
    readonly flank?: boolean;
    /** Modifiers of both as they should be. */
    readonly own?: number;
    readonly theirs?: number;
    readonly lines?: readonly [HitLine, HitLine];
    /** Chances of the hits of the volley that the charger meets. */
    readonly fire?: readonly number[];
    readonly had?: number;
  }
  const HORSE_ON_FOOT = ['standard cavalry', 'standard infantry'] as const;
  it.each<[string, Row]>([
    ['foot that has fired', {}],
    ['with a bonus of 1 in the first round', {}],
    ['a superior enemy: -1', { z: { class: 'superior' }, own: -1, lines: ['standard cavalry', 'superior infantry'] }],
    ['an inferior one: +1', { z: { class: 'inferior' }, own: 1, lines: ['standard cavalry', 'inferior infantry'] }],
    [
      'a superior charger: -1 for the enemy',
      { a: { class: 'superior' }, theirs: -1, lines: ['superior cavalry', 'standard infantry'] },
    ],
    [
      'an inferior charger: +1 for the enemy',
      { a: { class: 'inferior' }, theirs: 1, lines: ['inferior cavalry', 'standard infantry'] },
    ],
    ['struck in the flank: -2 for it', { flank: true, theirs: -2 }],
    ['one that reforms: as in the flank (HOW-RALLY-10)', { z: { marks: { ...FIRED, reforming: 1 } }, theirs: -2 }],
    ['a column: -2 for it', { z: { formation: 'march column' }, theirs: -2 }],
    ['a column that charges: -2', { a: { formation: 'march column' }, own: -2 }],
    ['guns: -1 for them', { z: { type: 'medium gun' }, theirs: -1, lines: ['standard cavalry', 'standard artillery'] }],
    ['after the volley of foot', { z: { marks: {} }, fire: chances('standard infantry', 0) }],
    [
      'after canister of guns',
      {
        z: { type: 'medium gun', marks: {} },
        theirs: -1,
        lines: ['standard cavalry', 'standard artillery'],
        fire: chances('standard artillery', 2),
      },
    ],
    ['which in the flank nobody fires', { z: { marks: {} }, flank: true, theirs: -2 }],
    ['nor horse', { z: { type: 'dragoons', marks: {} }, lines: ['standard cavalry', 'standard cavalry'] }],
    // A column may miss; a line with nothing against it never does.
    [
      'HOW-REACT-03: one on 4 hits that nobody hits any more',
      { a: { hits: 4 }, had: 4, z: { formation: 'march column' }, theirs: -2 },
    ],
    [
      'one that has 3 hits and is stopped by any more',
      {
        a: { hits: 3 },
        had: 3,
        z: { marks: {} },
        fire: chances('standard infantry', 0),
      },
    ],
    ['HOW-FIRE-04: a march column, that fires no volley', { z: { marks: {}, formation: 'march column' }, theirs: -2 }],
    ['HOW-RALLY-10: one that reforms, that fires none', { z: { marks: { reforming: 1 } }, theirs: -2 }],
    [
      'HOW-FIRE-04: limbered guns, that fire none',
      {
        z: { type: 'medium gun', formation: 'limbered', marks: {} },
        theirs: -3,
        lines: ['standard cavalry', 'standard artillery'],
      },
    ],
  ])(
    '%s',
    (_what, { a = {}, z = {}, flank = false, own = 0, theirs = 0, lines = HORSE_ON_FOOT, fire = [1], had = 0 }) => {
      const on = battlefield({
        blue: { a: { at: [60, 50], type: 'dragoons', ...a } },
        red: { z: { at: [60, 75], marks: FIRED, ...z } },
      });
      const bonus = _what.startsWith('with a bonus') ? 1 : 0;
      const won = fire.map((p, hits) => {
        const charger = { line: lines[0], first: own + bonus, later: own, hits: had + hits };
        const charged = { line: lines[1], first: theirs, later: theirs, hits: 0 };
        return hits === 0 || had + hits < 4 ? p * exchange(charger, charged).won : 0;
      });
      const reckoned = meleeChances(on.view('blue'), on.troop('a'), on.troop('z'), bonus, flank);
      expect(reckoned).toBeCloseTo(
        won.reduce((sum, p) => sum + p, 0),
        12,
      );
    },
  );
});

describe('units in houses', () => {
  const mill = village('mill', at(60, 60), 0, 20);
  const on = battlefield({
    terrain: [mill],
    blue: { a: { inside: 'mill/1' }, b: { at: [100, 50] } },
    red: { z: { at: [60, 79], type: 'jaeger', hits: 3, class: 'inferior' } },
  });
  it('neither threaten a charge nor fear one', () => {
    expect([chargeThreat(on.view('blue'), on.troop('a')), chargeRisk(on.view('blue'), on.troop('a'))]).toEqual([0, 0]);
  });
  it('a column threatens none, not even of light infantry', () => {
    const column = battlefield({
      blue: { a: { at: [60, 60], type: 'dragoons', formation: 'march column' } },
      red: { z: { at: [60, 79], type: 'jaeger', hits: 3, class: 'inferior' } },
    });
    expect(chargeThreat(column.view('blue'), column.troop('a'))).toBe(0);
  });
});
