import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Fire } from '../../../../engine/battle';
import { firePuffs } from '../../../../renderer/battlefield/troops/fire';
import { Smoke } from '../../../../renderer/battlefield/troops/smoke';
import { LEVEL, NORTH } from './small-battle';

const EYE = new Vector3(0, 100, 0);
const box = { pose: { x: 40, y: 30, ...NORTH }, width: 12, depth: 8 };
const houses: Fire = { id: 'Kutzdorf 1', of: 'houses', box };
const flames = (fire: Fire) => firePuffs(fire, LEVEL, 1, 1).filter(({ heat }) => heat > 0);

describe('a fire on the table', () => {
  it('breaks out of the roofs of houses, and of a bridge near its planks', () => {
    const heights = [houses, { ...houses, of: 'crossing' as const }].map((fire) =>
      Math.min(...flames(fire).map(({ at }) => at.y - LEVEL.heightAt())),
    );
    expect(heights[0]).toBeGreaterThan(4);
    expect(heights[1]).toBeLessThan(4);
  });
  it('burns within its box, and its smoke thins as it climbs', () => {
    for (const { at } of flames(houses)) {
      expect(Math.abs(at.x - 40)).toBeLessThan(6);
      expect(Math.abs(-at.z - 30)).toBeLessThan(4);
    }
    const soot = firePuffs(houses, LEVEL, 1, 1).filter(({ heat }) => heat < 0);
    const [low, high] = [soot.at(0), soot.at(-1)];
    expect(low?.alpha).toBeGreaterThan(2 * (high?.alpha ?? 1));
    expect(high?.at.y).toBeGreaterThan((low?.at.y ?? 0) + 10);
  });
  it('stays when the smoke of volleys is cleared, until it is put out', () => {
    const smoke = new Smoke(LEVEL, 1, 1);
    const drawn = (): number => {
      smoke.fill(EYE);
      return smoke.crowd.count;
    };
    smoke.burn([houses]);
    smoke.clear();
    expect(drawn()).toBe(firePuffs(houses, LEVEL, 1, 1).length);
    smoke.burn([]);
    expect(drawn()).toBe(0);
    smoke.dispose();
  });
  it('does not veil what lies behind for an eye right before its smoke, and its flames stay', () => {
    const smoke = new Smoke(LEVEL, 1, 1);
    const seenFrom = (eye: Vector3): number => {
      smoke.fill(eye);
      return smoke.crowd.count;
    };
    smoke.burn([houses]);
    const all = firePuffs(houses, LEVEL, 1, 1);
    const { at, size } = all.at(-1) ?? { at: EYE, size: 1 };
    const off = (sizes: number): Vector3 => at.clone().add(new Vector3(0, sizes * size, 0));
    expect(seenFrom(off(40))).toBe(all.length);
    expect(seenFrom(off(2.9))).toBeLessThan(all.length);
    expect(seenFrom(new Vector3(40, LEVEL.heightAt() + 5, -30))).toBeGreaterThanOrEqual(flames(houses).length);
    smoke.dispose();
  });
});
