/** Hills as the engraver sees them: heights on a grid, softened, with slopes and level lines. */
import type { Point } from '../geometry';
import type { Ground } from '../terrain';
import { frameOf, grown, point } from './strokes';

export interface Relief {
  readonly heightAt: (at: Point) => number;
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
  const soft = softened(heights, columns, rows, soften);
  const cell = (column: number, row: number): number => soft[row * columns + column] ?? 0;

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
    slopeAt: (at) =>
      point(
        blend(at, (column, row) => (cell(column + 1, row) - cell(column - 1, row)) / (2 * spacing)),
        blend(at, (column, row) => (cell(column, row + 1) - cell(column, row - 1)) / (2 * spacing)),
      ),
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

/** Level lines in cells of the grid. The border is flat, so that every line closes. */
function levelLines(heights: Float64Array, columns: number, rows: number, level: number): Point[][] {
  const height = (cell: number): number => heights[cell] ?? 0;
  // An edge is named by its lower left cell, doubled, plus one when it runs north.
  const nextEdge = new Map<number, number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const cell = row * columns + column;
      const corners = [cell, cell + 1, cell + columns + 1, cell + columns].map((corner) => height(corner) > level);
      if (corners.every((high) => high === corners[0])) continue;
      const edges = [2 * cell, 2 * (cell + 1) + 1, 2 * (cell + columns), 2 * cell + 1];
      // Going round the cell, a line enters where the ground falls and leaves where it rose last.
      for (let side = 0; side < 4; side += 1) {
        if (!(corners[side] && !corners[(side + 1) % 4])) continue;
        let rose = (side + 3) % 4;
        while (!(!corners[rose] && corners[(rose + 1) % 4])) rose = (rose + 3) % 4;
        nextEdge.set(edges[side] ?? 0, edges[rose] ?? 0);
      }
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
