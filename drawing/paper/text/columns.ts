/** Pouring set pieces into columns, and the columns onto pages. */
import { ROUNDING } from '../../../engine/geometry';
import type { Frame, Shape } from '../../map/scene';

/** Something set that stands in a column undivided: a line, a row of a table, a drawing. */
export interface ColumnPiece {
  /** Cm. */
  readonly height: number;
  /** Clear space above it, cm; none at the head of a column. */
  readonly above: number;
  /** It never stands last in a column: a heading, the first line of a paragraph. */
  readonly leads: boolean;
  /** Its left upper corner is at 0, 0; y points up, so that every y in it is negative. */
  readonly shapes: readonly Shape[];
}

/** `count` columns of equal width side by side in a frame, `gap` cm apart, from the left. */
export function columnsIn(frame: Frame, count: number, gap: number): Frame[] {
  const width = (frame.east - frame.west - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const west = frame.west + index * (width + gap);
    return { ...frame, west, east: west + width };
  });
}

type Column = readonly ColumnPiece[];

/**
 * The shapes of each page, every page with these columns, filled one after the other; the columns of the last page end
 * as level as they can. A piece higher than a column stands in one alone. No pieces, no pages.
 */
export function pour(pieces: readonly ColumnPiece[], columns: readonly Frame[]): Shape[][] {
  if (columns.length === 0) throw new Error('no columns to pour text into');
  const heights = columns.map(({ north, south }) => north - south);
  const pages: Column[][] = [];
  for (let left = pieces; left.length > 0;) {
    const page = fill(left, heights);
    pages.push(page);
    left = left.slice(page.reduce((sum, { length }) => sum + length, 0));
  }
  const last = pages.at(-1);
  if (last) pages[pages.length - 1] = levelled(last.flat(), heights);
  return pages.map((page) => page.flatMap((column, index) => shapesOf(column, columns[index])));
}

/** As much as goes into columns of these heights. */
function fill(pieces: readonly ColumnPiece[], heights: readonly number[]): Column[] {
  let from = 0;
  return heights.map((height) => {
    const to = endOfColumn(pieces, from, height);
    const column = pieces.slice(from, to);
    from = to;
    return column;
  });
}

function endOfColumn(pieces: readonly ColumnPiece[], from: number, height: number): number {
  let [to, used] = [from, 0];
  for (const { height: high, above } of pieces.slice(from)) {
    used += (to > from ? above : 0) + high;
    if (used > height + ROUNDING) break;
    to += 1;
  }
  if (to === pieces.length) return to;
  let end = to;
  while (end > from && pieces[end - 1]?.leads) end -= 1;
  // A chain of pieces that lead is cut rather than never set.
  return end > from ? end : Math.max(to, Math.min(from + 1, pieces.length));
}

/** The last page with the shortest columns that still hold everything. */
function levelled(pieces: readonly ColumnPiece[], heights: readonly number[]): Column[] {
  let best = fill(pieces, heights);
  if (heights.length === 1) return best;
  let [low, high] = [0, Math.max(...heights)];
  for (let round = 0; round < 14; round += 1) {
    const middle = (low + high) / 2;
    const tried = fill(
      pieces,
      heights.map((height) => Math.min(height, middle)),
    );
    const whole = tried.every((column) => heightOf(column) <= middle + ROUNDING);
    if (whole && tried.reduce((sum, { length }) => sum + length, 0) === pieces.length) [best, high] = [tried, middle];
    else low = middle;
  }
  return best;
}

const heightOf = (column: Column): number =>
  column.reduce((sum, { height, above }, index) => sum + height + (index > 0 ? above : 0), 0);

function shapesOf(column: Column, frame: Frame | undefined): Shape[] {
  if (!frame) return [];
  let y = frame.north;
  return column.map(({ height, above, shapes }, index): Shape => {
    if (index > 0) y -= above;
    const top = y;
    y -= height;
    return { kind: 'group', frame: { x: frame.west, y: top, hx: 0, hy: 1 }, tags: {}, shapes };
  });
}
