/** Which sectors of its first place a unit comes to lie in (HOW-MOVE-03). */
import { corners, frontEdge, minus, plus, sectorOfPoint, seenFrom, times, TOLERANCE } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { footprint } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Allowance } from './allowance';

interface Entered {
  /** The flank or rear sectors; the flank sectors alone. */
  readonly any: boolean;
  readonly flank: boolean;
}
const AHEAD: Entered = { any: false, flank: false };
const REAR: Entered = { any: true, flank: false };
const FLANK: Entered = { any: true, flank: true };

/** In which sectors of the place where this normal move began does it come to lie (HOW-MOVE-03)? */
export function sectorsEntered(before: Troop, after: Troop, allowance: Allowance): Entered {
  const straightOn = isStraightAhead(before, after);
  // A unit that goes straight on along its first heading never leaves its front.
  if (straightOn && isSameHeading(allowance.start, after.box.pose)) return AHEAD;
  const [start] = footprint(after.traits, allowance.startFormation, allowance.start);
  if (!start) return AHEAD;
  // After a wheel to the front what trails behind does not count; other moves pass their flanks with their rear corners.
  const looked = straightOn ? frontEdge(after.box) : corners(after.box);
  const shares = straightOn ? [1] : SHARES_OF_WAY;
  const way = minus(after.box.pose, before.box.pose);
  let rear = false;
  for (const share of shares)
    for (const corner of looked) {
      const inward = times(minus(after.box.pose, corner), INWARD);
      const sector = sectorOfPoint(start, plus(plus(corner, inward), times(way, share - 1)));
      if (sector === 'left' || sector === 'right') return FLANK;
      rear ||= sector === 'rear';
    }
  return rear ? REAR : AHEAD;
}

const isStraightAhead = (before: Troop, after: Troop): boolean => {
  const seen = seenFrom(before.box.pose, after.box.pose);
  return seen.ahead >= 0 && Math.abs(seen.right) < TOLERANCE;
};
const isSameHeading = (one: Pose, other: Pose): boolean => one.hx * other.hx + one.hy * other.hy > 1 - 1e-9;
const SHARES_OF_WAY = [1, 0.75, 0.5, 0.25, 0.1] as const;
/** Corners are looked at a hundredth inwards, so that a line along a side is not over it. */
const INWARD = 0.02;
