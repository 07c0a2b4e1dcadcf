/** A dozen of the wild battles that `npm run soak` fights by the hundred. */
import { describe, expect, it } from 'vitest';
import { UNIT_TYPES, WEATHERS } from '../../../engine/scenario';
import { PLAYERS, trial, wildScenario } from '.';

/** Among them tables of every figure scale, with and without a river. */
const SEEDS = [5, 14, 20, 22, 29, 37] as const;

describe.each(SEEDS)('wild battle %i', { timeout: 60_000 }, (seed) => {
  it.each(PLAYERS)('by %s shows no fault', (player) => {
    const { fought, faults } = trial(seed, player);
    expect(faults).toEqual([]);
    expect(fought?.battle.events.length).toBeGreaterThan(50);
  });
});

describe('wild scenarios', () => {
  it('are the same from the same seed', () => {
    expect(wildScenario(3)).toEqual(wildScenario(3));
    expect(wildScenario(3)).not.toEqual(wildScenario(4));
  });

  it('show every type of unit, ground and weather, troops in houses and all figure scales', () => {
    const all = Array.from({ length: 40 }, (_, seed) => wildScenario(seed));
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
