/** What is nearest to a place. Loops without functions of their own: every unit looks at every target, once a position. */
import type { Cm } from '../../battle';
import { distance } from '../../geometry';
import type { Point } from '../../geometry';

interface Placed {
  readonly at: Point;
}

/** The first of the nearest within so many cm; null when there are none. */
export function nearestOf<T extends Placed>(some: readonly T[], at: Point, within: Cm = Infinity): T | null {
  let best: T | null = null;
  let least = within;
  for (const one of some) {
    const away = distance(one.at, at);
    if (best === null ? away > within : away >= least) continue;
    best = one;
    least = away;
  }
  return best;
}

/** How far off the nearest is, in cm; endless when there are none. */
export function leastDistance(some: readonly Placed[], at: Point): Cm {
  let least = Infinity;
  for (const one of some) least = Math.min(least, distance(at, one.at));
  return least;
}
