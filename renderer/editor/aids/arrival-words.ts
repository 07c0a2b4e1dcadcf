import type { Point } from '../../../engine/geometry';
import { wordsWidth } from '../../ui';
import { clearPlaces, type PictureBox } from '../clear-places';

/** An arrow on the picture, px, and the words that belong to it. */
export interface Worded {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
}

/** Room of a line, px; from the arrow to the words. */
const LINE = 16;
const BESIDE = 10;
/** Along the arrow: at its middle, else towards its tail, its head and past both. */
const ALONG = [0.5, 0.15, 0.85, -0.3, 1.3, -0.8, 1.8];
/** And in rows above and below the whole arrow, where several come on at one place. */
const ROWS = [1, 2, 3, 4, 5];
/** Words that stand at the edge of the picture stay so far inside it, px. */
const INSIDE = 4;

/**
 * Where the words of arrows stand: beside each, the first place where they lie on nothing that is taken, else the one where
 * least. Words of an arrow that is in the picture stay in it as well.
 */
export const placedWords = (
  arrows: readonly Worded[],
  taken: readonly PictureBox[],
  picture: PictureBox,
): readonly PictureBox[] =>
  clearPlaces(
    arrows.map((arrow) => {
      const stays = isIn(picture, arrow.from) || isIn(picture, arrow.to);
      return placesFor(arrow).map((place) => (stays ? inside(picture, place) : place));
    }),
    taken,
  );

function placesFor({ text, from, to }: Worded): readonly PictureBox[] {
  const [width, height] = [wordsWidth(text, 'small'), LINE];
  const x = (from.x + to.x) / 2 - width / 2;
  const [top, bottom] = [Math.min(from.y, to.y) - BESIDE, Math.max(from.y, to.y) + BESIDE];
  const rows = ROWS.flatMap((row) => [
    { x, y: top - row * height, width, height },
    { x, y: bottom + (row - 1) * height, width, height },
  ]);
  const beside = ALONG.flatMap((share): readonly PictureBox[] => {
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const middle = { y: at.y - height / 2, width, height };
    return [
      { ...middle, x: at.x + BESIDE },
      { ...middle, x: at.x - BESIDE - width },
      { x: at.x - width / 2, y: at.y - BESIDE - height, width, height },
      { x: at.x - width / 2, y: at.y + BESIDE, width, height },
    ];
  });
  return [...beside, ...rows];
}

const isIn = ({ x, y, width, height }: PictureBox, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The area pushed into the picture; at its left or upper edge when it is larger. */
const inside = (picture: PictureBox, { x, y, width, height }: PictureBox): PictureBox => ({
  x: Math.max(picture.x + INSIDE, Math.min(x, picture.x + picture.width - INSIDE - width)),
  y: Math.max(picture.y + INSIDE, Math.min(y, picture.y + picture.height - INSIDE - height)),
  width,
  height,
});
