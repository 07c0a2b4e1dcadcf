/** Where sheets are cut and laid on one another, and names that keep off those lines. */
import { NEGLIGIBLE, type Box } from '../../../engine/geometry';
import { inTurn, placeLabels, type LabelWish, type Obstruction, type PlacedLabel } from '../../map/labels';
import type { Frame } from '../../map/scene';
import { grown } from '../../map/strokes';
import type { Tiling } from './tiling';

/** A cut in the measure of the drawing, as a frame without width. */
export type Seam = Frame;

/** The cuts of sheets that lie upon their neighbours: their right and lower sides. */
export function seamsOf({ frame, tiles }: Tiling): Seam[] {
  return tiles.flatMap(({ row, column, window }) => [
    ...(row === 0 && window.east < frame.east - NEGLIGIBLE ? [{ ...frame, west: window.east, east: window.east }] : []),
    ...(column === 0 && window.south > frame.south + NEGLIGIBLE
      ? [{ ...frame, south: window.south, north: window.south }]
      : []),
  ]);
}

/** The edges of a part, such as a board, that lie within the whole. */
export function edgesWithin({ west, south, east, north }: Frame, whole: Frame): Seam[] {
  return [
    ...(east < whole.east - NEGLIGIBLE ? [{ west: east, south, east, north }] : []),
    ...(north < whole.north - NEGLIGIBLE ? [{ west, south: north, east, north }] : []),
  ];
}

/** The room along seams that words keep off, `clear` cm to either side. */
export const besideSeams = (seams: readonly Seam[], clear: number): Obstruction[] =>
  seams.map((seam) => ({ box: boxOf(grown(seam, clear)), price: Infinity }));

const boxOf = ({ west, south, east, north }: Frame): Box => ({
  pose: { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 },
  width: east - west,
  depth: north - south,
});

/** How much smaller than usual a name is set so as to keep off every seam, in turn. */
export const SMALLER = [1, 0.8, 0.65, 0.5, 0.4] as const;

/**
 * Names that no seam divides: set smaller where there is no room for them otherwise. `wishesAt` gives what they ask for at
 * a share of their usual size; labels that are `standing` already are kept apart from. One that finds such a place at no size for less than `dearest` takes a dearer one; one
 * that finds none at all stands across a seam.
 */
export function placeOffSeams(
  wishesAt: (share: number) => readonly LabelWish[],
  seams: readonly Obstruction[],
  covered: readonly Obstruction[],
  bounds: Frame,
  dearest = Infinity,
  standing: readonly PlacedLabel[] = [],
): PlacedLabel[] {
  if (seams.length === 0 && dearest === Infinity) return placeLabels(wishesAt(1), covered, bounds, dearest, standing);
  const sizes = SMALLER.map((share) => new Map(wishesAt(share).map((wish) => [wish.id, wish])));
  const [usual = new Map<string, LabelWish>()] = sizes;
  const placed: PlacedLabel[] = [];
  for (const wish of [...usual.values()].toSorted(inTurn)) {
    const wishes = sizes.flatMap((one) => one.get(wish.id) ?? []);
    const off = [...covered, ...seams];
    const others = [...standing, ...placed];
    const best =
      firstPlaced(wishes, off, bounds, dearest, others) ??
      (dearest < Infinity ? firstPlaced(wishes, off, bounds, Infinity, others) : undefined) ??
      firstPlaced([wish], covered, bounds, dearest, others);
    if (best) placed.push(best);
  }
  return placed;
}

/** The first of several wishes for one name that finds a place. */
function firstPlaced(
  wishes: readonly LabelWish[],
  covered: readonly Obstruction[],
  bounds: Frame,
  dearest: number,
  standing: readonly PlacedLabel[],
): PlacedLabel | undefined {
  for (const wish of wishes) {
    const [found] = placeLabels([wish], covered, bounds, dearest, standing);
    if (found) return found;
  }
  return undefined;
}
