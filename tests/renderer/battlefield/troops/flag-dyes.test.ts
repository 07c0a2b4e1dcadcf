import { describe, expect, it } from 'vitest';
import { flagsOf, type FlagDesign } from '../../../../drawing/map';
import { dyed } from '../../../../renderer/battlefield/troops/flag-dyes';
import { inside } from '../../../drawing/map/flags/inside';

const square = (west: number, south: number, east: number, north: number) => [
  { x: west, y: south },
  { x: east, y: south },
  { x: east, y: north },
  { x: west, y: north },
];

describe('a dyed cloth', () => {
  it('runs from its foot and from the hoist, and mixes colours where they meet', () => {
    const design: FlagDesign = [
      { colour: '#ff0000', outlines: [square(-1, -1, 1, 1)] },
      { colour: '#0000ff', outlines: [square(-1, -1, -0.25, 0)] },
    ];
    const cloth = dyed(design, 4, 2).map((dye) => dye.map((part) => Math.round(part * 100) / 100));
    expect(cloth).toHaveLength(16);
    expect(cloth[0]).toEqual([0, 0, 1]);
    expect(cloth[1]).toEqual([0.5, 0, 0.5]);
    expect(cloth[3]).toEqual([1, 0, 0]);
    expect(cloth[12]).toEqual([1, 0, 0]);
  });

  it('shows at every point what the design has there', () => {
    const { regiment } = flagsOf('prussia', { flag: ['#ffffff', '#000000', '#00ff00'] }, '#ff0000');
    const cloth = dyed(regiment, 40, 1);
    for (let row = 0; row < 40; row++)
      for (let column = 0; column < 40; column++) {
        const [x, y] = [((column + 0.5) / 40) * 2 - 1, ((row + 0.5) / 40) * 2 - 1];
        const top = regiment.findLast(({ outlines }) => outlines.some((outline) => inside(outline, x, y)));
        const hex = cloth[row * 40 + column]
          ?.map((part) =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('');
        expect(`#${hex}`).toBe(top?.colour);
      }
  });
});
