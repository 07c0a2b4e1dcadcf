import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PrintJob } from '../../../../electron/desk/api';
import { sheetsToPdf } from '../../../../electron/desk/exports';
import { openLibrary } from '../../../../electron/desk/library';
import { sheetsFor } from '../../../../electron/desk/printing/jobs';
import { sheetToSvg, STYLES, type Sheet, type Style } from '../../../../drawing/paper';
import type { Scenario } from '../../../../engine/scenario';
import { inRepository } from '../../programs';
import { openPdf } from '../exports/reading';

const files = ['fictional', 'historical'].flatMap((shelf) =>
  readdirSync(inRepository(join('scenarios', shelf)))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${shelf}/${name}`),
);
const jobsIn = (style: Style): readonly PrintJob[] => [
  { kind: 'map', options: { style, booklet: true } },
  { kind: 'tiles', options: { style, ratio: 0.25, troops: 'both', objectives: true } },
  { kind: 'boards', options: { style, ratio: 0.25, board: '60cm' } },
  { kind: 'templates', options: { style } },
  { kind: 'counters', options: { style } },
  { kind: 'roster', options: { style } },
  { kind: 'reference', options: { style } },
];

/**
 * Everything is printed of the smallest and of one of the largest; the others are of their kind, and show that their own
 * names and ground fit a map and a roster.
 */
const WHOLE = ['fictional/st-ulrich', 'historical/lobositz-1756'];
const isWhole = (file: string): boolean => WHOLE.some((name) => file === `${name}.yaml`);

const SMALLEST = 'fictional/st-ulrich.yaml';
/** One style for each scenario, in turn, and all of them for the smallest: what a style does hangs little on the scenario. */
const stylesFor = (file: string): readonly Style[] => {
  const index = files.indexOf(file);
  return file === SMALLEST ? STYLES : STYLES.slice(index % STYLES.length).slice(0, 1);
};

const isGrey = (colour: string): boolean =>
  colour.slice(1, 3) === colour.slice(3, 5) && colour.slice(1, 3) === colour.slice(5, 7);
const coloursOf = (sheets: readonly Sheet[]): ReadonlySet<string> =>
  new Set(sheets.flatMap((sheet) => sheetToSvg(sheet, 10).match(/#[0-9a-f]{6}\b/g) ?? []));

describe.each(files)('%s', (file) => {
  let scenario: Scenario | null = null;
  beforeAll(async () => {
    ({ scenario } = await openLibrary(inRepository('scenarios')).open(file));
  });

  it.each(stylesFor(file))('prints everything there is (%s)', async (style) => {
    if (!scenario) throw new Error('cannot be read');
    const jobs = jobsIn(style).filter(({ kind }) => isWhole(file) || kind === 'map' || kind === 'roster');
    for (const job of jobs) {
      const set = sheetsFor(job, scenario);
      expect(set.sheets.length, job.kind).toBeGreaterThan(0);
      expect(new Set(set.sheets.map(({ id }) => id)).size, job.kind).toBe(set.sheets.length);
      // Glued sheets all look at the same drawing; one PDF of them, of the smallest table, shows that they are bound.
      const looked = set.glued ? [set.glued.whole] : set.sheets;
      const colours = [...coloursOf(looked)];
      if (style === 'colour')
        expect(
          colours.some((colour) => !isGrey(colour)),
          job.kind,
        ).toBe(true);
      else
        expect(
          colours.filter((colour) => !isGrey(colour)),
          job.kind,
        ).toEqual([]);
      if (!isWhole(file) || (set.glued && file !== SMALLEST)) continue;
      const document = await openPdf(await sheetsToPdf(set));
      expect(document.numPages, job.kind).toBe(set.sheets.length);
      const outline = (await document.getOutline()) as readonly { readonly title: string }[];
      expect(outline.map(({ title }) => title)).toEqual(set.sheets.map(({ title }) => title));
    }
  });
});
