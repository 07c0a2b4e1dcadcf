import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distance,
  distanceToPolyline,
  overlaps,
  pointInPolygon,
  corners,
  type Box,
  type Point,
} from '../../../../engine/geometry';
import { COLOUR, type Shape } from '../../../../drawing/map';
import { labelBox } from '../../../../drawing/map/labels';
import { widthOf } from '../../../../drawing/map/lettering';
import { frameOf } from '../../../../drawing/map/strokes';
import {
  PAPERS,
  fittedToPaper,
  sheetToSvg,
  sizeOf,
  STYLES,
  type Paper,
  type PrintedLayer,
  type Sheet,
} from '../../../../drawing/paper';
import { boardSheets, TILE_OPTIONS, tileSheets, tilesOver, type TileOptions } from '../../../../drawing/paper/tiles';
import type { Feature, Scenario } from '../../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../../engine/scenario';
import { layGround } from '../../../../engine/terrain';
import { randomScenario, SHIPPED, shipped, stUlrich } from '../../map/scenarios';
import { clipOf, crossesOn, gluedOrigins, lineOfThree, shapesIn, strokesIn, windowOf } from './glued';

const ulrich = stUlrich();
const pond = (x: number, y: number): Feature => ({
  ...PLAIN_FEATURE,
  id: 'pond',
  name: null,
  kind: 'pond',
  outline: { shape: 'ellipse', at: { x, y }, radii: [4, 3], turn: 0 },
});
const tableOf = (width: number, depth: number, terrain: readonly Feature[] = []): Scenario => ({
  ...ulrich,
  table: { ...ulrich.table, width, depth },
  terrain,
  objectives: [],
});
const missing = (id: string): never => {
  throw new Error(`no sheet ${id}`);
};
const ids = (sheets: readonly Sheet[]): string[] => sheets.map(({ id }) => id);
const sheetsOf = (scenario: Scenario, chosen: Partial<TileOptions> = {}): readonly Sheet[] =>
  tileSheets(scenario, { key: false, only: 'all', ...chosen }).sheets;
const onPaper = (sheet: Sheet, { x, y }: Point): Point => {
  const { origin, scale } = windowOf(sheet);
  return { x: origin.x + x * scale, y: origin.y + y * scale };
};

