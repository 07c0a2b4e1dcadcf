/** Single steps of a route: a turn and a straight march to another place, or a change of formation. */
import {
  boxAt,
  distance,
  distanceToSegment,
  pointGap,
  poseAt,
  ROUNDING,
  NEGLIGIBLE,
  turnBetween,
  type Box,
  type Point,
  type Pose,
} from '../geometry';
import { closedByOthers, closedGround, closedInTurn, marchedBox, reachOf } from './barriers';
import { addPairs, isRoomy, knownCost, marchCost, type Network } from './network';
import { type RouteFormation } from './marcher';
import { pairsRoundBox } from './pairs';
import { RoutePlaces } from './places';
import type { Closed, RouteRequest } from './route';

/** How a mover stands on a place of a route: `onRoad` when it has come by road. */
export interface RoutePosition {
  readonly place: number;
  readonly pose: Pose;
  readonly formation: RouteFormation;
  readonly onRoad: boolean;
}
export interface RouteStep {
  readonly cost: number;
  readonly stand: RoutePosition;
}

/** One search: the network, and the places that only this search knows. */
export interface RouteSearch {
  readonly network: Network;
  readonly wanted: RouteRequest;
  readonly places: RoutePlaces;
  readonly start: RoutePosition;
  readonly goal: number;
}

export function searchFor(network: Network, wanted: RouteRequest): RouteSearch {
  const places = new RoutePlaces(network.near, network.places);
  const start = places.add(wanted.from);
  const goal = distance(wanted.from, wanted.to) < NEGLIGIBLE ? start : places.add(wanted.to);
  places.link(start, goal);
  joinRoads(network, places, [start, goal]);
  for (const formation of [0, 1] as const) {
    const barriers = network.barriers[formation];
    if (!barriers) continue;
    const isOpen = (box: Box): boolean => network.ground.holds(box) && !closedByOthers(wanted.others, box);
    const pairs = wanted.others.flatMap(({ box }) => pairsRoundBox(box, barriers.size));
    addPairs(places, pairs, formation, barriers.size, isOpen);
    const ahead = reachOf(barriers.size) + barriers.size.depth / 2;
    const { x, y, hx, hy } = wanted.from;
    for (const by of [ahead, 2 * ahead]) places.link(start, places.add({ x: x + hx * by, y: y + hy * by }));
    if (!wanted.facing) continue;
    const { to, facing } = wanted;
    for (const by of [ahead, 2 * ahead])
      places.link(goal, places.add({ x: to.x - facing.x * by, y: to.y - facing.y * by }));
  }
  const formation = wanted.column ? 1 : 0;
  return { network, wanted, places, start: { place: start, pose: wanted.from, formation, onRoad: false }, goal };
}

/** As near to the middle of a road a place is on it, cm. */
const ON_ROAD = 0.25;

/** Roads lead on from places that lie on them. */
function joinRoads({ roads, places: known }: Network, places: RoutePlaces, joined: readonly number[]): void {
  const on = (place: number, [a, b]: readonly [number, number]): boolean =>
    distanceToSegment(places.point(place), known.point(a), known.point(b)) <= ON_ROAD;
  for (const road of roads) {
    const here = joined.filter((place) => on(place, road));
    for (const place of here)
      for (const end of road) {
        places.linkByRoad(place, end);
        // A place at the end of a piece goes on along the next.
        if (distance(places.point(place), known.point(end)) < NEGLIGIBLE)
          for (const next of known.roadsFrom(end)) places.linkByRoad(place, next);
      }
    const [first, second] = here;
    if (first !== undefined && second !== undefined) places.linkByRoad(first, second);
  }
}

/** The turn and the march to a place, and on the goal the turn to where it is to face; null when any of it is closed. */
export function marched(quest: RouteSearch, from: RoutePosition, place: number, onRoad: boolean): RouteStep | null {
  const { network, wanted, places, goal } = quest;
  const { formation } = from;
  const barriers = network.barriers[formation];
  const to = places.point(place);
  const reach = distance(from.pose, to);
  if (!barriers || reach < NEGLIGIBLE) return null;
  const direction = { x: (to.x - from.pose.x) / reach, y: (to.y - from.pose.y) / reach };
  if (closedByOthers(wanted.others, marchedBox(barriers.size, from.pose, to))) return null;
  const { count } = network.places;
  const march =
    from.place < count && place < count
      ? knownCost(network, formation, from.place, place, onRoad)
      : marchCost(network, formation, from.pose, to, onRoad);
  if (march === Infinity || closedTurn(quest, from, direction, onRoad || from.onRoad)) return null;
  const stand = { place, pose: poseAt(to, direction), formation, onRoad };
  const cost = march + turnCost(network, from.pose, direction);
  const faced = place === goal ? turnedToFace(quest, stand) : { cost: 0, stand };
  return faced && { cost: cost + faced.cost, stand: faced.stand };
}

/** On the goal, the turn to where the mover is to face; null when it is closed. */
export function turnedToFace(quest: RouteSearch, from: RoutePosition): RouteStep | null {
  const { facing } = quest.wanted;
  if (!facing) return { cost: 0, stand: from };
  if (closedTurn(quest, from, facing, false)) return null;
  const { place, pose, formation, onRoad } = from;
  return {
    cost: turnCost(quest.network, pose, facing),
    stand: { place, pose: poseAt(pose, facing), formation, onRoad },
  };
}

/** The other formation on the same spot; null when the mover does not know it or has no room. */
export function reformed({ network, wanted }: RouteSearch, from: RoutePosition): RouteStep | null {
  const formation = from.formation === 1 ? 0 : 1;
  if (closedAt(network, formation, from.pose, wanted.others)) return null;
  return { cost: network.marcher.reform, stand: { place: from.place, pose: from.pose, formation, onRoad: false } };
}

export const turnCost = ({ marcher }: Network, from: Pose, to: Point): number =>
  marcher.turning === 0 ? 0 : marcher.turning * Math.abs(turnBetween({ x: from.hx, y: from.hy }, to));

/** What closes the turn of a mover to a direction, by ground or by other footprints. */
function closedTurn({ network, wanted }: RouteSearch, from: RoutePosition, to: Point, onRoad: boolean): Closed | null {
  const { pose, formation, place } = from;
  const barriers = network.barriers[formation];
  if (!barriers) return { kind: 'room' };
  if (Math.abs(pose.hx - to.x) < ROUNDING && Math.abs(pose.hy - to.y) < ROUNDING) return null;
  const reach = reachOf(barriers.size);
  const beside = wanted.others.filter(({ box }) => pointGap(pose, box) < reach);
  const open = place < network.places.count && isRoomy(network, formation, place);
  if (open && beside.length === 0) return null;
  return closedInTurn(
    barriers.size,
    pose,
    to,
    (box) => closedByOthers(beside, box) ?? (open ? null : closedGround(barriers, box, onRoad)),
  );
}

/** What closes a formation's footprint at a pose. */
export function closedAt(
  network: Network,
  formation: RouteFormation,
  pose: Pose,
  others: RouteRequest['others'],
): Closed | null {
  const barriers = network.barriers[formation];
  if (!barriers) return { kind: 'room' };
  const { width, depth } = barriers.size;
  const box = boxAt({ pose, width, depth }, pose);
  return closedByOthers(others, box) ?? closedGround(barriers, box, false);
}
