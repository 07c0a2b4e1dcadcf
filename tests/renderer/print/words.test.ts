import { describe, expect, it } from 'vitest';
import type { PrintJob } from '../../../electron/desk/api';
import { shownSheets } from '../../../renderer/print/sheets';
import {
  becomes,
  detailed,
  gluing,
  headed,
  millimetres,
  paperName,
  pointedWords,
  ratioWords,
  savedWords,
  stated,
} from '../../../renderer/print/sentences';
import { entry, gluedList, listOf, mapList, placeOf } from './sample-sheets';

const TILES: PrintJob = { kind: 'tiles', options: { paper: 'a3' } };
const MAP: PrintJob = { kind: 'map', options: { paper: 'a3' } };
const ROSTER: PrintJob = { kind: 'roster', options: { paper: 'a4' } };
const COUNTERS: PrintJob = { kind: 'counters', options: { paper: { paper: 'a4', upright: true, margin: 1 } } };

describe('words of printing', () => {
  it('write ratios, lengths and papers', () => {
    expect([ratioWords(1), ratioWords(1 / 12), ratioWords(0.3), ratioWords(2)]).toEqual([
      '1 : 1',
      '1 : 12',
      '1 : 3.33',
      '2 : 1',
    ]);
    expect([millimetres(182.88), millimetres(99.9), millimetres(1234567)]).toEqual([
      '1\u2009829',
      '999',
      '12\u2009345\u2009670',
    ]);
    expect([paperName('a3'), paperName('tabloid')]).toEqual(['A3', 'Tabloid']);
  });

  it('say what the table becomes', () => {
    expect(becomes({ job: TILES, list: gluedList() })).toBe('1 : 1. The table becomes 6 sheets, 3 by 2.');
    expect(becomes({ job: TILES, list: gluedList(['C1']) })).toBe(
      '1 : 1. The table becomes 6 sheets, 3 by 2. 1 with nothing on it is not printed.',
    );
    expect(becomes({ job: MAP, list: mapList })).toBe('1 : 8. One foot of table is 38 mm.');
  });

  it('state what comes out of the printer: sheets, paper and scale', () => {
    const glued = [{ job: TILES, list: gluedList() }];
    expect(stated(glued, shownSheets(glued, {}))).toBe('6 sheets and the page map, A3, 1 : 1');
    expect(detailed(glued)).toBe('1\u2009000 × 600 mm when glued');
    const bound = [
      { job: MAP, list: mapList },
      { job: ROSTER, list: listOf('blue 1', 'red 1') },
    ];
    expect(stated(bound, shownSheets(bound, { roster: ['red 1'] }))).toBe('2 sheets, A3 and A4');
    expect(detailed(bound)).toBe('map, rosters of 2 sheets');
  });

  it('count paper, not its backs', () => {
    const all = [{ job: COUNTERS, list: listOf('A1', 'A1-back', 'B1', 'B1-back') }];
    expect(stated(all, shownSheets(all, {}))).toBe('2 sheets with backs, A4');
    const some = [{ job: COUNTERS, list: listOf('A1', 'A1-back', 'R1') }];
    expect(stated(some, shownSheets(some, {}))).toBe('2 sheets, 1 with backs, A4');
  });

  it('name a glued sheet by its place, others by their titles', () => {
    expect(headed(entry({ id: 'C3', place: placeOf(2, 1) }))).toEqual({ name: 'Sheet C3', where: 'column C, row 3' });
    expect(headed(entry({ id: 'IV-A1', place: placeOf(0, 0) })).where).toBe('board IV, column A, row 1');
    expect(headed(entry({ id: 'key', title: 'Page map' })).name).toBe('Page map');
    expect(headed(entry({ id: 'A1', title: 'Stands' })).name).toBe('A1 Stands');
  });

  it('say how a sheet is glued', () => {
    expect(gluing({ west: 'B3', east: 'D3', north: 'C2', south: 'C4' })).toBe(
      'Touches B3, D3, C2, C4. Trim right and bottom, glue over D3 and C4.',
    );
    expect(gluing({ west: null, east: 'B1', north: null, south: null })).toBe('Touches B1. Trim right, glue over B1.');
    expect(gluing({ west: 'A1', east: null, north: null, south: null })).toBe('Touches A1. Those lie over it.');
    expect(gluing({ west: null, east: null, north: null, south: null })).toBe(
      'It touches no other sheet that is printed.',
    );
  });

  it('say what the pointer is on', () => {
    expect(pointedWords(entry({ id: 'C3', place: placeOf(0, 0) }), 'D2')).toBe('Sheet C3, square D2');
    expect(pointedWords(null, 'A1')).toBe('Nothing to print here, square A1');
    expect(pointedWords(entry({ id: 'x', title: 'List' }), null)).toBe('List');
  });

  it('tell where the files are', () => {
    expect(savedWords({ sheets: 25, names: ['x.pdf'], address: null })).toBe('25 sheets are in x.pdf.');
    expect(savedWords({ sheets: 1, names: ['x.pdf'], address: null })).toBe('1 sheet is in x.pdf.');
    expect(savedWords({ sheets: 3, names: ['a.svg', 'b.svg', 'c.svg'], address: null })).toBe(
      '3 sheets are in a.svg and 2 more files.',
    );
  });
});
