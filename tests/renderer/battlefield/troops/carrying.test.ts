import { describe, expect, it } from 'vitest';
import { poseAt } from '../../../../engine/geometry';
import { carriedOver, passagesOf } from '../../../../renderer/battlefield/troops/carrying';
import { STILL } from '../../../../renderer/battlefield/troops/posture';
import type { TroopPosture } from '../../../../renderer/battlefield/troops/posture';

const standing = (id: string, x: number, y: number): TroopPosture => {
  const pose = poseAt({ x, y }, { x: 0, y: 1 });
  return {
    id,
    pose,
    bases: [{ pose, width: 16, depth: 4, carries: 'foot' }],
    inside: null,
    count: 0,
    shaken: false,
    sway: { ...STILL, lean: 0.2, paces: 3 },
  };
};
const of = (...all: readonly TroopPosture[]): ReadonlyMap<string, TroopPosture> =>
  new Map(all.map((one) => [one.id, one]));
/** One goes north past y = 20, where the other stands. */
const going = (from: number, to: number) =>
  passagesOf(
    of(standing('goes', 50, from), standing('stands', 50, 20)),
    of(standing('goes', 50, to), standing('stands', 50, 20)),
    (t) => of(standing('goes', 50, from + (to - from) * t)),
  );

describe('a unit that passes through another', () => {
  it('is carried over it, and goes on its own feet before and behind', () => {
    const passage = going(0, 40).get('goes') ?? { from: 0, to: 0 };
    for (let t = 0; t <= 1; t += 0.01) {
      const { lift, lean } = carriedOver(standing('goes', 50, 40 * t), passage, t, 1).sway;
      if (Math.abs(40 * t - 20) < 4) expect(lift).toBeGreaterThan(3.4);
      if (t < 0.2 || t > 0.8) expect([lift, lean]).toEqual([0, 0.2]);
    }
  });
  it('stays on the ground when it only comes up to it, or when it stood among it', () => {
    expect(going(0, 16).size).toBe(0);
    expect(going(19, 40).size).toBe(0);
  });
});
