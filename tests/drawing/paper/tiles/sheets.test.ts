import { describe, expect, test } from 'vitest';
import { overlaps, corners, type Box } from '../../../../engine/geometry';
import { COLOUR, type Shape } from '../../../../drawing/map';
import { labelBox } from '../../../../drawing/map/labels';
import { widthOf } from '../../../../drawing/map/lettering';
import { frameOf } from '../../../../drawing/map/strokes';
import { sheetToSvg, STYLES, type PrintedLayer, type Sheet } from '../../../../drawing/paper';
import { TILE_OPTIONS, tileSheets, tilesOver, type TileOptions } from '../../../../drawing/paper/tiles';
import { SHIPPED, shipped, stUlrich } from '../../map/scenarios';
import { shapesIn, windowOf } from './glued';
import { missing, pond, sheetsOf, tableOf, ulrich } from './samples';

describe('what is on the sheets', () => {
  const words = (sheet: Sheet | undefined): string[] =>
    [...(sheet ? sheetToSvg(sheet) : '').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '');

  test('every sheet looks at the same shapes, and the page map at all of them but the names', () => {
    const [key, ...sheets] = tileSheets(ulrich).sheets;
    const [shapes, ...others] = new Set(sheets.map((sheet) => windowOf(sheet).shapes));
    expect(others).toEqual([]);
    expect(sheets.length).toBeGreaterThan(30);
    const [table] = shapes ?? [];
    expect(table?.kind === 'window' && table.shapes).toBe(windowOf(key ?? missing('key')).shapes);
  });
  test.each(Object.keys(SHIPPED) as (keyof typeof SHIPPED)[])(
    'at true size no name of %s lies across a seam',
    (name) => {
      const scenario = shipped(name);
      for (const [paper, upright] of [
        ['a4', true],
        ['a4', false],
        ['a3', true],
      ] as const) {
        const options = { paper, upright, layers: ['names'] as const };
        const { width, depth } = scenario.table;
        const whole = { west: 0, south: 0, east: width, north: depth };
        const { tiles } = tilesOver(whole, { ...TILE_OPTIONS, ...options });
        const cuts = { x: tiles.map(({ window }) => window.east), y: tiles.map(({ window }) => window.south) };
        const [sheet] = sheetsOf(scenario, options);
        const named = windowOf(sheet ?? missing('A1')).shapes.slice(1);
        expect(named.length).toBeGreaterThan(5);
        for (const shape of named) {
          if (shape.kind !== 'words' && shape.kind !== 'flowing words') continue;
          const points =
            shape.kind === 'words'
              ? corners(labelBox(shape.lettering, shape.place))
              : shape.letters.map(({ at }) => at);
          const { west, south, east, north } = frameOf(points);
          const across = [
            ...cuts.x.filter((x) => x < width - 0.01 && x > west && x < east),
            ...cuts.y.filter((y) => y > 0.01 && y > south && y < north),
          ];
          expect(across, `${paper}: ${shape.lettering.text}`).toEqual([]);
        }
      }
    },
  );
  test('on the page map no name of a sheet covers one of the ground', () => {
    const [key] = tileSheets(ulrich).sheets;
    if (!key) throw new Error('no page map');
    const wordBoxes = (shapes: readonly Shape[], x = 0, y = 0, scale = 1): Box[] =>
      shapes.flatMap((shape): Box[] => {
        if (shape.kind === 'window') return wordBoxes(shape.shapes, shape.origin.x, shape.origin.y, shape.scale);
        if (shape.kind !== 'words') return [];
        const lettering = { ...shape.lettering, size: shape.lettering.size * scale };
        const { at, toward } = shape.place;
        return [labelBox(lettering, { at: { x: x + at.x * scale, y: y + at.y * scale }, toward })];
      });
    const [, names] = shapesIn(key, 'drawing');
    const ground = wordBoxes(names ? [names] : []);
    const sheets = wordBoxes(shapesIn(key, 'names of sheets'));
    expect(ground.length).toBeGreaterThan(3);
    expect(sheets.length).toBeGreaterThan(30);
    for (const one of ground) for (const other of sheets) expect(overlaps(one, other, 0)).toBe(false);
  });
  test('of layers that are asked for no other is drawn', () => {
    const inks = (layers: readonly PrintedLayer[]): string => {
      const [sheet] = sheetsOf(ulrich, { paper: 'a0', ratio: 0.3, layers });
      return sheet ? sheetToSvg(sheet) : '';
    };
    const roads = inks(['roads']);
    expect(roads).toContain(COLOUR.road);
    expect(roads).not.toMatch(new RegExp(`${COLOUR.water}|${COLOUR.leaf}|${COLOUR.roof}|Zeitberg`));
    expect(inks(['water', 'names'])).toMatch(/Zeitberg/);
    expect(inks(['objectives'])).toContain('data-kind="objective"');
  });
  test('its name, its neighbours, the scale', () => {
    const sheets = sheetsOf(ulrich, { ratio: 0.5, layers: [] });
    const first = words(sheets.find(({ id }) => id === 'A1'));
    expect(first).toContain('Sheet A1');
    expect(first).toContain('The Combat of St. Ulrich, 1:2');
    expect(first).toContain('Cut along the dashed lines; lay it over B1 and A2.');
    expect(words(sheets.at(-1))).toContain('Cut along the dashed lines.');
  });
  test('neighbours that are not printed are not spoken of', () => {
    const sheets = sheetsOf(ulrich, { sheets: ['A1', 'B1'], layers: [] });
    expect(words(sheets[0])).toContain('Cut along the dashed lines; lay it over B1.');
  });
  test('the page map tells how many sheets there are and how large they are glued', () => {
    const [key] = tileSheets(tableOf(60, 50, [pond(50, 8)])).sheets;
    expect(words(key)).toContain('1:1. 1 of 8 sheets of A4, upright (21 by 29.7 cm); glued 60 by 50 cm.');
    for (const name of ['A1', 'D1', 'A2', 'D2']) expect(words(key)).toContain(name);
  });
  test('the page map writes each name where its sheet is seen, not on its flap', () => {
    const [key] = tileSheets(tableOf(60, 50)).sheets;
    if (!key) throw new Error('no page map');
    const { origin, scale } = windowOf(key);
    const { tiles } = tilesOver({ west: 0, south: 0, east: 60, north: 50 }, TILE_OPTIONS);
    for (const { name, row, column, window } of tiles) {
      const shape = shapesIn(key, 'names of sheets').find((one) => one.kind === 'words' && one.lettering.text === name);
      if (shape?.kind !== 'words') throw new Error(`no name of ${name}`);
      const left = shape.place.at.x - widthOf(shape.lettering) / 2;
      const top = shape.place.at.y + shape.lettering.size / 2;
      expect(left).toBeGreaterThan(origin.x + (window.west + (column > 0 ? 1 : 0)) * scale);
      expect(top).toBeLessThan(origin.y + (window.north - (row > 0 ? 1 : 0)) * scale);
    }
  });
  test('names, grid, objectives and troops come as they are chosen', () => {
    const on = (chosen: Partial<TileOptions>): string[] =>
      words(sheetsOf(ulrich, { paper: 'a0', ratio: 0.3, ...chosen })[0]);
    expect(on({})).toContain('Zeitberg');
    expect(on({ names: false })).not.toContain('Zeitberg');
    const svg = (chosen: Partial<TileOptions>): string => {
      const [sheet] = sheetsOf(ulrich, { paper: 'a0', ratio: 0.3, ...chosen });
      return sheet ? sheetToSvg(sheet) : '';
    };
    const count = (text: string, sign: string): number => text.split(sign).length - 1;
    expect(count(svg({}), 'data-kind="unit"')).toBe(0);
    expect(count(svg({ troops: 'both' }), 'data-kind="unit"')).toBe(9);
    const [one, other] = ulrich.armies.map(({ id }) => count(svg({ troops: id }), 'data-kind="unit"'));
    expect([one, other]).toEqual([5, 4]);
    expect(count(svg({}), 'data-kind="objective"')).toBe(0);
    expect(count(svg({ objectives: true }), 'data-kind="objective"')).toBe(1);
    expect(svg({ grid: false }).length).toBeLessThan(svg({}).length);
  });
  test('names too small to read at this ratio are left out', () => {
    const on = (ratio: number): string[] => words(sheetsOf(ulrich, { paper: 'a0', ratio, layers: ['names'] })[0]);
    expect(on(0.13)).toContain('Mulheim road');
    expect(on(0.12)).not.toContain('Mulheim road');
    expect(on(0.12)).toContain('Zeitberg');
  });
  test('every style is drawn, the same each time', () => {
    const svgs = STYLES.map((style) => {
      const [first] = sheetsOf(ulrich, { style, sheets: ['B3'] });
      const [again] = style === 'line' ? sheetsOf(stUlrich(), { style, sheets: ['B3'] }) : [first];
      if (!first || !again) throw new Error('no sheet');
      expect(sheetToSvg(again)).toBe(sheetToSvg(first));
      return sheetToSvg(first);
    });
    expect(new Set(svgs).size).toBe(3);
    expect(/NaN|Infinity|undefined|null/.exec(svgs.join(''))?.[0]).toBeUndefined();
  });
});
