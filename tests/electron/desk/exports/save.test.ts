import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOf, saveSheets, sheetToPng } from '../../../../electron/desk/exports';
import type { Shape } from '../../../../drawing/map';
import { folderWith } from '../../folder';
import { inkAcross, openPng } from './reading';
import { SAMPLE } from './sample-sheets';

const [first, second, , fourth] = SAMPLE.sheets;
if (!first || !second || !fourth) throw new Error('no sheets');
const single = { title: 'One', sheets: [first] };

describe('saved sheets', () => {
  it('take their format from the name', () => {
    expect([formatOf('a/b.PDF'), formatOf('b.svg'), formatOf('b.png'), formatOf('b.jpg'), formatOf('pdf')]).toEqual([
      'pdf',
      'svg',
      'png',
      null,
      null,
    ]);
  });
  it('are one PDF, in a folder made for it', async () => {
    const folder = folderWith();
    const path = join(folder, 'out', 'Karte von Łódź.pdf');
    expect(await saveSheets(SAMPLE, { path, dpi: 100 })).toEqual([path]);
    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.7\n/);
    expect(readdirSync(join(folder, 'out'))).toEqual(['Karte von Łódź.pdf']);
  });
  it('are an SVG each, named after their sheet when there are several', async () => {
    const folder = folderWith({ 'map-A1.svg': 'old' });
    await saveSheets(SAMPLE, { path: join(folder, 'map.svg'), dpi: 100 });
    expect(readdirSync(folder).sort()).toEqual(['map-A1.svg', 'map-A2.svg', 'map-A3.svg', 'map-of-words.svg']);
    expect(readFileSync(join(folder, 'map-A1.svg'), 'utf8')).toContain(
      'width="210mm" height="297mm" viewBox="0 -29.7 21 29.7"',
    );
    expect(readFileSync(join(folder, 'map-of-words.svg'), 'utf8')).toContain(
      'inkscape:groupmode="layer" inkscape:label="Words &amp; signs"',
    );
  });
  it('are one file of the given name when there is one sheet', async () => {
    const folder = folderWith();
    await saveSheets(single, { path: join(folder, 'map.svg'), dpi: 100 });
    await saveSheets(single, { path: join(folder, 'map.png'), dpi: 30 });
    expect(readdirSync(folder).sort()).toEqual(['map.png', 'map.svg']);
  });
  it('leave nothing behind when stopped or when the place cannot be written', async () => {
    const folder = folderWith({ 'map-A1.svg': 'old' });
    const stop = new AbortController();
    const onSheet = (done: number): void => void (done === 2 && stop.abort());
    const saving = saveSheets(SAMPLE, { path: join(folder, 'map.svg'), dpi: 100 }, { onSheet, signal: stop.signal });
    await expect(saving).rejects.toThrow('The export was stopped; nothing was kept.');
    expect(readdirSync(folder)).toEqual(['map-A1.svg']);
    expect(readFileSync(join(folder, 'map-A1.svg'), 'utf8')).toBe('old');
    mkdirSync(join(folder, 'map.pdf'));
    await expect(saveSheets(SAMPLE, { path: join(folder, 'map.pdf'), dpi: 100 })).rejects.toThrow();
    expect(readdirSync(folder).sort()).toEqual(['map-A1.svg', 'map.pdf']);
  });
  it('are refused without a sheet or a format', async () => {
    const path = join(folderWith(), 'map.pdf');
    await expect(saveSheets({ title: '', sheets: [] }, { path, dpi: 1 })).rejects.toThrow('There is no sheet to save.');
    await expect(saveSheets(single, { path: `${path}.doc`, dpi: 1 })).rejects.toThrow(
      '“map.pdf.doc” must end in .pdf, .svg, .png.',
    );
  });
});

