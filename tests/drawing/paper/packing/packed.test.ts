import { describe, expect, it } from 'vitest';
import { packed, type LaidPiece, type PaperPiece } from '../../../../drawing/paper/packing';
import { chances } from '../../map/scenarios';

const piece = (id: string, width: number, height: number): PaperPiece => ({ id, width, height });
const AREA = { width: 18, height: 24, gap: 0.4 };
const sizeOf = ({ cutout: { width, height }, turned }: LaidPiece<PaperPiece>): readonly [number, number] =>
  turned ? [height, width] : [width, height];
const loose = (...cutouts: PaperPiece[]) => [{ heading: null, cutouts }];
const placed = (sheet: readonly LaidPiece<PaperPiece>[] | undefined) =>
  sheet?.map(({ cutout: { id }, left, top, turned }) => [id, left, top, turned]);

describe('packing', () => {
  it.each([0, 0.4])('loses nothing, keeps %s cm clear and stays inside, whatever it is given', (gap) => {
    const area = { ...AREA, gap };
    for (let seed = 1; seed <= 60; seed += 1) {
      const chance = chances(seed);
      const groups = Array.from({ length: 1 + Math.floor(chance() * 4) }, (_, group) => ({
        heading: chance() < 0.6 ? piece(`heading ${group}`, AREA.width, 0.5) : null,
        cutouts: Array.from({ length: 1 + Math.floor(chance() * 12) }, (__, index) =>
          piece(`${group} ${index}`, 0.5 + chance() * 17.5, 0.5 + chance() * 12),
        ),
      }));
      const sheets = packed(groups, area);
      const cut = sheets.flat().filter(({ cutout: { id } }) => !id.startsWith('heading'));
      expect(cut.map(({ cutout: { id } }) => id).sort()).toEqual(
        groups.flatMap(({ cutouts }) => cutouts.map(({ id }) => id)).sort(),
      );
      for (const sheet of sheets)
        sheet.forEach((a, index) => {
          const [wide, high] = sizeOf(a);
          expect(Math.min(a.left, a.top)).toBeGreaterThanOrEqual(0);
          expect(a.left + wide).toBeLessThanOrEqual(area.width + 1e-6);
          expect(a.top + high).toBeLessThanOrEqual(area.height + 1e-6);
          for (const b of sheet.slice(index + 1)) {
            const [broad, deep] = sizeOf(b);
            const beside = Math.max(b.left - a.left - wide, a.left - b.left - broad);
            const above = Math.max(b.top - a.top - high, a.top - b.top - deep);
            expect(Math.max(beside, above), `${seed}: ${a.cutout.id} and ${b.cutout.id}`).toBeGreaterThan(gap - 0.001);
          }
        });
    }
  });

  it('fills the paper beside something high before it goes on below', () => {
    const [sheet, ...others] = packed(loose(piece('low', 12, 4), piece('low too', 12, 4), piece('high', 5, 12)), AREA);
    expect(others).toEqual([]);
    expect(placed(sheet)).toEqual([
      ['high', 0, 0, false],
      ['low', 5.4, 0, false],
      ['low too', 5.4, 4.4, false],
    ]);
  });

  it('turns what lies better turned, and nothing else', () => {
    const [sheet, ...others] = packed(loose(piece('tall', 4, 24), piece('long', 24, 4)), { ...AREA, gap: 0 });
    expect(others).toEqual([]);
    expect(placed(sheet)).toEqual([
      ['tall', 0, 0, false],
      ['long', 4, 0, true],
    ]);
    expect(packed(loose(piece('small', 4, 3)), AREA).map(placed)).toEqual([[['small', 0, 0, false]]]);
  });

  it('puts 24 bases of 4 cm in rows of four on one sheet when they share their cuts, 20 when they do not', () => {
    const rows = Array.from({ length: 6 }, (_, row) => piece(`row ${row}`, 16, 4));
    expect(packed(loose(...rows), { ...AREA, gap: 0 }).map(({ length }) => length)).toEqual([6]);
    expect(packed(loose(...rows), AREA).map(({ length }) => length)).toEqual([5, 1]);
  });

  it('says a heading again where its group goes on, and never alone', () => {
    const heading = piece('heading', AREA.width, 0.5);
    const sheets = packed([{ heading, cutouts: [1, 2, 3].map((n) => piece(`${n}`, 18, 11)) }], AREA);
    expect(sheets.map((sheet) => sheet.map(({ cutout: { id } }) => id))).toEqual([
      ['heading', '1', '2'],
      ['heading', '3'],
    ]);
  });

  it('goes back to a sheet with room for what has no heading', () => {
    const sheets = packed(
      [
        { heading: null, cutouts: [piece('great', 18, 20)] },
        { heading: null, cutouts: [piece('greater', 18, 23)] },
        { heading: null, cutouts: [piece('little', 3, 3)] },
      ],
      AREA,
    );
    expect(sheets.map((sheet) => sheet.map(({ cutout: { id } }) => id))).toEqual([['great', 'little'], ['greater']]);
  });

  it('refuses what is larger than the paper, whichever way it lies', () => {
    expect(() => packed(loose(piece('limber', 18.1, 18.1)), AREA)).toThrow('limber is larger than the paper');
    expect(() => packed(loose(piece('limber', 24.1, 3)), AREA)).toThrow('limber is larger than the paper');
    expect(packed(loose(piece('limber', 18, 24)), AREA)).toHaveLength(1);
    expect(packed(loose(piece('limber', 24, 18)), AREA)).toHaveLength(1);
  });

  it('lays what is as large as the paper below its heading, whatever the fractions', () => {
    for (const height of [10.0049, 22.73311, 23.0951]) {
      const heading = piece('heading', AREA.width, 23.6 - height);
      expect(packed([{ heading, cutouts: [piece('zone', 18, height - 0.01)] }], AREA)).toHaveLength(1);
    }
  });
});
