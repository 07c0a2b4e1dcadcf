import { describe, expect, it } from 'vitest';
import type { Shape } from '../../../../drawing/map';
import type { Sheet } from '../../../../drawing/paper';
import { clauseFamily, commandRow, setTable, shortClause, tableLook, typeset } from '../../../../drawing/paper/tables';
import type { PaperTable } from '../../../../drawing/paper/tables';
import { wordsOn, type Written } from '../printed';

const look = tableLook('line', 0.3);
const onSheet = (shapes: readonly Shape[]): Written[] => {
  const sheet: Sheet = { id: '1', title: '', width: 20, height: 20, layers: [{ name: 'all', shapes }] };
  return wordsOn(sheet);
};
const ranges: PaperTable = {
  title: 'Ranges',
  remark: 'SCALE-09',
  heads: ['', 'Short', 'Long'],
  rows: [
    { cells: ['Light guns', '8', '70'], remark: '' },
    { cells: ['Heavy guns', '50', '150'], remark: 'ARTY-14' },
  ],
};

describe('a table', () => {
  it('ends figures of one column at one edge, whatever they are', () => {
    const words = onSheet(setTable(ranges, 9, look).shapes);
    const edge = (text: string): number => words.find((word) => word.text === text)?.frame.east ?? NaN;
    expect(edge('8')).toBeCloseTo(edge('50'), 4);
    expect(edge('70')).toBeCloseTo(edge('150'), 4);
    expect(edge('Long')).toBeCloseTo(edge('150'), 4);
    expect(edge('150')).toBeLessThan(words.find(({ text }) => text === 'ARTY-14')?.frame.west ?? NaN);
  });

  it('sets words and figures in the sans face, heads in its strong one, the title in small capitals', () => {
    const words = onSheet(setTable(ranges, 9, look).shapes);
    const role = (text: string) => words.find((word) => word.text === text)?.role;
    expect([role('Ranges'), role('Long'), role('150'), role('ARTY-14')]).toEqual([
      'capitals',
      'sans strong',
      'sans',
      'sans',
    ]);
  });

  it('breaks labels between words and leaves each word whole while there is room', () => {
    const narrow: PaperTable = {
      ...ranges,
      rows: [{ cells: ['Entrenchments in steep woods', 'free', '-1/2'], remark: '' }],
    };
    // 'Entrenchments' is 2.1 cm wide at this size, the other columns need 1.8 cm.
    const texts = (measure: number) => onSheet(setTable(narrow, measure, look).shapes).map(({ text }) => text);
    expect(texts(4.4)).toContain('Entrenchments');
    expect(texts(3.4)).not.toContain('Entrenchments');
  });

  it('puts columns of figures in the middle beside columns of short marks', () => {
    const mixed: PaperTable = {
      ...ranges,
      rows: [
        { cells: ['Rain', '10', 'no'], remark: '' },
        { cells: ['Storm', '5', ''], remark: '' },
      ],
    };
    const words = onSheet(setTable(mixed, 9, look).shapes);
    const middle = (text: string): number => {
      const frame = words.find((word) => word.text === text)?.frame;
      return frame ? (frame.west + frame.east) / 2 : NaN;
    };
    expect(middle('10')).toBeCloseTo(middle('5'), 4);
    expect(middle('Short')).toBeCloseTo(middle('5'), 4);
  });

  it('has fine lines between its rows only, fainter than its own', () => {
    const coloured = tableLook('colour', 0.3);
    const hairs = JSON.stringify(setTable(ranges, 9, coloured)).split(coloured.hair.colour).length - 1;
    expect(hairs).toBe(ranges.rows.length - 1);
    expect(coloured.hair.width).toBeLessThan(coloured.thin);
    expect(look.hair.colour).toBe(look.ink);
  });
});

describe('the head of a command', () => {
  const head = { name: 'Wing', leader: 'General Count Kollowrat', rating: 'dependable' };
  const rows = (ratingAt: number): number =>
    new Set(onSheet(commandRow(head, ratingAt, 12, look).shapes).map(({ frame }) => frame.south.toFixed(1))).size;
  it('stands in one line where the leader ends before his rating', () => {
    expect(rows(7)).toBeLessThan(rows(3));
    const words = onSheet(commandRow(head, 7, 12, look).shapes);
    expect(words.find(({ text }) => text === 'dependable')?.frame.west).toBeCloseTo(7, 4);
  });
});

describe('signs', () => {
  it.each([
    ['-1', '−1'],
    ['-1/2', '−½'],
    ['x 1/4', '×\u00a0¼'],
    ['superior +1, inferior -1', 'superior +1, inferior −1'],
    ['-', '–'],
    ['0-', '0-'],
    ['3-5 dependable', '3–5 dependable'],
    ['40/80/120', '40/80/120'],
    ['11/2', '11/2'],
    ['1/20', '1/20'],
    ['run-in', 'run-in'],
  ])('%s becomes %s', (given, set) => expect(typeset(given)).toBe(set));
});

describe('clauses in dense lists', () => {
  it('are told without what all of them begin with', () => {
    const family = clauseFamily(['HOW-FIRE-03', null, 'HOW-HIT-04']);
    expect(family).toBe('HOW-');
    expect(shortClause('HOW-HIT-04', family)).toBe('HIT-04');
    expect(shortClause(null, family)).toBe('');
  });
  it('are told in full where they differ', () => {
    expect(clauseFamily(['HOW-FIRE-03', 'X-1'])).toBe('');
    expect(clauseFamily([])).toBe('');
  });
});
