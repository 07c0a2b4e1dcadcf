import { describe, expect, it } from 'vitest';
import { packed, type Cutout } from '../../../../../engine/maps/sheets/counters/packing';
import { inRows } from '../../../../../engine/maps/sheets/counters/cutouts';
import { fitted, LEAST } from '../../../../../engine/maps/sheets/counters/words';
import { widthOf } from '../../../../../engine/maps/lettering';
import { chances } from '../../scenarios';

const cutout = (id: string, width: number, height: number): Cutout => ({
  id,
  width,
  height,
  front: [],
  back: null,
  cut: true,
});
const AREA = { width: 18, height: 24, gap: 0.4 };

describe('packing', () => {
  it('loses nothing, overlaps nothing and stays inside, whatever it is given', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const chance = chances(seed);
      const groups = Array.from({ length: 1 + Math.floor(chance() * 4) }, (_, group) => ({
        heading: chance() < 0.7 ? { ...cutout(`heading ${group}`, AREA.width, 0.5), cut: false } : null,
        cutouts: Array.from({ length: 1 + Math.floor(chance() * 12) }, (__, index) =>
          cutout(`${group} ${index}`, 0.5 + chance() * 17.5, 0.5 + chance() * 12),
        ),
      }));
      const sheets = packed(groups, AREA);
      const laid = sheets.flat().filter(({ cutout: { cut } }) => cut);
      expect(laid.map(({ cutout: { id } }) => id).sort()).toEqual(
        groups.flatMap(({ cutouts }) => cutouts.map(({ id }) => id)).sort(),
      );
      for (const sheet of sheets)
        sheet.forEach((a, index) => {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.left + a.cutout.width).toBeLessThanOrEqual(AREA.width + 1e-6);
          expect(a.top + a.cutout.height).toBeLessThanOrEqual(AREA.height + 1e-6);
          for (const b of sheet.slice(index + 1)) {
            const beside = a.left + a.cutout.width <= b.left - 0.39 || b.left + b.cutout.width <= a.left - 0.39;
            const above = a.top + a.cutout.height <= b.top - 0.39 || b.top + b.cutout.height <= a.top - 0.39;
            expect(beside || above, `${seed}: ${a.cutout.id} and ${b.cutout.id}`).toBe(true);
          }
        });
    }
  });

  it('fills the paper beside something high before it goes on below', () => {
    const [sheet] = packed(
      [{ heading: null, cutouts: [cutout('low', 12, 4), cutout('low too', 12, 4), cutout('high', 5, 12)] }],
      AREA,
    );
    expect(sheet?.map(({ cutout: { id }, left, top }) => [id, left, top])).toEqual([
      ['high', 0, 0],
      ['low', 5.4, 0],
      ['low too', 5.4, 4.4],
    ]);
  });

  it('says a heading again where its group goes on, and never alone', () => {
    const heading = { ...cutout('heading', AREA.width, 0.5), cut: false };
    const sheets = packed([{ heading, cutouts: [1, 2, 3].map((n) => cutout(`${n}`, 18, 11)) }], AREA);
    expect(sheets.map((sheet) => sheet.map(({ cutout: { id } }) => id))).toEqual([
      ['heading', '1', '2'],
      ['heading', '3'],
    ]);
  });

  it('refuses what is larger than the paper', () => {
    expect(() => packed([{ heading: null, cutouts: [cutout('limber', 18.1, 3)] }], AREA)).toThrow(
      'limber is larger than the paper',
    );
    expect(packed([{ heading: null, cutouts: [cutout('limber', 18, 24)] }], AREA)).toHaveLength(1);
  });

  it('cuts a row of markers by lines they share', () => {
    const rows = inRows(
      'hits',
      [1, 2, 3, 4, 5].map((n) => cutout(`hits ${n}`, 4.5, 2)),
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
