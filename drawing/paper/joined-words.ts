/** Lines that were set word by word as one object each, so that editors of drawings move and rewrite them whole. */
import type { Shape } from '../map/scene';
import { widthOf } from '../map/lettering';
import { point } from '../map/strokes';

type Words = Extract<Shape, { readonly kind: 'words' }>;

/** Words on one line may be so far apart, in sizes of type: a wide space, but no gap between columns. */
const APART = { least: -0.05, most: 0.45 } as const;

/** The same shapes, words that follow one another on a line in one face joined. */
export function joinedWords(shapes: readonly Shape[]): readonly Shape[] {
  const joined: Shape[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    const line = shape.kind === 'words' && last?.kind === 'words' ? lineOf(last, shape) : null;
    if (line) joined[joined.length - 1] = line;
    else joined.push(shape.kind === 'group' || shape.kind === 'window' ? withJoined(shape) : shape);
  }
  return joined;
}

const withJoined = (shape: Extract<Shape, { readonly shapes: readonly Shape[] }>): Shape => ({
  ...shape,
  shapes: joinedWords(shape.shapes),
});

/** Two parts of a line as one, about their common middle; null when they are none. */
function lineOf(one: Words, other: Words): Words | null {
  const [{ lettering, place }, { lettering: next, place: there }] = [one, other];
  const isAlike =
    lettering.role === next.role &&
    lettering.size === next.size &&
    lettering.colour === next.colour &&
    lettering.halo === null &&
    next.halo === null &&
    place.at.y === there.at.y &&
    place.toward.y === 0 &&
    there.toward.y === 0;
  if (!isAlike) return null;
  const start = place.at.x - widthOf(lettering) / 2;
  const from = there.at.x - widthOf(next) / 2;
  const gap = (from - start - widthOf(lettering)) / lettering.size;
  if (gap < APART.least || gap > APART.most) return null;
  const text = `${lettering.text}${gap > -APART.least ? ' ' : ''}${next.text}`;
  const end = from + widthOf(next);
  return { ...one, lettering: { ...lettering, text }, place: { ...place, at: point((start + end) / 2, place.at.y) } };
}
