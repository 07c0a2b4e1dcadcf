import type { Outline } from '../../../../engine/scenario';
import type { Point } from '../../../../engine/geometry';

/** The least a redoubt may be across, cm. */
const LEAST = 2;

/** The box between two corners; one that is drawn as a line is as narrow as may be. */
function boxBetween(points: readonly Point[]): { readonly at: Point; readonly size: readonly [number, number] } {
  const [from = { x: 0, y: 0 }, to = from] = points;
  return {
    at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    size: [Math.max(LEAST, Math.abs(to.x - from.x)), Math.max(LEAST, Math.abs(to.y - from.y))],
  };
}

export function rectangleBetween(points: readonly Point[]): Outline {
  return { shape: 'rectangle', ...boxBetween(points), turn: 0 };
}

export function ellipseBetween(points: readonly Point[]): Outline {
  const { at, size } = boxBetween(points);
  return { shape: 'ellipse', at, radii: [size[0] / 2, size[1] / 2], turn: 0 };
}

/** Nodes joined straight or by a curve. */
export const freeOutline = (points: readonly Point[], lines: 'smooth' | 'straight'): Outline => ({
  shape: lines === 'smooth' ? 'smooth' : 'polygon',
  points,
});
