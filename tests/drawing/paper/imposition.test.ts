import { describe, expect, it } from 'vitest';
import { imposed } from '../../../drawing/paper/imposition';
import { sheetToSvg, type Sheet, type SheetSet } from '../../../drawing/paper';

const page = (number: number, width: number, height: number): Sheet => ({
  id: `p${number}`,
  title: `Page ${number}`,
  width,
  height,
  layers: [{ name: 'words', shapes: [] }],
});
const booklet = (count: number, width = 14.8, height = 21): SheetSet => ({
  title: 'Kutzdorf',
  sheets: Array.from({ length: count }, (_, index) => page(index + 1, width, height)),
});
/** Of each side the page on the left, or above, and the other; 0 where there is none. */
const orders = (set: SheetSet): number[][] =>
  imposed(set).sheets.map(({ width, height, layers }) => {
    const found = [0, 0];
    for (const { name, shapes } of layers)
      for (const shape of shapes) {
        if (shape.kind !== 'window' || !shape.clip) continue;
        const { west, south } = shape.clip;
        const second = width > height ? west > width / 2 - 0.01 : south < 0.1;
        found[second ? 1 : 0] = Number(name.replace('page ', ''));
      }
    return found;
  });

describe('a booklet to be folded', () => {
  it.each([
    [
      4,
      [
        [4, 1],
        [2, 3],
      ],
    ],
    [
      5,
      [
        [0, 1],
        [2, 0],
        [0, 3],
        [4, 5],
      ],
    ],
    [
      8,
      [
        [8, 1],
        [2, 7],
        [6, 3],
        [4, 5],
      ],
    ],
    [
      1,
      [
        [0, 1],
        [0, 0],
      ],
    ],
  ])('of %i pages reads in order', (count, sides) => {
    expect(orders(booklet(count))).toEqual(sides);
  });
  it('has beside every page those before and after it, and behind it its neighbour in the leaf', () => {
    for (const count of [12, 20]) {
      const sides = orders(booklet(count));
      for (let paper = 0; paper < count / 4; paper += 1) {
        const [outer = [], inner = []] = sides.slice(paper * 2, paper * 2 + 2);
        // Turned over on its short edge, the right half of one side is behind the left half of the other.
        expect([(outer[1] ?? 0) + 1, (outer[0] ?? 0) - 1]).toEqual(inner);
        // The inner side of a paper faces the outer side of the next one inside it.
        const [next] = sides.slice(paper * 2 + 2);
        if (next) expect([(inner[0] ?? 0) + 1, (inner[1] ?? 0) - 1]).toEqual([next[1], next[0]]);
      }
      const middle = sides.at(-1) ?? [];
      expect(middle[1]).toBe((middle[0] ?? 0) + 1);
    }
  });
  it('of A5 pages lies on A4, of A4 on A3, of Letter on Tabloid, the fold in its middle', () => {
    const size = (width: number, height: number) => {
      const [side] = imposed(booklet(4, width, height)).sheets;
      const clips = side?.layers.flatMap(({ shapes }) =>
        shapes.flatMap((shape) => (shape.kind === 'window' && shape.clip ? [shape.clip] : [])),
      );
      return { size: [side?.width, side?.height], fold: [clips?.[0]?.east, clips?.[1]?.west] };
    };
    expect(size(14.8, 21)).toEqual({ size: [29.7, 21], fold: [14.85, 14.85] });
    expect(size(21, 29.7)).toEqual({ size: [42, 29.7], fold: [21, 21] });
    expect(size(21.59, 27.94)).toEqual({ size: [43.18, 27.94], fold: [21.59, 21.59] });
    // No paper is twice as large as Tabloid.
    expect(size(27.94, 43.18)).toEqual({ size: [55.88, 43.18], fold: [27.94, 27.94] });
  });
  it('of wide pages lies one above the other on upright paper', () => {
    const { sheets } = imposed(booklet(4, 21, 14.8));
    expect(sheets.map(({ width, height }) => [width, height])).toEqual([
      [21, 29.7],
      [21, 29.7],
    ]);
    expect(orders(booklet(4, 21, 14.8))).toEqual([
      [4, 1],
      [2, 3],
    ]);
  });
  it('fits the paper of a printer that draws too large', () => {
    const [side] = imposed(booklet(4, 14.8 * 1.02, 21 * 1.02), 1.02).sheets;
    expect(side?.width).toBeCloseTo(29.7 * 1.02, 9);
    expect(side?.height).toBeCloseTo(21 * 1.02, 9);
  });
  it('says which pages are on a side, and names every side', () => {
    const { sheets } = imposed(booklet(5));
    expect(sheets.map(({ id, title }) => [id, title])).toEqual([
      ['1-outer', 'Sheet 1, outer side: page 1'],
      ['1-inner', 'Sheet 1, inner side: page 2'],
      ['2-outer', 'Sheet 2, outer side: page 3'],
      ['2-inner', 'Sheet 2, inner side: pages 4 and 5'],
    ]);
    expect(imposed(booklet(1)).sheets.map(({ title }) => title)).toEqual([
      'Sheet, outer side: page 1',
      'Sheet, inner side: empty',
    ]);
  });
  it('marks both ends of the fold, and the staples on the outermost side alone', () => {
    const strokes = imposed(booklet(8)).sheets.map(({ layers }) => {
      const fold = layers.find(({ name }) => name === 'fold')?.shapes[0];
      return fold?.kind === 'drawing' ? fold.strokes : [];
    });
    expect(strokes.map(({ length }) => length)).toEqual([4, 2, 2, 2]);
    for (const { from } of strokes.flat()) expect(from.x).toBeCloseTo(14.85, 9);
  });
  it('shows what was on the pages', () => {
    const words = (text: string): Sheet => ({
      ...page(1, 14.8, 21),
      layers: [
        {
          name: 'words',
          shapes: [
            {
              kind: 'words',
              lettering: { text, role: 'roman', size: 1, spacing: 0, colour: '#000000', halo: null },
              place: { at: { x: 7, y: 10 }, toward: { x: 1, y: 0 } },
            },
          ],
        },
      ],
    });
    const [outer] = imposed({ title: '', sheets: [words('Cover')] }).sheets;
    expect(outer && sheetToSvg(outer)).toContain('Cover');
  });
  it('is refused when pages differ in size; nothing folds to nothing', () => {
    const mixed = { title: '', sheets: [page(1, 14.8, 21), page(2, 21, 14.8)] };
    expect(() => imposed(mixed)).toThrow('Pages to be folded are all of one size.');
    expect(imposed({ title: '', sheets: [] }).sheets).toEqual([]);
  });
});
