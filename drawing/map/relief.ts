/** Hills as the engraver sees them: heights on a grid, softened, with slopes and level lines. */
import type { Point } from '../../engine/geometry';
import type { Ground } from '../../engine/terrain';
import { frameOf, grown, point } from './strokes';

export interface Relief {
  readonly heightAt: (at: Point) => number;
  /** True on a hill, by its outline: the grid knows it to a cell only. */
  readonly isHill: (at: Point) => boolean;
  /** The way uphill, as long as the slope is steep: cm of height to a cm of ground. */
  readonly slopeAt: (at: Point) => Point;
  /** Closed lines of equal height in cm, high ground on their left. */
  readonly levelLines: (height: number) => Point[][];
  readonly highest: number;
}

/** Reads the hills on a grid of `spacing` cm; null on flat ground. `soften` is how often the shoulders are rubbed down. */
export function readRelief(ground: Ground, spacing: number, soften: number): Relief | null {
  const hills = ground.areas.filter(({ kind }) => kind === 'hill');
  if (hills.length === 0) return null;
  const around = frameOf(hills.flatMap(({ outline }) => outline));
  const rim = (soften + 2) * spacing;
  const { west, south, east, north } = grown(
    {
      west: Math.max(around.west, -rim),
      south: Math.max(around.south, -rim),
      east: Math.min(around.east, ground.width + rim),
      north: Math.min(around.north, ground.depth + rim),
    },
    rim,
  );
  const columns = Math.ceil((east - west) / spacing) + 1;
  const rows = Math.ceil((north - south) / spacing) + 1;

  const heights = new Float64Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      heights[row * columns + column] = ground.heightAt(point(west + column * spacing, south + row * spacing));
    }
  }
  // Rubbing down fills the foot of a slope: there the ground is as it was, so that a hill ends at its outline.
  const soft = softened(heights, columns, rows, soften).map((height, cell) => Math.min(height, heights[cell] ?? 0));
  const cell = (column: number, row: number): number => soft[row * columns + column] ?? 0;

  const eastward = (column: number, row: number): number =>
    (cell(column + 1, row) - cell(column - 1, row)) / (2 * spacing);
  const northward = (column: number, row: number): number =>
    (cell(column, row + 1) - cell(column, row - 1)) / (2 * spacing);

  const blend = (at: Point, of: (column: number, row: number) => number): number => {
    const x = (at.x - west) / spacing;
    const y = (at.y - south) / spacing;
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 1 || row < 1 || column >= columns - 2 || row >= rows - 2) return 0;
    const [u, v] = [x - column, y - row];
    const low = of(column, row) * (1 - u) + of(column + 1, row) * u;
    return low * (1 - v) + (of(column, row + 1) * (1 - u) + of(column + 1, row + 1) * u) * v;
  };
  return {
    heightAt: (at) => blend(at, cell),
    isHill: (at) => ground.areasAt(at, hills).length > 0,
    slopeAt: (at) => point(blend(at, eastward), blend(at, northward)),
    levelLines: (height) =>
      levelLines(soft, columns, rows, height).map((ring) =>
        ring.map(({ x, y }) => point(west + x * spacing, south + y * spacing)),
      ),
    highest: soft.reduce((highest, height) => Math.max(highest, height), 0),
  };
}

/** Each height mixed with its four neighbours, `times` over. */
function softened(heights: Float64Array, columns: number, rows: number, times: number): Float64Array {
  let from = heights;
  for (let time = 0; time < times; time += 1) {
    const into = new Float64Array(from.length);
    for (let row = 1; row < rows - 1; row += 1) {
      for (let column = 1; column < columns - 1; column += 1) {
        const here = row * columns + column;
        const beside = (from[here - 1] ?? 0) + (from[here + 1] ?? 0);
        into[here] = ((from[here] ?? 0) * 4 + beside + (from[here - columns] ?? 0) + (from[here + columns] ?? 0)) / 8;
      }
    }
    from = into;
  }
  return from;
}

/**
 * For each set of high corners of a cell (1 south-west, 2 south-east, 4 north-east, 8 north-west) the sides a level line
 * runs from and to; sides count from the south like the corners. Going round the cell, a line starts where the ground
 * falls and ends where it rose last.
 */
const CELL_LINES = Array.from({ length: 16 }, (_, high) => {
  const isHigh = (corner: number): boolean => ((high >> (corner % 4)) & 1) === 1;
  const lines: (readonly [from: number, to: number])[] = [];
  for (let side = 0; side < 4; side += 1) {
    if (!isHigh(side) || isHigh(side + 1)) continue;
    let rose = side + 3;
    while (isHigh(rose) || !isHigh(rose + 1)) rose += 3;
    lines.push([side, rose % 4]);
  }
  return lines;
});

/** Level lines in cells of the grid. The border is flat, so that every line closes. */
function levelLines(heights: Float64Array, columns: number, rows: number, level: number): Point[][] {
  const height = (cell: number): number => heights[cell] ?? 0;
  const isHigh = (cell: number): 0 | 1 => (height(cell) > level ? 1 : 0);
  // An edge is named by its lower left cell, doubled, plus one when it runs north.
  const nextEdge = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    let west = isHigh(row * columns) + isHigh((row + 1) * columns) * 8;
    for (let cell = row * columns; cell < (row + 1) * columns - 1; cell += 1) {
      const southEast = isHigh(cell + 1);
      const northEast = isHigh(cell + columns + 1);
      const high = west + southEast * 2 + northEast * 4;
      west = southEast + northEast * 8;
      if (high === 0 || high === 15) continue;
      const sides = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1];
      for (const [from, to] of CELL_LINES[high] ?? []) nextEdge.set(sides[from] ?? 0, sides[to] ?? 0);
    }
  }
  const crossing = (edge: number): Point => {
    const cell = edge >> 1;
    const other = edge % 2 === 1 ? cell + columns : cell + 1;
    const share = (level - height(cell)) / (height(other) - height(cell));
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return edge % 2 === 1 ? point(x, y + share) : point(x + share, y);
  };
  const rings: Point[][] = [];
  for (const start of [...nextEdge.keys()]) {
    const ring: Point[] = [];
    for (let edge = start; nextEdge.has(edge);) {
      ring.push(crossing(edge));
      const next = nextEdge.get(edge) ?? start;
      nextEdge.delete(edge);
      edge = next;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
