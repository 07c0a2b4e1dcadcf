/** In which of the four sectors about a footprint others lie, and which a move comes into. */
import { corners, minus, plus, sectorOfPoint, sectorShares, seenFrom, times, TOLERANCE } from '../geometry';
import type { Box, Pose, Sector } from '../geometry';
import { isMoreThanHalf } from './shares';

/** The sector of a footprint in which more than half of another lies; the front when none holds so much. */
export function sectorHolding(target: Box, other: Box): Sector {
  if (isSquarelyAhead(target, other)) return 'front';
  const [first, ...others] = corners(other).map((corner) => sectorOfPoint(target, corner));
  if (first && others.every((sector) => sector === first)) return first;
  const shares = sectorShares(target, other);
  if (isMoreThanHalf(shares.rear)) return 'rear';
  if (isMoreThanHalf(shares.left)) return 'left';
  return isMoreThanHalf(shares.right) ? 'right' : 'front';
}

/** Quick look: the whole of the other is in the front sector, whatever way it is turned. */
function isSquarelyAhead({ pose, width, depth }: Box, other: Box): boolean {
  const x = other.pose.x - pose.x;
  const y = other.pose.y - pose.y;
  const ahead = x * pose.hx + y * pose.hy - depth / 2;
  const right = Math.abs(x * pose.hy - y * pose.hx) - width / 2;
  const radius = Math.sqrt(other.width * other.width + other.depth * other.depth) / 2;
  return ahead > radius && ahead - right > radius * Math.SQRT2;
}

/** The farthest a move leaves the front of where it began. */
export type SectorEntered = 'front' | 'rear' | 'flank';

/**
 * Which sectors of a footprint a straight move brings it into itself: `flank` when any part comes beside it, else `rear`
 * when any comes behind, looked for all along the way. Who goes straight ahead never leaves the front.
 */
export function sectorEntered(before: Box, after: Box): SectorEntered {
  if (isStraightAhead(before.pose, after.pose)) return 'front';
  const moved = minus(after.pose, before.pose);
  let rear = false;
  for (const share of SHARES_OF_WAY)
    for (const corner of corners(after)) {
      const inward = times(minus(after.pose, corner), INWARD);
      const sector = sectorOfPoint(before, plus(plus(corner, inward), times(moved, share - 1)));
      if (sector === 'left' || sector === 'right') return 'flank';
      rear ||= sector === 'rear';
    }
  return rear ? 'rear' : 'front';
}

const isStraightAhead = (before: Pose, after: Pose): boolean => {
  const seen = seenFrom(before, after);
  return seen.ahead >= 0 && Math.abs(seen.right) < TOLERANCE;
};
const SHARES_OF_WAY: readonly number[] = [1, 0.75, 0.5, 0.25, 0.1];
/** Corners are looked at a little inwards, by this share of the way to the middle, so that a line along a side is not over it. */
const INWARD = 0.02;
