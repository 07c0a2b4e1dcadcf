/** The part of the table that a picture of heights is laid over, and which hills lie there already. */
import { boundsOf, pointInPolygon } from '../../engine/geometry';
import type { Bounds, Point } from '../../engine/geometry';
import type { Id, Scenario } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';

export type HeightRegion =
  | { readonly over: 'table' }
  | { readonly over: 'rectangle'; readonly bounds: Bounds }
  /** Within the outline of a feature: the picture is laid over the rectangle about it, and cut along it. */
  | { readonly over: 'feature'; readonly id: Id };

export interface LaidRegion {
  readonly bounds: Bounds;
  /** A share of the picture, x from its west, y from its south, 0 to 1, on the table. */
  readonly place: (share: Point) => Point;
  readonly isIn: (point: Point) => boolean;
}

/** A feature that has gone, or has no outline, means the whole table. */
export function laidRegion(scenario: Scenario, region: HeightRegion): LaidRegion {
  const { width, depth } = scenario.table;
  const outline = region.over === 'feature' ? outlineOf(scenario, region.id) : null;
  const table = { minX: 0, minY: 0, maxX: width, maxY: depth };
  const bounds = outline ? boundsOf(outline) : region.over === 'rectangle' ? region.bounds : table;
  const { minX, minY, maxX, maxY } = bounds;
  return {
    bounds,
    place: ({ x, y }) => ({ x: minX + x * (maxX - minX), y: minY + y * (maxY - minY) }),
    isIn: (point) =>
      outline
        ? pointInPolygon(point, outline)
        : point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY,
  };
}

function outlineOf({ terrain }: Scenario, id: Id): readonly Point[] | null {
  const feature = terrain.find((one) => one.id === id);
  return feature && 'outline' in feature ? flatOutline(feature.outline) : null;
}

/** Features that heights can be laid within. */
export const outlinedFeatures = ({ terrain }: Scenario): readonly Id[] =>
  terrain.flatMap((feature) => ('outline' in feature ? [feature.id] : []));

/** The hills whose middle lies in the region. */
export function hillsWithin({ terrain }: Scenario, { isIn }: LaidRegion): readonly Id[] {
  return terrain.flatMap((feature) => {
    if (feature.kind !== 'hill') return [];
    const { minX, minY, maxX, maxY } = boundsOf(flatOutline(feature.outline));
    return isIn({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }) ? [feature.id] : [];
  });
}
