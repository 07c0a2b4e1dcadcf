/** How hills rise. */
import { centroid, type Point } from '../geometry';
import type { Hill } from '../scenario';
import { contains, distanceToEdges, type Shape } from './shape';

/** The share of the way from the outline to a hill's innermost point that slopes; the rest is plateau. */
const SLOPE_SHARE: Record<Hill['slope'], number> = { gentle: 0.7, steep: 0.35 };

export interface Rise {
  readonly shape: Shape;
  readonly height: number;
  /** Width of the slope between outline and plateau, cm. */
  readonly slope: number;
}

/**
 * Distance from the outline to the point farthest inside it, cm, to about a hundredth of the hill's size: a lattice over
 * the hill, then finer ones round the best point.
 */
export function innerRadius(shape: Shape, outline: readonly Point[]): number {
  const depthAt = (point: Point): number => (contains(shape, point) ? distanceToEdges(shape, point, 1e6) : 0);
  let best = centroid(outline);
  let depth = depthAt(best);
  let middle = { x: (shape.minX + shape.maxX) / 2, y: (shape.minY + shape.maxY) / 2 };
  let width = shape.maxX - shape.minX;
  let high = shape.maxY - shape.minY;
  for (let round = 0; round < 4 && width >= 0; round += 1) {
    for (let i = -5; i <= 5; i += 1)
      for (let j = -5; j <= 5; j += 1) {
        const point = { x: middle.x + (width * i) / 11, y: middle.y + (high * j) / 11 };
        const found = depthAt(point);
        if (found > depth) {
          depth = found;
          best = point;
        }
      }
    middle = best;
    width /= 5;
    high /= 5;
  }
  return depth;
}

export function riseOf(hill: Hill, shape: Shape, outline: readonly Point[]): Rise {
  return { shape, height: hill.height, slope: SLOPE_SHARE[hill.slope] * innerRadius(shape, outline) };
}

/**
 * Height at a point, cm: from 0 at the outline to the plateau in a curve that starts and ends level (3s2 - 2s3 of the
 * way across the slope). Where hills overlap the higher counts.
 */
export function heightOn(rises: readonly Rise[], point: Point): number {
  let height = 0;
  for (const rise of rises) {
    if (rise.height <= height || !contains(rise.shape, point)) continue;
    const s = rise.slope > 0 ? distanceToEdges(rise.shape, point, rise.slope) / rise.slope : 0;
    height = Math.max(height, rise.height * s * s * (3 - 2 * s));
  }
  return height;
}
