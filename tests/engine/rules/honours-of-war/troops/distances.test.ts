import { describe, expect, it } from 'vitest';
import { areWithin, distanceBetween, nearest } from '../../../../../engine/tabletop';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { chances } from '../../../../kit';
import { at, battlefield } from '../field';

const field = battlefield({
  blue: { lossow: { at: [100, 40] }, column: { at: [60, 40], formation: 'march column' } },
  red: { esterle: { at: [100, 70] }, guns: { type: 'medium gun', at: [60, 90], formation: 'deployed', heading: 0 } },
});
const moved = (id: string, x: number, y: number) => {
  const troop = field.troop(id);
  return troopAt(troop, { ...troop.box.pose, ...at(x, y) });
};

describe('how far apart two units are', () => {
  const { depth } = field.troop('esterle').box;

  it('is told from nearest edge to nearest edge (HOW-SCALE-02)', () => {
    const lossow = moved('lossow', 100, 40);
    const behind = (gap: number) => moved('esterle', 100, 40 + depth + gap);
    expect(distanceBetween(lossow, behind(19.9))).toBeCloseTo(19.9, 9);
    expect(areWithin(lossow, behind(19.9), 20)).toBe(true);
    expect(areWithin(lossow, behind(20.1), 20)).toBe(false);
    expect(areWithin(lossow, behind(-1), 0)).toBe(true);
  });

  it('counts the limber of a deployed battery (HOW-SCALE-17)', () => {
    const guns = field.troop('guns');
    const [base, limber] = guns.boxes;
    if (!base || !limber) throw new Error('the battery has no limber');
    const lossow = field.troop('lossow');
    const rear = limber.pose.y - limber.depth / 2;
    const below = (gap: number) => moved('lossow', 60, rear - gap - lossow.box.depth / 2);
    expect(distanceBetween(below(19.9), guns)).toBeCloseTo(19.9, 9);
    expect([areWithin(below(19.9), guns, 20), areWithin(below(20.1), guns, 20)]).toEqual([true, false]);
  });

  it('is the same by every way of asking', () => {
    const chance = chances(7);
    const ids = ['lossow', 'column', 'esterle', 'guns'] as const;
    let near = 0;
    for (let i = 0; i < 300; i++) {
      const [one = field.troop('lossow'), ...others] = ids.map((id) => {
        const turn = chance() * 6.28;
        const troop = field.troop(id);
        return troopAt(troop, { x: chance() * 60, y: chance() * 60, hx: Math.sin(turn), hy: Math.cos(turn) });
      });
      const apart = others.map((other) => distanceBetween(one, other));
      const limit = chance() * 40;
      expect(others.map((other) => areWithin(one, other, limit))).toEqual(apart.map((far) => far <= limit));
      expect(nearest(one, others)?.distance).toBe(Math.min(...apart));
      near += apart.filter((far) => far <= limit).length;
    }
    expect(near).toBeGreaterThan(100);
    expect(near).toBeLessThan(800);
  });
});
