/** Where cartouche and compass go: along the map's edge where nothing of weight lies, a corner rather, else below the map. */
import { areaInPolygon, corners, overlaps, type Box } from '../../../engine/geometry';
import type { Obstruction } from '../../map/labels';
import type { Frame } from '../../map/scene';

export interface EdgeWordsSize {
  readonly width: number;
  readonly height: number;
}
/** Places along the edge, as shares of the free way from the west and from the south, and what they cost. */
const PLACES = [
  [1, 0, 0],
  [0, 0, 0.02],
  [0, 1, 0.04],
  [1, 1, 0.06],
  ...[0.5, 0.25, 0.75].flatMap((share) => [
    [share, 0, 0.2] as const,
    [share, 1, 0.22] as const,
    [1, share, 0.24] as const,
    [0, share, 0.26] as const,
  ]),
] as const;

/** Above this share of its room covered with ground of some kind, a place is not taken. */
const FULL = 0.8;

/**
 * Boxes on the table for things of these sizes, in order, each in a place of its own; null for one that finds none and
 * for one that is not asked for.
 * `inset`: cm from the table's edges. Nothing of endless price is ever covered, and of other ground little.
 */
export function edgePlaces(
  sizes: readonly (EdgeWordsSize | null)[],
  table: Frame,
  inset: number,
  covered: readonly Obstruction[],
): (Box | null)[] {
  const taken: Box[] = [];
  return sizes.map((size) => {
    if (!size) return null;
    let best: Box | null = null;
    let lowest = FULL;
    const beyond = size.width > (table.east - table.west) * 0.45 || size.height > (table.north - table.south) * 0.4;
    for (const [eastward, northward, dear] of beyond ? [] : PLACES) {
      const box = boxAt(eastward, northward, size, table, inset);
      if (taken.some((other) => overlaps(other, box, 0))) continue;
      const price = dear + priceOf(box, covered);
      if (price < lowest) [best, lowest] = [box, price];
    }
    if (best) taken.push(best);
    return best;
  });
}

function boxAt(
  eastward: number,
  northward: number,
  { width, height }: EdgeWordsSize,
  table: Frame,
  inset: number,
): Box {
  const wide = table.east - table.west - inset * 2 - width;
  const high = table.north - table.south - inset * 2 - height;
  const x = table.west + inset + width / 2 + eastward * wide;
  const y = table.south + inset + height / 2 + northward * high;
  return { pose: { x, y, hx: 0, hy: 1 }, width, depth: height };
}

function priceOf(box: Box, covered: readonly Obstruction[]): number {
  let price = 0;
  for (const { box: other, price: dear } of covered) {
    if (!overlaps(box, other, 0)) continue;
    if (dear === Infinity) return Infinity;
    price += (dear * areaInPolygon(box, corners(other))) / (box.width * box.depth);
  }
  return price;
}
