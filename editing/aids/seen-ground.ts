/** Sight and dead ground: which parts of the table nobody sees from these places, as a grid. */
import type { View } from '../../engine/battle';
import { distance } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Lookout } from '../../engine/rules/system';
import type { Cm, Id } from '../../engine/scenario';
import { hiddenFrom } from '../../engine/tabletop';

/** Squares of `cell` cm from the south-west corner, row by row from the south. */
export interface SeenGround {
  readonly cell: Cm;
  readonly columns: number;
  readonly rows: number;
  /** For each square `1` when its middle is hidden from every place, else `0`. */
  readonly hidden: string;
  /** The part of the table that is seen, 0 to 1. */
  readonly seen: number;
  /** What hides the most, the most first: features and blocks, with the part of the table that each hides first. */
  readonly by: readonly { readonly id: Id; readonly share: number }[];
}

export function seenGround({ ground }: View, lookout: Lookout, eyes: readonly Point[], cell: Cm): SeenGround {
  const columns = Math.ceil(ground.width / cell);
  const rows = Math.ceil(ground.depth / cell);
  const sights = eyes.map((eye) => ({ eye, hiddenBy: hiddenFrom(ground, lookout, eye) }));
  const by = new Map<Id, number>();
  const { farthest } = lookout;
  let count = 0;
  let hidden = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const point = { x: (column + 0.5) * cell, y: (row + 0.5) * cell };
      let hider: Id | null = null;
      const isSeen = sights.some(({ eye, hiddenBy }) => {
        if (farthest !== null && distance(eye, point) > farthest) return false;
        const found = hiddenBy(point);
        hider ??= found;
        return found === null;
      });
      hidden += isSeen ? '0' : '1';
      if (isSeen) continue;
      count += 1;
      if (hider !== null) by.set(hider, (by.get(hider) ?? 0) + 1);
    }
  const all = columns * rows;
  return {
    cell,
    columns,
    rows,
    hidden,
    seen: all > 0 ? 1 - count / all : 0,
    by: [...by].map(([id, squares]) => ({ id, share: squares / all })).sort((a, b) => b.share - a.share),
  };
}
