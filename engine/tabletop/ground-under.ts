/** What ground a footprint stands in, and how much of it. */
import { memo, memoBeside, memoOfPair } from '../facts';
import { boundsOf } from '../geometry';
import type { Bounds, Box } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundArea, GroundLine } from '../terrain';
import { radiusOf } from './near';
import { isMoreThanHalf, MORE_THAN_HALF } from './shares';

export interface AreaShare {
  readonly area: GroundArea;
  /** Of the footprint, above 0 to 1. */
  readonly share: number;
}

/** Areas a footprint stands in and how much of it, in the order of the scenario; kept as long as the footprint is. */
export const sharesUnder = (ground: Ground, box: Box): readonly AreaShare[] =>
  isNearAny(box, ground.areas) ? sharesOf(box, ground) : NOTHING;

const sharesOf = memoBeside((box: Box, ground: Ground): readonly AreaShare[] => {
  const shares: AreaShare[] = [];
  for (const area of ground.areas) {
    const share = ground.share(box, area);
    if (share > 0) shares.push({ area, share });
  }
  return shares;
});
const NOTHING: readonly AreaShare[] = [];

const boundsOfEach = memo((areas: readonly GroundArea[]): readonly Bounds[] =>
  areas.map(({ outline }) => boundsOf(outline)),
);

const areasOfKind = memoOfPair((ground: Ground, isOfKind: (area: GroundArea) => boolean): readonly GroundArea[] =>
  ground.areas.filter(isOfKind),
);

/** Quick look: does a footprint come near the bounds of any of these areas? The list is one that is kept. */
export function isNearAny(box: Box, areas: readonly GroundArea[]): boolean {
  const { x, y } = box.pose;
  const reach = radiusOf(box);
  for (const { minX, minY, maxX, maxY } of boundsOfEach(areas))
    if (x + reach >= minX && x - reach <= maxX && y + reach >= minY && y - reach <= maxY) return true;
  return false;
}

/**
 * The first area of a kind that holds more of a footprint than a share, half unless told; null when there is none. The kind
 * is a constant of its book: what is known of it is kept by it.
 */
export function areaUnder(
  ground: Ground,
  box: Box,
  isOfKind: (area: GroundArea) => boolean,
  moreThan = MORE_THAN_HALF,
): GroundArea | null {
  if (!isNearAny(box, areasOfKind(ground, isOfKind))) return null;
  for (const { area, share } of sharesUnder(ground, box)) if (share > moreThan && isOfKind(area)) return area;
  return null;
}

/** Does more than half of a footprint stand in this area? */
export const standsIn = (ground: Ground, box: Box, { id }: GroundArea): boolean =>
  sharesUnder(ground, box).some(({ area, share }) => area.id === id && isMoreThanHalf(share));

/** Lines of a book's choice that a footprint stands behind as their defender does. */
export interface DefendedLines {
  readonly isDefended: (line: GroundLine) => boolean;
  /** The front is in contact with what is at most so far from it, cm. */
  readonly reach: Cm;
  /** The share of the front that is in contact at least. */
  readonly share: number;
  /** What may be missing of that, cm. */
  readonly slack: Cm;
}

/** The first works that a footprint lines with its front, from their defended side; null when it lines none. */
export const worksLined = (ground: Ground, box: Box, lines: DefendedLines): GroundLine | null =>
  ground
    .worksAlong(box, lines.reach)
    .find(({ line, along }) => lines.isDefended(line) && along.front >= box.width * lines.share - lines.slack)?.line ??
  null;

/** Does more than half of a footprint lie to the right of a line: on the defended side of works? */
export const isBehind = (ground: Ground, line: GroundLine, box: Box): boolean =>
  isMoreThanHalf(ground.shareOnRight(box, line));