describe('glued sheets', () => {
  const anyChoice = fc.record({
    paper: fc.constantFrom(...(Object.keys(PAPERS) as Paper[])),
    upright: fc.boolean(),
    margin: fc.double({ min: 0, max: 1.2, noNaN: true }),
    overlap: fc.double({ min: 0.2, max: 2.5, noNaN: true }),
    width: fc.integer({ min: 60, max: 260 }),
    depth: fc.integer({ min: 60, max: 200 }),
  });

  test('crosses of neighbours coincide, all three of every join', () => {
    const sheets = sheetsOf(tableOf(60, 50));
    const { rows, columns } = tilesOver({ west: 0, south: 0, east: 60, north: 50 }, TILE_OPTIONS);
    const origins = gluedOrigins(sheets, rows, columns);
    expect([rows, columns]).toEqual([2, 4]);
    const find = (id: string): Sheet => sheets.find((sheet) => sheet.id === id) ?? missing(id);
    const glued = (id: string, side: 'east' | 'south', which: 'greatest' | 'least'): Point[] => {
      const { x, y } = origins.get(id) ?? { x: NaN, y: NaN };
      return lineOfThree(crossesOn(find(id)), side, which).map((at) => ({ x: at.x + x, y: at.y + y }));
    };
    const joins = [
      ['A1', 'B1', 'east'],
      ['C1', 'D1', 'east'],
      ['B2', 'C2', 'east'],
      ['A1', 'A2', 'south'],
      ['D1', 'D2', 'south'],
    ] as const;
    for (const [on, under, side] of joins) {
      const [cut, flap] = [glued(on, side, 'greatest'), glued(under, side, 'least')];
      expect(cut).toHaveLength(3);
      cut.forEach((at, index) =>
        expect(distance(at, flap[index] ?? { x: 0, y: 0 }), `${on} ${under}`).toBeLessThan(1e-6),
      );
    }
  });

  test('a line of 30 cm is 30 cm long across every join', () => {
    fc.assert(
      fc.property(anyChoice, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (choice, share, level) => {
        const { width, depth, ...chosen } = choice;
        const options = { ...TILE_OPTIONS, ...chosen, key: false, only: 'all' as const };
        const tiling = tilesOver({ west: 0, south: 0, east: width, north: depth }, options);
        const sheets = sheetsOf(tableOf(width, depth), options);
        const origins = gluedOrigins(sheets, tiling.rows, tiling.columns);
        const start = { x: (width - 30) * share, y: (depth - 30) * share };
        const end = level ? { x: start.x + 30, y: start.y } : { x: start.x + 18, y: start.y + 24 };
        const glued = (at: Point): Point => {
          const tile = tiling.tiles.find(
            ({ window: { west, south, east, north } }) =>
              at.x >= west - 1e-9 && at.x <= east + 1e-9 && at.y >= south - 1e-9 && at.y <= north + 1e-9,
          );
          const sheet = sheets.find(({ id }) => id === tile?.name);
          const laid = origins.get(tile?.name ?? '');
          if (!sheet || !laid) throw new Error('on no sheet');
          const { x, y } = onPaper(sheet, at);
          return { x: x + laid.x, y: y + laid.y };
        };
        expect(Math.abs(distance(glued(start), glued(end)) - 30)).toBeLessThan(0.005);
      }),
      { numRuns: 40 },
    );
  });

  test('the drawing runs on beyond cuts by the bleed, and not over flaps or the edge of the table', () => {
    const sheets = sheetsOf(tableOf(60, 50), { bleed: 0.25 });
    const find = (id: string): Sheet => sheets.find((sheet) => sheet.id === id) ?? missing(id);
    const tiles = tilesOver({ west: 0, south: 0, east: 60, north: 50 }, TILE_OPTIONS).tiles;
    const beyond = (id: string): Record<string, number> => {
      const window = tiles.find(({ name }) => name === id)?.window ?? { west: 0, south: 0, east: 0, north: 0 };
      const clip = clipOf(find(id));
      const [nw, se] = [
        onPaper(find(id), { x: window.west, y: window.north }),
        onPaper(find(id), { x: window.east, y: window.south }),
      ];
      const all = {
        west: nw.x - clip.west,
        north: clip.north - nw.y,
        east: clip.east - se.x,
        south: se.y - clip.south,
      };
      return Object.fromEntries(Object.entries(all).map(([side, cm]) => [side, Math.round(cm * 1000) / 1000 + 0]));
    };
    expect(beyond('B1')).toEqual({ west: 0, north: 0, east: 0.25, south: 0.25 });
    expect(beyond('D2')).toEqual({ west: 0, north: 0, east: 0, south: 0 });
  });

  test('everything printed on a sheet lies within its margins', () => {
    for (const paper of ['a5', 'a4', 'letter', 'a0'] as const) {
      const margin = 0.7;
      const [width, height] = sizeOf({ paper, upright: true, margin });
      for (const sheet of sheetsOf(tableOf(120, 90), { paper, margin, upright: true })) {
        const clip = clipOf(sheet);
        const strokes = strokesIn([...shapesIn(sheet, 'marks'), ...shapesIn(sheet, 'measures and words')]);
        const points = [
          { x: clip.west, y: clip.south },
          { x: clip.east, y: clip.north },
          ...strokes.flatMap(({ from, steps }) => [from, ...steps.map((step) => ('to' in step ? step.to : step))]),
        ];
        for (const { x, y } of points) {
          expect(x, sheet.id).toBeGreaterThanOrEqual(margin - 1e-9);
          expect(x, sheet.id).toBeLessThanOrEqual(width - margin + 1e-9);
          expect(y, sheet.id).toBeGreaterThanOrEqual(margin - 1e-9);
          expect(y, sheet.id).toBeLessThanOrEqual(height - margin + 1e-9);
        }
      }
    }
  });

  const linesOn = (sheet: Sheet): (readonly [Point, Point])[] =>
    strokesIn(shapesIn(sheet, 'measures and words')).flatMap(({ from, steps: [to, ...more] }) =>
      to && more.length === 0 && !('to' in to) ? [[from, to] as const] : [],
    );

  test('every sheet bears a ruler of 10 cm', () => {
    for (const sheet of sheetsOf(tableOf(100, 80), { ratio: 0.3 })) {
      const lengths = linesOn(sheet).map(([from, to]) => distance(from, to));
      expect(Math.max(...lengths)).toBeCloseTo(10, 9);
      expect(lengths.filter((length) => length < 0.4).length).toBeGreaterThanOrEqual(101);
    }
  });
  test('nothing to measure by lies on the drawing of a full sheet: a line of 5 cm below it and one beside it', () => {
    const sheets = sheetsOf(tableOf(100, 80), { bleed: 0.3 });
    expect(sheets).toHaveLength(24);
    for (const sheet of sheets) {
      const { west, south, east, north } = clipOf(sheet);
      const marks = strokesIn(shapesIn(sheet, 'measures and words'));
      for (const { x, y } of marks.flatMap(({ from, steps }) => [from, ...steps.map((s) => ('to' in s ? s.to : s))]))
        expect(x > west && x < east && y > south && y < north, `${sheet.id} at ${x}, ${y}`).toBe(false);
      const five = linesOn(sheet).filter(([from, to]) => Math.abs(distance(from, to) - 5) < 1e-9);
      expect(five.map(([from, to]) => (Math.abs(from.y - to.y) < 1e-9 ? 'level' : 'upright')).sort()).toEqual([
        'level',
        'upright',
      ]);
    }
  });
  test('where there is room beside the drawing a square of 5 cm stands there', () => {
    const [sheet] = sheetsOf(tableOf(12, 12), { ratio: 1 });
    const corners = strokesIn(shapesIn(sheet ?? missing('A1'), 'measures and words'))
      .filter(({ steps }) => steps.length === 2)
      .map(({ steps }) => steps[0] as Point);
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    expect(corners).toHaveLength(8); // inked, on a rim
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(5, 9);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(5, 9);
  });
});

