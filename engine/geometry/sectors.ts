/** The four sectors about a footprint, parted by lines at 45 degrees outward from its corners. */
import { seenFrom, type Box } from './boxes';
import type { HalfPlane } from './polygons';
import { areaInHalfPlanes } from './shares';
import { facing, leftOf, minus, plus, rightOf, times, TOLERANCE, unit, type Point, type Pose } from './vectors';

export const SECTORS = ['front', 'rear', 'left', 'right'] as const;
export type Sector = (typeof SECTORS)[number];

/** The unit vector that points outward from a pose through the middle of a sector. */
export function axisOf(pose: Pose, sector: Sector): Point {
  const ahead = facing(pose);
  if (sector === 'front') return ahead;
  if (sector === 'rear') return { x: 0 - ahead.x, y: 0 - ahead.y };
  return sector === 'left' ? leftOf(ahead) : rightOf(ahead);
}

/** The sector a point lies in; on a line (within the tolerance) it is front or rear, inside the box it is front. */
export function sectorOfPoint(box: Box, point: Point): Sector {
  const { ahead, right } = seenFrom(box.pose, point);
  const lengthwise = Math.abs(ahead) - box.depth / 2;
  const sideways = Math.abs(right) - box.width / 2;
  if (lengthwise <= 0 && sideways <= 0) return 'front';
  if (lengthwise >= sideways - TOLERANCE) return ahead < 0 ? 'rear' : 'front';
  return right < 0 ? 'left' : 'right';
}

/** The edge of the box and the two lines at 45 degrees that bound a sector. */
export function sectorHalfPlanes(box: Box, sector: Sector): readonly [HalfPlane, HalfPlane, HalfPlane] {
  const axis = axisOf(box.pose, sector);
  const right = rightOf(axis);
  const lengthwise = sector === 'front' || sector === 'rear';
  const outward = (lengthwise ? box.depth : box.width) / 2;
  const half = (lengthwise ? box.width : box.depth) / 2;
  const middle = plus(box.pose, times(axis, outward));
  return [
    { point: middle, inward: axis },
    { point: minus(middle, times(right, half)), inward: unit(plus(axis, right)) },
    { point: plus(middle, times(right, half)), inward: unit(minus(axis, right)) },
  ];
}

/** The share of `of` in each sector of `target`; they add up to 1, what lies inside `target` counting as front. */
export function sectorShares(target: Box, of: Box): Readonly<Record<Sector, number>> {
  const area = of.width * of.depth;
  const share = (sector: Sector): number =>
    misses(target, sector, of) ? 0 : areaInHalfPlanes(of, sectorHalfPlanes(target, sector)) / area;
  const rear = share('rear');
  const left = share('left');
  const right = share('right');
  return { front: Math.max(0, 1 - rear - left - right), rear, left, right };
}

/** Quick look: no part of `of` comes near a sector of `target`. */
function misses(target: Box, sector: Sector, of: Box): boolean {
  const { pose, width, depth } = target;
  const x = of.pose.x - pose.x;
  const y = of.pose.y - pose.y;
  const ahead = x * pose.hx + y * pose.hy;
  const right = x * pose.hy - y * pose.hx;
  const lengthwise = sector === 'front' || sector === 'rear';
  const outward = lengthwise
    ? (sector === 'front' ? ahead : -ahead) - depth / 2
    : (sector === 'right' ? right : -right) - width / 2;
  const sideways = lengthwise ? Math.abs(right) - width / 2 : Math.abs(ahead) - depth / 2;
  const radius = (of.width + of.depth) / 2 + TOLERANCE;
  return outward < -radius || outward - sideways < -radius * Math.SQRT2;
}
