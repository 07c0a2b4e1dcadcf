/**
 * Moves worth offering to a unit: runs and turns of a pattern, each as far as its book lets it go. Which moves are looked
 * at, and in what order, is data; how far each goes and whether it is allowed, the book says.
 */
import { facing, leftOf, pathOf, rightOf, straight, times, TOLERANCE, turned } from '../geometry';
import type { Box, Leg, Path, Point, Pose } from '../geometry';
import type { Cm } from '../scenario';
import { turnBy, turnToward } from './turns';
import type { TurnsAbout } from './turns';

/** One thing that a unit may do, or a fan of them. */
export type ListedMove =
  /** Straight runs without turning: degrees off the heading, clockwise (0 ahead, 90 to the right, 180 back). */
  | { readonly run: number; readonly shares: Shares }
  /** Turns to one side, the smallest first, and runs ahead after each. */
  | {
      readonly turn: 'left' | 'right';
      readonly about: TurnsAbout;
      readonly degrees: readonly number[];
      readonly shares: Shares;
    };
/** The parts of the longest run that are offered, the longest first. */
type Shares = readonly number[];

/** What a book says of the moves of one unit; `S` is what it keeps of a move under way. */
export interface MoveRules<S> {
  /** The footprint, where it stands. */
  readonly box: Box;
  /** What is left of its move before anything is done, cm. */
  readonly left: Cm;
  readonly start: S;
  /** Does nobody stand in the way of a turn? */
  readonly isTurnFree: (turn: Leg) => boolean;
  /** What a turn makes of its move; null when it is not allowed. `isWayFree`: nobody is met before its end. */
  readonly afterTurn: (turn: Leg, isWayFree: boolean) => S | null;
  /** How long the runs in a direction may be for each share of the longest, at most `most` cm; none when it cannot go. */
  readonly runs: (now: S, from: Pose, direction: Point, shares: Shares, most: Cm) => readonly Cm[];
  /** What no leg shows alone: is the whole allowed? */
  readonly isAllowed: (path: Path) => boolean;
}

/** The moves of a pattern that are allowed, in its order, no more than `most`. */
export function listMoves<S>(pattern: readonly ListedMove[], rules: MoveRules<S>, most = Infinity): readonly Path[] {
  const paths: Path[] = [];
  const { pose } = rules.box;
  for (const move of pattern) {
    const found = 'run' in move ? runsFrom(rules, null, directionAt(pose, move.run), move.shares) : turns(move, rules);
    for (const path of found) if (paths.length < most && rules.isAllowed(path)) paths.push(path);
  }
  return paths;
}

/** A turn to point at a place and a run as far as it can or needs; failing that, straight on; null when neither is allowed. */
export function moveToward<S>(rules: MoveRules<S>, about: TurnsAbout, shares: Shares, to: Point): Path | null {
  const { box } = rules;
  const turn = turnToward(box, about, to);
  const turning = turn ? afterTurn(rules, turn, shares, distanceAhead(turn.to, to), false) : [];
  const found =
    turning.length > 0 ? turning : runsFrom(rules, null, facing(box.pose), [1], distanceAhead(box.pose, to));
  return found.find(rules.isAllowed) ?? null;
}

function turns<S>(
  { turn: side, about, degrees, shares }: Extract<ListedMove, { turn: unknown }>,
  rules: MoveRules<S>,
): readonly Path[] {
  const { box, left } = rules;
  const fan = degrees.map((angle) => turnBy(box, about, side, angle));
  if (fan.length === 1) return fan.flatMap((turn) => afterTurn(rules, turn, shares, Infinity, false));
  const short = fan.filter((turn) => turn.length <= left + TOLERANCE);
  // A turn that is free sweeps over every smaller one.
  const widest = short.findLastIndex(rules.isTurnFree);
  return short.slice(0, widest + 1).flatMap((turn) => afterTurn(rules, turn, shares, Infinity, true));
}

/** Runs ahead after a turn, then the turn by itself. */
function afterTurn<S>(rules: MoveRules<S>, turn: Leg, shares: Shares, ahead: Cm, isWayFree: boolean): readonly Path[] {
  const after = rules.afterTurn(turn, isWayFree);
  if (after === null) return [];
  return [...runsFrom(rules, { leg: turn, after }, facing(turn.to), shares, ahead), pathOf(rules.box.pose, [turn])];
}

/** Runs from where it stands, or after a turn. */
function runsFrom<S>(
  { box, start, runs }: MoveRules<S>,
  turn: { readonly leg: Leg; readonly after: S } | null,
  direction: Point,
  shares: Shares,
  most: Cm = Infinity,
): readonly Path[] {
  const from = turn?.leg.to ?? box.pose;
  return runs(turn ? turn.after : start, from, direction, shares, most).map((length) =>
    pathOf(box.pose, [...(turn ? [turn.leg] : []), straight(from, length, direction)]),
  );
}

/** Right angles are exact, to the last bit. */
function directionAt(pose: Pose, degrees: number): Point {
  const ahead = facing(pose);
  switch (degrees) {
    case 0:
      return ahead;
    case 90:
      return rightOf(ahead);
    case -90:
      return leftOf(ahead);
    case 180:
      return times(ahead, -1);
    default:
      return turned(ahead, degrees);
  }
}

/** How far ahead of a pose a place lies, cm; 0 for one beside it or behind. */
const distanceAhead = (pose: Pose, to: Point): Cm => Math.max(0, (to.x - pose.x) * pose.hx + (to.y - pose.y) * pose.hy);
