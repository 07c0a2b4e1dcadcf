import { describe, expect, it } from 'vitest';
import { inRows, type Cutout } from '../../../../drawing/paper/counters/cutouts';
import { fitted, LEAST } from '../../../../drawing/paper/counters/fitted-words';
import { widthOf } from '../../../../drawing/map/lettering';

describe('rows of markers', () => {
  it('share the lines they are cut along', () => {
    const cutout = (id: string): Cutout => ({ id, width: 4.5, height: 2, front: [], back: null, marked: true });
    const rows = inRows(
      'hits',
      [1, 2, 3, 4, 5].map((n) => cutout(`hits ${n}`)),
      18,
    );
    expect(rows.map(({ width, height }) => [width, height])).toEqual([
      [18, 2],
      [4.5, 2],
    ]);
  });
});

describe('words in small places', () => {
  const fit = { colour: '#000000', size: 0.4 } as const;
  it('are as large as wished where they may, smaller where they must, and cut short at the last', () => {
    expect(fitted('Itzenplitz', { ...fit, width: 9 })).toMatchObject({ text: 'Itzenplitz', size: 0.4 });
    const smaller = fitted('Itzenplitz', { ...fit, width: 1 });
    expect(smaller.text).toBe('Itzenplitz');
    expect(widthOf(smaller)).toBeCloseTo(1, 6);
    const short = fitted('Grenadier Battalion Jung-Billerbeck', { ...fit, width: 1 });
    expect(short).toMatchObject({ size: LEAST });
    expect(short.text).toMatch(/^Grenadier.*\.$/);
    expect(widthOf(short)).toBeLessThanOrEqual(1);
  });
});
