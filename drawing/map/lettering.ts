/** How wide words are in the faces of the map and of tables: advance widths in hundredths of the type size. */
import { FURTHER_ADVANCES, FURTHER_LETTERS } from './further-letters';
import type { FontRole, Lettering } from './scene';

/** Signs beyond `~` that printed words use. */
const SIGNS = '–—‘’“”„…·•×½¼¾−';
/**
 * Measured from the fonts: from space to `~`, then the signs. Accented letters are as wide as their base letter; Greek and
 * Cyrillic ones are measured apart, those of other scripts count as an `n`.
 */
const ADVANCES: Readonly<Record<FontRole, readonly number[]>> = {
  roman: [
    22, 27, 50, 80, 55, 75, 75, 27, 26, 25, 49, 56, 27, 46, 21, 34, 49, 37, 47, 37, 49, 36, 42, 47, 39, 44, 26, 28, 54,
    46, 54, 36, 75, 68, 66, 71, 80, 69, 63, 79, 86, 43, 41, 72, 71, 94, 87, 83, 58, 82, 76, 51, 73, 85, 65, 95, 81, 68,
    70, 42, 29, 44, 47, 47, 52, 43, 53, 43, 53, 46, 36, 54, 53, 27, 24, 54, 27, 77, 53, 54, 54, 50, 37, 35, 34, 52, 44,
    66, 49, 49, 46, 41, 24, 41, 55, 33, 64, 27, 28, 51, 50, 48, 68, 22, 33, 48, 67, 70, 74, 58,
  ],
  italic: [
    21, 28, 49, 80, 56, 82, 71, 27, 29, 32, 52, 52, 24, 44, 22, 28, 51, 36, 46, 37, 48, 36, 43, 46, 41, 44, 26, 27, 54,
    47, 54, 36, 76, 71, 62, 50, 71, 67, 57, 69, 87, 40, 54, 67, 65, 101, 83, 59, 57, 71, 65, 52, 77, 102, 65, 96, 74,
    65, 67, 42, 37, 44, 48, 38, 51, 44, 39, 30, 47, 33, 30, 38, 42, 29, 26, 40, 23, 69, 47, 36, 40, 42, 34, 29, 32, 46,
    47, 67, 48, 37, 38, 40, 25, 40, 46, 36, 59, 27, 27, 50, 50, 47, 77, 22, 34, 49, 76, 79, 83, 31,
  ],
  capitals: [
    21, 27, 50, 80, 55, 75, 75, 27, 26, 26, 49, 56, 26, 46, 22, 34, 49, 37, 47, 37, 49, 36, 42, 46, 39, 44, 26, 28, 54,
    45, 54, 36, 75, 67, 66, 72, 80, 69, 64, 80, 86, 43, 41, 72, 71, 94, 86, 83, 58, 82, 75, 51, 73, 84, 66, 96, 81, 68,
    71, 42, 29, 45, 47, 47, 52, 44, 42, 49, 52, 46, 41, 50, 58, 31, 30, 51, 43, 69, 56, 54, 43, 56, 48, 35, 51, 56, 45,
    63, 47, 45, 46, 41, 24, 41, 55, 33, 64, 27, 28, 51, 50, 48, 68, 23, 33, 48, 67, 70, 74, 58,
  ],
  sans: [
    20, 29, 43, 50, 50, 82, 61, 25, 30, 30, 42, 50, 25, 31, 25, 35, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 25, 25, 50,
    50, 50, 43, 85, 54, 59, 57, 62, 53, 49, 62, 65, 26, 48, 58, 49, 73, 65, 66, 57, 66, 57, 53, 54, 65, 52, 79, 51, 48,
    54, 30, 35, 30, 50, 50, 54, 50, 55, 46, 56, 50, 29, 50, 54, 25, 25, 50, 26, 83, 55, 54, 56, 56, 35, 42, 34, 54, 47,
    72, 45, 47, 43, 30, 24, 30, 50, 48, 80, 25, 25, 43, 43, 43, 95, 25, 30, 50, 81, 78, 80, 50,
  ],
  'sans strong': [
    20, 32, 48, 51, 51, 84, 64, 28, 32, 32, 44, 51, 28, 32, 28, 34, 51, 51, 51, 51, 51, 51, 51, 51, 51, 51, 28, 28, 51,
    51, 51, 44, 88, 56, 60, 58, 63, 54, 51, 63, 66, 28, 49, 60, 50, 75, 66, 67, 58, 67, 59, 55, 55, 66, 54, 80, 54, 50,
    54, 32, 34, 32, 51, 50, 55, 52, 56, 46, 56, 51, 32, 52, 56, 26, 26, 52, 27, 84, 56, 55, 56, 56, 37, 43, 36, 56, 50,
    75, 48, 50, 44, 32, 26, 32, 51, 48, 80, 28, 28, 48, 48, 48, 96, 28, 33, 51, 83, 80, 81, 51,
  ],
};
/** A space at which no line is broken. */
export const FIRM_SPACE = '\u00a0';
const FROM_SPACE_TO_TILDE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
/** Where the letters of a face stand in its list, and those beyond plain Latin in theirs. */
const PLACES = placesOf([...FROM_SPACE_TO_TILDE, ...SIGNS]).set(FIRM_SPACE, 0);
const FURTHER_PLACES = placesOf(FURTHER_LETTERS);

function placesOf(letters: Iterable<string>): Map<string, number> {
  return new Map(Array.from(letters, (letter, place) => [letter, place]));
}

/** A letter without its accents. */
const baseOf = (letter: string): string => letter.normalize('NFD').charAt(0);

/** Advance of a letter in hundredths of the size. */
function advanceOf(letter: string, role: FontRole): number {
  const place = PLACES.get(letter) ?? PLACES.get(baseOf(letter));
  if (place !== undefined) return ADVANCES[role][place] ?? 50;
  const further = FURTHER_PLACES.get(letter) ?? FURTHER_PLACES.get(baseOf(letter));
  const advance = further === undefined ? undefined : FURTHER_ADVANCES[role][further];
  return advance ?? advanceOf('n', role);
}

/** Width of each letter of a text in cm, without the spacing after it. */
export const letterWidths = (text: string, role: FontRole, size: number): number[] =>
  Array.from(text, (letter) => (advanceOf(letter, role) * size) / 100);

/** Width of a text in cm, without spacing. */
export function textWidth(text: string, role: FontRole, size: number): number {
  let width = 0;
  for (const letter of text) width += (advanceOf(letter, role) * size) / 100;
  return width;
}

/** Width of a line of words in cm. */
export const widthOf = ({ text, role, size, spacing }: Lettering): number =>
  textWidth(text, role, size) + Math.max(0, Array.from(text).length - 1) * spacing;

/** Height of a line of words in cm, from the foot of a `g` to the head of an `l`. */
export const heightOf = ({ size }: Lettering): number => size * 0.95;
/** How far the base line lies below the middle of a line of words, in sizes. */
export const BASE_LINE = 0.31;
