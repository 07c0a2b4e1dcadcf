/** Heights and slopes: contours, what is uphill of what, what a crest hides (MCN-TERR-08, MCN-TERR-11, MCN-MOVE-11). */
import type { View } from '../../../battle';
import { memoOfPair } from '../../../facts';
import { boundsOf, boundsMeet, distanceToPolyline, frontCentre, pointInPolygon, segmentsMeet } from '../../../geometry';
import type { Bounds, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { SlowerStretch } from '../../../tabletop';
import type { Ground } from '../../../terrain';
import type { HouseValues } from '../house-rows';
import { contoursNear, contoursOf } from './contours';
import type { NearContour, Slope } from './contours';
import { areaKind } from './kinds';
import type { Troop } from '../troops/troop';
import type { Mover } from '../troops/unit-classes';

/** 0 off the hills, and 1 for each contour a point lies inside. */
const heightAt = (ground: Ground, point: Point): number =>
  contoursOf(ground).reduce(
    (sum, { outline, bounds }) => (isIn(point, bounds) && pointInPolygon(point, outline) ? sum + 1 : sum),
    0,
  );
const isIn = ({ x, y }: Point, { minX, maxX, minY, maxY }: Bounds): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Is one uphill of the other, by the middles of their front edges? */
export const isUphillOf = ({ ground }: Pick<View, 'ground'>, one: Troop, other: Troop): boolean =>
  heightOf(ground, one) > heightOf(ground, other);
export const heightOf = (ground: Ground, troop: Troop): number => heightFrom(troop, ground);
const heightFrom = memoOfPair(({ box, inside }: Troop, ground: Ground): number =>
  heightAt(ground, inside ? box.pose : frontCentre(box)),
);

/** Does a line cross a hill that is higher than both its ends? */
export function isHillBetween(ground: Ground, from: Point, to: Point): boolean {
  const line = boundsOf([from, to]);
  const cuts = [0, 1];
  // Asked for every corner that is aimed at: a loop without lists of its own.
  for (const { ring, bounds } of contoursOf(ground)) {
    if (!boundsMeet(bounds, line)) continue;
    let before = ring[0];
    for (const point of ring) {
      if (before && before !== point && mayCross(before, point, line)) {
        const meeting = segmentsMeet(from, to, before, point);
        if (meeting) cuts.push(meeting.s);
      }
      before = point;
    }
  }
  // A contour that is not cut is about both ends or about neither.
  if (cuts.length === 2) return false;
  cuts.sort((a, b) => a - b);
  const most = Math.max(heightAt(ground, from), heightAt(ground, to));
  const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return cuts.some((t, i) => heightAt(ground, at((t + (cuts[i + 1] ?? 1)) / 2)) > most);
}
/** Does an edge come near the bounds of a line? Wider than rounding, so that no meeting is missed. */
const mayCross = (a: Point, b: Point, { minX, maxX, minY, maxY }: Bounds): boolean =>
  Math.max(a.x, b.x) >= minX - NEAR_LINE &&
  Math.min(a.x, b.x) <= maxX + NEAR_LINE &&
  Math.max(a.y, b.y) >= minY - NEAR_LINE &&
  Math.min(a.y, b.y) <= maxY + NEAR_LINE;
const NEAR_LINE: Cm = 0.01;

const STEEPNESS: Readonly<Record<Slope, number>> = { gentle: 1, steep: 2, impassable: 3 };

/** Inches that an inch of a move carries up a slope; 0 where it is closed. */
export const shareUp = (mover: Mover, slope: Slope, house: HouseValues): number =>
  slope === 'impassable' ? 0 : (house.terrain[slope][mover] ?? 0);

/** Who goes: the column of the chart, and whether dense wood on a steep slope is open to him (MCN-TERR-09). */
export interface Climber {
  readonly mover: Mover;
  readonly isLight: boolean;
  readonly inch: Cm;
  readonly house: HouseValues;
}

/**
 * The stretches of a run along which its leading edge climbs, looked at every half inch: going up only is charged. Dense
 * wood on a steep slope is closed whichever way it is entered.
 */
export function climbs(
  ground: Ground,
  edge: readonly Point[],
  direction: Point,
  length: Cm,
  climber: Climber,
): readonly SlowerStretch[] {
  const step = climber.inch / 2;
  const found: SlowerStretch[] = [];
  const shift = { x: direction.x * (length + step), y: direction.y * (length + step) };
  const swept = boundsOf([...edge, ...edge.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }))]);
  if (!contoursOf(ground).some(({ bounds }) => boundsMeet(bounds, swept))) return found;
  for (let from = 0; from < length; from += step) {
    const middle = from + step / 2;
    let least = 1;
    for (const point of edge)
      least = Math.min(
        least,
        shareAt(ground, { x: point.x + direction.x * middle, y: point.y + direction.y * middle }, direction, climber),
      );
    if (least < 1) found.push({ from, to: Math.min(length, from + step), times: least === 0 ? Infinity : 1 / least });
  }
  return found;
}

/**
 * The slope of a point is the steepest of the contours whose outermost inches it lies in (MCN-TERR-11). It rises where the
 * way leads away from one of them: from the contour that was crossed last.
 */
function shareAt(ground: Ground, at: Point, direction: Point, { mover, isLight, inch, house }: Climber): number {
  const next = { x: at.x + direction.x * inch * 0.1, y: at.y + direction.y * inch * 0.1 };
  let slope: Slope | null = null;
  let rises = false;
  const width = house.slope * inch;
  for (const { isRound, outline, stretches, slope: steepness } of contoursNear(ground, at, width)) {
    if (!isRound && !pointInPolygon(at, outline)) continue;
    const inside = distanceTo(stretches, at);
    if (inside > width) continue;
    if (slope === null || STEEPNESS[steepness] > STEEPNESS[slope]) slope = steepness;
    rises ||= distanceTo(stretches, next) > inside;
  }
  if (slope === null) return 1;
  const isThicket = slope === 'steep' && ground.areasAt(at).some((area) => areaKind(area) === 'dense wood');
  if (isThicket && !isLight) return 0;
  return rises ? shareUp(mover, slope, house) : 1;
}

const distanceTo = (stretches: NearContour['stretches'], point: Point): Cm =>
  stretches.reduce((nearest, stretch) => Math.min(nearest, distanceToPolyline(point, stretch)), Infinity);
