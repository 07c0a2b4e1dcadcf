import type { Point } from '../../../engine/geometry';
import { wordsWidth } from '../../ui';
import { clearPlaces, type PictureBox } from '../clear-places';

interface NameOnScreen {
  readonly id: string;
  readonly text: string;
  /** Its middle, px. */
  readonly at: Point;
}

/** Room of a line, px. */
const LINE = 20;
/** Lines up and down that a name may go from where it belongs, and shares of its own width to a side. */
const LINES = [0, -1, 1, -2, 2];
const SIDES = [0, -1, 1, -2, 2];

/** The name that is written over a place of the picture. */
export const nameUnder = <Name extends NameOnScreen>(names: readonly Name[], { x, y }: Point): Name | undefined =>
  names.find(({ text, at }) => Math.abs(x - at.x) <= wordsWidth(text, 'name') / 2 && Math.abs(y - at.y) <= LINE / 2);

/** The room that a name takes. */
export const nameArea = ({ text, at }: Pick<NameOnScreen, 'text' | 'at'>): PictureBox => ({
  x: at.x - wordsWidth(text, 'name') / 2,
  y: at.y - LINE / 2,
  width: wordsWidth(text, 'name'),
  height: LINE,
});

/**
 * The same names with those a line or two higher or lower that would be written over another or over houses; where that is
 * not enough, to a side, as a road goes on.
 */
export function namesApart<Name extends NameOnScreen>(
  names: readonly Name[],
  houses: readonly PictureBox[] = [],
): readonly Name[] {
  const places = clearPlaces(
    names.map(({ text, at: { x, y } }) =>
      SIDES.flatMap((side) =>
        LINES.map((lines) => nameArea({ text, at: { x: x + side * wordsWidth(text, 'name'), y: y + lines * LINE } })),
      ),
    ),
    houses,
  );
  return names.map((name, i) => {
    const place = places[i];
    return place ? { ...name, at: { x: place.x + place.width / 2, y: place.y + LINE / 2 } } : name;
  });
}
