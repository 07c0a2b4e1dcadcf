import type { Point } from '../../../engine/geometry';
import { clearPlaces, type Area } from '../clear-places';

interface NameOnScreen {
  readonly id: string;
  readonly text: string;
  /** Its middle, px. */
  readonly at: Point;
}

/** Room of a letter, and of a line, px. */
const LETTER = 7;
const LINE = 20;
/** Lines up and down that a name may go from where it belongs. */
const SHIFTS = [0, -1, 1, -2, 2];

/** The name that is written over a place of the picture. */
export const nameUnder = <Name extends NameOnScreen>(names: readonly Name[], { x, y }: Point): Name | undefined =>
  names.find(({ text, at }) => Math.abs(x - at.x) <= (text.length * LETTER) / 2 && Math.abs(y - at.y) <= LINE / 2);

/** The room that a name takes. */
export const nameArea = ({ text, at }: Pick<NameOnScreen, 'text' | 'at'>): Area => ({
  x: at.x - (text.length * LETTER) / 2,
  y: at.y - LINE / 2,
  width: text.length * LETTER,
  height: LINE,
});

/** The same names with those a line or two higher or lower that would be written over another. */
export function namesApart<Name extends NameOnScreen>(names: readonly Name[]): readonly Name[] {
  const places = clearPlaces(
    names.map(({ text, at }) => SHIFTS.map((lines) => nameArea({ text, at: { x: at.x, y: at.y + lines * LINE } }))),
    [],
  );
  return names.map((name, i) => ({ ...name, at: { x: name.at.x, y: (places[i]?.y ?? name.at.y) + LINE / 2 } }));
}
