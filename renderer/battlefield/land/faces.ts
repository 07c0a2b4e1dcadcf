import type { Point } from '../../../engine/geometry';
import { ease } from './noise';

/** A straight or gently curved stretch of a work between two corners, cm from the beginning of its course. */
export interface ParapetFace {
  readonly start: number;
  readonly length: number;
}

/** Embrasures: about one every so many cm, half as wide as this, and cut down to this share of the parapet. */
const EMBRASURE = { apart: 7.5, half: 0.65, slope: 0.35, sill: 0.42 } as const;
/** Of the cosine of a bend: below it two stretches meet in a corner. */
const CORNER = 0.85;

/** The faces of a course: it is parted where it turns by more than some 30 degrees. */
export function facesOf(course: readonly Point[]): ParapetFace[] {
  const faces: ParapetFace[] = [];
  let [start, along] = [0, 0];
  let direction: Point | null = null;
  for (let i = 1; i < course.length; i++) {
    const [a, b] = [course[i - 1], course[i]];
    const length = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
    if (!a || !b || length === 0) continue;
    const next = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    if (direction && direction.x * next.x + direction.y * next.y < CORNER) {
      faces.push({ start, length: along - start });
      start = along;
    }
    along += length;
    direction = next;
  }
  return along > start ? [...faces, { start, length: along - start }] : faces;
}

/** Middles of the embrasures, cm along the course: evenly over each face and none near a corner. */
export const embrasuresOf = (faces: readonly ParapetFace[]): number[] =>
  faces.flatMap(({ start, length }) => {
    const many = Math.max(0, Math.floor((length - 2) / EMBRASURE.apart));
    return Array.from({ length: many }, (_, i) => start + (length * (i + 1)) / (many + 1));
  });

/** The share of the parapet's height that stands `along` cm along a work with embrasures at `gaps`. */
export const standingShare = (gaps: readonly number[], along: number): number =>
  gaps.reduce((share, at) => {
    const standing = ease(EMBRASURE.half, EMBRASURE.half + EMBRASURE.slope, Math.abs(along - at));
    return Math.min(share, EMBRASURE.sill + (1 - EMBRASURE.sill) * standing);
  }, 1);
