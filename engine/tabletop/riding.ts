/** Rides of a leader's figure: straight stretches across the table, clear of the enemy, that no unit and no passable ground slows. */
import {
  along,
  distance,
  isNearSegment,
  isOnTable,
  minus,
  pathOf,
  plus,
  straight,
  times,
  TOLERANCE,
  unit,
} from '../geometry';
import type { Leg, Path, Point, Pose } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground } from '../terrain';
import { areWithin, distanceTo } from './body';
import type { Body } from './body';
import type { CommandReach } from './command';
import { bodiesNear } from './near';

/** What a book says of rides, and who stands on the table. */
export interface RideRules<B extends Body> {
  readonly ground: Pick<Ground, 'width' | 'depth' | 'crossings'>;
  /** The longest ride, cm. */
  readonly most: Cm;
  /** How far from every enemy he stays all the way, cm. */
  readonly clear: Cm;
  readonly enemies: readonly B[];
  /** At the end no enemy is nearer to him than the nearest of these. */
  readonly friends: readonly B[];
  /** Does ground that he cannot cross lie between two places? */
  readonly isClosed: (from: Point, to: Point) => boolean;
}

/** Why a ride is not allowed. */
export type RideFault<B extends Body> =
  | { readonly fault: 'too long'; readonly length: Cm }
  | { readonly fault: 'enemy on the way'; readonly enemy: B }
  | { readonly fault: 'begins elsewhere' | 'not straight' | 'closed ground' | 'off the table' | 'ends near the enemy' };

/** What is wrong with a ride of a figure that stands at `from`, and keeps its heading; null when nothing is. */
export function rideFault<B extends Body>(from: Pose, path: Path, rules: RideRules<B>): RideFault<B> | null {
  const { ground, most, clear, enemies, friends, isClosed } = rules;
  const length = path.legs.reduce((sum, leg) => sum + leg.length, 0);
  if (length > most + TOLERANCE) return { fault: 'too long', length };
  if (distance(from, path.from) > TOLERANCE) return { fault: 'begins elsewhere' };
  if (!looksAlong(path.from, from) || Math.abs(length - path.length) > TOLERANCE) return { fault: 'not straight' };
  let at: Point = path.from;
  for (const leg of path.legs) {
    if (leg.kind !== 'straight' || Math.abs(distance(at, leg.to) - leg.length) > TOLERANCE)
      return { fault: 'not straight' };
    if (!looksAlong(leg.to, from)) return { fault: 'not straight' };
    if (isClosed(at, leg.to)) return { fault: 'closed ground' };
    for (const enemy of bodiesNear(enemies, halfWay(at, leg.to), leg.length / 2 + clear))
      if (passesNear(at, leg.to, enemy, clear)) return { fault: 'enemy on the way', enemy };
    at = leg.to;
  }
  if (!isOnTable(ground, at)) return { fault: 'off the table' };
  return leastDistance(at, enemies) < leastDistance(at, friends) ? { fault: 'ends near the enemy' } : null;
}

const looksAlong = (a: Pose, b: Pose): boolean => Math.abs(a.hx - b.hx) + Math.abs(a.hy - b.hy) <= SAME_HEADING;
const SAME_HEADING = 1e-4;

const halfWay = (from: Point, to: Point): Point => times(plus(from, to), 0.5);

function leastDistance(at: Point, bodies: readonly Body[]): Cm {
  let least = Infinity;
  for (const body of bodies) least = Math.min(least, distanceTo(at, body));
  return least;
}

/** Does a straight way come nearer than `clear` to a body? */
const passesNear = (from: Point, to: Point, body: Body, clear: Cm): boolean =>
  body.boxes.some((box) => isNearSegment(box, from, to, clear - TOLERANCE));

/** The ride to a place, or as far toward it as he gets; round by a crossing when the straight way is barred; null when both are. */
export function rideToward<B extends Body>(from: Pose, to: Point, rules: RideRules<B>): Path | null {
  const routes: readonly (readonly Point[])[] = [[to], ...rules.ground.crossings.map(({ box }) => [box.pose, to])];
  for (const route of routes) {
    const path = rideThrough(from, route, rules.most);
    if (path.length > LEAST && !rideFault(from, path, rules)) return path;
  }
  return null;
}
/** Shorter rides are not worth offering. */
const LEAST: Cm = 0.5;

/** Straight from each place to the next until `most` is ridden. */
function rideThrough(from: Pose, places: readonly Point[], most: Cm): Path {
  const legs: Leg[] = [];
  let at = from;
  let left = most;
  for (const place of places) {
    const length = Math.min(distance(at, place), left);
    if (length < TOLERANCE) continue;
    const leg = straight(at, length, unit(minus(place, at)));
    legs.push(leg);
    at = leg.to;
    left -= length;
  }
  return pathOf(from, legs);
}

/** The rides toward several places, each once: many ways end at the same bridge. */
export function ridesToward<B extends Body>(
  from: Pose,
  places: readonly Point[],
  rules: RideRules<B>,
): readonly Path[] {
  const rides: Path[] = [];
  for (const place of places) {
    const ride = rideToward(from, place, rules);
    if (ride && !rides.some((known) => endsAlike(known, ride))) rides.push(ride);
  }
  return rides;
}

/** Rides of one figure are the same when all their corners are. */
const endsAlike = (a: Path, b: Path): boolean =>
  a.legs.length === b.legs.length &&
  a.legs.every(({ to }, i) => {
    const other = b.legs[i]?.to;
    return to.x === other?.x && to.y === other.y;
  });

/** The place behind the middle of a unit's rear, `gap` cm off. */
export const placeBehind = ({ box }: Body, gap: Cm): Point => along(box.pose, -box.depth / 2 - gap, 0);

/** Where a figure is of use to units: behind the middle of them all, then behind each; none without units. */
export function placesBehind(units: readonly Body[], gap: Cm): readonly Point[] {
  const places = units.map((body) => placeBehind(body, gap));
  const sum = places.reduce(plus, { x: 0, y: 0 });
  return places.length === 0 ? [] : [times(sum, 1 / places.length), ...places];
}

/** Half way between two units that pass no order on to each other, where a leader reaches both himself. */
export function placesBetween(units: readonly Body[], gap: Cm, { radius, link }: CommandReach): readonly Point[] {
  const places: Point[] = [];
  units.forEach((one, i) => {
    for (const other of units.slice(i + 1)) {
      if (areWithin(one, other, link + TOLERANCE)) continue;
      const place = times(plus(placeBehind(one, gap), placeBehind(other, gap)), 0.5);
      if (distanceTo(place, one) <= radius && distanceTo(place, other) <= radius) places.push(place);
    }
  });
  return places;
}
