import type { Point } from './vectors';

/** Bounds along the axes, cm. */
export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The least bounds that hold every point; infinite and turned inside out for no points. */
export function boundsOf(points: readonly Point[]): Bounds {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { minX, maxX, minY, maxY };
}

/** True when two bounds share a point, if only on their edges. */
export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.maxX >= b.minX && a.minX <= b.maxX && a.maxY >= b.minY && a.minY <= b.maxY;

/** The bounds so much farther out on every side. */
export const boundsGrown = ({ minX, maxX, minY, maxY }: Bounds, by: number): Bounds => ({
  minX: minX - by,
  maxX: maxX + by,
  minY: minY - by,
  maxY: maxY + by,
});

/** Is a place on a table, its edges with it? Tables begin at 0, 0. */
export const isOnTable = (
  { width, depth }: { readonly width: number; readonly depth: number },
  { x, y }: Point,
): boolean => x >= 0 && y >= 0 && x <= width && y <= depth;