describe('which sheets are printed', () => {
  test('the page map comes first, unless it is not wanted', () => {
    expect(ids(tileSheets(tableOf(30, 20, [pond(5, 5)])).sheets)).toEqual(['key', 'A1']);
    expect(tileSheets(tableOf(30, 20)).sheets[0]?.title).toBe('Page map');
  });
  test('those with nothing but grass and grid are left out, if wished', () => {
    const scenario = tableOf(60, 50, [pond(50, 8)]);
    expect(ids(tileSheets(scenario, { only: 'filled' }).sheets)).toEqual(['key', 'D2']);
    expect(ids(tileSheets(scenario, { only: 'all' }).sheets)).toHaveLength(9);
    expect(ids(tileSheets(tableOf(60, 50), { only: 'filled' }).sheets)).toEqual(['key']);
  });
  test('what lies on the part that two sheets share is on both', () => {
    const window = tilesOver({ west: 0, south: 0, east: 60, north: 50 }, TILE_OPTIONS).tiles[4]?.window;
    const x = window ? window.east - 0.5 : 0;
    expect(ids(sheetsOf(tableOf(60, 50, [pond(x, 8)]), { only: 'filled' }))).toEqual(['A2', 'B2']);
  });
  test('any of them can be had again by name; a name that is not there is passed over', () => {
    expect(ids(sheetsOf(ulrich, { sheets: ['B2', 'J1', 'Z99'], layers: [] }))).toEqual(['J1', 'B2']);
    expect(ids(sheetsOf(tableOf(60, 50), { only: 'filled', sheets: ['C1'] }))).toEqual(['C1']);
  });
  test('those not wanted are left out, struck through on the page map and not spoken of', () => {
    const all = tileSheets(tableOf(60, 50), { only: 'all' });
    const some = tileSheets(tableOf(60, 50), { only: 'all', without: ['B1', 'C2', 'Z9'] });
    const gone = new Set(['B1', 'C2']);
    expect(ids(some.sheets)).toEqual(ids(all.sheets).filter((id) => !gone.has(id)));
    expect(some.glued?.empty).toEqual([]);
    expect(sheetToSvg(some.sheets[1] ?? missing('A1'))).toContain('lay it over A2.');
    expect(ids(tileSheets(tableOf(60, 50), { only: 'all', without: ['key'] }).sheets)[0]).toBe('A1');
  });
  test('a sheet printed alone is the same as among the others', () => {
    const whole = sheetsOf(ulrich).find(({ id }) => id === 'C5');
    const [alone] = sheetsOf(ulrich, { sheets: ['C5'] });
    expect(alone?.layers[0]).toEqual(whole?.layers[0]);
    expect(alone?.layers[1]).toEqual(whole?.layers[1]);
  });
  test('sheets left out are really empty', () => {
    let left = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const scenario = randomScenario(seed, { width: 244, depth: 183, features: 1 + (seed % 5), units: 0 });
      const ground = layGround(scenario);
      const printed = new Set(ids(sheetsOf(scenario, { only: 'filled' })));
      const tiles = tilesOver({ west: 0, south: 0, east: 244, north: 183 }, TILE_OPTIONS).tiles;
      for (const { name, window } of tiles.filter((tile) => !printed.has(tile.name))) {
        left += 1;
        for (let x = window.west; x <= window.east; x += 0.9) {
          for (let y = window.south; y <= window.north; y += 0.9) {
            const at = { x, y };
            const isClear =
              ground.areas.every(({ outline }) => !pointInPolygon(at, outline)) &&
              ground.blocks.every(({ box }) => !pointInPolygon(at, corners(box))) &&
              ground.lines.every(({ course, width }) => distanceToPolyline(at, course) > width * 0.31);
            if (!isClear) throw new Error(`${name} of table ${seed} is not empty at ${x}, ${y}`);
          }
        }
      }
    }
    expect(left).toBeGreaterThan(66);
  });
});

