import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../../../../engine/geometry';
import { PAPERS, fittedToPaper, sizeOf, type Paper, type Sheet } from '../../../../drawing/paper';
import { boardSheets, TILE_OPTIONS, tileSheets, tilesOver } from '../../../../drawing/paper/tiles';
import { clipOf, crossesOn, gluedOrigins, lineOfThree, shapesIn, strokesIn } from './glued';
import { missing, onPaper, pond, sheetsOf, tableOf } from './samples';
import { fc } from '../../../property';

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
