/** What an outline encloses, in parts that do not overlap: the measure of shares and depths where it crosses itself. */
import { areaInPolygon, areaOf, clipToConvex, ringsOf, signedAreaOf, type Box, type Point } from '../geometry';
import { contains, distanceToEdges, entry, shapeOfOutline, type PackedOutline } from './shape';

/** A ring of ground, or of a hole in it. */
export interface OutlinePart {
  readonly ring: readonly Point[];
  readonly sign: 1 | -1;
  readonly shape: PackedOutline;
}

export const partsOf = (outline: readonly Point[]): readonly OutlinePart[] =>
  ringsOf(outline).map((ring) => ({ ring, sign: signedAreaOf(ring) > 0 ? 1 : -1, shape: shapeOfOutline(ring) }));

/** Area of a footprint inside, cm2. */
export function areaWithin(box: Box, parts: readonly OutlinePart[]): number {
  let sum = 0;
  for (const { ring, sign, shape } of parts) {
    if (isNearEdges(box, shape)) sum += sign * areaInPolygon(box, ring);
    else if (contains(shape, box.pose)) sum += sign * box.width * box.depth;
  }
  return sum > 0 ? sum : 0;
}

/** Quick look: false when the footprint surely meets no edge, so that it lies inside or outside with all it has. */
function isNearEdges({ pose: { x, y }, width, depth }: Box, { bundles }: PackedOutline): boolean {
  const reach = (width + depth) / 2;
  for (let k = 0; k < bundles.length; k += 4)
    if (
      Math.abs(entry(bundles, k) - x) <= entry(bundles, k + 2) + reach &&
      Math.abs(entry(bundles, k + 1) - y) <= entry(bundles, k + 3) + reach
    )
      return true;
  return false;
}

/** Area of a convex polygon inside, cm2. */
export const areaOfConvexWithin = (convex: readonly Point[], parts: readonly OutlinePart[]): number =>
  parts.reduce((sum, { ring, sign }) => sum + sign * areaOf(clipToConvex(ring, convex)), 0);

/** Distance from a point to what bounds the parts, cm, as long as it is less than `most`; else `most`. */
export function distanceToRim(parts: readonly OutlinePart[], point: Point, most: number): number {
  let nearest = most;
  for (const { shape } of parts) nearest = distanceToEdges(shape, point, nearest);
  return nearest;
}
