import type { ScreenPoint } from '../battle/places';
import { common } from '../battle/screen-boxes';
import type { ScreenBox, Size } from '../battle/screen-boxes';

/** From what a note speaks of to the note, and from the edge of the picture; buttons stand along its head, px. */
const GAP = 12;
const EDGE = 8;
const HEAD = 52;

export const boxAbout = (points: readonly ScreenPoint[]): ScreenBox => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

/** To cover so many others is as bad as to cover one that the note speaks of. */
const OTHERS = 20;

/** How much a note covers, px², of those it speaks of, and a little of others. */
function coveredBy(note: ScreenBox, meant: readonly ScreenBox[], others: readonly ScreenBox[]): number {
  const over = (boxes: readonly ScreenBox[]): number => boxes.reduce((sum, one) => sum + common(note, one), 0);
  return over(meant) + over(others) / OTHERS;
}

/** Where a note about a spot covers the least of what it speaks of, and of others: to its right, left, below or above. */
export function clearPlace(
  spot: ScreenPoint,
  { width, height }: Size,
  meant: readonly ScreenBox[],
  picture: Size,
  others: readonly ScreenBox[] = [],
): { readonly left: number; readonly top: number } {
  const own = meant.find(({ left, top, right, bottom }) => {
    return left <= spot.x && spot.x <= right && top <= spot.y && spot.y <= bottom;
  }) ?? { left: spot.x, right: spot.x, top: spot.y, bottom: spot.y };
  const [middle, level] = [spot.x - width / 2, spot.y - height / 2];
  const places = [
    { left: own.right + GAP, top: level },
    { left: own.left - GAP - width, top: level },
    { left: middle, top: own.bottom + GAP },
    { left: middle, top: own.top - GAP - height },
  ].map(({ left, top }) => ({
    left: Math.min(Math.max(EDGE, left), picture.width - width - EDGE),
    top: Math.min(Math.max(HEAD, top), picture.height - height - EDGE),
  }));
  const covered = places.map(({ left, top }) => {
    return coveredBy({ left, top, right: left + width, bottom: top + height }, meant, others);
  });
  const best = covered.indexOf(Math.min(...covered));
  return places[best] ?? { left: spot.x, top: spot.y };
}

/** A corner of the picture in which a note may stand. */
export type Corner = `${'head' | 'foot'} ${'left' | 'right'}`;
const CORNERS: readonly Corner[] = ['head right', 'head left', 'foot left', 'foot right'];

/** Where a note stands in a corner of the picture, px. */
export function inCorner(
  corner: Corner,
  { width, height }: Size,
  picture: Size,
): { readonly left: number; readonly top: number } {
  return {
    left: corner.endsWith('left') ? GAP : Math.max(EDGE, picture.width - width - GAP),
    top: corner.startsWith('head') ? HEAD : Math.max(HEAD, picture.height - height - GAP),
  };
}

/** The corner in which a note covers the least of those it speaks of, and of others; the `usual` one where no other is better. */
export function clearCorner(
  usual: Corner,
  size: Size,
  picture: Size,
  meant: readonly ScreenBox[],
  others: readonly ScreenBox[] = [],
): Corner {
  const covered = (corner: Corner): number => {
    const { left, top } = inCorner(corner, size, picture);
    return coveredBy({ left, top, right: left + size.width, bottom: top + size.height }, meant, others);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), usual);
}
