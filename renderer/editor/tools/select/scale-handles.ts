import { boundsGrown, distance, type Bounds, type Point } from '../../../../engine/geometry';
import { boundsOfShapes, type TableShape } from '../../../../editing/table-shapes';
import type { OverlayShape } from '../tool';

/** A handle of the box round a selection: which of its edges go with it, 1 those to the east and north. */
export interface ScaleHandle {
  readonly at: Point;
  readonly east: -1 | 0 | 1;
  readonly north: -1 | 0 | 1;
}

/** The box lies so many px outside of what is selected, so that nodes can be taken hold of. */
const OUTSIDE = 12;
const SIDES = [-1, 0, 1] as const;

/** Ground that a single thing takes up can be stretched, as can several things; null for a unit, a leader, a name. */
function scaledBounds(chosen: readonly TableShape[]): Bounds | null {
  const [only, ...others] = chosen;
  if (!only || (others.length === 0 && only.layer !== 'features')) return null;
  const bounds = boundsOfShapes(chosen);
  const isFlat = !bounds || (bounds.maxX - bounds.minX < 1 && bounds.maxY - bounds.minY < 1);
  return isFlat ? null : bounds;
}

const scaleBox = (bounds: Bounds, pixel: number): Bounds => boundsGrown(bounds, OUTSIDE * pixel);

/** Eight of them; no side of a line that is as good as straight. */
function scaleHandles(bounds: Bounds, pixel: number): readonly ScaleHandle[] {
  const { minX, maxX, minY, maxY } = scaleBox(bounds, pixel);
  const [wide, deep] = [bounds.maxX - bounds.minX >= 1, bounds.maxY - bounds.minY >= 1];
  return SIDES.flatMap((east) =>
    SIDES.flatMap((north): readonly ScaleHandle[] => {
      if ((east === 0 && north === 0) || (!wide && east !== 0) || (!deep && north !== 0)) return [];
      const x = east === 0 ? (minX + maxX) / 2 : east < 0 ? minX : maxX;
      const y = north === 0 ? (minY + maxY) / 2 : north < 0 ? minY : maxY;
      return [{ at: { x, y }, east, north }];
    }),
  );
}

/** The CSS cursor that shows where a handle goes. */
export const cursorOf = ({ east, north }: ScaleHandle): string =>
  east === 0 ? 'ns-resize' : north === 0 ? 'ew-resize' : east === north ? 'nesw-resize' : 'nwse-resize';

/** The handle within so many cm of a point, with the box that it stretches. */
export function scaleHandleAt(
  chosen: readonly TableShape[],
  at: Point,
  reach: number,
  pixel: number,
): { readonly handle: ScaleHandle; readonly bounds: Bounds } | null {
  const bounds = scaledBounds(chosen);
  const handle = bounds && scaleHandles(bounds, pixel).find((one) => distance(one.at, at) <= reach);
  return handle ? { handle, bounds } : null;
}

/** The box round what is selected, with its handles. */
export function scaleMarks(chosen: readonly TableShape[], pixel: number): readonly OverlayShape[] {
  const bounds = scaledBounds(chosen);
  if (!bounds) return [];
  const { minX, maxX, minY, maxY } = scaleBox(bounds, pixel);
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return [
    { kind: 'line', points: corners, closed: true, tone: 'guide' },
    ...scaleHandles(bounds, pixel).map(({ at }): OverlayShape => ({
      kind: 'handle',
      at,
      round: false,
      tone: 'chosen',
    })),
  ];
}
