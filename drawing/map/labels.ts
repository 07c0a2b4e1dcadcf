/**
 * Finding room for words. Each label brings places it would like, with a price for those it likes less; the most
 * important label chooses first, and no two labels ever overlap.
 */
import { areaInPolygon, corners, overlaps, within, type Box, type Point } from '../../engine/geometry';
import { heightOf, widthOf } from './lettering';
import type { Frame, Lettering, LineSpot } from './scene';

/** A place for a label: the middle of its words. */
export interface LabelPlace extends LineSpot {
  readonly price: number;
  /** Letters along a curve instead of a straight line; the box is still that of the straight line. */
  readonly letters?: readonly LineSpot[];
}
export interface LabelWish {
  readonly id: string;
  readonly lettering: Lettering;
  /** Labels with a higher rank choose first. */
  readonly rank: number;
  readonly places: readonly LabelPlace[];
  /** A person has put it there: it stands whatever it covers, and before all others. */
  readonly isFixed?: boolean;
}
/** Something better not covered. `price` is what covering a whole label with it would cost. */
export interface Obstruction {
  readonly box: Box;
  readonly price: number;
  /** A label of the same id may lie on it for nothing. */
  readonly of?: string;
}
export interface PlacedLabel {
  readonly wish: LabelWish;
  readonly place: LabelPlace;
  readonly box: Box;
}

/** Clear ground kept on each side of words, cm: more for large type. */
const marginOf = ({ size }: Lettering): number => Math.max(0.25, size * 0.125);

/** The footprint of words at a place. */
export function labelBox(lettering: Lettering, { at, toward }: LineSpot): Box {
  return {
    pose: { x: at.x, y: at.y, hx: 0 - toward.y, hy: toward.x },
    width: widthOf(lettering) + marginOf(lettering) * 2,
    depth: heightOf(lettering) + marginOf(lettering),
  };
}

/**
 * The labels that find a place inside `bounds`, in order of rank, beside those that stand `already`. One is left out
 * when all its places touch other labels or cost more than `dearest`.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  obstructions: readonly Obstruction[],
  bounds: Frame,
  dearest = Infinity,
  already: readonly PlacedLabel[] = [],
): PlacedLabel[] {
  const table = boxOf(bounds);
  const placed = [...already];
  for (const wish of wishes.toSorted(inTurn)) {
    if (wish.isFixed) {
      placed.push(...standing(wish));
      continue;
    }
    let best: PlacedLabel | null = null;
    let lowest = dearest;
    for (const place of wish.places) {
      if (place.price >= lowest) continue;
      const box = labelBox(wish.lettering, place);
      if (!within(box, table) || placed.some((other) => overlaps(other.box, box, 0))) continue;
      const covering = place.price + priceOfCover(wish.id, box, obstructions, lowest - place.price);
      if (covering >= lowest) continue;
      const price = covering + placed.filter((other) => readsOn(other, wish.lettering, box)).length * READS_ON;
      if (price < lowest) [best, lowest] = [{ wish, place, box }, price];
    }
    if (best) placed.push(best);
  }
  return placed.slice(already.length);
}

/** In which order labels choose: what a person has put somewhere, then by rank. */
export const inTurn = (a: LabelWish, b: LabelWish): number =>
  Number(b.isFixed ?? false) - Number(a.isFixed ?? false) || b.rank - a.rank || (a.id < b.id ? -1 : 1);

/** Where a person has put words. */
export const standing = (wish: LabelWish): readonly PlacedLabel[] =>
  wish.places.slice(0, 1).map((place) => ({ wish, place, box: labelBox(wish.lettering, place) }));

/** What it costs to stand where two names read as one, and how near that is: in sizes of type, beside and above. */
const READS_ON = 3;
const APART = { beside: 1.1, above: 1.5 } as const;

/** True when words in a box read as the next line of others, or go on from them: close by, in the same face and colour. */
function readsOn(
  { wish: { lettering }, box: other }: PlacedLabel,
  { role, colour, size }: Lettering,
  box: Box,
): boolean {
  if (lettering.role !== role || lettering.colour !== colour) return false;
  const large = Math.max(size, lettering.size);
  if (Math.abs(box.pose.y - other.pose.y) > (box.width + other.width) / 2 + large) return false;
  return overlaps(
    { ...box, width: box.width + large * 2 * APART.beside, depth: box.depth + large * 2 * APART.above },
    other,
    0,
  );
}

function priceOfCover(id: string, box: Box, obstructions: readonly Obstruction[], limit: number): number {
  const area = box.width * box.depth;
  let price = 0;
  for (const obstruction of obstructions) {
    if (obstruction.of === id || !overlaps(box, obstruction.box, 0)) continue;
    // Even a corner covered spoils a sign: part of the price is due at once.
    const share = areaInPolygon(box, corners(obstruction.box)) / area;
    price += obstruction.price * (0.25 + 0.75 * share);
    if (price >= limit) break;
  }
  return price;
}

function boxOf({ west, south, east, north }: Frame): Box {
  return {
    pose: { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 },
    width: east - west,
    depth: north - south,
  };
}

/** Places around a box for words of a given size: above and below first, then the sides and corners. */
export function placesAround(lettering: Lettering, centre: Point, width: number, depth: number): LabelPlace[] {
  const gap = 0.35;
  const over = depth / 2 + heightOf(lettering) / 2 + gap;
  const across = width / 2 + widthOf(lettering) / 2 + gap + marginOf(lettering);
  const slip = Math.max(width / 2, widthOf(lettering) / 2) * 0.6;
  const offers = [
    [0, over, 0],
    [0, -over, 0.2],
    [across, 0, 0.5],
    [-across, 0, 0.6],
    [slip, over, 0.7],
    [-slip, over, 0.75],
    [slip, -over, 0.8],
    [-slip, -over, 0.85],
    [across, over * 0.7, 1],
    [-across, over * 0.7, 1.05],
    [across, -over * 0.7, 1.1],
    [-across, -over * 0.7, 1.15],
    [0, over * 1.8, 1.5],
    [0, -over * 1.8, 1.6],
  ] as const;
  return offers.map(([x, y, price]) => ({
    at: { x: centre.x + x, y: centre.y + y },
    toward: { x: 1, y: 0 },
    price,
  }));
}
