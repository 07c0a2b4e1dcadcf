import { describe, expect, it } from 'vitest';
import { comparedOnHill } from '../../../engine/tabletop';
import { groundOf, hill, polygon } from '../terrain/tables';
import { boxOf } from './bodies';

describe('two footprints on a hill', () => {
  const ground = groundOf(hill('rise', 'gentle', 4, polygon([40, 40], [80, 40], [80, 80], [40, 80])));
  const compared = (x: number, y: number) => {
    const [rise] = ground.areas;
    if (!rise) throw new Error('the table has a hill');
    // The other stands 6 cm south of the hill's centre and faces south.
    return comparedOnHill(ground, rise, boxOf(x, y), boxOf(60, 54, 180));
  };

  it('differ by their distance from its centre', () => {
    expect(compared(60, 50).farther).toBeCloseTo(4, 9);
    expect(compared(60, 57).farther).toBeCloseTo(-3, 9);
  });
  it('are on one side of its crest or not, and on the crest on both', () => {
    expect([59.9, 60, 60.1].map((y) => compared(60, y).isSameSide)).toEqual([true, true, false]);
  });
  it('stand on it with a share of their own', () => {
    expect(compared(60, 40).share).toBeCloseTo(0.5, 9);
    expect(compared(60, 37).share).toBe(0);
  });
});
