import { facingOf, headingOf, plus, times, type Box, type Point } from '../../../../engine/geometry';
import { boundsOfShapes, type TableShape } from '../../../../editing/table-shapes';
import type { Id } from '../../../../engine/scenario';

/** The round handle by which a selection is turned. */
export interface TurnHandle {
  readonly about: Point;
  /** Where its stem begins. */
  readonly from: Point;
  readonly at: Point;
  /** Degrees clockwise from north from its middle to the handle. */
  readonly heading: number;
}

/** So many px of the screen lie between the edge of what is selected and its handle. */
const AWAY = 26;

/** Ahead of a single unit and where an entry point leads, else to the north of all. Null when nothing selected can be turned. */
export function turnHandle(
  chosen: readonly TableShape[],
  boxes: ReadonlyMap<Id, Box>,
  pixel: number,
): TurnHandle | null {
  const [first, ...others] = chosen;
  const box = first && others.length === 0 ? boxes.get(first.id) : undefined;
  if (box) {
    const { x, y, hx, hy } = box.pose;
    const far = box.depth / 2 + AWAY * pixel;
    const edge = box.depth / 2;
    return {
      about: { x, y },
      from: { x: x + hx * edge, y: y + hy * edge },
      at: { x: x + hx * far, y: y + hy * far },
      heading: headingOf({ x: hx, y: hy }),
    };
  }
  if (first?.leads !== undefined && others.length === 0) {
    const { at, leads } = first;
    return { about: at, from: at, at: plus(at, times(facingOf(leads), AWAY * pixel)), heading: leads };
  }
  const bounds = boundsOfShapes(chosen);
  if (!bounds || (chosen.every(({ layer }) => layer === 'leaders' || layer === 'objectives') && !others.length))
    return null;
  const about = { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
  const from = { x: about.x, y: bounds.maxY };
  return { about, from, at: { x: about.x, y: bounds.maxY + AWAY * pixel }, heading: 0 };
}
