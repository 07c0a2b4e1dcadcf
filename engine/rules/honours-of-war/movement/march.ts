/** One march: its legs measured, its costs and bans counted (HOW-MOVE, HOW-TERR-02, 03). */
import { remembered } from '../../../battle';
import type { Reason, Refusal, View } from '../../../battle';
import {
  corners,
  distance,
  facing,
  frontCentre,
  frontEdge,
  gap,
  isFarFrom,
  minus,
  movedBy,
  overlaps,
  pathOf,
  plus,
  pointGap,
  sectorOfPoint,
  seenFrom,
  times,
  TOLERANCE,
  turnOf,
  wheelTouches,
} from '../../../geometry';
import type { Box, Leg, Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { GroundArea } from '../../../terrain';
import { HALF, isLand, rateOver } from '../ground/areas';
import { crossingShare } from '../ground/lines';
import { isEntrenched } from '../ground/works';
import { SHARES } from '../troops/nations';
import { flankDeduction, manhandleToFlank } from '../troops/traits';
import {
  enemiesOf,
  footprint,
  goesAs,
  isColumn,
  isDeployed,
  isDoneFor,
  nearest,
  troopAt,
  troopsOn,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { shareLeft } from '../weather';
import { amended, isMarching, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { measurePassage } from './passing';
import { isOnRoad } from './going';
import { leastGap, nearEnemy } from './near-enemy';
import { runAlong } from './run';
import type { Run } from './run';
import { linesTurnedOver } from './turning';
import { isInRiver, rateOfTurnInFord, turnsOver } from './water';

/** What a march makes of the allowance. */
export interface Marched {
  readonly path: Path;
  readonly allowance: Allowance;
}

export const isRefusal = <T extends object>(result: T | Refusal): result is Refusal => 'sentence' in result;

/** A march checked leg by leg, or why it is not allowed; worked out once for who checks it and who carries it out. */
export function measureMarch(view: View, allowance: Allowance, path: Path): Marched | Refusal {
  const known = remembered(view, 'last march', (): { last: MarchMeasured | null } => ({ last: null }));
  if (known.last?.allowance !== allowance || known.last.path !== path)
    known.last = { allowance, path, result: measureLegs(view, allowance, path) };
  return known.last.result;
}
interface MarchMeasured {
  readonly allowance: Allowance;
  readonly path: Path;
  readonly result: Marched | Refusal;
}

function measureLegs(view: View, allowance: Allowance, path: Path): Marched | Refusal {
  let troop = unitOf(view, allowance);
  let now = allowance;
  for (const leg of path.legs) {
    const next =
      leg.kind === 'straight'
        ? measureStraight(view, now, troop, leg)
        : leg.kind === 'place'
          ? null
          : measureTurn(view, now, troop, leg);
    if (!next) return refuse('HOW-MOVE-01', 'A unit marches in straight lines and wheels.');
    if (isRefusal(next)) return next;
    now = next;
    troop = troopAt(troop, leg.to);
  }
  const banned = banOf(view, allowance, path, troop);
  return banned ?? { path, allowance: now };
}

// Turning -----------------------------------------------------------------------------------------------------------

/** A wheel or pivot: arc of the farthest corner, terrain under the footprint, nothing in its way (HOW-MOVE-04, 05). */
export function measureTurn(
  view: View,
  allowance: Allowance,
  troop: Troop,
  leg: Leg,
  free = false,
): Allowance | Refusal {
  const after = troopAt(troop, leg.to);
  const degrees = Math.abs(turnOf(troop.box.pose, leg));
  if (leg.kind === 'pivot' && !isGuns(troop) && degrees > 90 + TOLERANCE)
    return refuse('HOW-MOVE-05', 'A unit pivots by 90° at most. To face the rear, turn about.');
  const stopped =
    placeStopped(view, after) ??
    (free ? null : troopsInTheWay(view, troop, after, leg)) ??
    groundStopped(view, allowance, troop, after, leg);
  if (stopped) return stopped;
  const near = nearEnemy(view, troop, troop.box) || nearEnemy(view, after, after.box);
  const turnedNear = allowance.turnedNear + (near && !isGuns(troop) ? degrees : 0);
  if (turnedNear > WHEEL_NEAR_ENEMY + TOLERANCE)
    return refuse(
      'HOW-MOVE-06',
      `Too close to wheel that far. Within ${troop.traits.scale.distances.twenty} cm of the enemy a wheel stops at 45°.`,
      [{ clause: 'HOW-MOVE-06', label: `Wheeled near the enemy, ${Math.round(turnedNear)}°` }],
    );
  const deducts = leg.kind === 'pivot' && !allowance.deducted;
  const rate = rateOfTurn(view, troop, after, leg);
  if (rate === Infinity) return refuse('HOW-TERR-04', `${troop.traits.unit.name} cannot enter this ground.`);
  const lines = linesTurnedOver(view, troop, leg);
  const fixed = lines.reduce((sum, line) => sum + crossingShare(goesAs(troop), line), 0) * moveOf(troop, allowance);
  if (fixed === Infinity) return refuse('HOW-TERR-04', `${troop.traits.unit.name} cannot cross what lies in the way.`);
  const slowness = allowance.wading === null ? 1 : HALF;
  const turned = amended(allowance, {
    turnedNear,
    onRoad: allowance.onRoad && keepsRoad(view, after, facing(leg.to), 0),
    travelled: allowance.travelled + leg.length,
    runIn: lines.length > 0 ? 0 : allowance.runIn + leg.length,
  });
  return spend(troop, turned, leg.length * rate * slowness + fixed, deducts);
}
/** Degrees that foot and horse may turn near the enemy in one normal move (HOW-MOVE-06). */
export const WHEEL_NEAR_ENEMY = 45;

/** The slowest ground under the front edge in a wheel, under the corners in a pivot (HOW-TERR-02). */
function rateOfTurn(view: View, before: Troop, after: Troop, leg: Leg): number {
  if (view.ground.areas.length === 0) return 1;
  const under = ({ box }: Troop): readonly Point[] =>
    leg.kind === 'pivot' ? corners(box) : [...frontEdge(box), frontCentre(box)];
  const points = [...under(before), ...under(after)];
  const inFord = rateOfTurnInFord(view, after);
  const kind = goesAs(before);
  let slowest = inFord;
  for (const at of points) {
    const areas = areasOnFoot(view, at);
    if (areas.length > 0) slowest = Math.max(slowest, rateOver(kind, areas));
  }
  return slowest;
}
/** Water has its own tests. */
const areasOnFoot = (view: View, at: Point): readonly GroundArea[] => view.ground.areasAt(at).filter(isLand);

/** Does nobody stand in the way of a turn? What it ends in is another matter. */
export const isTurnFree = (view: View, troop: Troop, leg: Leg): boolean =>
  troopsInTheWay(view, troop, troopAt(troop, leg.to), leg) === null;

/** Guns in works keep their direction (HOW-ARTY-05); no wheel goes past the middle of a river (HOW-TERR-20). */
function groundStopped(view: View, allowance: Allowance, before: Troop, after: Troop, leg: Leg): Refusal | null {
  if (leg.kind === 'pivot' && isDeployed(before) && isEntrenched(view, before))
    return refuse('HOW-ARTY-05', 'Guns in works do not pivot.');
  return turnsOver(view, before, after, allowance.wading)
    ? refuse('HOW-TERR-20', 'A move into the river ends in its middle: no wheel goes past it.')
    : null;
}

function placeStopped(view: View, after: Troop): Refusal | null {
  if (isInRiver(view, after)) return refuse('HOW-TERR-18', 'The river stops this wheel.');
  for (const box of after.boxes) {
    if (!view.ground.holds(box)) return refuse('HOW-MOVE-14', 'The table ends here.');
    for (const block of view.ground.blocks)
      if (!isFarFrom(box, block.box, 1) && gap(box, block.box) === 0)
        return refuse('HOW-BUA-09', 'Houses stop this wheel.');
  }
  return null;
}

function troopsInTheWay(view: View, before: Troop, after: Troop, leg: Leg): Refusal | null {
  const about = leg.kind === 'wheel' || leg.kind === 'pivot' ? leg.about : before.box.pose;
  const swept = reachOfTurn(before, about);
  for (const other of troopsOn(view)) {
    if (other.id === before.id || other.inside) continue;
    for (const box of other.boxes) {
      if (isBeyond(about, box, swept) || pointGap(about, box) > swept + 0.1 || isDoneFor(other)) continue;
      const friend = other.side === before.side;
      const touched = after.boxes.some((own) => (friend ? overlaps(own, box) : gap(own, box) === 0));
      if (touched || wheelTouches(before.box, leg, box))
        return refuse('HOW-MOVE-12', `${other.traits.unit.name} is in the way of this wheel.`);
    }
  }
  return null;
}

/** Farther than this from the point turned about no corner gets. */
const reachOfTurn = ({ boxes }: Troop, about: Point): Cm =>
  boxes.flatMap(corners).reduce((most, corner) => Math.max(most, distance(corner, about)), 0);
const isBeyond = (from: Point, box: Box, reach: Cm): boolean => {
  const far = reach + (box.width + box.depth) / 2 + 1;
  const [dx, dy] = [box.pose.x - from.x, box.pose.y - from.y];
  return dx * dx + dy * dy > far * far;
};

// Straight ----------------------------------------------------------------------------------------------------------

function measureStraight(view: View, allowance: Allowance, troop: Troop, leg: Leg): Allowance | Refusal {
  const by = { x: leg.to.x - troop.box.pose.x, y: leg.to.y - troop.box.pose.y };
  const length = Math.sqrt(by.x * by.x + by.y * by.y);
  if (length < TOLERANCE) return allowance;
  const way = times(by, 1 / length);
  const onRoad = allowance.onRoad && keepsRoad(view, troop, way, length);
  const run = runAlong(view, troop, way, length, {
    normal: moveOf(troop, allowance, onRoad),
    wading: allowance.wading,
  });
  if (run.most < length - TOLERANCE)
    return run.stop?.why === 'friend'
      ? measurePassage(view, allowance, troop, way, length)
      : (run.stop?.refusal ?? refuse('HOW-MOVE-01', 'The way is barred.'));
  return endedByRiver(troop, run, length, measureRun(view, allowance, troop, way, run, length));
}

/** The allowance after `length` cm of a run: the part that reach and check share. */
export function measureRun(
  view: View,
  allowance: Allowance,
  troop: Troop,
  way: Point,
  run: Run,
  length: Cm,
): Allowance | Refusal {
  const by = times(way, length);
  const after = troopAt(troop, movedBy(troop.box.pose, by));
  const entered = sectorsEntered(troop, after, allowance);
  if (entered.flank && isBarredNear(troop) && nearEnemy(view, troop, troop.box, by))
    return refuse(
      'HOW-MOVE-06',
      `Too close to move to the flank: an enemy is within ${troop.traits.scale.distances.twenty} cm.`,
    );
  const onRoad = allowance.onRoad && keepsRoad(view, troop, way, length);
  const walked = amended(allowance, {
    onRoad,
    travelled: allowance.travelled + length,
    runIn: run.lastObstacle(length) > 0 ? length - run.lastObstacle(length) : allowance.runIn + length,
  });
  if (isDeployed(troop)) return manhandle(troop, walked, way, run.cost(length));
  return spend(troop, walked, run.cost(length), entered.any && !allowance.deducted);
}

/** A run that ends in mid-river ends the normal move: what is left of it is lost (HOW-TERR-20). */
export function endedByRiver(troop: Troop, run: Run, length: Cm, after: Allowance | Refusal): Allowance | Refusal {
  if (isRefusal(after) || run.midRiver === null || length < run.midRiver - TOLERANCE) return after;
  return amended(after, { spent: Math.max(after.spent, moveOf(troop, after)) });
}

/** Only guns and wagons have a road move, and only for a whole normal move on the road (HOW-TERR-12). */
const keepsRoad = (view: View, troop: Troop, way: Point, length: Cm): boolean =>
  isGuns(troop) && isColumn(troop) && isOnRoad(view, troop, way, length);

/** Guns pushed by hand go less far to their flank (HOW-ARTY-04). */
function manhandle(troop: Troop, allowance: Allowance, way: Point, cost: Cm): Allowance | Refusal {
  const ahead = Math.abs(way.x * troop.box.pose.hx + way.y * troop.box.pose.hy);
  const sideways = ahead < COS_45 - 1e-9;
  const toFlank = manhandleToFlank(troop.traits) * shareLeft(allowance.weather, troop.traits, 'deployed', false);
  const most = sideways ? toFlank : moveOf(troop, allowance);
  if (allowance.spent + cost > most + TOLERANCE) return tooFar(allowance.spent + cost, most);
  return amended(allowance, { spent: allowance.spent + cost });
}
const COS_45 = Math.SQRT1_2;

/** Pays a cost; the deduction for flank and rear comes off the whole normal move, once (HOW-MOVE-03, HOW-MOVE-08). */
function spend(troop: Troop, allowance: Allowance, cost: Cm, toFlank: boolean): Allowance | Refusal {
  const normal = moveOf(troop, allowance);
  const share = toFlank ? deductionOf(troop) : 0;
  const spent = allowance.spent + cost + share * normal;
  if (spent > normal + TOLERANCE) return tooFar(spent, normal);
  return amended(allowance, { spent, deducted: allowance.deducted || toFlank });
}

/** Limbered guns and wagons go at half rate to flank and rear; deployed guns have their own measure. */
export function deductionOf(troop: Troop): number {
  if (isGuns(troop)) return isColumn(troop) ? 0.5 : 0;
  return SHARES[flankDeduction(troop.traits)];
}

const tooFar = (spent: Cm, normal: Cm): Refusal =>
  refuse('HOW-MOVE-01', `Too far. This move costs ${spent.toFixed(1)} cm; the unit has ${normal.toFixed(1)} cm.`);

const isGuns = (troop: Troop): boolean => troop.traits.kind === 'artillery' || troop.traits.kind === 'transport';
/** The ban near the enemy concerns infantry and cavalry (HOW-MOVE-06). */
const isBarredNear = (troop: Troop): boolean => !isGuns(troop);

interface Entered {
  /** The flank or rear sectors; the flank sectors alone. */
  readonly any: boolean;
  readonly flank: boolean;
}
const AHEAD: Entered = { any: false, flank: false };
const REAR: Entered = { any: true, flank: false };
const FLANK: Entered = { any: true, flank: true };

/** In which sectors of the place where this normal move began does it come to lie (HOW-MOVE-03)? */
function sectorsEntered(before: Troop, after: Troop, allowance: Allowance): Entered {
  const straightOn = isStraightAhead(before, after);
  // A unit that goes straight on along its first heading never leaves its front.
  if (straightOn && isSameHeading(allowance.start, after.box.pose)) return AHEAD;
  const [start] = footprint(after.traits, allowance.startFormation, allowance.start);
  if (!start) return AHEAD;
  // After a wheel to the front what trails behind does not count; other moves pass their flanks with their rear corners.
  const looked = straightOn ? frontEdge(after.box) : corners(after.box);
  const shares = straightOn ? [1] : SHARES_OF_WAY;
  const way = minus(after.box.pose, before.box.pose);
  let rear = false;
  for (const share of shares)
    for (const corner of looked) {
      const inward = times(minus(after.box.pose, corner), INWARD);
      const sector = sectorOfPoint(start, plus(plus(corner, inward), times(way, share - 1)));
      if (sector === 'left' || sector === 'right') return FLANK;
      rear ||= sector === 'rear';
    }
  return rear ? REAR : AHEAD;
}

const isStraightAhead = (before: Troop, after: Troop): boolean => {
  const seen = seenFrom(before.box.pose, after.box.pose);
  return seen.ahead >= 0 && Math.abs(seen.right) < TOLERANCE;
};
const isSameHeading = (one: Pose, other: Pose): boolean => one.hx * other.hx + one.hy * other.hy > 1 - 1e-9;
const SHARES_OF_WAY = [1, 0.75, 0.5, 0.25, 0.1] as const;
/** Corners are looked at a hundredth inwards, so that a line along a side is not over it. */
const INWARD = 0.02;

/** The least distance to an enemy on the way, wheels looked at where they end. */
const nearestOnWay = (before: Troop, path: Path, enemy: Troop): Cm =>
  path.legs.reduce((least, leg, i) => {
    const from = troopAt(before, path.legs[i - 1]?.to ?? path.from);
    const by = leg.kind === 'straight' ? minus(leg.to, from.box.pose) : { x: 0, y: 0 };
    const start = leg.kind === 'straight' ? from : troopAt(before, leg.to);
    const gaps = start.boxes.flatMap((box) => enemy.boxes.map((other) => leastGap(box, by, other)));
    return Math.min(least, ...gaps);
  }, Infinity);

// Bans of the whole march -------------------------------------------------------------------------------------------

export function banOf(view: View, allowance: Allowance, path: Path, after: Troop): Refusal | null {
  const before = unitOf(view, allowance);
  if (isMarching(allowance) && allowance.move === 2) {
    const stopped = marchStopped(view, before, path, after);
    if (stopped) return stopped;
  }
  if (allowance.performance === 'Poor' || allowance.performance === 'Feeble') return notAway(view, before, path, after);
  return null;
}

/** The second move of a march stays far from all enemies; of guns, on the road (HOW-MOVE-09). */
function marchStopped(view: View, before: Troop, path: Path, after: Troop): Refusal | null {
  const far = after.traits.scale.distances.sixty;
  const close = enemiesOf(view, after.side).find((enemy) => nearestOnWay(before, path, enemy) <= far + TOLERANCE);
  if (close)
    return refuse(
      'HOW-MOVE-09',
      `A marching column that has moved twice stays more than ${far} cm from the enemy. ${close.traits.unit.name} would be nearer.`,
    );
  const offRoad = path.legs.some((leg, i) => {
    const from = troopAt(before, path.legs[i - 1]?.to ?? path.from);
    const straightOn = leg.kind === 'straight';
    return !keepsRoad(view, straightOn ? from : troopAt(before, leg.to), facing(leg.to), straightOn ? leg.length : 0);
  });
  return isGuns(after) && offRoad ? refuse('HOW-MOVE-09', 'Limbered guns march twice only on roads.') : null;
}

/** Under Poor a unit only moves away from its nearest enemy (HOW-PERF-04, HOW-PERF-05). */
function notAway(view: View, before: Troop, path: Path, after: Troop): Refusal | null {
  const enemies = enemiesOf(view, before.side);
  const first = nearest(before, enemies);
  if (!first) return null;
  const near = (troop: Troop): Cm => nearest(troop, [first.troop])?.distance ?? Infinity;
  const ends = near(after);
  if (
    ends <= first.distance + TOLERANCE ||
    Math.min(ends, nearestOnWay(before, path, first.troop)) < first.distance - TOLERANCE
  )
    return refuse(
      'HOW-PERF-05',
      `On a poor performance a unit only moves away. ${first.troop.traits.unit.name} is ${first.distance.toFixed(1)} cm off and would be ${ends.toFixed(1)} cm.`,
    );
  const watch = before.traits.scale.distances.sixty;
  for (const enemy of enemies) {
    const was = nearest(before, [enemy])?.distance ?? Infinity;
    if (was <= watch && (nearest(after, [enemy])?.distance ?? Infinity) < was - TOLERANCE)
      return refuse('HOW-PERF-05', `On a poor performance no unit ends nearer to ${enemy.traits.unit.name}.`);
  }
  return null;
}

export const refuse = (clause: string, sentence: string, reasons: readonly Reason[] = []): Refusal => ({
  clause,
  sentence,
  reasons,
});

/** A path of an optional turn and a straight part. */
export const marchPath = (from: Pose, turn: Leg | null, ahead: Leg | null): Path =>
  pathOf(from, [...(turn ? [turn] : []), ...(ahead ? [ahead] : [])]);
