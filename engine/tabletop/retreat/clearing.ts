/** Coming to stand clear of friends and houses after a forced move. */
import type { Id } from '../../battle';
import {
  axisOf,
  boxMovedBy,
  distance,
  dot,
  firstTouch,
  length,
  overlaps,
  ROUNDING,
  times,
  turned,
} from '../../geometry';
import type { Box, Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Body } from '../body';
import { isBarred } from './escape';
import type { RetreatPolicy, OccupiedTable } from './policy';
import { distanceToEdge } from '../table-edge';

/**
 * The shift, from where it would end, that brings a footprint clear of friends, enemies and houses: the least that does not
 * lead back against its direction, straight on where that is hardly longer; else the least that leads back. Null when it is
 * clear as it is or no straight shift helps.
 */
export function clearingShift<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): Point | null {
  return shiftClearOf(obstaclesAtEnd(table, body, exempt, policy), table, body, end, direction, policy);
}

function shiftClearOf<B extends Body>(
  obstacles: readonly Box[],
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  policy: RetreatPolicy<B>,
): Point | null {
  const hit = obstacles.filter((box) => overlaps(end, box));
  if (hit.length === 0) return null;
  const placed = policy.withBox(body, end);
  const least = (some: readonly Point[]): Point | null => leastClear(table, placed, some, obstacles, policy);
  const directions = [...TURNS.map((angle) => turned(direction, angle)), ...hit.flatMap(waysOut)];
  const onward = least(directions.filter((toward) => dot(toward, direction) > -ROUNDING));
  if (!onward) return least(directions.filter((toward) => dot(toward, direction) <= -ROUNDING));
  const straightOn = least([direction]);
  return straightOn && length(straightOn) <= length(onward) + policy.straightWithin(body) ? straightOn : onward;
}
/** Degrees off the direction of the move that are tried. */
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90, 105, -105, 120, -120, 135, -135, 150, -150, 165, -165, 180]; // oxfmt-ignore

/** The least way out of a footprint is square to one of its sides. */
const waysOut = ({ pose }: Box): readonly Point[] =>
  (['front', 'rear', 'left', 'right'] as const).map((side) => axisOf(pose, side));

/**
 * The least of the shifts along some ways that bring a body clear, the first of equals. Whether a way is barred is costly to
 * find out, so it is asked of the shortest first, and no further than the one that is taken.
 */
function leastClear<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  directions: readonly Point[],
  obstacles: readonly Box[],
  policy: RetreatPolicy<B>,
): Point | null {
  const found = directions
    .flatMap((toward) => {
      const far = clearAlong(table, body, toward, obstacles);
      return far === null ? [] : [{ toward, far, shift: times(toward, far) }];
    })
    .toSorted((a, b) => dot(a.shift, a.shift) - dot(b.shift, b.shift))
    .find(({ toward, far }) => !isBarred(table, body, toward, far, policy));
  return found?.shift ?? null;
}

/**
 * The shift to the nearest room of all, for a crowd that no straight shift leads out of: enemies are passed, closed ground is
 * not. It is looked for in rings; null when there is none.
 */
export function nearestRoom<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): Point | null {
  const obstacles = obstaclesAtEnd(table, body, exempt, policy);
  const placed = policy.withBox(body, end);
  const step = (end.width + end.depth) * RING;
  for (let far = step; far <= RINGS * step; far += step)
    for (const angle of TURNS) {
      const toward = turned(direction, angle);
      const box = shifted(end, toward, far);
      if (!table.ground.holds(box) || obstacles.some((other) => overlaps(box, other))) continue;
      if (!policy.isGroundClosed(table.ground, placed, toward, far)) return times(toward, far);
    }
  return null;
}
/** How far rings lie apart, as a share of the width and depth of the footprint, and how many are looked at. */
const RING = 1 / 16;
const RINGS = 40;

/** Can it stand there, or beside there, clear of friends, enemies and houses? */
export function findsRoom<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): boolean {
  const obstacles = obstaclesAtEnd(table, body, exempt, policy);
  return (
    !obstacles.some((box) => overlaps(end, box)) ||
    shiftClearOf(obstacles, table, body, end, direction, policy) !== null
  );
}

const obstaclesAtEnd = <B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): readonly Box[] => [
  ...table.bodies
    .filter(
      (other) =>
        (!exempt.includes(other.id) && policy.passesThrough(body, other)) ||
        (!other.inside && policy.isBarredBy(body, other)),
    )
    .flatMap(({ boxes }) => boxes),
  ...table.ground.blocks.map(({ box }) => box),
];

/** How far it goes in a direction until nothing overlaps; null when that lies beyond the table edge. */
function clearAlong<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  direction: Point,
  obstacles: readonly Box[],
): Cm | null {
  const most = distanceToEdge(table.ground, body.box, direction);
  let far = 0;
  for (let tries = 0; tries < obstacles.length + 1; tries++) {
    const here = shifted(body.box, direction, far);
    const hit = obstacles.find((box) => overlaps(here, box));
    if (!hit) break;
    far += lengthOut(here, direction, hit) + CLEARANCE;
  }
  return far > most || obstacles.some((box) => overlaps(shifted(body.box, direction, far), box)) ? null : far;
}
/** It ends so far clear, cm. */
const CLEARANCE: Cm = 0.02;

/** How far a footprint goes until it has left one it lies in: looked at from beyond. */
function lengthOut(box: Box, direction: Point, from: Box): Cm {
  const far = distance(box.pose, from.pose) + box.width + box.depth + from.width + from.depth;
  const back = firstTouch(shifted(box, direction, far), times(direction, -far), from);
  return back === null ? 0 : far - back;
}

const shifted = (box: Box, direction: Point, by: Cm): Box => boxMovedBy(box, times(direction, by));
