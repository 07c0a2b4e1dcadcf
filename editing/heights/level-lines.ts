/** Lines of equal height of a raster, by marching squares: closed, for beyond the picture the ground is low. */
import type { Point } from '../../engine/geometry';
import { valueAt, type Raster } from './raster';

/** Where a line leaves a square: across its south, east, north or west side. */
type Side = 'south' | 'east' | 'north' | 'west';
/** By the corners that are high (south-west 1, south-east 2, north-east 4, north-west 8): from side to side, the high ground on the left. */
const STEPS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['south', 'west']],
  [['east', 'south']],
  [['east', 'west']],
  [['north', 'east']],
  [
    ['south', 'east'],
    ['north', 'west'],
  ],
  [['north', 'south']],
  [['north', 'west']],
  [['west', 'north']],
  [['south', 'north']],
  [
    ['east', 'north'],
    ['west', 'south'],
  ],
  [['east', 'north']],
  [['west', 'east']],
  [['south', 'east']],
  [['west', 'south']],
  [],
];

/**
 * Rings round the ground that is higher than `level`, and round holes in it, in shares of the picture: x from its west, y
 * from its south edge, 0 to 1.
 */
export function levelLines(raster: Raster, level: number): readonly (readonly Point[])[] {
  const next = new Map<string, { readonly to: string; readonly at: Point }>();
  for (let row = -1; row < raster.height; row += 1)
    for (let column = -1; column < raster.width; column += 1) step(raster, level, column, row, next);
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    for (let key = next.keys().next().value; key !== undefined;) {
      const found = next.get(key);
      if (!found) break;
      next.delete(key);
      ring.push(found.at);
      key = found.to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Adds the ways of a line through the square between four dots; `column` and `row` are those of its north-west one. */
function step(
  raster: Raster,
  level: number,
  column: number,
  row: number,
  next: Map<string, { readonly to: string; readonly at: Point }>,
): void {
  const northWest = valueAt(raster, column, row);
  const northEast = valueAt(raster, column + 1, row);
  const southWest = valueAt(raster, column, row + 1);
  const southEast = valueAt(raster, column + 1, row + 1);
  const isHigh = (value: number): number => Number(value > level);
  const high = isHigh(southWest) + 2 * isHigh(southEast) + 4 * isHigh(northEast) + 8 * isHigh(northWest);
  const share = (from: number, to: number): number => (level - from) / (to - from);
  const crossing: Readonly<Record<Side, () => Point>> = {
    north: () => ({ x: column + share(northWest, northEast), y: row }),
    south: () => ({ x: column + share(southWest, southEast), y: row + 1 }),
    west: () => ({ x: column, y: row + share(northWest, southWest) }),
    east: () => ({ x: column + 1, y: row + share(northEast, southEast) }),
  };
  const key: Readonly<Record<Side, string>> = {
    north: `h${column},${row}`,
    south: `h${column},${row + 1}`,
    west: `v${column},${row}`,
    east: `v${column + 1},${row}`,
  };
  for (const [from, to] of STEPS[high] ?? []) {
    const { x, y } = crossing[from]();
    const at = { x: inside((x + 0.5) / raster.width), y: inside(1 - (y + 0.5) / raster.height) };
    next.set(key[from], { to: key[to], at });
  }
}

const inside = (share: number): number => Math.max(0, Math.min(1, share));
