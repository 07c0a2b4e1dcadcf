/**
 * About how wide words come out before they are drawn, for whatever must know where they go. What is drawn on paper is
 * measured instead, by the widths of its typeface.
 */

/** Px a letter of English words takes on the average, with a little to spare, by the type they are set in. */
const LETTER = {
  /** Labels of 12 px beside one another, with nothing to spare. */
  label: 5.8,
  /** `--type-12`. */
  small: 6.4,
  /** The same, or 13 px, half bold. */
  strong: 6.6,
  /** Names on a map, 14 and 15 px, and titles of sheets. */
  name: 7,
} as const;
type LetterType = keyof typeof LETTER;

export const wordsWidth = (text: string, type: LetterType): number => text.length * LETTER[type];

/** How many letters a room of so many px holds. */
export const lettersWithin = (room: number, type: LetterType): number => Math.floor(room / LETTER[type]);
