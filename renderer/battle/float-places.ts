import type { ScreenPoint } from './places';

/** A short note over a unit: the middle of its lower edge, px, and its words. */
export interface PlacedNote extends ScreenPoint {
  readonly words: string;
}

/** Of a note, px: a letter of it, what stands about its words, its height with the gap to the next. */
const LETTER = 6.6;
const ABOUT = 16;
const STACK = 27;

/**
 * The notes whole within a picture so many px wide, those lifted that would cover one before them: units in contact stand
 * side by side, and several are of one unit.
 */
export function apart<Note extends PlacedNote>(notes: readonly Note[], width: number): readonly Note[] {
  const placed: Note[] = [];
  for (const one of notes) {
    const half = widthOf(one) / 2;
    const note = { ...one, x: Math.max(half, Math.min(width - half, one.x)) };
    let { y } = note;
    for (;;) {
      const covered = placed.filter((other) => Math.abs(other.y - y) < STACK && isBeside(other, note));
      if (covered.length === 0) break;
      y = Math.min(...covered.map((other) => other.y)) - STACK;
    }
    placed.push({ ...note, y });
  }
  return placed;
}

const isBeside = (one: PlacedNote, other: PlacedNote): boolean =>
  Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2;
const widthOf = ({ words }: PlacedNote): number => words.length * LETTER + ABOUT;
