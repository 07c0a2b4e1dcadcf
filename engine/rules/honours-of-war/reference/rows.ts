/** How values stand on the play sheet. */
import type { ReferenceRow } from '../../../battle';
import { row, signed } from '../../common';
import type { Modifier } from '../../common';

/** Least and greatest die of a band, as `4+`. */
export const orMore = (die: number): string => `${die}+`;

/** A share of a move: `1/4`, `1/2`, `all`. */
export const share = (value: number): string =>
  value === 0 ? 'none' : value === 1 ? 'all' : value === 0.5 ? '1/2' : value === 0.25 ? '1/4' : String(value);

/** What faces of dice bring, those that follow one another together: `1-2` one thing, `3-6` another. */
export function bands<T>(
  faces: readonly T[],
  least: number,
): readonly { readonly brings: T; readonly words: string }[] {
  const found: { brings: T; from: number; to: number }[] = [];
  faces.forEach((brings, index) => {
    const last = found.at(-1);
    const face = least + index;
    if (last?.brings === brings) last.to = face;
    else found.push({ brings, from: face, to: face });
  });
  return found.map(({ brings, from, to }) => ({ brings, words: from === to ? `${from}` : `${from}-${to}` }));
}

export const modifierRows = (modifiers: Readonly<Record<string, Modifier>>): readonly ReferenceRow[] =>
  Object.values(modifiers).map(({ label, value, clause }) => row(label, [signed(value)], clause));
