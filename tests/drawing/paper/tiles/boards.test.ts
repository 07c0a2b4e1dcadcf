import { describe, expect, test } from 'vitest';
import { sheetToSvg, type Sheet } from '../../../../drawing/paper';
import { boardSheets, boardsOf } from '../../../../drawing/paper/tiles';
import { romanNumeral } from '../../../../drawing/paper/tiles/boards';
import { PLAIN_FEATURE, type Feature } from '../../../../engine/scenario';
import { stUlrich } from '../../map/scenarios';
import { clipOf, windowOf } from './glued';

const ulrich = stUlrich();
const table = (width: number, depth: number) => ({ ...ulrich.table, width, depth });
const ids = (sheets: readonly Sheet[]): string[] => sheets.map(({ id }) => id);
const A0 = { paper: 'a0', upright: true } as const;
const pond: Feature = {
  ...PLAIN_FEATURE,
  id: 'pond',
  name: null,
  kind: 'pond',
  outline: { shape: 'ellipse', at: { x: 90, y: 20 }, radii: [4, 3], turn: 0 },
};

describe('the boards of a table', () => {
  test('a table of 6 by 4 feet has six boards of 2 by 2 feet, numbered from the north-west', () => {
    const boards = boardsOf(table(182.88, 121.92), '2ft');
    expect(boards.map(({ number }) => number)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    expect(boards[0]?.frame).toEqual({ west: 0, south: 60.96, east: 60.96, north: 121.92 });
    expect(boards[5]?.frame).toEqual({ west: 121.92, south: 0, east: 182.88, north: 60.96 });
  });
  test.each([
    // 8 by 6 feet: the 3.8 and 2.9 cm over are dealt among the others.
    [243.84, 182.88, '60cm', 4, 3, 60.96, 60.96],
    [243.84, 182.88, '40cm', 6, 5, 40.64, 36.576],
    [200, 120, '40cm', 5, 3, 40, 40],
    [203.9, 120, '40cm', 5, 3, 40.78, 40],
    [204.1, 120, '40cm', 6, 3, 204.1 / 6, 40],
    [180, 121, '60cm', 3, 2, 60, 60.5],
    [30, 20, '2ft', 1, 1, 30, 20],
  ] as const)(
    '%f by %f cm in boards of %s: %i by %i, all of one size',
    (width, depth, board, across, up, wide, deep) => {
      const boards = boardsOf(table(width, depth), board);
      expect(boards).toHaveLength(across * up);
      for (const { frame } of boards) {
        expect(frame.east - frame.west).toBeCloseTo(wide, 6);
        expect(frame.north - frame.south).toBeCloseTo(deep, 6);
      }
    },
  );
  test('boards of another size than was asked for are told before anything is printed, and on the map of the boards', () => {
    const remark = (width: number, depth: number): string | null | undefined =>
      boardSheets({ ...ulrich, table: table(width, depth), terrain: [] }, { ...A0, board: '60cm' }).glued?.remark;
    expect(remark(240, 180)).toBeNull();
    expect(remark(243.84, 182.88)).toBe(
      'The table does not divide into boards of 60 cm: they are dealt evenly, each 61 by 61 cm.',
    );
    const [map] = boardSheets(ulrich, { ...A0, board: '40cm' }).sheets;
    expect(map && sheetToSvg(map)).toContain('they are dealt evenly, each 36.6 by 40.6 cm.');
  });
  test('together they cover the table once', () => {
    for (const board of ['2ft', '40cm', '60cm'] as const) {
      const area = boardsOf(table(243.84, 182.88), board).reduce(
        (sum, { frame }) => sum + (frame.east - frame.west) * (frame.north - frame.south),
        0,
      );
      expect(area).toBeCloseTo(243.84 * 182.88, 6);
    }
  });
  test.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [14, 'XIV'],
    [40, 'XL'],
    [99, 'XCIX'],
    [128, 'CXXVIII'],
  ])('%i is %s', (number, numeral) => expect(romanNumeral(number)).toBe(numeral));
});

describe('sheets by boards', () => {
  test('each board has a page map and sheets of its own, after a map of the boards', () => {
    const sheets = boardSheets(ulrich, A0).sheets;
    expect(ids(sheets).slice(0, 5)).toEqual(['boards', 'I-key', 'I-A1', 'II-key', 'II-A1']);
    expect(sheets).toHaveLength(13);
    expect(new Set(ids(sheets)).size).toBe(13);
    expect(sheets.slice(0, 3).map(({ title }) => title)).toEqual([
      'Map of the boards',
      'Page map of The Combat of St. Ulrich, board I',
      'Sheet I-A1',
    ]);
  });
  test('boards can be had one by one, and without page maps', () => {
    expect(ids(boardSheets(ulrich, { ...A0, boards: ['V'] }).sheets)).toEqual(['boards', 'V-key', 'V-A1']);
    expect(ids(boardSheets(ulrich, { ...A0, boards: ['V', 'II'], key: false }).sheets)).toEqual(['II-A1', 'V-A1']);
    expect(ids(boardSheets(ulrich, { ...A0, boards: ['XX'], key: false }).sheets)).toEqual([]);
  });
  test('boards with nothing on them are left out, if wished', () => {
    const bare = { ...ulrich, terrain: [pond], objectives: [] };
    expect(ids(boardSheets(bare, { ...A0, only: 'filled' }).sheets)).toEqual(['boards', 'V-key', 'V-A1']);
  });
  test('a sheet shows its board, with a bleed of the board beside it and none of the table’s edge', () => {
    const [sheet] = boardSheets(ulrich, { ...A0, boards: ['V'], key: false, bleed: 0.2 }).sheets;
    if (!sheet) throw new Error('no sheet');
    const { west, south, east, north } = clipOf(sheet);
    expect(east - west).toBeCloseTo(60.96 + 0.4, 6);
    expect(north - south).toBeCloseTo(60.96 + 0.2, 6);
    expect((west + 0.2 - windowOf(sheet).origin.x) / windowOf(sheet).scale).toBeCloseTo(60.96, 6);
  });
  test('all sheets look at the same shapes', () => {
    const sheets = boardSheets(ulrich, { paper: 'a3' }).sheets.filter(({ place }) => place);
    const shapes = sheets.map((sheet) => windowOf(sheet).shapes);
    expect(shapes.length).toBeGreaterThan(20);
    expect(new Set(shapes).size).toBe(1);
  });
  test('the map of the boards bears their numbers', () => {
    const [map] = boardSheets(ulrich, A0).sheets;
    for (const number of ['I', 'III', 'VI']) expect(map && sheetToSvg(map)).toContain(`>${number}</text>`);
  });
});
