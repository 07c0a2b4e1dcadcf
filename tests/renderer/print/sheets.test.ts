import { describe, expect, it } from 'vitest';
import type { PrintJob } from '../../../electron/desk/api';
import { boardOf } from '../../../renderer/print/board';
import { laidAt, laidInRows, nextTowards, seamsOf } from '../../../renderer/print/laying';
import {
  gluedSheets,
  gridsOf,
  namesAmong,
  paperOf,
  shownSheets,
  touching,
  wantedJobs,
} from '../../../renderer/print/sheets';
import { entry, gluedList, listOf, placed, placeOf } from './sample-sheets';

const TILES: PrintJob = { kind: 'tiles', options: { ratio: 1, paper: 'a4', style: 'colour' } };
const COUNTERS: PrintJob = { kind: 'counters', options: {}, scale: '28mm' };
const ROSTER: PrintJob = { kind: 'roster', options: {} };
const WINDOW = { width: 900, height: 600 };
const glued = { job: TILES, list: gluedList() };
const rosters = { job: ROSTER, list: listOf('blue 1', 'red 1') };

describe('sheets that are left out', () => {
  const leftOut = { [namesAmong(TILES)]: ['B1', 'Z9'], roster: ['red 1'] };

  it('are shown as left out; the others of a whole know it, those in rows need not', () => {
    const sheets = shownSheets([glued, rosters], leftOut);
    const [b1, c1, red, blue] = ['tiles B1', 'tiles C1', 'roster red 1', 'roster blue 1'].map((key) =>
      sheets.find((sheet) => sheet.key === key),
    );
    expect(b1).toMatchObject({ isLeftOut: true, job: TILES });
    expect(c1).toMatchObject({ isLeftOut: false, job: { ...TILES, without: ['B1'] } });
    expect(red?.isLeftOut).toBe(true);
    expect(blue?.job).toEqual(ROSTER);
  });

  it('are not printed; a job with nothing left is gone', () => {
    expect(wantedJobs([TILES, ROSTER], [glued, rosters], leftOut)).toEqual([
      { ...TILES, without: ['B1'] },
      { ...ROSTER, without: ['red 1'] },
    ]);
    expect(wantedJobs([ROSTER], [rosters], { roster: ['red 1', 'blue 1'] })).toEqual([]);
    expect(wantedJobs([ROSTER], [], { roster: ['red 1'] })).toEqual([{ ...ROSTER, without: ['red 1'] }]);
  });

  it('are others on other paper, and the same in another style', () => {
    const a3: PrintJob = { kind: 'tiles', options: { ratio: 1, paper: 'a3', style: 'colour' } };
    const line: PrintJob = { kind: 'tiles', options: { ratio: 1, paper: 'a4', style: 'line' } };
    expect(namesAmong(a3)).not.toBe(namesAmong(TILES));
    expect(namesAmong(line)).toBe(namesAmong(TILES));
  });

  it('take their backs with them', () => {
    const { sheets } = listOf('A1', 'A1-back', 'M1');
    expect(paperOf('A1', sheets)).toEqual(['A1', 'A1-back']);
    expect(paperOf('A1-back', sheets)).toEqual(['A1', 'A1-back']);
    expect(paperOf('M1', sheets)).toEqual(['M1']);
    expect(shownSheets([{ job: COUNTERS, list: listOf('A1') }], {})[0]?.key).toBe('counters A1');
  });
});

describe('the grid of glued sheets', () => {
  const list = gluedList(['C1']);
  const sheets = list.glued ? gluedSheets(list.sheets, list.glued) : [];
  const [grid] = gridsOf(sheets);

  it('has a cell for each, those with nothing on them too, from the north-west', () => {
    expect(grid).toMatchObject({ board: '', columns: 3, rows: 2 });
    expect(grid?.cells.map(({ id, column, row, isEmpty }) => [id, column, row, isEmpty])).toEqual([
      ['A1', 0, 0, false],
      ['B1', 1, 0, false],
      ['C1', 2, 0, true],
      ['A2', 0, 1, false],
      ['B2', 1, 1, false],
      ['C2', 2, 1, false],
    ]);
  });

  it('tells what a sheet touches of those that are printed', () => {
    const printed = new Set(['A1', 'B1', 'A2', 'C2']);
    expect(grid && touching(grid, 'B1', printed)).toEqual({ west: 'A1', east: null, north: null, south: null });
    expect(grid && touching(grid, 'B2', printed)).toEqual({ west: 'A2', east: 'C2', north: 'B1', south: null });
  });

  it('is one for each board, the boards from the north-west', () => {
    const north = { ...entry({ id: 'I-A1' }), place: { west: 0, south: 60, east: 60, north: 120 }, isEmpty: false };
    const south = { ...entry({ id: 'III-A1' }), place: { west: 0, south: 0, east: 60, north: 60 }, isEmpty: false };
    const east = { ...entry({ id: 'II-A1' }), place: { west: 60, south: 60, east: 120, north: 120 }, isEmpty: false };
    expect(gridsOf([south, east, north]).map(({ board }) => board)).toEqual(['I', 'II', 'III']);
  });
});

