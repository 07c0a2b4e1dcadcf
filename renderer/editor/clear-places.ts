/** Words on a picture, each where it lies on nothing else. */
import type { Point } from '../../engine/geometry';

/** A rectangle of the picture, px from its top left corner. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Of the places that each may have, the best first, the first where it lies on nothing that is taken and on none of those
 * before it, else the one where least. Whoever has no place is left out.
 */
export function clearPlaces(
  wanted: readonly (readonly PictureBox[])[],
  taken: readonly PictureBox[],
): readonly PictureBox[] {
  const all = [...taken];
  return wanted.flatMap((places) => {
    let best: { readonly at: PictureBox; readonly covered: number } | null = null;
    for (const at of places) {
      const covered = all.reduce((sum, other) => sum + coveredOf(at, other), 0);
      if (!best || covered < best.covered) best = { at, covered };
      if (covered === 0) break;
    }
    if (best) all.push(best.at);
    return best ? [best.at] : [];
  });
}

function coveredOf(one: PictureBox, other: PictureBox): number {
  const both = overlapOf(one, other);
  return both ? both.width * both.height : 0;
}

/** The rectangle about what is seen of a shape; null where nothing of it is. */
export function areaRound(points: readonly (Point | null)[]): PictureBox | null {
  const seen = points.filter((point) => point !== null);
  if (seen.length === 0) return null;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** What two areas have in common; null where they lie apart. */
export function overlapOf(one: PictureBox, other: PictureBox): PictureBox | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
