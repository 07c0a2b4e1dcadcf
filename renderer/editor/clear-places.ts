/** Words on a picture, each where it lies on nothing else. */

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
      const covered = all.reduce((sum, other) => sum + overlapOf(at, other), 0);
      if (!best || covered < best.covered) best = { at, covered };
      if (covered === 0) break;
    }
    if (best) all.push(best.at);
    return best ? [best.at] : [];
  });
}

const overlapOf = (a: PictureBox, b: PictureBox): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
