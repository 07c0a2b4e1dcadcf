/** The way back of a beaten unit: one straight line, clear of enemies, closed ground and, where it can, friends (HOW-RET-05). */
import type { Id, View } from '../../../battle';
import {
  axisOf,
  boxAt,
  distance,
  dot,
  facing,
  firstTouch,
  leadingEdge,
  minus,
  movedBy,
  overlaps,
  penetration,
  poseAt,
  times,
  turned,
} from '../../../geometry';
import type { Box, Point, Pose, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isLand, rateOver } from '../ground/areas';
import { crossingShare } from '../ground/lines';
import { isOnRoad } from '../movement/ground-cost';
import { isInfantry } from '../troops/traits';
import { goesAs, isColumn, isDoneFor, troopsOn, withBox } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** One line of retreat. */
export interface Flight {
  readonly way: Point;
  /** As far as it goes: cut at the table edge, longer where it must get clear of friends. */
  readonly length: Cm;
  readonly atEdge: boolean;
  /** Friends it goes through, the first met first. */
  readonly passes: readonly Id[];
}

export interface Escape {
  /** The axis of the sector it gives way into. */
  readonly axis: Point;
  readonly wanted: Cm;
  readonly least: Cm;
  /** Units whose room it shares: those it follows (HOW-RET-11). */
  readonly with: readonly Id[];
}

const ANGLES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45] as const;
const OPPOSITE: Readonly<Record<Sector, Sector>> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

/** The direction away from a sector (HOW-RET-03). */
export const awayFrom = (pose: Pose, sector: Sector): Point => axisOf(pose, OPPOSITE[sector]);

/**
 * The lines a unit may take: one, or two at equal angles between which a die decides (the left one first). Searched for
 * the distance wanted, then for the least; empty when nothing is open (HOW-RET-06).
 */
export function flightsOf(view: View, troop: Troop, escape: Escape): readonly Flight[] {
  const found = searchFlights(view, troop, escape, escape.wanted);
  if (found.length > 0 || escape.wanted <= escape.least) return found;
  return searchFlights(view, troop, escape, escape.least);
}

function searchFlights(view: View, troop: Troop, escape: Escape, wanted: Cm): readonly Flight[] {
  let throughFriends: readonly Flight[] = [];
  for (const angle of ANGLES) {
    const open = waysAt(troop, escape.axis, angle)
      .map((way) => lookAlong(view, troop, way, wanted, escape.with))
      .filter((flight) => flight !== null);
    const clear = open.filter((flight) => flight.passes.length === 0);
    if (clear.length > 0) return clear;
    if (throughFriends.length === 0) throughFriends = open;
  }
  return throughFriends;
}

/** Straight along the axis, or as far to the unit's left as to its right. */
function waysAt(troop: Troop, axis: Point, angle: number): readonly Point[] {
  if (angle === 0) return [axis];
  const left = { x: 0 - troop.box.pose.hy, y: troop.box.pose.hx };
  const ways = [turned(axis, angle), turned(axis, -angle)];
  return ways.toSorted((a, b) => dot(b, left) - dot(a, left));
}

/** What lies along one line; null when enemies or closed ground bar it. */
function lookAlong(view: View, troop: Troop, way: Point, wanted: Cm, exempt: readonly Id[]): Flight | null {
  const edge = distanceToEdge(view, troop.box, way);
  const length = Math.min(wanted, edge);
  if (isBarred(view, troop, way, length)) return null;
  const atEdge = edge < wanted;
  return { way, length, atEdge, passes: friendsAlong(view, troop, way, length, exempt) };
}

/** How far a footprint goes until it reaches the table edge. */
export function distanceToEdge({ ground }: View, box: Box, way: Point): Cm {
  const { pose } = box;
  const reachX = halfAcross(box, { x: 1, y: 0 });
  const reachY = halfAcross(box, { x: 0, y: 1 });
  let least = Infinity;
  if (way.x > SMALL) least = Math.min(least, (ground.width - reachX - pose.x) / way.x);
  if (way.x < -SMALL) least = Math.min(least, (reachX - pose.x) / way.x);
  if (way.y > SMALL) least = Math.min(least, (ground.depth - reachY - pose.y) / way.y);
  if (way.y < -SMALL) least = Math.min(least, (reachY - pose.y) / way.y);
  return Math.max(0, least);
}
const SMALL = 1e-9;

