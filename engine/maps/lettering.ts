/** How wide words are in the three faces of the map: advance widths in hundredths of the type size, from space to `~`. */
import type { FontRole, Lettering } from './scene';

/** Measured from the fonts; accented letters are as wide as their base letter, letters of other alphabets as an `n`. */
const ADVANCES: Readonly<Record<FontRole, readonly number[]>> = {
  roman: [
    22, 27, 50, 80, 55, 75, 75, 27, 26, 25, 49, 56, 27, 46, 21, 34, 49, 37, 47, 37, 49, 36, 42, 47, 39, 44, 26, 28, 54,
    46, 54, 36, 75, 68, 66, 71, 80, 69, 63, 79, 86, 43, 41, 72, 71, 94, 87, 83, 58, 82, 76, 51, 73, 85, 65, 95, 81, 68,
    70, 42, 29, 44, 47, 47, 52, 43, 53, 43, 53, 46, 36, 54, 53, 27, 24, 54, 27, 77, 53, 54, 54, 50, 37, 35, 34, 52, 44,
    66, 49, 49, 46, 41, 24, 41, 55,
  ],
  italic: [
    21, 28, 49, 80, 56, 82, 71, 27, 29, 32, 52, 52, 24, 44, 22, 28, 51, 36, 46, 37, 48, 36, 43, 46, 41, 44, 26, 27, 54,
    47, 54, 36, 76, 71, 62, 50, 71, 67, 57, 69, 87, 40, 54, 67, 65, 101, 83, 59, 57, 71, 65, 52, 77, 102, 65, 96, 74,
    65, 67, 42, 37, 44, 48, 38, 51, 44, 39, 30, 47, 33, 30, 38, 42, 29, 26, 40, 23, 69, 47, 36, 40, 42, 34, 29, 32, 46,
    47, 67, 48, 37, 38, 40, 25, 40, 46,
  ],
  capitals: [
    21, 27, 50, 80, 55, 75, 75, 27, 26, 26, 49, 56, 26, 46, 22, 34, 49, 37, 47, 37, 49, 36, 42, 46, 39, 44, 26, 28, 54,
    45, 54, 36, 75, 67, 66, 72, 80, 69, 64, 80, 86, 43, 41, 72, 71, 94, 86, 83, 58, 82, 75, 51, 73, 84, 66, 96, 81, 68,
    71, 42, 29, 45, 47, 47, 52, 44, 42, 49, 52, 46, 41, 50, 58, 31, 30, 51, 43, 69, 56, 54, 43, 56, 48, 35, 51, 56, 45,
    63, 47, 45, 46, 41, 24, 41, 55,
  ],
};
const SPACE = 32;
const N = 'n'.charCodeAt(0) - SPACE;

/** Width of each letter of a text in cm, without the spacing after it. */
export function letterWidths(text: string, role: FontRole, size: number): number[] {
  const advances = ADVANCES[role];
  return Array.from(text, (letter) => {
    const code = letter.normalize('NFD').charCodeAt(0) - SPACE;
    return ((advances[code] ?? advances[N] ?? 50) * size) / 100;
  });
}

/** Width of a line of words in cm. */
export function widthOf({ text, role, size, spacing }: Lettering): number {
  const widths = letterWidths(text, role, size);
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * spacing;
}

/** Height of a line of words in cm, from the foot of a `g` to the head of an `l`. */
export const heightOf = ({ size }: Lettering): number => size * 0.95;
/** How far the base line lies below the middle of a line of words, in sizes. */
export const BASE_LINE = 0.31;
