/** Coming to stand clear of friends and houses after a forced move. */
import type { Id } from '../../battle';
import { boxMovedBy, distance, dot, firstTouch, overlaps, times, turned } from '../../geometry';
import type { Box, Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Body } from '../body';
import { isBarred } from './escape';
import type { RetreatPolicy, OccupiedTable } from './policy';
import { distanceToEdge } from '../table-edge';

/**
 * The shift, from where it would end, that brings a footprint clear of friends and houses: on along its direction, else
 * the shorter to a side, else back, else in any direction; null when it is clear as it is or there is room nowhere.
 */
export function clearingShift<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): Point | null {
  const obstacles = obstaclesAtEnd(table, body, exempt, policy);
  if (!obstacles.some((box) => overlaps(end, box))) return null;
  const placed = policy.withBox(body, end);
  const clearAt = (angle: number): Point | null =>
    clearAlong(table, placed, angle === 0 ? direction : turned(direction, angle), obstacles, policy);
  for (const angles of SHIFT_ANGLES) {
    const shifts = angles.map(clearAt).filter((shift) => shift !== null);
    const [shortest] = shifts.toSorted((a, b) => dot(a, a) - dot(b, b));
    if (shortest) return shortest;
  }
  return null;
}
/** Degrees off the direction of the move; the last for a crowd at the table edge that leaves no room on, beside or back. */
const SHIFT_ANGLES: readonly (readonly number[])[] = [
  [0],
  [90, -90],
  [180],
  [15, 30, 45, 60, 75, 105, 120, 135, 150, 165].flatMap((angle) => [angle, -angle]),
];

/** Can it stand there, or beside there, clear of friends and houses? */
export const findsRoom = <B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  end: Box,
  direction: Point,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): boolean =>
  !obstaclesAtEnd(table, body, exempt, policy).some((box) => overlaps(end, box)) ||
  clearingShift(table, body, end, direction, exempt, policy) !== null;

const obstaclesAtEnd = <B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  exempt: readonly Id[],
  policy: RetreatPolicy<B>,
): readonly Box[] => [
  ...table.bodies
    .filter((other) => !exempt.includes(other.id) && policy.passesThrough(body, other))
    .flatMap(({ boxes }) => boxes),
  ...table.ground.blocks.map(({ box }) => box),
];

/** The least shift in a direction after which nothing overlaps; null when the table edge, an enemy or closed ground comes first. */
function clearAlong<B extends Body>(
  table: OccupiedTable<B>,
  body: B,
  direction: Point,
  obstacles: readonly Box[],
  policy: RetreatPolicy<B>,
): Point | null {
  const most = distanceToEdge(table.ground, body.box, direction);
  let length = 0;
  for (let tries = 0; tries < obstacles.length + 1; tries++) {
    const here = shifted(body.box, direction, length);
    const hit = obstacles.find((box) => overlaps(here, box));
    if (!hit) break;
    length += lengthOut(here, direction, hit) + CLEARANCE;
  }
  if (length > most || obstacles.some((box) => overlaps(shifted(body.box, direction, length), box))) return null;
  return isBarred(table, body, direction, length, policy) ? null : times(direction, length);
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