describe('sheets on the pasteboard', () => {
  const sheets = placed.flatMap(({ id, place }) => (place ? [{ id, place, isEmpty: false }] : []));
  const seams = seamsOf(sheets, 60);

  it('are seen as they lie over those to their east and south', () => {
    const frame = (id: string) => seams.find((laid) => laid.id === id)?.frame;
    expect(frame('A1')).toEqual({ x: 0, y: 0, width: 34, height: 30.5 });
    expect(frame('B1')).toEqual({ x: 34, y: 0, width: 33, height: 30.5 });
    expect(frame('B2')).toEqual({ x: 34, y: 30.5, width: 33, height: 29.5 });
    expect(placeOf(1, 1)).toEqual({ west: 33, east: 67, south: 0, north: 30.5 });
  });

  it('are found under a spot, up to their seams', () => {
    expect(laidAt(seams, 33.9, 5)).toBe('A1');
    expect(laidAt(seams, 34.1, 5)).toBe('B1');
    expect(laidAt(seams, 101, 5)).toBeNull();
  });

  it('are gone to by the arrows, and stay at the edge', () => {
    expect(nextTowards(seams, 'A1', 'right')).toBe('B1');
    expect(nextTowards(seams, 'B1', 'down')).toBe('B2');
    expect(nextTowards(seams, 'C2', 'left')).toBe('B2');
    expect(nextTowards(seams, 'A1', 'up')).toBeNull();
    expect(nextTowards(seams, 'C1', 'right')).toBeNull();
    const withGap = seams.filter(({ id }) => id !== 'B1');
    expect(nextTowards(withGap, 'A1', 'right')).toBe('C1');
    expect(nextTowards(withGap, 'B2', 'up')).toBeNull();
  });

  it('lie in rows as they fill the window best', () => {
    const four = ['a', 'b', 'c', 'd'].map((key) => ({ key, width: 21, height: 29.7 }));
    const rowsIn = (proportion: number) => new Set(laidInRows(four, proportion).map(({ frame }) => frame.y)).size;
    expect([rowsIn(4), rowsIn(0.8), rowsIn(0.1)]).toEqual([1, 2, 4]);
  });

  it('make a whole with its empty places, or rows', () => {
    const list = gluedList(['C1']);
    const board = boardOf([{ job: TILES, list }], shownSheets([{ job: TILES, list }], {}), WINDOW);
    expect(board.whole).toMatchObject({ ratio: 1, frame: { width: 100, height: 60 } });
    expect([...board.empty]).toEqual(['tiles C1']);
    expect(board.laid).toHaveLength(6);
    const rows = boardOf([rosters], shownSheets([rosters], {}), WINDOW);
    expect(rows.whole).toBeNull();
    expect(rows.laid.map(({ id }) => id)).toEqual(['roster blue 1', 'roster red 1']);
    expect(rows.first).toEqual(rows.extent);
  });

  it('that are too many to be told apart are shown from the first on, seven to a row of 900 px', () => {
    const many = { job: ROSTER, list: listOf(...Array.from({ length: 150 }, (_, i) => `s${i}`)) };
    const { laid, first, extent } = boardOf([many], shownSheets([many], {}), WINDOW);
    expect(laid.filter(({ frame }) => frame.y === 0)).toHaveLength(7);
    expect(first.y).toBe(extent.y);
    expect(first.width / first.height).toBeCloseTo(1.5, 9);
    expect((21 * WINDOW.width) / first.width).toBeGreaterThan(90);
    expect(extent.height).toBeGreaterThan(first.height * 4);
  });
});
