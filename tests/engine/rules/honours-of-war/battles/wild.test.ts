/** Some of the wild battles that `npm run soak` fights by the hundred. */
import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { UNIT_TYPES, WEATHERS } from '../../../../../engine/scenario';
import { testBattles } from '../../../../kit/suite';
import { wildScenario } from '../../../../soak';
import { wildSubject } from './subjects';

const BATTLES = [
  [5, 'generals'],
  [14, 'chance'],
  [20, 'generals'],
  [22, 'chance'],
  [29, 'generals'],
  [37, 'chance'],
] as const;

describe('a battle of', () => {
  testBattles(BATTLES.map(([seed, player]) => ({ subject: wildSubject(seed, player), player, seed })));
});

describe('wild scenarios', () => {
  it('are the same from the same seed', () => {
    expect(wildScenario(3, honoursOfWar)).toEqual(wildScenario(3, honoursOfWar));
    expect(wildScenario(3, honoursOfWar)).not.toEqual(wildScenario(4, honoursOfWar));
  });

  it('show every type of unit, ground and weather, troops in houses and all figure scales', () => {
    const all = Array.from({ length: 40 }, (_, seed) => wildScenario(seed, honoursOfWar));
    const units = all.flatMap(({ armies }) =>
      armies.flatMap(({ brigades, independents }) => [...brigades.flatMap((one) => one.units), ...independents]),
    );
    expect(new Set(units.map(({ type }) => type)).size).toBe(Object.keys(UNIT_TYPES).length);
    expect(units.some(({ place }) => 'inside' in place)).toBe(true);
    expect(new Set(all.flatMap(({ terrain }) => terrain.map(({ kind }) => kind))).size).toBe(20);
    expect(new Set(all.map(({ rules }) => rules.scale)).size).toBe(5);
    expect(new Set(all.map(({ weather }) => weather.start)).size).toBe(WEATHERS.length + 1);
    expect(all.some(({ special }) => special.some(({ rule }) => rule === 'mist'))).toBe(true);
    for (const { armies } of all) expect(armies.every(({ brigades }) => brigades.length > 0)).toBe(true);
  });
});
