/** A wheel or pivot of a march: its arc, the ground below it, what stands in its way (HOW-MOVE-04, 05, 06). */
import type { Refusal, View } from '../../../battle';
import {
  corners,
  distance,
  facing,
  frontCentre,
  frontEdge,
  gap,
  overlaps,
  pointGap,
  TOLERANCE,
  turnOf,
  wheelTouches,
} from '../../../geometry';
import type { Box, Leg, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { obstacleTo } from '../../../tabletop';
import type { GroundArea } from '../../../terrain';
import { HALF, isLand, rateOver } from '../ground/areas';
import { crossingShare } from '../ground/lines';
import { isEntrenched } from '../ground/works';
import { refuse } from '../refusals';
import { goesAs, isDeployed, isDoneFor, troopAt, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { nearEnemy } from './near-enemy';
import { isGuns, keepsRoad, spend } from './spending';
import { linesTurnedOver } from './turning';
import { TURNING } from './standing-room';
import { rateOfTurnInFord, turnsOver } from './water';

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
  const obstacle = obstacleTo(view.ground, after, NOBODY, TURNING);
  switch (obstacle?.kind) {
    case 'water':
      return refuse('HOW-TERR-18', 'The river stops this wheel.');
    case 'table edge':
      return refuse('HOW-MOVE-14', 'The table ends here.');
    case 'block':
      return refuse('HOW-BUA-09', 'Houses stop this wheel.');
    default:
      return null;
  }
}
const NOBODY: readonly Troop[] = [];

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