describe('a picture', () => {
  it('has the dots its paper needs and tells its measure', async () => {
    const png = await sheetToPng(fourth, 100);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([850, 1100]);
    expect(png.toString('latin1', 37, 41)).toBe('pHYs');
    expect([png.readUInt32BE(41), png.readUInt32BE(45), png.readUInt8(49)]).toEqual([3937, 3937, 1]);
  });
  it('shows the line where it lies, within half a millimetre', async () => {
    const perCm = 50;
    const picture = await openPng(await sheetToPng(first, perCm * 2.54), perCm);
    const ink = inkAcross(picture, 21, 15);
    expect(Math.abs((ink[0] ?? NaN) - 11)).toBeLessThan(0.05);
    expect(Math.abs((ink.at(-1) ?? NaN) - 20)).toBeLessThan(0.05);
    expect(picture.at(0.5, 0.5)).toEqual([255, 255, 255]);
  });
  it('draws words of every face, with their rim', async () => {
    const perCm = 40;
    const picture = await openPng(await sheetToPng(fourth, perCm * 2.54), perCm);
    for (const y of [24, 22, 20, 18]) expect(inkAcross(picture, 21, y).length).toBeGreaterThan(10);
    const colours = new Set(Array.from({ length: 200 }, (_, i) => picture.at(8 + i * 0.02, 24).join()));
    expect(colours).toContain('255,255,0');
  });
  it('leaves letters whole within their rim', async () => {
    const inked = async (halo: boolean): Promise<number> => {
      const lettering = { text: 'Zeitberg', role: 'roman', size: 1, spacing: 0, colour: '#000000' } as const;
      const rim = halo ? { colour: '#ffff00', width: 0.2 } : null;
      const place = { at: { x: 4, y: 2 }, toward: { x: 1, y: 0 } };
      const shapes: readonly Shape[] = [{ kind: 'words', lettering: { ...lettering, halo: rim }, place }];
      const sheet = { id: 'a', title: 'a', width: 8, height: 4, layers: [{ name: 'a', shapes }] };
      const picture = await openPng(await sheetToPng(sheet, 127), 50);
      let count = 0;
      for (let y = 0.01; y < 4; y += 0.02) count += inkAcross(picture, 8, y).length;
      return count;
    };
    const [bare, rimmed] = [await inked(false), await inked(true)];
    expect(bare).toBeGreaterThan(3000);
    expect(Math.abs(rimmed / bare - 1)).toBeLessThan(0.03);
  });
  it('keeps hyphens that are thinner than a dot', async () => {
    const lettering = { text: '-', role: 'italic', size: 0.14, spacing: 0, colour: '#000000', halo: null } as const;
    const shapes: readonly Shape[] = [
      { kind: 'words', lettering, place: { at: { x: 1, y: 1 }, toward: { x: 1, y: 0 } } },
    ];
    const sheet = { id: 'a', title: 'a', width: 2, height: 2, layers: [{ name: 'a', shapes }] };
    const picture = await openPng(await sheetToPng(sheet, 101.6), 40);
    const rows = Array.from({ length: 20 }, (_, row) => picture.at(1, 0.76 + row * 0.025)[0] ?? 255);
    expect(Math.min(...rows)).toBeLessThan(225);
  });
  it('does without what lies outside the sheet, pale or not, turned or not', async () => {
    const at = (x: number, y: number): Shape => ({
      kind: 'disc',
      at: { x, y },
      radius: 1,
      paint: { fill: '#ff0000', opacity: 0.5 },
    });
    const bend = { leaving: { x: 14, y: 5 }, arriving: { x: 14, y: 6 }, to: { x: 12, y: 6 } };
    const strokes = [{ from: { x: 12, y: 5 }, steps: [bend], closed: true }];
    const shapes: readonly Shape[] = [
      { kind: 'drawing', strokes, paint: { fill: '#00ff00', opacity: 0.5 } },
      { kind: 'group', frame: { x: 5, y: 5, hx: 1, hy: 0 }, tags: {}, opacity: 0.5, shapes: [at(0, 6.1), at(-6.1, 0)] },
      { kind: 'window', origin: { x: 0, y: 0 }, scale: 2, clip: null, shapes: [at(5.6, 1), at(1, -0.6)] },
      { kind: 'window', origin: { x: 0, y: 0 }, scale: 2, clip: null, shapes: [at(8, 8), at(2.5, 2.5)] },
      at(11, 5),
      at(-1, 5),
    ];
    const sheet = { id: 'a', title: 'a', width: 10, height: 10, layers: [{ name: 'a', shapes }] };
    const picture = await openPng(await sheetToPng(sheet, 50.8), 20);
    expect(picture.at(5, 5)).toEqual([255, expect.closeTo(128, -1), expect.closeTo(128, -1)]);
    expect([picture.at(9.9, 5), picture.at(0.1, 5)].flat()).toEqual(Array<number>(6).fill(255));
  });
  it('shows what reaches far beyond the sheet, turned by half a circle or not', async () => {
    const bar = (y: number): Shape => ({
      kind: 'drawing',
      strokes: [{ from: { x: -20, y }, steps: [{ x: 20, y }], closed: false }],
      paint: { stroke: '#000000', width: 0.4 },
    });
    const shapes: readonly Shape[] = [
      { kind: 'group', frame: { x: 12, y: 3, hx: 0, hy: -1 }, tags: {}, shapes: [bar(0)] },
      { kind: 'group', frame: { x: 12, y: 7, hx: 0, hy: 1 }, tags: {}, shapes: [bar(0)] },
    ];
    const sheet = { id: 'a', title: 'a', width: 10, height: 10, layers: [{ name: 'a', shapes }] };
    const picture = await openPng(await sheetToPng(sheet, 50.8), 20);
    expect([picture.at(5, 3), picture.at(5, 7)].flat()).toEqual(Array<number>(6).fill(0));
  });
  it('is refused when it would be too large', async () => {
    await expect(sheetToPng(fourth, 3000)).rejects.toThrow(
      'A picture of 25500 by 33000 dots takes about 6732 MB; choose at most 924 dots to an inch.',
    );
  });
});
