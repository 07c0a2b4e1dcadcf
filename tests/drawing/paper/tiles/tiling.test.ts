import { describe, expect, test } from 'vitest';
import { PAPERS, sizeOf, type Paper } from '../../../../drawing/paper';
import {
  liesBestUpright,
  ratioForSheets,
  TILE_LAYOUT,
  tilesOver,
  tilingFault,
  type TileLayout,
} from '../../../../drawing/paper/tiles';
import { onSheet, windowOnSheet } from '../../../../drawing/paper/tiles/page';
import { roomOn } from '../../../../drawing/paper/tiles/room';
import { fc } from '../../../property';

const table = (width: number, depth: number) => ({ west: 0, south: 0, east: width, north: depth });
const layout = (chosen: Partial<TileLayout> = {}): TileLayout => ({ ...TILE_LAYOUT, ...chosen });
/** Largest difference that is rounding, cm. */
const EXACT = 1e-6;

const anyLayout = fc
  .record({
    paper: fc.constantFrom(...(Object.keys(PAPERS) as Paper[])),
    upright: fc.boolean(),
    margin: fc.double({ min: 0, max: 1.5, noNaN: true }),
    ratio: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
    overlap: fc.double({ min: 0, max: 3, noNaN: true }),
    bleed: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map((chosen) => layout(chosen));
const anyFrame = fc
  .record({
    west: fc.integer({ min: -50, max: 50 }),
    south: fc.integer({ min: -50, max: 50 }),
    width: fc.double({ min: 5, max: 400, noNaN: true }),
    depth: fc.double({ min: 5, max: 250, noNaN: true }),
  })
  .map(({ west, south, width, depth }) => ({ west, south, east: west + width, north: south + depth }));

describe('the tiles of a table', () => {
  test('an A4 poster of an 8 by 6 ft table has 8 rows of 14', () => {
    const tiling = tilesOver(table(243.84, 182.88), layout());
    expect([tiling.rows, tiling.columns, tiling.tiles.length]).toEqual([8, 14, 112]);
  });
  test('are lettered by rows from the north and numbered from the west', () => {
    const { tiles } = tilesOver(table(60, 40), layout({ upright: false }));
    expect(tiles.map(({ name }) => name)).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3']);
    expect(tiles[0]?.window).toMatchObject({ west: 0, north: 40 });
    expect(tiles[8]?.window).toMatchObject({ east: 60, south: 0 });
  });
  test('take one sheet more as soon as the table is a tenth of a millimetre too wide', () => {
    const { width } = roomOn(layout());
    expect(tilesOver(table(width, 10), layout()).columns).toBe(1);
    expect(tilesOver(table(width + 0.01, 10), layout()).columns).toBe(2);
    expect(tilesOver(table(2 * width - 1, 10), layout()).columns).toBe(2);
    expect(tilesOver(table(2 * width - 0.99, 10), layout()).columns).toBe(3);
  });

  test('hold the whole table in their rooms, overlap exactly, and are all of one size', () => {
    fc.assert(
      fc.property(anyFrame, anyLayout, (frame, chosen) => {
        fc.pre(tilingFault(frame, chosen) === null);
        const { tiles, rows, columns } = tilesOver(frame, chosen);
        const room = roomOn(chosen);
        const first = tiles[0]?.window ?? frame;
        const last = tiles.at(-1)?.window ?? frame;
        expect([first.west, first.north]).toEqual([frame.west, frame.north]);
        expect(last.east).toBe(frame.east);
        expect(Math.abs(last.south - frame.south)).toBeLessThan(EXACT);
        for (const { window, row, column } of tiles) {
          const [wide, high] = [window.east - window.west, window.north - window.south].map((cm) => cm * chosen.ratio);
          expect(wide).toBeLessThan(room.width + EXACT);
          expect(high).toBeLessThan(room.height + EXACT);
          expect(Math.abs((wide ?? 0) - (first.east - first.west) * chosen.ratio)).toBeLessThan(EXACT);
          const east = tiles[row * columns + column + 1]?.window;
          if (column + 1 < columns && east)
            expect(Math.abs((window.east - east.west) * chosen.ratio - chosen.overlap)).toBeLessThan(EXACT);
          const south = tiles[(row + 1) * columns + column]?.window;
          if (row + 1 < rows && south)
            expect(Math.abs((south.north - window.south) * chosen.ratio - chosen.overlap)).toBeLessThan(EXACT);
        }
      }),
      { numRuns: 150 },
    );
  });
  test('show every point of the table inside the margins of some sheet', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyFrame, anyLayout, share, share, (frame, chosen, x, y) => {
        fc.pre(tilingFault(frame, chosen) === null);
        const at = {
          x: frame.west + (frame.east - frame.west) * x,
          y: frame.south + (frame.north - frame.south) * y,
        };
        const [width, height] = sizeOf(chosen);
        const { margin } = chosen;
        const showing = tilesOver(frame, chosen).tiles.filter((tile) => {
          const { west, south, east, north } = windowOnSheet(tile, chosen);
          const on = onSheet(at, tile, chosen);
          return (
            on.x >= Math.max(west, margin) - EXACT &&
            on.x <= Math.min(east, width - margin) + EXACT &&
            on.y >= Math.max(south, margin) - EXACT &&
            on.y <= Math.min(north, height - margin) + EXACT
          );
        });
        expect(showing.length).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
  test('lie at the ratio: what is 1 cm of table is that much paper', () => {
    const chosen = layout({ ratio: 0.4 });
    const tile = tilesOver(table(200, 100), chosen).tiles[1];
    if (!tile) throw new Error('no second tile');
    const [a, b] = [onSheet({ x: 60, y: 90 }, tile, chosen), onSheet({ x: 70, y: 85 }, tile, chosen)];
    expect(b.x - a.x).toBeCloseTo(4, 9);
    expect(b.y - a.y).toBeCloseTo(-2, 9);
  });
});

describe('a ratio for a number of sheets', () => {
  test('12 sheets of A4 hold an 8 by 6 ft table at about 1:3.4', () => {
    const found = ratioForSheets(table(243.84, 182.88), 12, layout());
    expect(found).toMatchObject({ rows: 3, columns: 4 });
    expect(found.ratio).toBeCloseTo(0.2928, 3);
  });
  test('is the largest one: a thousandth more takes more sheets', () => {
    fc.assert(
      fc.property(anyFrame, anyLayout, fc.integer({ min: 1, max: 60 }), (frame, chosen, sheets) => {
        const { ratio, rows, columns } = ratioForSheets(frame, sheets, chosen);
        const count = (at: number): number => tilesOver(frame, { ...chosen, ratio: at }).tiles.length;
        expect(count(ratio)).toBe(rows * columns);
        expect(rows * columns).toBeLessThanOrEqual(sheets);
        expect(count(ratio * 1.001)).toBeGreaterThan(sheets);
      }),
      { numRuns: 150 },
    );
  });
  test('less than one sheet is one', () => {
    expect(ratioForSheets(table(100, 50), 0, layout())).toMatchObject({ rows: 1, columns: 1 });
  });
  test('the better way to lay the paper is the one with fewer sheets', () => {
    expect(liesBestUpright(table(60, 15), layout())).toBe(false);
    expect(liesBestUpright(table(15, 60), layout())).toBe(true);
  });
});

describe('what cannot be laid out', () => {
  const fault = (chosen: Partial<TileLayout>): string | null => tilingFault(table(180, 120), layout(chosen));
  test('is told in a sentence', () => {
    expect(fault({})).toBeNull();
    expect(fault({ paper: 'a5', margin: 4 })).toContain('margin of 4 cm');
    expect(fault({ margin: -1 })).toContain('margin');
    expect(fault({ ratio: 0 })).toContain('greater than 0');
    expect(fault({ ratio: Number.NaN })).toContain('greater than 0');
    expect(fault({ overlap: 10 })).toContain('more than half a sheet');
    expect(fault({ bleed: 0.4 })).toContain('between 0 and 0.3 cm');
    expect(fault({ ratio: 40 })).toContain('sheets; choose larger paper');
  });
  test('is never laid out', () => {
    expect(() => tilesOver(table(180, 120), layout({ ratio: -1 }))).toThrow(RangeError);
  });
});