/** The shift that brings a footprint wholly onto the table. */
export function shiftOntoTable({ ground }: View, box: Box): Point {
  const within = (at: Cm, reach: Cm, size: Cm): Cm => Math.max(reach, Math.min(size - reach, at)) - at;
  return {
    x: within(box.pose.x, halfAcross(box, { x: 1, y: 0 }), ground.width),
    y: within(box.pose.y, halfAcross(box, { x: 0, y: 1 }), ground.depth),
  };
}

/** Half of a footprint's extent along a direction. */
export const halfAcross = ({ pose, width, depth }: Box, way: Point): Cm =>
  (Math.abs(dot(way, facing(pose))) * depth + Math.abs(way.x * pose.hy - way.y * pose.hx) * width) / 2;

// What bars the way (HOW-RET-06) ------------------------------------------------------------------------------------

function isBarred(view: View, troop: Troop, way: Point, length: Cm): boolean {
  const by = times(way, length);
  return (
    troopsOn(view).some((other) => other.side !== troop.side && !isDoneFor(other) && meetsUnit(troop, other, by)) ||
    isClosedGround(view, troop, way, length) ||
    isBarredByHouses(view, troop, way, length) ||
    isWet(view, troop, way, length)
  );
}

/** Its path enters another's footprint; edges that touch at the start, or slide along each other, do not count. */
export function meetsUnit(troop: Troop, other: Troop, by: Point): boolean {
  return other.boxes.some((box) => touchOf(troop.box, by, box) !== null);
}

function touchOf(own: Box, by: Point, box: Box): Cm | null {
  if (penetration(own, box) > 0.01 && dot(by, minus(box.pose, own.pose)) <= 0) return null;
  return firstTouch(own, by, box);
}

/** Ground and lines closed to its kind; what it stands in already does not hold it. */
function isClosedGround(view: View, troop: Troop, way: Point, length: Cm): boolean {
  const kind = goesAs(troop);
  const [a, b] = leadingEdge(troop.box, way);
  const by = times(way, length);
  return (
    view.ground
      .swept(a, b, by)
      .some(({ area, from }) => from > 0 && isLand(area) && rateOver(kind, [area]) === Infinity) ||
    view.ground.sweptLines(a, b, by).some(({ line, at }) => at > 0 && crossingShare(kind, line) === Infinity)
  );
}
const WATER = new Set(['river', 'stream', 'pond']);

/** Foot passes through empty houses; others only in march column by the road (HOW-BUA-09). */
function isBarredByHouses(view: View, troop: Troop, way: Point, length: Cm): boolean {
  if (isInfantry(troop.traits) || goesAs(troop) === 'light infantry') return false;
  const by = times(way, length);
  return view.ground.blocks.some(
    (block) =>
      block.id !== troop.inside?.id &&
      touchOf(troop.box, by, block.box) !== null &&
      !goesByRoad(view, troop, way, length),
  );
}

/** A column that gives way along its own length, forward or back, on a road all the way. */
function goesByRoad(view: View, troop: Troop, way: Point, length: Cm): boolean {
  const { pose } = troop.box;
  if (!isColumn(troop) || Math.abs(dot(way, facing(pose))) < ALONG) return false;
  return isOnRoad(view, withBox(troop, boxAt(troop.box, poseAt(pose, way))), way, length);
}
const ALONG = 0.999;

/** Fordable rivers and streams are passed without stopping, but not by guns and wagons (HOW-RET-04, HOW-TERR-22). */
function isWet(view: View, troop: Troop, way: Point, length: Cm): boolean {
  if (!view.ground.areas.some(({ kind }) => WATER.has(kind))) return false;
  if (view.ground.inWater(shifted(troop.box, way, length), 'impassable')) return true;
  const kind = goesAs(troop);
  const water = kind === 'artillery' || kind === 'transport' ? 'any' : 'impassable';
  const wetAt = (s: Cm): boolean => view.ground.inWater(shifted(troop.box, way, s), water);
  let dry = !wetAt(0);
  for (let s = STEP; s < length + STEP; s += STEP) {
    const wet = wetAt(Math.min(s, length));
    if (wet && dry) return true;
    dry ||= !wet;
  }
  return false;
}
/** Water is looked for every cm. */
const STEP = 1;

