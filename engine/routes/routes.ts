import {
  distance,
  facing,
  facingOf,
  legTo,
  pathOf,
  pivot,
  place,
  poseAt,
  NEGLIGIBLE,
  turnBetween,
  type Box,
  type Leg,
  type Point,
  type Pose,
} from '../geometry';
import type { Ground } from '../terrain';
import { closedByOthers, closedGround, marchedBox, type Barriers } from './barriers';
import { roadRateOf, type Marcher } from './marcher';
import { closedAt, searchFor, turnCost, type RouteSearch, type RoutePosition, type RouteStep } from './marches';
import { networkOver, type Network } from './network';
import { pulled } from './pulled';
import type { Closed, NoRoute, Route, RouteLeg, RouteOutcome, Routes, RouteRequest } from './route';
import { search } from './search';

/** The ground as one kind of mover finds it, worked out once: ask again as often as needed. */
export function routesOver(ground: Ground, marcher: Marcher): Routes {
  const network = networkOver(ground, marcher);
  return {
    find: (wanted) => findRoute(network, wanted),
    closedAt: (pose, column, others) => closedAt(network, column ? 1 : 0, pose, others),
  };
}

function findRoute(network: Network, wanted: RouteRequest): RouteOutcome {
  const formation = wanted.column ? 1 : 0;
  const atStart = closedAt(network, formation, wanted.from, wanted.others);
  if (atStart) return fails('at the start', atStart);
  const atEnd = closedAtEnd(network, wanted);
  if (atEnd) return fails('at the end', atEnd);
  const quest = searchFor(network, wanted);
  const { stands, nearest } = search(quest);
  if (!stands) return fails('on the way', closedAfter(quest, nearest));
  return routeOf(quest, pulled(quest, stands));
}

const fails = (where: NoRoute['fails'], closedBy: Closed): NoRoute => ({ found: false, fails: where, closedBy });

/**
 * What closes the place it is to end on, in every formation it may end in: its footprint there as it is to face; or else,
 * whatever way it faces, the circle that it always covers, looked at as squares within it.
 */
function closedAtEnd(network: Network, { to, facing: faced, endsInColumn, others }: RouteRequest): Closed | null {
  let closed: Closed | null = null;
  for (const formation of [0, 1] as const) {
    const barriers = network.barriers[formation];
    if (!barriers || endsInColumn === (formation === 0)) continue;
    const { width, depth } = barriers.size;
    const side = (Math.min(width, depth) / 2) * Math.SQRT2;
    const boxes = faced
      ? [{ pose: poseAt(to, faced), width, depth }]
      : [0, 30, 60].map((turn) => ({ pose: poseAt(to, facingOf(turn)), width: side, depth: side }));
    const found = boxes.map((box) => closedByOthers(others, box) ?? closedOffRoad(network, barriers, box));
    closed = found.find((one) => one !== null) ?? null;
    if (!closed) return null;
  }
  return closed ?? { kind: 'room' };
}

/** Where roads are something to the mover, blocks and areas may be entered by them. */
const closedOffRoad = ({ marcher }: Network, barriers: Barriers, box: Box): Closed | null =>
  closedGround(barriers, box, roadRateOf(marcher) !== null && barriers.column);

/** What closes the straight way on from where the search came nearest. */
function closedAfter({ network, wanted }: RouteSearch, { pose, formation }: RoutePosition): Closed {
  const barriers = network.barriers[formation];
  if (!barriers || distance(pose, wanted.to) < NEGLIGIBLE) return { kind: 'room' };
  const box = marchedBox(barriers.size, pose, wanted.to);
  return closedGround(barriers, box, false) ?? closedByOthers(wanted.others, box) ?? { kind: 'room' };
}

/** The steps as legs: each turn, march and change of formation for itself. */
function routeOf(quest: RouteSearch, steps: readonly RouteStep[]): Route {
  const legs: RouteLeg[] = [];
  let from = quest.start;
  for (const step of steps) {
    for (const leg of legsOf(quest, from, step)) addLeg(legs, leg);
    from = step.stand;
  }
  const path = pathOf(
    quest.wanted.from,
    legs.map(({ leg }) => leg),
  );
  return { found: true, legs, path, cost: legs.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Adds a leg; a march straight on from the one before becomes part of it. */
function addLeg(legs: RouteLeg[], next: RouteLeg): void {
  const { leg, column, onRoad, cost } = next;
  const before = legs[legs.length - 1];
  const goesOn =
    before?.leg.kind === 'straight' &&
    leg.kind === 'straight' &&
    before.onRoad === onRoad &&
    Math.abs(turnBetween(facing(before.leg.to), facing(leg.to))) < SAME_WAY;
  if (!goesOn) legs.push(next);
  else
    legs[legs.length - 1] = {
      leg: legTo(leg, leg.to, before.leg.length + leg.length),
      column,
      onRoad,
      cost: before.cost + cost,
    };
}
/** A smaller turn is none, degrees. */
const SAME_WAY = 1e-6;

function legsOf({ network }: RouteSearch, from: RoutePosition, { cost, stand }: RouteStep): readonly RouteLeg[] {
  const column = stand.formation === 1;
  if (from.formation !== stand.formation) return [{ leg: place(stand.pose), column, onRoad: false, cost }];
  const reach = distance(from.pose, stand.pose);
  if (reach === 0) return turned(network, from.pose, facing(stand.pose), stand, false);
  const direction = { x: (stand.pose.x - from.pose.x) / reach, y: (stand.pose.y - from.pose.y) / reach };
  const before = turned(network, from.pose, direction, stand, from.onRoad || stand.onRoad);
  const arrived = poseAt(stand.pose, direction);
  const after = turned(network, arrived, facing(stand.pose), stand, false);
  const turning = [...before, ...after].reduce((sum, leg) => sum + leg.cost, 0);
  const march: Leg = { kind: 'straight', to: arrived, length: reach };
  return [...before, { leg: march, column, onRoad: stand.onRoad, cost: cost - turning }, ...after];
}

/** The turn to a direction, if it is one. */
function turned(
  network: Network,
  from: Pose,
  to: Point,
  { formation }: RoutePosition,
  onRoad: boolean,
): readonly RouteLeg[] {
  const size = network.barriers[formation]?.size;
  const degrees = turnBetween(facing(from), to);
  if (!size || Math.abs(degrees) < SAME_WAY) return [];
  const turn = pivot(from, size.width, size.depth, degrees);
  const leg = legTo(turn, poseAt(from, to), turn.length);
  return [{ leg, column: formation === 1, onRoad, cost: turnCost(network, from, to) }];
}
