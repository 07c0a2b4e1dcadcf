import type { Point } from '../../../engine/geometry';

/** A rectangle of the picture, px from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** An arrow on the picture, px, and the words that belong to it. */
export interface Worded {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
}

/** Room of a letter, and of a line, px; from the arrow to the words. */
const LETTER = 6.3;
const LINE = 16;
const BESIDE = 10;
/** Along the arrow: at its middle, else towards its tail, its head and past both. */
const ALONG = [0.5, 0.15, 0.85, -0.3, 1.3, -0.8, 1.8];

/** Where the words of arrows stand: beside each, the first place where they lie on nothing that is taken, else the one where least. */
export function placedWords(arrows: readonly Worded[], taken: readonly Area[]): readonly Area[] {
  const all = [...taken];
  return arrows.map((arrow) => {
    let best: { readonly at: Area; readonly covered: number } | null = null;
    for (const at of placesFor(arrow)) {
      const covered = all.reduce((sum, other) => sum + overlapOf(at, other), 0);
      if (!best || covered < best.covered) best = { at, covered };
      if (covered === 0) break;
    }
    const at = best?.at ?? { ...arrow.to, width: 0, height: 0 };
    all.push(at);
    return at;
  });
}

function placesFor({ text, from, to }: Worded): readonly Area[] {
  const [width, height] = [text.length * LETTER, LINE];
  return ALONG.flatMap((share): readonly Area[] => {
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const middle = { y: at.y - height / 2, width, height };
    return [
      { ...middle, x: at.x + BESIDE },
      { ...middle, x: at.x - BESIDE - width },
      { x: at.x - width / 2, y: at.y - BESIDE - height, width, height },
      { x: at.x - width / 2, y: at.y + BESIDE, width, height },
    ];
  });
}

const overlapOf = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The rectangle about what is seen of a shape; null where nothing of it is. */
export function areaRound(points: readonly (Point | null)[]): Area | null {
  const seen = points.filter((point) => point !== null);
  if (seen.length === 0) return null;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