export const shifted = (box: Box, way: Point, s: Cm): Box => boxAt(box, movedBy(box.pose, times(way, s)));

// Friends in the way (HOW-RET-10) -----------------------------------------------------------------------------------

/** Friends whose footprint a path goes through, the first met first; companions in its block are always passed (HOW-BUA-18). */
export function friendsAlong(view: View, troop: Troop, way: Point, length: Cm, exempt: readonly Id[]): readonly Id[] {
  const by = times(way, length);
  const met: { id: Id; at: Cm }[] = [];
  for (const other of troopsOn(view)) {
    if (other.side !== troop.side || other.id === troop.id || isDoneFor(other) || exempt.includes(other.id)) continue;
    if (troop.inside && other.inside?.id === troop.inside.id) met.push({ id: other.id, at: 0 });
    else {
      const touches = other.boxes.map((box) => touchOf(troop.box, by, box)).filter((at) => at !== null);
      if (touches.length > 0) met.push({ id: other.id, at: Math.min(...touches) });
    }
  }
  return met.toSorted((a, b) => a.at - b.at).map(({ id }) => id);
}

/**
 * The shift, from where it would end, that brings a footprint clear of friends and houses: on along its way, else
 * sideways (HOW-INTER-08); where there is room for neither it stops short.
 */
export function clearingShift(view: View, troop: Troop, end: Box, way: Point, exempt: readonly Id[]): Point | null {
  const inTheWay = obstaclesAtEnd(view, troop, exempt);
  if (!inTheWay.some((box) => overlaps(end, box))) return null;
  const least = (degrees: readonly number[]): Point | null => {
    const shifts = degrees
      .map((angle) => clearAlong(view, troop, end, turned(way, angle), inTheWay))
      .filter((shift) => shift !== null);
    return shifts.toSorted((a, b) => dot(a, a) - dot(b, b))[0] ?? null;
  };
  return clearAlong(view, troop, end, way, inTheWay) ?? least([90, -90]) ?? least([180]) ?? least(ANY_OTHER);
}
/** Where a crowd at the table edge leaves no room on, beside or back. */
const ANY_OTHER = [15, 30, 45, 60, 75, 105, 120, 135, 150, 165].flatMap((angle) => [angle, -angle]);

/** Can it stand there, or beside there, without lying on friends or houses? */
export const findsRoom = (view: View, troop: Troop, end: Box, way: Point, exempt: readonly Id[]): boolean =>
  !obstaclesAtEnd(view, troop, exempt).some((box) => overlaps(end, box)) ||
  clearingShift(view, troop, end, way, exempt) !== null;

const obstaclesAtEnd = (view: View, troop: Troop, exempt: readonly Id[]): readonly Box[] => [
  ...troopsOn(view)
    .filter(
      (other) => other.side === troop.side && other.id !== troop.id && !isDoneFor(other) && !exempt.includes(other.id),
    )
    .flatMap((other) => other.boxes),
  ...view.ground.blocks.map(({ box }) => box),
];

/** The least shift along `way` after which nothing overlaps; null when the edge, an enemy or closed ground comes first. */
function clearAlong(view: View, troop: Troop, end: Box, way: Point, obstacles: readonly Box[]): Point | null {
  const most = distanceToEdge(view, end, way);
  let length = 0;
  for (let tries = 0; tries < obstacles.length + 1; tries++) {
    const here = shifted(end, way, length);
    const hit = obstacles.find((box) => overlaps(here, box));
    if (!hit) break;
    length += exitOf(here, way, hit) + CLEARANCE;
  }
  if (length > most || obstacles.some((box) => overlaps(shifted(end, way, length), box))) return null;
  return isBarred(view, withBox(troop, end), way, length) ? null : times(way, length);
}
const CLEARANCE = 0.02;

/** How far a footprint must go along `way` until it has left a box it lies in: looked at from beyond. */
function exitOf(box: Box, way: Point, from: Box): Cm {
  const far = distance(box.pose, from.pose) + box.width + box.depth + from.width + from.depth;
  const back = firstTouch(shifted(box, way, far), times(way, -far), from);
  return back === null ? 0 : far - back;
}
