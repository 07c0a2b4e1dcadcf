import { describe, expect, test } from 'vitest';
import {
  columnsIn,
  inFace,
  pour,
  readMarkdown,
  setBlocks,
  setRow,
  type ColumnPiece,
  type TextLook,
} from '../../../../drawing/paper/text';
import { widthOf } from '../../../../drawing/map/lettering';
import type { Frame, Shape } from '../../../../drawing/map';
import { chances } from '../../map/scenarios';

const mark = (name: string, height: number, above = 0, leads = false): ColumnPiece => ({
  height,
  above,
  leads,
  shapes: [
    {
      kind: 'words',
      lettering: { text: name, role: 'roman', size: 0.1, spacing: 0, colour: '#000000', halo: null },
      place: { at: { x: 0, y: 0 }, toward: { x: 1, y: 0 } },
    },
  ],
});
const spots = (shapes: readonly Shape[]): string[] =>
  shapes.map((shape) => {
    const [inner] = shape.kind === 'group' ? shape.shapes : [];
    const frame = shape.kind === 'group' ? shape.frame : null;
    return `${inner?.kind === 'words' ? inner.lettering.text : '?'} ${frame?.x},${Math.round((frame?.y ?? 0) * 100) / 100}`;
  });
const page: Frame = { west: 0, south: 0, east: 10, north: 6 };

describe('columns', () => {
  test('stand side by side with their gap', () => {
    expect(columnsIn(page, 2, 1)).toEqual([
      { ...page, east: 4.5 },
      { ...page, west: 5.5, east: 10 },
    ]);
  });
  test('fill one after the other, page after page, without the space above the first', () => {
    const pieces = ['a', 'b', 'c', 'd', 'e'].map((name) => mark(name, 2, 1));
    expect(pour(pieces, columnsIn(page, 2, 1)).map(spots)).toEqual([
      ['a 0,6', 'b 0,3', 'c 5.5,6', 'd 5.5,3'],
      ['e 0,6'],
    ]);
  });
  test('the columns of the last page are level', () => {
    const pieces = ['a', 'b', 'c', 'd'].map((name) => mark(name, 1));
    expect(pour(pieces, columnsIn(page, 2, 1)).map(spots)).toEqual([['a 0,6', 'b 0,5', 'c 5.5,6', 'd 5.5,5']]);
  });
  test('a piece that leads goes over with what it leads', () => {
    const pieces = [mark('a', 4), mark('head', 1, 0, true), mark('b', 2)];
    expect(pour(pieces, [page]).map(spots)).toEqual([['a 0,6'], ['head 0,6', 'b 0,5']]);
  });
  test('a chain of leading pieces longer than the page is cut', () => {
    const pieces = Array.from({ length: 9 }, (_, index) => mark(`${index}`, 1, 0, true));
    expect(pour(pieces, [page]).map((shapes) => shapes.length)).toEqual([6, 3]);
  });
  test('a piece higher than the page stands alone', () => {
    expect(pour([mark('a', 1), mark('b', 9), mark('c', 1)], [page]).map(spots)).toEqual([
      ['a 0,6'],
      ['b 0,6'],
      ['c 0,6'],
    ]);
  });
  test('nothing makes no page', () => {
    expect(pour([], [page])).toEqual([]);
  });
});

const look: TextLook = {
  text: { size: 0.35, leading: 1.25, colour: '#000000' },
  headings: [
    { size: 0.6, leading: 1.2, colour: '#000000' },
    { size: 0.45, leading: 1.2, colour: '#000000' },
  ],
  align: 'justified',
};

test('a hundred random texts stay in their columns, in order, nothing lost', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const chance = chances(seed);
    const word = (): string => 'abcdefghijklmnop'.slice(0, 1 + Math.floor(chance() * 12));
    const text = Array.from({ length: 20 }, () => {
      const start = ['', '- ', '# ', '> '][Math.floor(chance() * 4)] ?? '';
      return start + Array.from({ length: 1 + Math.floor(chance() * 40) }, word).join(' ');
    }).join('\n\n');
    const columns = columnsIn(
      { west: 1, south: 2, east: 11 + chance() * 9, north: 14 + chance() * 9 },
      1 + (seed % 3),
      0.6,
    );
    const measure = (columns[0]?.east ?? 0) - (columns[0]?.west ?? 0);
    const pages = pour(setBlocks(readMarkdown(text), measure, look), columns);
    const found: string[] = [];
    for (const shape of pages.flat()) {
      if (shape.kind !== 'group' || !shape.frame) throw new Error('a piece has no place');
      for (const inner of shape.shapes) {
        if (inner.kind !== 'words') continue;
        const half = widthOf(inner.lettering) / 2;
        const [x, y] = [shape.frame.x + inner.place.at.x, shape.frame.y + inner.place.at.y];
        const column = columns.find(({ west, east }) => x - half > west - 1e-6 && x + half < east + 1e-6);
        expect(column, `seed ${seed}: ${inner.lettering.text}`).toBeDefined();
        expect(y - inner.lettering.size / 2).toBeGreaterThan(2 - 1e-6);
        expect(y + inner.lettering.size / 2).toBeLessThan((column?.north ?? 0) + 1e-6);
        found.push(inner.lettering.text);
      }
    }
    const asked = text
      .replace(/^[#>] /gm, '')
      .replace(/^- /gm, '• ')
      .split(/\s+/)
      .join('');
    expect(found.join('')).toBe(asked);
  }
});

describe('paragraphs', () => {
  const lines = (count: number): ColumnPiece[] =>
    setBlocks([{ kind: 'paragraph', runs: inFace(Array.from({ length: count }, () => 'mmmm').join(' ')) }], 1.5, look);
  test('keep their first two and their last two lines together', () => {
    expect(lines(5).map(({ leads }) => leads)).toEqual([true, false, false, true, false]);
    expect(lines(3).map(({ leads }) => leads)).toEqual([true, true, false]);
    expect(lines(1).map(({ leads }) => leads)).toEqual([false]);
  });
});

describe('rows', () => {
  const type = { size: 0.4, leading: 1.25, colour: '#000000' };
  test('are as high as their highest cell', () => {
    const row = setRow(
      [
        { runs: inFace('one'), left: 0, width: 3 },
        { runs: inFace('mmmm mmmm mmmm'), left: 3.2, width: 1.5 },
      ],
      type,
    );
    expect(row.height).toBeCloseTo(1.5, 9);
    expect(row.shapes).toHaveLength(4);
  });
  test('an empty row is one line high', () => {
    expect(setRow([], type).height).toBeCloseTo(0.5, 9);
  });
});
