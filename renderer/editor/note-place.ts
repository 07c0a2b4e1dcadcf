import type { Point } from '../../engine/geometry';
import { clearPlaces, type PictureBox } from './clear-places';

type Size = Pick<PictureBox, 'width' | 'height'>;

/** From the pointer to the note, px, and farther where that covers somebody. */
const AWAY = { x: 18, y: 20 };
const FARTHER = 64;
/** Room of the pointer itself, px. */
const POINTER = 8;

/**
 * Where a note beside the pointer stands: below it to the right, else on another side, else farther away, the first place
 * in the picture where it covers none of what is `taken`, else the one where least.
 */
export function notePlace(
  { x, y }: Point,
  { width, height }: Size,
  picture: Size,
  taken: readonly PictureBox[],
): Point {
  const places = [AWAY.y, FARTHER].flatMap((away) =>
    [y + away, y - away - height].flatMap((top) =>
      [x + AWAY.x, x - AWAY.x - width].map((left) => ({
        x: Math.max(0, Math.min(left, picture.width - width)),
        y: Math.max(0, Math.min(top, picture.height - height)),
        width,
        height,
      })),
    ),
  );
  const pointer = { x: x - POINTER, y: y - POINTER, width: 2 * POINTER, height: 2 * POINTER };
  return clearPlaces([places], [pointer, ...taken])[0] ?? { x, y };
}
