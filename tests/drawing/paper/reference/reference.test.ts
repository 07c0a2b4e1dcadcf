import { describe, expect, it } from 'vitest';
import type { PlaySheet } from '../../../../engine/battle';
import { PAPERS, STYLES } from '../../../../drawing/paper';
import type { Paper } from '../../../../drawing/paper';
import { REFERENCE_OPTIONS, referenceSheets } from '../../../../drawing/paper/reference';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { overflowing, overlapping, wordsOn } from '../printed';

const reference = (measure: string): PlaySheet => {
  const made = honoursOfWar.reference?.(measure);
  if (!made) throw new Error('no reference');
  return made;
};
const papers = Object.keys(PAPERS) as Paper[];

describe('a play sheet', () => {
  // The scales differ in figures of one or two places: one on every paper, the others each on two papers of their own.
  it.each(honoursOfWar.measures.map(({ id }, index) => [id, index] as const))(
    'at %s stays on its paper, upright or not',
    (id, index) => {
      const own = index === 0 ? papers : [papers[index], papers[index + 3]].filter((paper) => paper !== undefined);
      for (const paper of own)
        for (const upright of index === 0 ? [true, false] : [index % 2 === 0]) {
          const set = referenceSheets(reference(id), { ...REFERENCE_OPTIONS, paper, upright });
          for (const sheet of set.sheets) {
            expect(overflowing(sheet, REFERENCE_OPTIONS.margin), `${paper} ${upright}`).toEqual([]);
            expect(overlapping(sheet), `${paper} ${upright}`).toEqual([]);
          }
        }
    },
  );

  it('takes two sides of A4, set no smaller than seven and a half points, its notes six and a half', () => {
    const { sheets } = referenceSheets(reference('28mm'), REFERENCE_OPTIONS);
    expect(sheets.map(({ id, width, height }) => [id, width, height])).toEqual([
      ['1', 21, 29.7],
      ['2', 21, 29.7],
    ]);
    const sizes = sheets
      .flatMap(wordsOn)
      .filter(({ text }) => text === 'Muskets')
      .map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.265);
  });

  it('takes more sides where the type would be too small to read', () => {
    const { sheets } = referenceSheets(reference('28mm'), { ...REFERENCE_OPTIONS, paper: 'a5', sides: 1 });
    expect(sheets.length).toBeGreaterThan(1);
    expect(Math.min(...sheets.flatMap(wordsOn).map(({ size }) => size))).toBeGreaterThan(0.12);
  });

  it('sets every table and note', () => {
    const given = reference('15mm');
    const text = referenceSheets(given, REFERENCE_OPTIONS)
      .sheets.flatMap(wordsOn)
      .map((word) => word.text)
      .join(' ');
    for (const { title, tables, notes } of given.chapters) {
      expect(text).toContain(title);
      for (const table of tables) {
        expect(text).toContain(table.title);
        for (const { label } of table.rows) expect(text.replaceAll('−', '-')).toContain(label);
      }
      for (const note of notes) expect(text).toContain(` ${note.clause.slice('HOW-'.length)}`);
    }
  });

  it.each(['a4', 'a5'] as const)('sets each name of weather on one line on %s', (paper) => {
    const { sheets } = referenceSheets(reference('28mm'), { ...REFERENCE_OPTIONS, paper });
    for (const sheet of sheets) {
      const words = wordsOn(sheet);
      const rains = words.flatMap((word, index) =>
        words[index + 1]?.text === 'rain' ? [[word, words[index + 1]]] : [],
      );
      for (const [name, rain] of rains) expect(name?.frame.south).toBeCloseTo(rain?.frame.south ?? NaN, 1);
    }
  });

  it('sets figures in the face of tables, titles in that of the map', () => {
    const words = referenceSheets(reference('28mm'), REFERENCE_OPTIONS).sheets.flatMap(wordsOn);
    const figures = words.filter(({ text }) => /^[-−+]?\d+$/.test(text));
    expect(figures.length).toBeGreaterThan(100);
    for (const { role, text } of figures) expect(role, text).toMatch(/^sans/);
    expect(words.filter(({ text }) => text === 'Movement').map(({ role }) => role)).toContain('capitals');
  });

  it('is inked in one colour but for the coloured style', () => {
    const colours = (style: (typeof STYLES)[number]): number => {
      const { sheets } = referenceSheets(reference('28mm'), { ...REFERENCE_OPTIONS, style });
      return new Set(JSON.stringify(sheets).match(/#[0-9a-f]{6}/g)).size;
    };
    expect(colours('line')).toBe(1);
    expect(colours('colour')).toBeGreaterThan(2);
  });
});