describe('the glued whole', () => {
  test('every sheet has its place on it, and those that are empty have theirs', () => {
    const set = tileSheets(tableOf(60, 50, [pond(50, 8)]), { ratio: 0.5, paper: 'a5', overlap: 1 });
    const { tiles } = tilesOver(
      { west: 0, south: 0, east: 60, north: 50 },
      { ...TILE_OPTIONS, ratio: 0.5, paper: 'a5' },
    );
    expect([set.glued?.whole.width, set.glued?.whole.height, set.glued?.ratio]).toEqual([30, 25, 0.5]);
    const places = new Map([
      ...set.sheets.map(({ id, place }) => [id, place] as const),
      ...(set.glued?.empty ?? []).map(({ id, place }) => [id, place] as const),
    ]);
    expect(places.get('key')).toBeUndefined();
    expect(places.size).toBe(tiles.length + 1);
    for (const {
      name,
      window: { west, south, east, north },
    } of tiles)
      expect(places.get(name)).toEqual({ west: west / 2, south: south / 2, east: east / 2, north: north / 2 });
    expect(set.sheets.map(({ id }) => id)).toEqual(['key', 'C2']);
  });
  test('sheets of boards lie where their board does', () => {
    const set = boardSheets(tableOf(80, 50), { board: '40cm', paper: 'a0', key: false });
    expect(set.sheets.map(({ id, place }) => [id, place])).toEqual([
      ['I-A1', { west: 0, south: 25, east: 40, north: 50 }],
      ['II-A1', { west: 40, south: 25, east: 80, north: 50 }],
      ['III-A1', { west: 0, south: 0, east: 40, north: 25 }],
      ['IV-A1', { west: 40, south: 0, east: 80, north: 25 }],
    ]);
  });
});

describe('a printer that does not keep its measure', () => {
  test('gets sheets drawn so much larger or smaller that they come out right', () => {
    const stretch = 0.98;
    const made = tileSheets(tableOf(60, 50), { stretch, only: 'all' });
    const fitted = fittedToPaper(made, stretch);
    const [before, after] = [made.sheets[1] ?? missing('A1'), fitted.sheets[1] ?? missing('A1')];
    expect([before.width, before.height].map((length) => length.toFixed(3))).toEqual(['20.580', '29.106']);
    expect([after.width, after.height].map((length) => length.toFixed(3))).toEqual(['21.000', '29.700']);
    const [drawing] = shapesIn(after, 'drawing');
    expect(drawing).toMatchObject({ kind: 'window', origin: { x: 0, y: 0 }, scale: 1 / stretch, clip: null });
    expect(drawing?.kind === 'window' && drawing.shapes).toBe(before.layers[0]?.shapes);
    expect(after.place).toEqual(before.place);
    expect(fittedToPaper(made, 1)).toBe(made);
  });
});

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
