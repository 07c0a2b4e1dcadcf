import { beforeAll, describe, expect, it } from 'vitest';
import { sheetsToPdf } from '../../../../electron/desk/exports';
import { openLibrary } from '../../../../electron/desk/library';
import { PAPERS, type Sheet } from '../../../../drawing/paper';
import { tileSheets } from '../../../../drawing/paper/tiles';
import { gluedOrigins } from '../../../drawing/paper/tiles/glued';
import { inRepository } from '../../programs';
import { drawnPage, openPdf, type Picture } from './reading';

const FOOT = 30.48;
/** Half a millimetre. */
const NEAR = 0.05;
const PER_CM = 40;
const [SHORT, LONG] = PAPERS.a3;

type Side = 'west' | 'south' | 'east' | 'north';

/** Places of a page, cm, where a line of the grid runs up it or across it: far more of that row of dots is inked than beside it. */
function gridLines(page: Picture, along: 'x' | 'y', { west, south, east, north }: Readonly<Record<Side, number>>) {
  const [from, to, low, high] = along === 'x' ? [west, east, south, north] : [south, north, west, east];
  const inked = (place: number): number => {
    let count = 0;
    for (let other = low + 0.2; other < high - 0.2; other += 0.1) {
      const [x, y] = along === 'x' ? [place, other] : [other, place];
      if (page.at(x, y)[0] < 250) count += 1;
    }
    return count / ((high - low - 0.4) / 0.1);
  };
  const lines: number[][] = [];
  for (let place = from + 0.4; place < to - 0.4; place += 1 / PER_CM) {
    if (inked(place) - Math.max(inked(place - 0.2), inked(place + 0.2)) < 0.35) continue;
    const line = lines.at(-1);
    if (line && place - (line.at(-1) ?? NaN) < 0.1) line.push(place);
    else lines.push([place]);
  }
  return lines.map((places) => places.reduce((sum, place) => sum + place, 0) / places.length);
}

describe('the poster of Lobositz at true size', () => {
  let sheets: readonly Sheet[] = [];
  let pdf: Buffer = Buffer.alloc(0);
  const rows = new Set<string>();
  const columns = new Set<string>();
  beforeAll(async () => {
    const { scenario } = await openLibrary(inRepository('scenarios')).open('historical/lobositz-1756.yaml');
    if (!scenario) throw new Error('no Lobositz');
    const options = { paper: 'a3', upright: false, style: 'line', layers: ['grid'], only: 'all', key: false } as const;
    const set = tileSheets(scenario, options);
    ({ sheets } = set);
    pdf = await sheetsToPdf(set);
    for (const { id } of sheets) {
      columns.add(id.replace(/\d+/, ''));
      rows.add(id.replace(/\D+/, ''));
    }
    expect([set.glued?.whole.width, set.glued?.whole.height]).toEqual([8 * FOOT, 6 * FOOT]);
  });

  it('has a page of A3, laid wide, for every sheet', async () => {
    const document = await openPdf(pdf);
    expect(document.numPages).toBe(rows.size * columns.size);
    for (let number = 1; number <= document.numPages; number += 1) {
      const [left = NaN, bottom = NaN, right = NaN, top = NaN] = (await document.getPage(number)).view;
      expect([left, bottom]).toEqual([0, 0]);
      expect((right / 72) * 2.54).toBeCloseTo(LONG, 3);
      expect((top / 72) * 2.54).toBeCloseTo(SHORT, 3);
    }
  });

  it.each(['x', 'y'] as const)(
    'has the feet of the table 30.48 cm apart along %s, across every join',
    async (along) => {
      const origins = gluedOrigins(sheets, rows.size, columns.size);
      const row = sheets.filter(({ id }) => (along === 'x' ? id.endsWith('1') && id.length === 2 : id.startsWith('A')));
      const places: number[] = [];
      for (const sheet of row) {
        const clip = sheet.layers[0]?.shapes[0];
        const origin = origins.get(sheet.id);
        if (clip?.kind !== 'window' || !clip.clip || !origin) throw new Error('no window');
        const page = await drawnPage(pdf, sheets.indexOf(sheet) + 1, PER_CM);
        for (const at of gridLines(page, along, clip.clip)) places.push(at + origin[along]);
      }
      const [first = NaN] = places.sort((one, other) => one - other);
      const feet = places.map((place) => Math.round((place - first) / FOOT));
      expect(new Set(feet).size).toBeGreaterThan(4);
      places.forEach((place, i) => expect(Math.abs(place - first - (feet[i] ?? NaN) * FOOT)).toBeLessThan(NEAR));
    },
  );
});
