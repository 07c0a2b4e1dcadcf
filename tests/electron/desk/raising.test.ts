import { describe, expect, it } from 'vitest';
import { raiseArmy } from '../../../electron/desk/raising';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { unitsOfArmy } from '../../../engine/scenario';
import { stUlrich } from '../../engine/scenario/files';

const full = stUlrich();
/** One unit of Red stands in its half. */
const scenario = { ...full, armies: full.armies.map((army) => ({ ...army, brigades: [] })) };
const order = { text: '', file: null, side: 'red', points: 600, shape: 'balanced', seed: 3 } as const;

describe('an army raised for a side', () => {
  it('comes to the points, of its nation, on ground where nobody stands; the same order makes the same', () => {
    const made = raiseArmy(scenario, order, honoursOfWar);
    expect(Math.abs(made.points - 600)).toBeLessThanOrEqual(12);
    expect(made.brigades.length).toBeGreaterThan(0);
    expect(raiseArmy(scenario, order, honoursOfWar)).toEqual(made);
    expect(raiseArmy(scenario, { ...order, seed: 4 }, honoursOfWar)).not.toEqual(made);
    const standing = scenario.armies.flatMap(unitsOfArmy).flatMap(({ place }) => ('at' in place ? [place.at] : []));
    const text = JSON.stringify(made.brigades);
    const places = [...text.matchAll(/"at":\[([\d.]+),([\d.]+)\]/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    expect(places.length).toBeGreaterThan(3);
    for (const { x } of places) expect(x).toBeGreaterThan(scenario.table.width / 2);
    const isHeld = places.some((at) => standing.some((one) => Math.hypot(one.x - at.x, one.y - at.y) < 3));
    expect(isHeld).toBe(false);
  });

  it('stands among others where there is no room beside them', () => {
    expect(raiseArmy(full, order, honoursOfWar).brigades.length).toBeGreaterThan(0);
  });

  it('is refused with the reason', () => {
    const refused = (change: object) => () => raiseArmy(scenario, { ...order, ...change }, honoursOfWar);
    expect(refused({ points: 100 })).toThrow('An army is made of 400 to 10000 points, not of 100.');
    expect(refused({ side: 'green' })).toThrow('There is no side “green”.');
    expect(refused({ points: 9000 })).toThrow('larger deployment zone');
  });
});
