/** A unit on the table as geometry sees it: whose it is and where its footprint lies. Books add what else they know of it. */
import type { Id, Piece } from '../battle';
import { gap, isFarFrom, pointGap } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { GroundBlock } from '../terrain';

export interface Body {
  readonly id: Id;
  readonly side: Id;
  readonly piece: Piece;
  /** The footprint for sectors and shares; of a unit in houses, its block. */
  readonly box: Box;
  /** All of it: some units leave a part behind, as guns their limber. */
  readonly boxes: readonly Box[];
  readonly inside: GroundBlock | null;
}

/** Nearest edge to nearest edge, cm. */
export function distanceBetween(a: Body, b: Body): Cm {
  let least = Infinity;
  for (const one of a.boxes)
    for (const other of b.boxes) if (!isFarFrom(one, other, least)) least = Math.min(least, gap(one, other));
  return least;
}

/** From a place, as that of a leader's figure, to the nearest edge of a body, cm; 0 on it. */
export function distanceTo(place: Point, { boxes }: Body): Cm {
  let least = Infinity;
  for (const box of boxes) least = Math.min(least, pointGap(place, box));
  return least;
}

/** Are they at most so far apart, nearest edge to nearest edge? The same as by `distanceBetween`, told sooner. */
export function areWithin(a: Body, b: Body, most: Cm): boolean {
  for (const one of a.boxes)
    for (const other of b.boxes) if (!isFarFrom(one, other, most) && gap(one, other) <= most) return true;
  return false;
}

/** The nearest of `others` and its distance, cm; null when there are none. Ties go by the order of `others`. */
export function nearest<B extends Body>(
  body: Body,
  others: readonly B[],
): { readonly body: B; readonly distance: Cm } | null {
  let best: { body: B; distance: Cm } | null = null;
  for (const other of others) {
    if (best && isFarther(body, other, best.distance)) continue;
    const distance = distanceBetween(body, other);
    if (!best || distance < best.distance) best = { body: other, distance };
  }
  return best;
}

/** Quick look: surely farther, told by the middles of the footprints alone. */
function isFarther(body: Body, other: Body, than: Cm): boolean {
  for (const one of body.boxes) for (const box of other.boxes) if (!isFarFrom(one, box, than)) return false;
  return true;
}
