/**
 * Where a unit can march: one sweep for each direction gives distance, cost and stops; candidates are samples of it,
 * legal by construction (design: reach first).
 */
import type { MarchChoice, Refusal, View } from '../../../battle';
import { facing, leftOf, pivot, rightOf, straight, times, TOLERANCE, wheel } from '../../../geometry';
import type { Leg, Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { turnToward } from '../../../tabletop';
import { isDeployed, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { leftOf as allowanceLeft, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { isRefusal, refuse } from '../refusals';
import { banOf } from './bans';
import { marchPath } from './march';
import { measureRun } from './straight';
import { isTurnFree, measureTurn } from './wheel';
import { runAlong } from './run';
import { measuredWords } from '../lengths';

/** Wheels looked at, in degrees to either side. */
const WHEELS = [10, 20, 45, 90] as const;
/** Shares of the longest run that are offered. */
const LENGTHS = [1, 0.5] as const;
/** Shorter marches are not worth an order. */
const LEAST: Cm = 0.5;

/** Marches worth offering, straight on first, then wheels outward, then to the flanks and back. */
export function sampleMarches(view: View, allowance: Allowance, most = Infinity): readonly Path[] {
  const troop = unitOf(view, allowance);
  const left = allowanceLeft(troop, allowance);
  if (left < LEAST) return [];
  const paths: Path[] = [];
  const add = (found: readonly Path[]): void => {
    for (const path of found) if (paths.length < most && isAllowed(view, allowance, path)) paths.push(path);
  };
  add(straightOn(view, allowance, troop, null, facing(troop.box.pose), LENGTHS));
  if (isDeployed(troop)) {
    for (const degrees of [-30, 30]) add(pivoted(view, allowance, troop, degrees));
  } else {
    for (const side of ['left', 'right'] as const) {
      const { pose, width, depth } = troop.box;
      const turns = WHEELS.map((degrees) => wheel(pose, width, depth, side, degrees)).filter(
        (turn) => turn.length <= left + TOLERANCE,
      );
      // A wheel that is free sweeps over every smaller one.
      const widest = turns.findLastIndex((turn) => isTurnFree(view, troop, turn));
      for (const turn of turns.slice(0, widest + 1)) add(turned(view, allowance, troop, turn, Infinity, true));
    }
  }
  for (const direction of [rightOf, leftOf].map((side) => side(facing(troop.box.pose))))
    add(straightOn(view, allowance, troop, null, direction, [1]));
  add(straightOn(view, allowance, troop, null, times(facing(troop.box.pose), -1), LENGTHS));
  return paths;
}

/** The march that brings a unit nearest to a place it is asked to go to, or why it cannot move at all. */
export function snapMarch(view: View, allowance: Allowance, to: Pose): Path | Refusal {
  const troop = unitOf(view, allowance);
  const best = pathsToward(view, allowance, to).find((path) => isAllowed(view, allowance, path));
  if (best) return best;
  const rest = allowanceLeft(troop, allowance);
  return refuse(
    'HOW-MOVE-01',
    `${troop.traits.unit.name} cannot get nearer: ${measuredWords(rest)} are left and the way is barred.`,
  );
}

/** Wheels to point at a place, then goes as far as it can or needs: the nearest first. */
function pathsToward(view: View, allowance: Allowance, to: Point): readonly Path[] {
  const troop = unitOf(view, allowance);
  const turn = wheelToward(troop, to);
  const after = turn ? troopAt(troop, turn.to) : troop;
  const found = turn ? turned(view, allowance, troop, turn, distanceAhead(after, to)) : [];
  if (found.length > 0) return found;
  return straightOn(view, allowance, troop, null, facing(troop.box.pose), [1], distanceAhead(troop, to));
}

/** Guns turn about their centre, everybody else wheels about a front corner (HOW-MOVE-04, HOW-ARTY-05). */
export const wheelToward = (troop: Troop, to: Point, most = 180): Leg | null =>
  turnToward(troop.box, isDeployed(troop) ? 'centre' : 'corner', to, most);

function turned(
  view: View,
  allowance: Allowance,
  troop: Troop,
  turn: Leg,
  ahead: Cm = Infinity,
  free = false,
): readonly Path[] {
  const after = measureTurn(view, allowance, troop, turn, free);
  if (isRefusal(after)) return [];
  const there = troopAt(troop, turn.to);
  const on = straightOn(view, after, there, turn, facing(turn.to), LENGTHS, ahead);
  return [...on, marchPath(troop.box.pose, turn, null)];
}

const pivoted = (view: View, allowance: Allowance, troop: Troop, degrees: number): readonly Path[] => {
  const { pose, width, depth } = troop.box;
  const turn = pivot(pose, width, depth, degrees);
  return isRefusal(measureTurn(view, allowance, troop, turn)) ? [] : [marchPath(pose, turn, null)];
};

/** Runs along `way` after an optional turn, at shares of the longest. */
function straightOn(
  view: View,
  allowance: Allowance,
  troop: Troop,
  turn: Leg | null,
  direction: Point,
  shares: readonly number[],
  most: Cm = Infinity,
): readonly Path[] {
  const from = turn ? unitOf(view, allowance).box.pose : troop.box.pose;
  const normal = moveOf(troop, allowance);
  const budget = normal - allowance.spent;
  if (budget < LEAST) return [];
  const run = runAlong(view, troop, direction, Math.min(budget, most), { normal, wading: allowance.wading });
  const lengths: Cm[] = [];
  for (const share of shares) {
    const length = longest(view, allowance, troop, direction, run, Math.min(budget, most) * share);
    if (length >= LEAST && !lengths.includes(length)) lengths.push(length);
  }
  return lengths.map((length) => marchPath(from, turn, straight(troop.box.pose, length, direction)));
}

/** The longest legal part of a run up to `asked`: with and without the deduction for flank and rear. */
function longest(
  view: View,
  allowance: Allowance,
  troop: Troop,
  direction: Point,
  run: ReturnType<typeof runAlong>,
  asked: Cm,
): Cm {
  const [onRoad, offRoad] = [moveOf(troop, allowance), moveOf(troop, allowance, false)];
  for (const normal of onRoad === offRoad ? [onRoad] : [onRoad, offRoad])
    for (const share of DEDUCTED) {
      const length = Math.min(asked, run.lengthFor((1 - share) * normal - allowance.spent));
      if (length < LEAST) return 0;
      if (!isRefusal(measureRun(view, allowance, troop, direction, run, length))) return length;
    }
  return 0;
}
const DEDUCTED = [0, 0.25, 0.5] as const;

const distanceAhead = (troop: Troop, to: Point): Cm =>
  Math.max(0, (to.x - troop.box.pose.x) * troop.box.pose.hx + (to.y - troop.box.pose.y) * troop.box.pose.hy);

/** What the reach cannot know of one leg alone: bans on the whole march (HOW-PERF-05, HOW-MOVE-09). */
function isAllowed(view: View, allowance: Allowance, path: Path): boolean {
  const troop = unitOf(view, allowance);
  const last = path.legs.at(-1);
  return last !== undefined && banOf(view, allowance, path, troopAt(troop, last.to)) === null;
}

/** A march choice of one unit. */
export const marchChoice = (troop: Troop, path: Path): MarchChoice => ({ march: path, movers: [troop.id] });
