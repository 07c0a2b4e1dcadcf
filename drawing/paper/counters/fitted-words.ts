/** Words that must fit a small place. */
import { heightOf, letterWidths, widthOf } from '../../map/lettering';
import type { FontRole, Lettering, Shape } from '../../map/scene';
import { EAST, point } from '../../map/strokes';

/** Smaller type cannot be read, cm. */
export const LEAST = 0.13;

/** From line to line, in heights. */
const LEADING = 1.3;

export interface WordFitting {
  readonly role?: FontRole;
  readonly colour: string;
  /** The size wished for, cm. */
  readonly size: number;
  readonly width: number;
}

/** Lettering as large as wished or as the width allows; what cannot be read at that width is cut short with a stop. */
export function fitted(text: string, { role = 'roman', colour, size, width }: WordFitting): Lettering {
  const at = (letters: string, height: number): Lettering => ({
    text: letters,
    role,
    size: height,
    spacing: 0,
    colour,
    halo: null,
  });
  const natural = widthOf(at(text, 1));
  const best = Math.min(size, natural > 0 ? width / natural : size);
  if (best >= LEAST) return at(text, best);
  const least = Math.min(size, LEAST);
  const room = width - widthOf(at('.', least));
  let [kept, used] = ['', 0];
  const widths = letterWidths(text, role, least);
  for (const [index, letter] of Array.from(text).entries()) {
    used += widths[index] ?? 0;
    if (used > room) break;
    kept += letter;
  }
  return at(kept.trim() === '' ? '' : `${kept.trimEnd()}.`, least);
}

/** Words with their middle at a point; none when nothing of them fits. */
export const wordsAt = (text: string, x: number, y: number, fit: WordFitting): Shape[] => {
  const lettering = fitted(text, fit);
  return lettering.text === '' ? [] : [{ kind: 'words', lettering, place: { at: point(x, y), toward: EAST } }];
};
/** The same from a left edge. */
export function wordsFrom(text: string, left: number, y: number, fit: WordFitting): Shape[] {
  const lettering = fitted(text, fit);
  return wordsAt(text, left + widthOf(lettering) / 2, y, fit);
}

/** Lines under each other about the middle of a box, the lowest left out first when the box is too low. */
export function stacked(
  lines: readonly (Omit<WordFitting, 'width'> & { readonly text: string })[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Shape[] {
  const set = lines.filter(({ text }) => text !== '').map((line) => fitted(line.text, { ...line, width: box.width }));
  while (set.length > 0 && set.reduce((sum, line) => sum + heightOf(line) * LEADING, 0) > box.height) set.pop();
  const total = set.reduce((sum, line) => sum + heightOf(line) * LEADING, 0);
  let y = box.y + total / 2;
  return set.flatMap((lettering): Shape[] => {
    const high = heightOf(lettering) * LEADING;
    y -= high;
    return lettering.text === ''
      ? []
      : [{ kind: 'words', lettering, place: { at: point(box.x, y + high / 2), toward: EAST } }];
  });
}
