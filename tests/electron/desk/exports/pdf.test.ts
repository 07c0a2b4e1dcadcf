import { beforeAll, describe, expect, it } from 'vitest';
import { sheetsToPdf } from '../../../../electron/desk/exports';
import type { Shape } from '../../../../drawing/map';
import { drawnPage, inkAcross, openPdf } from './reading';
import { SAMPLE, STEP } from './sample-sheets';

const MM_PER_POINT = 25.4 / 72;
const times = (text: string, part: string): number => text.split(part).length - 1;

describe('a PDF of sheets', () => {
  let pdf: Buffer;
  let text: string;
  beforeAll(async () => {
    pdf = await sheetsToPdf(SAMPLE);
    text = pdf.toString('latin1');
  });

  it('has a page for each sheet, of its very size', async () => {
    const document = await openPdf(pdf);
    expect(document.numPages).toBe(4);
    for (const [i, sheet] of SAMPLE.sheets.entries()) {
      const { view } = await document.getPage(i + 1);
      expect(view.slice(0, 2)).toEqual([0, 0]);
      expect(Math.abs((view[2] ?? 0) * MM_PER_POINT - sheet.width * 10)).toBeLessThan(0.01);
      expect(Math.abs((view[3] ?? 0) * MM_PER_POINT - sheet.height * 10)).toBeLessThan(0.01);
    }
  });
  it('has its title, a bookmark for each sheet, and asks to be printed unscaled', async () => {
    const document = await openPdf(pdf);
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'A sample', Creator: 'Cockade' });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Sheet A1', 'Sheet A2', 'Sheet A3', 'Words: Łódź & “more”']);
    expect(await document.getViewerPreferences()).toMatchObject({ PrintScaling: 'None' });
  });
  it('tells its author and the day it was made when the host gives them, and neither when it does not', async () => {
    const info = async (file: Buffer): Promise<unknown> => (await (await openPdf(file)).getMetadata()).info;
    const [sheet] = SAMPLE.sheets;
    const dated = await sheetsToPdf(
      { title: 'One', author: 'A. Müller', sheets: sheet ? [sheet] : [] },
      {},
      new Date(Date.UTC(2026, 1, 3, 4, 5, 6)),
    );
    expect(await info(dated)).toMatchObject({ Author: 'A. Müller', CreationDate: 'D:20260203040506Z' });
    const bare = await info(pdf);
    expect(bare).not.toHaveProperty('Author');
    expect(bare).not.toHaveProperty('CreationDate');
  });
  it('carries every face it uses and names none that it lacks', () => {
    const embedded = times(text, '/FontFile2');
    expect(embedded).toBe(4); // roman, capitals, and of the serif further Western and sloping Cyrillic letters
    expect(times(text, '/Subtype /CIDFontType2')).toBe(embedded);
    expect(text).not.toContain('Helvetica');
  });
  it('holds no picture', () => expect(text).not.toContain('/Subtype /Image'));
  it('keeps its words as text: rims are not found a second time', async () => {
    const page = await (await openPdf(pdf)).getPage(4);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let rims = 0;
    let found = '';
    for (const item of items) {
      if ('str' in item) found += rims > 0 ? '' : item.str;
      else if (item.type.startsWith('begin')) rims += 1;
      else rims -= 1;
    }
    expect(found.replace(/\s/g, '')).toBe('ZeitbergŁódźДонLobositzElbe');
  });
  it('keeps a drawing once that many windows show', () => {
    expect(times(text, '/Subtype /Form')).toBe(2); // the table, and the group that is pale as one
  });
  it('is the same bytes every time', async () => {
    expect((await sheetsToPdf(SAMPLE)).equals(pdf)).toBe(true);
  });

  it('shows a line of 30 cm as 30 cm of glued paper, cut at the windows', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map((page) => drawnPage(pdf, page, 100)));
    if (!first || !second || !third) throw new Error('no pages');
    const [onFirst, onSecond, onThird] = [first, second, third].map((page) => inkAcross(page, 21, 15));
    const start = onFirst?.[0] ?? NaN;
    const end = 2 * STEP + (onThird?.at(-1) ?? NaN);
    expect(Math.abs(end - start - 30)).toBeLessThan(0.05);
    expect(start).toBeCloseTo(11, 1);
    expect(onFirst?.at(-1)).toBeCloseTo(20, 1);
    expect(onSecond?.[0]).toBeCloseTo(1, 1);
    expect(onSecond?.at(-1)).toBeCloseTo(20, 1);
    expect(onSecond).toHaveLength(1900);
    expect(onThird?.[0]).toBeCloseTo(1, 1);
  }, 60_000);
  it('lays half-covering ink half over the paper', async () => {
    const [red, green] = (await drawnPage(pdf, 1, 20)).at(9, 21);
    expect([red, green]).toEqual([255, expect.closeTo(128, -1)]);
  });
  it('turns a group with its frame and makes it pale as one', async () => {
    const page = await drawnPage(pdf, 4, 20);
    const pale = [expect.closeTo(153, -1), expect.closeTo(153, -1), 255];
    expect(page.at(6, 4)).toEqual(pale); // ahead is to the right, its right hand is down
    expect(page.at(6.96, 4)).toEqual(pale); // where filling and stroke cover one another
    expect(page.at(4, 6)).toEqual([255, 255, 255]);
  });
  it('lays a rim in its colour round the letters', async () => {
    const page = await drawnPage(pdf, 4, 60);
    const colours = new Set<string>();
    for (let x = 8; x < 12; x += 0.02) colours.add(page.at(x, 24).join());
    expect(colours).toContain('255,255,0');
    expect(colours).toContain('0,0,0');
  });
  it('centres words on their place, spaced or not', async () => {
    const page = await drawnPage(pdf, 4, 60);
    for (const y of [22, 18]) {
      const ink = [-0.15, -0.1, -0.05, 0, 0.05, 0.1].flatMap((up) => inkAcross(page, 21, y + up));
      expect((Math.min(...ink) + Math.max(...ink)) / 2).toBeCloseTo(10, 0);
    }
  });

  it('tells how far it has come, and stops when asked', async () => {
    const told: string[] = [];
    const stop = new AbortController();
    const onSheet = (done: number, of: number): void => {
      told.push(`${done}/${of}`);
      if (done === 2) stop.abort();
    };
    await expect(sheetsToPdf(SAMPLE, { onSheet, signal: stop.signal })).rejects.toThrow('The export was stopped');
    expect(told).toEqual(['1/4', '2/4']);
  });
  it('says which colour it cannot read', async () => {
    const shape: Shape = { kind: 'disc', at: { x: 1, y: 1 }, radius: 1, paint: { fill: 'red' } };
    const sheet = { id: 'a', title: 'a', width: 10, height: 10, layers: [{ name: 'a', shapes: [shape] }] };
    await expect(sheetsToPdf({ title: 'a', sheets: [sheet] })).rejects.toThrow(
      '“red” is not a colour of the form #rrggbb.',
    );
  });
});
