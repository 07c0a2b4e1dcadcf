import type { ScreenPoint } from './places';

/** A short note over a unit: the middle of its lower edge, px, and its words. */
export interface PlacedNote extends ScreenPoint {
  readonly words: string;
}

/** Of a note, px: a letter of it, what stands about its words, its height with the gap to the next. */
const LETTER = 6.6;
const ABOUT = 16;
const STACK = 27;

/** The notes, those lifted that would cover one before them: units in contact stand side by side, and several are of one unit. */
export function apart<Note extends PlacedNote>(notes: readonly Note[]): readonly Note[] {
  const placed: Note[] = [];
  for (const note of notes) {
    let y = note.y;
    for (;;) {
      const covered = placed.filter((one) => Math.abs(one.y - y) < STACK && isBeside(one, note));
      if (covered.length === 0) break;
      y = Math.min(...covered.map((one) => one.y)) - STACK;
    }
    placed.push({ ...note, y });
  }
  return placed;
}

const isBeside = (one: PlacedNote, other: PlacedNote): boolean =>
  Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2;
const widthOf = ({ words }: PlacedNote): number => words.length * LETTER + ABOUT;
