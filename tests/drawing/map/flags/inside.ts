import type { Point } from '../../../../engine/geometry';

/** Whether a place lies inside an outline: a ray to the east crosses it an odd number of times. */
export const inside = (outline: readonly Point[], x: number, y: number): boolean =>
  outline.filter((from, i) => {
    const to = outline[(i + 1) % outline.length];
    if (!to || from.y > y === to.y > y) return false;
    return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) > x;
  }).length %
    2 ===
  1;
