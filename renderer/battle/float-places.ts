import { wordsWidth } from '../ui';
import type { Float } from './floats';
import type { ScreenPoint } from './places';
import { common, type ScreenBox, type Size } from './screen-boxes';

/** A short note over a unit: the middle of its lower edge, px, and its words. */
export interface PlacedNote extends ScreenPoint {
  readonly words: string;
}

/** Of a note, px: what stands about its words, its height with the gap to the next. */
const ABOUT = 16;
const STACK = 27;

/** What stands over the upper edge of the picture, buttons of the view, reaches so far down, px. */
const TOOLS = 44;

/**
 * The notes whole within a picture so many px wide and below its tools, those lifted that would cover one before them:
 * units in contact stand side by side, and several are of one unit. Where no room is above, they go below.
 */
export function apart<Note extends PlacedNote>(notes: readonly Note[], width: number): readonly Note[] {
  const placed: Note[] = [];
  for (const one of notes) {
    const half = widthOf(one) / 2;
    const note = { ...one, x: Math.max(half, Math.min(width - half, one.x)), y: Math.max(HIGHEST, one.y) };
    placed.push({
      ...note,
      y: clearOf(
        placed.filter((other) => isBeside(other, note)),
        note.y,
      ),
    });
  }
  return placed;
}
const HIGHEST = TOOLS + STACK;

function clearOf(beside: readonly PlacedNote[], wanted: number): number {
  const coveredAt = (y: number): number[] =>
    beside.map((other) => other.y).filter((other) => Math.abs(other - y) < STACK);
  let y = wanted;
  for (let covered = coveredAt(y); covered.length > 0; covered = coveredAt(y)) y = Math.min(...covered) - STACK;
  if (y >= HIGHEST) return y;
  y = wanted;
  for (let covered = coveredAt(y); covered.length > 0; covered = coveredAt(y)) y = Math.max(...covered) + STACK;
  return y;
}

/** From a unit to the notes over it, px. */
const LIFT = 26;

/** Where the results of an event are written on a picture so many px wide; those of units out of sight are not. */
export const floatsOnScreen = (
  floats: readonly Float[],
  placeOf: (float: Float) => ScreenPoint | null,
  width: number,
): readonly (PlacedNote & { readonly float: Float })[] =>
  apart(
    floats.flatMap((float) => {
      const at = placeOf(float);
      return at ? [{ float, words: `${float.strong} ${float.text}`, x: at.x, y: at.y - LIFT }] : [];
    }),
    width,
  );

/** From a unit to the tag with its name, px. */
const TAG_OFF = { x: 18, y: 14 } as const;

/** The upper left corner of a unit's tag: below it to the right, elsewhere about it where that covers less of the notes. */
export function tagPlace(unit: ScreenPoint, tag: Size, notes: readonly PlacedNote[], picture: Size): ScreenPoint {
  const [left, right] = [unit.x - TAG_OFF.x - tag.width, unit.x + TAG_OFF.x];
  const [above, below] = [unit.y - TAG_OFF.y - tag.height, unit.y + TAG_OFF.y];
  const spots = [below, above].flatMap((y) => [right, left].map((x) => ({ x, y })));
  const lost = ({ x, y }: ScreenPoint): number => {
    const box = { left: x, top: y, right: x + tag.width, bottom: y + tag.height };
    const cut = tag.width * tag.height - common(box, { left: 0, top: 0, right: picture.width, bottom: picture.height });
    return notes.reduce((sum, note) => sum + common(box, boxOf(note)), cut);
  };
  return spots.reduce((best, spot) => (lost(spot) < lost(best) ? spot : best));
}

/** The room a note takes. */
export function boxOf(note: PlacedNote): ScreenBox {
  const half = widthOf(note) / 2;
  return { left: note.x - half, top: note.y - STACK, right: note.x + half, bottom: note.y };
}

const isBeside = (one: PlacedNote, other: PlacedNote): boolean =>
  Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2;
const widthOf = ({ words }: PlacedNote): number => wordsWidth(words, 'strong') + ABOUT;
