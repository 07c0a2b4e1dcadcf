/** A brigade as one block: where its units come to when all of it moves on, or wheels about its flank, in formation. */
import type { Id } from '../../engine/battle';
import {
  distance,
  dot,
  facing,
  minus,
  plus,
  rightOf,
  turnBetween,
  turned,
  unit as unitVector,
  type Point,
  type Pose,
} from '../../engine/geometry';

export interface StandingUnit {
  readonly unit: Id;
  readonly pose: Pose;
  /** The corners of its bases. */
  readonly corners: readonly Point[];
}
export interface BlockMove {
  /** Where the middle of the block comes to; null where it is only wheeled. */
  readonly to: Point | null;
  /** By how much it wheels before, degrees to the right. */
  readonly turn: number;
}
export interface Moved {
  readonly unit: Id;
  readonly from: Pose;
  readonly to: Pose;
}

/** The middle of all units, and the way most of them face. */
export function middleOf(block: readonly StandingUnit[]): Pose | null {
  const [first] = block;
  if (!first) return null;
  const mean = (of: (pose: Pose) => number): number =>
    block.reduce((sum, { pose }) => sum + of(pose), 0) / block.length;
  const direction = { x: mean(({ hx }) => hx), y: mean(({ hy }) => hy) };
  const { x, y } = Math.abs(direction.x) + Math.abs(direction.y) < LEAST ? facing(first.pose) : unitVector(direction);
  return { x: mean((pose) => pose.x), y: mean((pose) => pose.y), hx: x, hy: y };
}
const LEAST = 0.01;

/** By how much the block must wheel to face a place, degrees to the right. */
export function turnToward(block: readonly StandingUnit[], place: Point): number {
  const middle = middleOf(block);
  return middle && distance(middle, place) > LEAST ? turnBetween(facing(middle), minus(place, middle)) : 0;
}

/**
 * Every unit as it stands in the block when that has moved, those first that make room for the others: the foremost, and in
 * a wheel those farthest out.
 */
export function moved(block: readonly StandingUnit[], { to, turn }: BlockMove): readonly Moved[] {
  const middle = middleOf(block);
  if (!middle) return [];
  const pivot = turn === 0 ? middle : hingeOf(block, middle, turn);
  const wheeled = (point: Point): Point => plus(pivot, turned(minus(point, pivot), turn));
  const by = to ? minus(to, wheeled(middle)) : { x: 0, y: 0 };
  const all = block.map(({ unit, pose }) => {
    const { x, y } = plus(wheeled(pose), by);
    const direction = turned(facing(pose), turn);
    return { unit, from: pose, to: { x, y, hx: direction.x, hy: direction.y } };
  });
  const lead = ({ from, to: end }: Moved): number => (turn === 0 ? dot(from, by) : distance(from, end));
  return all.toSorted((one, other) => lead(other) - lead(one));
}

/** The front corner of the block on the side to which it wheels. */
function hingeOf(block: readonly StandingUnit[], middle: Pose, turn: number): Point {
  const [ahead, right] = [facing(middle), rightOf(facing(middle))];
  const out = (point: Point): number => dot(point, right) * Math.sign(turn) + dot(point, ahead) * FRONT;
  const corners = block.flatMap(({ pose, corners: own }) => (own.length > 0 ? own : [pose]));
  return corners.reduce((best, point) => (out(point) > out(best) ? point : best), corners[0] ?? middle);
}
/** Of two corners equally far out the one in front is the hinge. */
const FRONT = 0.1;
