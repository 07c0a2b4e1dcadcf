import { describe, expect, it } from 'vitest';
import { reachOf } from '../../../../../engine/rules/honours-of-war/fire';
import { originOf } from '../../../../../engine/rules/honours-of-war/fire/firing-zone';
import { at, battlefield, village } from '../field';
import type { UnitPlace } from '../field';

describe('HOW-UNIT-07, HOW-SCALE-08, 09: how far a unit reaches', () => {
  it.each<[string, UnitPlace, number]>([
    ['muskets with battalion guns', {}, 30],
    ['light infantry', { type: 'freikorps' }, 20],
    ['a medium gun', { type: 'medium gun' }, 120],
    ['cavalry in the saddle', { type: 'hussars' }, 0],
    ['transport', { type: 'transport' }, 0],
  ])('%s', (_what, place, reach) => {
    expect(reachOf(battlefield({ blue: { unit: { at: [50, 50], ...place } } }).troop('unit'))).toBe(reach);
  });
});

describe('HOW-FIRE-22: what fire is measured from', () => {
  const field = battlefield({
    terrain: [village('mill', at(100, 60), 0, 20)],
    blue: { open: { at: [50, 50] }, inside: { inside: 'mill/1' } },
  });
  it('the footprint in the open, the face used of a block, the block itself when no face is named', () => {
    const heading = (unit: string, face?: number) => {
      const { pose } = originOf(field.troop(unit), face);
      return [pose.x, pose.y, pose.hx, pose.hy];
    };
    expect(heading('open')).toEqual([50, 50, 0, 1]);
    expect(heading('inside')).toEqual([100, 60, 0, 1]);
    expect(heading('inside', 1)).toEqual([100, 60, 1, 0]);
  });
});
