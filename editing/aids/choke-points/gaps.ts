/** The narrowest place between two outlines. */
import { boundsGrown, boundsMeet, distance, nearestOnSegment } from '../../../engine/geometry';
import type { Bounds, Point } from '../../../engine/geometry';
import type { Cm } from '../../../engine/scenario';

export interface Gap {
  readonly from: Point;
  readonly to: Point;
  readonly width: Cm;
}
interface Outlined {
  readonly outline: readonly Point[];
  readonly bounds: Bounds;
}

/** The nearest points of two outlines that lie apart, when they are at most `most` cm apart; null when they meet. */
export function narrowestGap(one: Outlined, other: Outlined, most: Cm): Gap | null {
  if (!boundsMeet(boundsGrown(one.bounds, most), other.bounds)) return null;
  const there = nearestFrom(one, other, most);
  const back = nearestFrom(other, one, there?.width ?? most);
  const gap = back ? { from: back.to, to: back.from, width: back.width } : there;
  return gap && gap.width > 0 ? gap : null;
}

/** From the corners of one outline to the edges of the other. */
function nearestFrom(one: Outlined, other: Outlined, most: Cm): Gap | null {
  let best: Gap | null = null;
  let least = most;
  const reach = boundsGrown(other.bounds, most);
  for (const from of one.outline) {
    if (from.x < reach.minX || from.x > reach.maxX || from.y < reach.minY || from.y > reach.maxY) continue;
    let a = other.outline[other.outline.length - 1];
    for (const b of other.outline) {
      if (a) {
        const share = nearestOnSegment(from, a, b);
        const to = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        const width = distance(from, to);
        if (width < least) {
          least = width;
          best = { from, to, width };
        }
      }
      a = b;
    }
  }
  return best;
}
