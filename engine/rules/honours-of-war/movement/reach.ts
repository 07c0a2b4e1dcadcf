/** Where a unit can march: which moves are listed for it and how far each goes, so that every one is legal (HOW-MOVE). */
import type { MarchChoice, Refusal, View } from '../../../battle';
import type { Leg, Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { listMoves, moveToward, turnBy, turnToward } from '../../../tabletop';
import type { ListedMove, MoveRules } from '../../../tabletop';
import { isDeployed, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { leftOf as allowanceLeft, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { leashOf } from './farthest-base';
import { isRefusal, refuse } from '../../common';
import { banOf } from './bans';
import { measureRun, moveToFlank, runAhead } from './straight-run';
import { isTurnFree, measureTurn } from './wheel';
import { runAlong } from './run';
import type { MeasuredRun } from './run';
import { measuredWords } from '../lengths';

/** Shares of the longest run that are offered. */
const LENGTHS = [1, 0.5] as const;
const [WHOLE] = LENGTHS;
/** Shorter marches are not worth an order. */
export const LEAST: Cm = 0.5;

const AHEAD: ListedMove = { run: 0, shares: LENGTHS };
const ASIDE_AND_BACK: readonly ListedMove[] = [
  { run: 90, shares: [WHOLE] },
  { run: -90, shares: [WHOLE] },
  { run: 180, shares: LENGTHS },
];
const wheels = { about: 'corner', degrees: [10, 20, 45, 90], shares: LENGTHS } as const;
const pivots = { about: 'centre', degrees: [30], shares: [] } as const;

/** Straight on first, then wheels outward, then to the flanks and back. */
const MARCHES: readonly ListedMove[] = [
  AHEAD,
  { turn: 'left', ...wheels },
  { turn: 'right', ...wheels },
  ...ASIDE_AND_BACK,
];
/** Guns pushed by hand turn about their centre (HOW-ARTY-04, HOW-ARTY-05). */
const BY_HAND: readonly ListedMove[] = [
  AHEAD,
  { turn: 'left', ...pivots },
  { turn: 'right', ...pivots },
  ...ASIDE_AND_BACK,
];

/** Marches worth offering. */
export function sampleMarches(view: View, allowance: Allowance, most = Infinity): readonly Path[] {
  const troop = unitOf(view, allowance);
  if (allowanceLeft(troop, allowance) < LEAST) return [];
  return listMoves(isDeployed(troop) ? BY_HAND : MARCHES, rulesFor(view, allowance, troop), most);
}

/** The march that brings a unit nearest to a place it is asked to go to, or why it cannot move at all. */
export function snapMarch(view: View, allowance: Allowance, to: Pose): Path | Refusal {
  const troop = unitOf(view, allowance);
  const best = moveToward(rulesFor(view, allowance, troop), turnsAbout(troop), LENGTHS, to);
  if (best) return best;
  const rest = allowanceLeft(troop, allowance);
  return refuse(
    'HOW-MOVE-01',
    `${troop.traits.unit.name} cannot get nearer: ${measuredWords(rest)} are left and the way is barred.`,
  );
}

/** As far straight on as it may go; null when that is nothing. */
export function marchAhead(view: View, allowance: Allowance): Path | null {
  const [path] = listMoves([AHEAD], rulesFor(view, allowance, unitOf(view, allowance)));
  return path ?? null;
}

/** Guns turn about their centre, everybody else wheels about a front corner (HOW-MOVE-04, HOW-ARTY-05). */
const turnsAbout = (troop: Troop): 'centre' | 'corner' => (isDeployed(troop) ? 'centre' : 'corner');

export const wheelToward = (troop: Troop, to: Point, most?: number): Leg | null =>
  turnToward(troop.box, turnsAbout(troop), to, most);

/** The turn itself, from where the unit stands or would stand. */
export const turnOf = (troop: Troop, side: 'left' | 'right', degrees: number, from = troop.box.pose): Leg =>
  turnBy(troopAt(troop, from).box, turnsAbout(troop), side, degrees);

const rulesFor = (view: View, allowance: Allowance, troop: Troop): MoveRules<Allowance> => ({
  box: troop.box,
  left: allowanceLeft(troop, allowance),
  start: allowance,
  isTurnFree: (turn) => isTurnFree(view, troop, turn),
  afterTurn: (turn, isWayFree) => {
    const after = measureTurn(view, allowance, troop, turn, isWayFree);
    return isRefusal(after) ? null : after;
  },
  runs: (now, from, direction, shares, most) =>
    runLengths(view, now, from === troop.box.pose ? troop : troopAt(troop, from), direction, shares, most),
  // Bans on the whole march (HOW-PERF-05, HOW-MOVE-09).
  isAllowed: (path) => {
    const last = path.legs.at(-1);
    return last !== undefined && banOf(view, allowance, path, troopAt(troop, last.to)) === null;
  },
});

function runLengths(
  view: View,
  allowance: Allowance,
  troop: Troop,
  direction: Point,
  shares: readonly number[],
  most: Cm,
): readonly Cm[] {
  const normal = moveOf(troop, allowance);
  const budget = normal - allowance.spent;
  if (budget < LEAST) return [];
  const asked = Math.min(budget, most);
  const run =
    asked === budget && isStraightOn(view, allowance, troop, direction)
      ? runAhead(view, allowance)
      : runAlong(view, troop, direction, asked, { normal, wading: allowance.wading });
  const lengths: Cm[] = [];
  for (const share of shares) {
    const length = longest(view, allowance, troop, direction, run, asked * share);
    if (length >= LEAST && !lengths.includes(length)) lengths.push(length);
  }
  return lengths;
}

/** Does it go on from where the unit stands, the way it faces? */
const isStraightOn = (view: View, allowance: Allowance, troop: Troop, { x, y }: Point): boolean =>
  troop === unitOf(view, allowance) && x === troop.box.pose.hx && y === troop.box.pose.hy;

/** The longest legal part of a run up to `asked`. */
function longest(view: View, allowance: Allowance, troop: Troop, direction: Point, run: MeasuredRun, asked: Cm): Cm {
  const leash = leashOf(allowance, troop, direction);
  for (const most of mostOf(troop, allowance)) {
    const length = run.settled(Math.min(asked, leash, run.lengthFor(most - allowance.spent)));
    if (length < LEAST) return 0;
    if (!isRefusal(measureRun(view, allowance, troop, direction, run, length))) return length;
  }
  return 0;
}

/** What a move may come to, the most first: on the road and off it, each with the deduction for flank and rear; of guns by hand to their flank. */
function mostOf(troop: Troop, allowance: Allowance): readonly Cm[] {
  if (isDeployed(troop)) return [moveOf(troop, allowance), moveToFlank(troop, allowance)];
  const [onRoad, offRoad] = [moveOf(troop, allowance), moveOf(troop, allowance, false)];
  const normals = onRoad === offRoad ? [onRoad] : [onRoad, offRoad];
  return normals.flatMap((normal) => DEDUCTED.map((share) => (1 - share) * normal));
}
const DEDUCTED = [0, 0.25, 0.5] as const;

/** A march choice of one unit. */
export const marchChoice = (troop: Troop, path: Path): MarchChoice => ({ march: path, movers: [troop.id] });
