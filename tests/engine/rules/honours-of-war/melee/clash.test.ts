import { describe, expect, it } from 'vitest';
import { clashIn } from '../../../../../engine/rules/honours-of-war/melee/clash';
import { duel } from '../charge/run';
import { at, village } from '../field';
import type { UnitPlace } from '../field';

const clash = (a: UnitPlace, z: UnitPlace) =>
  clashIn(duel(a, z, { terrain: [village('dorf', at(60, 72), 0, 20)] }).view('blue'), 'a', 'z');
const horse: UnitPlace = { type: 'cuirassiers' };

describe('what an attack on the front of an enemy is expected to bring', () => {
  it.each<[string, UnitPlace, UnitPlace]>([
    ['HOW-CHG-11: horse on houses', horse, { inside: 'dorf/1' }],
    ['HOW-CHG-08: foot on horse', {}, horse],
    ['HOW-CHG-10: guns on anybody', { type: 'medium gun' }, {}],
  ])('%s: nothing, it may not be made', (_what, a, z) => {
    expect(clash(a, z)).toBeNull();
  });
  it('horse on guns breaks them more often than it is broken, and than fresh foot', () => {
    const [guns, foot] = [clash(horse, { type: 'medium gun' }), clash(horse, {})];
    expect(guns?.won).toBeGreaterThan(0.5);
    expect(guns?.won).toBeGreaterThan(foot?.won ?? 1);
    expect((guns?.won ?? 0) + (guns?.lost ?? 0)).toBeCloseTo(1, 12);
  });
  it('nothing from or on one that is not on the table', () => {
    const view = duel(horse, {}).view('blue');
    expect([clashIn(view, 'a', 'nobody'), clashIn(view, 'nobody', 'z')]).toEqual([null, null]);
  });
  it('a column is taken to form before it charges', () => {
    expect(clash({ formation: 'march column' }, {})).toEqual(clash({}, {}));
  });
});
