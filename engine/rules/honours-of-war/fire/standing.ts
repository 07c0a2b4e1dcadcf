/** What ground a footprint stands in, for cover, height and sight (HOW-TERR-16, HOW-TERR-25, HOW-TERR-26). */
import type { View } from '../../../battle';
import { remembered } from '../../../battle';
import { corners, distanceToSegment, pointGap, segmentsMeet } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Ground, GroundArea } from '../../../terrain';
import { areaRow } from '../ground/areas';
import type { Scale } from '../troops/scales';
import { boundsOf } from './shadows';
import type { Bounds } from './shadows';

/** Two things are in contact at most this far apart, at every scale (HOW-SCALE-18). */
export const CONTACT = 0.1;
/** "At the edge" of a wood, at 28mm (HOW-TERR-10). */
const EDGE = 1;

/** Orchards are woods: mapped so in the review. */
export const isWood = ({ kind }: GroundArea): boolean => kind === 'wood' || kind === 'orchard';
export const isHill = ({ kind }: GroundArea): boolean => kind === 'hill';
export const isSteep = ({ feature }: GroundArea): boolean => feature.kind === 'hill' && feature.slope === 'steep';
export const isFordable = (area: GroundArea): boolean => areaRow(area).water === 'fordable';
/** Wood, rough ground and the like. */
export const isBroken = (area: GroundArea): boolean => areaRow(area).broken;

export interface Share {
  readonly area: GroundArea;
  readonly share: number;
}

/** Areas a footprint stands in and how much of it; worked out once for a unit where it stands. */
export function sharesUnder(view: View, box: Box): readonly Share[] {
  if (!isNearAreas(view.ground, box)) return NOTHING;
  const known = remembered(view, 'shares under', () => new Map<Box, readonly Share[]>());
  let shares = known.get(box);
  if (!shares) {
    shares = sharesIn(view.ground, box);
    known.set(box, shares);
  }
  return shares;
}

function sharesIn(ground: Ground, box: Box): readonly Share[] {
  const shares: Share[] = [];
  for (const area of ground.areas) {
    const share = ground.share(box, area);
    if (share > 0) shares.push({ area, share });
  }
  return shares;
}
const NOTHING: readonly Share[] = [];

const areaBounds = new WeakMap<Ground, { readonly version: number; readonly bounds: readonly Bounds[] }>();

/** Quick look: does a footprint come near the bounds of any area? */
function isNearAreas(ground: Ground, { pose, width, depth }: Box): boolean {
  let known = areaBounds.get(ground);
  if (known?.version !== ground.version) {
    known = { version: ground.version, bounds: ground.areas.map(({ outline }) => boundsOf(outline)) };
    areaBounds.set(ground, known);
  }
  const reach = (width + depth) / 2;
  for (const { minX, minY, maxX, maxY } of known.bounds)
    if (pose.x + reach >= minX && pose.x - reach <= maxX && pose.y + reach >= minY && pose.y - reach <= maxY)
      return true;
  return false;
}

/** More than half of the footprint (HOW-TERR-25). */
export const MORE_THAN_HALF = 0.5 + 1e-6;
const AT_LEAST_HALF = 0.5 - 1e-6;

/** The area of this kind in which more than half of a footprint stands. */
export function areaUnder(view: View, box: Box, is: (area: GroundArea) => boolean): GroundArea | null {
  for (const { area, share } of sharesUnder(view, box)) if (share > MORE_THAN_HALF && is(area)) return area;
  return null;
}

/** The area whose cover a footprint has, the heaviest: more than half in it, or half and lined up along a wood's edge (HOW-TERR-25). */
export function coverUnder(view: View, box: Box, { factor }: Scale): GroundArea | null {
  let light: GroundArea | null = null;
  for (const { area, share } of sharesUnder(view, box)) {
    const { cover } = areaRow(area);
    if (cover === null || share < AT_LEAST_HALF) continue;
    const isIn = share > MORE_THAN_HALF || (isWood(area) && isNearOutline(box, area.outline, EDGE * factor + 0.01));
    if (isIn && cover === 'heavy') return area;
    if (isIn) light ??= area;
  }
  return light;
}

export const edgeOfWood = ({ factor }: Scale): Cm => EDGE * factor + 0.01;

/** Distance from a footprint to a segment, cm; 0 where they meet. */
export function gapToSegment(box: Box, a: Point, b: Point): Cm {
  const ring = corners(box);
  let nearest = Math.min(pointGap(a, box), pointGap(b, box));
  if (nearest === 0) return 0;
  let before = ring[3];
  for (const corner of ring) {
    if (segmentsMeet(before, corner, a, b)) return 0;
    nearest = Math.min(nearest, distanceToSegment(corner, a, b));
    before = corner;
  }
  return nearest;
}

/** Is a footprint at most so far from a segment? The same as by `gapToSegment`, told sooner. */
export function isNearSegment(box: Box, a: Point, b: Point, most: Cm): boolean {
  const { x, y } = box.pose;
  const reach = (box.width + box.depth) / 2 + most;
  if ((a.x > x + reach && b.x > x + reach) || (a.x < x - reach && b.x < x - reach)) return false;
  if ((a.y > y + reach && b.y > y + reach) || (a.y < y - reach && b.y < y - reach)) return false;
  return gapToSegment(box, a, b) <= most;
}

/** Is a footprint at most so far from an open line? */
export function isNearCourse(box: Box, course: readonly Point[], most: Cm): boolean {
  let before = course[0];
  for (const point of course) {
    if (before && before !== point && isNearSegment(box, before, point, most)) return true;
    before = point;
  }
  return false;
}

const isNearOutline = (box: Box, outline: readonly Point[], most: Cm): boolean => {
  const [first] = outline;
  return first !== undefined && isNearCourse(box, [...outline, first], most);
};
