/** A wheel or pivot of a march: its arc, the ground below it, what stands in its way (HOW-MOVE-04, 05, 06). */
import { does } from '../../../battle';
import type { Refusal, View } from '../../../battle';
import { memo } from '../../../facts';
import { boundsOf, exceeds, facing, turnOf } from '../../../geometry';
import type { Leg } from '../../../geometry';
import { bodyInTurn, linesTurnedOver, obstacleTo, OVERLAPPING, rateOfTurn, TOUCHING } from '../../../tabletop';
import type { Barrier } from '../../../tabletop';
import type { GroundLine } from '../../../terrain';
import { HALF } from '../ground/areas';
import { lineRow } from '../ground/lines';
import { isEntrenched } from '../ground/works';
import { refuse } from '../../common';
import { isDeployed, isDoneFor, troopAt, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { strayed } from './farthest-base';
import { groundCostOf } from './ground-cost';
import { nearEnemy } from './near-enemy';
import { isGuns, keepsRoad, spend } from './spending';
import { TURNING } from './standing-room';
import { turnsOver } from './water';
import { lengthWords } from '../lengths';

/** A wheel or pivot: arc of the farthest corner, terrain under the footprint, nothing in its way (HOW-MOVE-04, 05). */
export function measureTurn(
  view: View,
  allowance: Allowance,
  troop: Troop,
  leg: Leg,
  isWayFree = false,
): Allowance | Refusal {
  const after = troopAt(troop, leg.to);
  const degrees = Math.abs(turnOf(troop.box.pose, leg));
  if (leg.kind === 'pivot' && !isGuns(troop) && exceeds(degrees, 90))
    return refuse('HOW-MOVE-05', 'A unit pivots by 90° at most. To face the rear, turn about.');
  const stopped =
    strayed(allowance, after) ??
    placeStopped(view, after) ??
    troopsInTheWay(view, troop, after, leg, isWayFree) ??
    groundStopped(view, allowance, troop, after);
  if (stopped) return stopped;
  const near = nearEnemy(view, troop, troop.box) || nearEnemy(view, after, after.box);
  const turnedNear = allowance.turnedNear + (near && !isGuns(troop) ? degrees : 0);
  if (exceeds(turnedNear, WHEEL_NEAR_ENEMY))
    return refuse(
      'HOW-MOVE-06',
      `Too close to wheel that far. Within ${lengthWords(troop.traits.scale.distances.cm20)} of the enemy a wheel stops at 45°.`,
      [{ clause: 'HOW-MOVE-06', label: `Wheeled near the enemy, ${Math.round(turnedNear)}°` }],
    );
  const deducts = leg.kind === 'pivot' && !allowance.deducted;
  const table = groundCostOf(troop);
  const rate = rateOfTurn(view.ground, table, troop.box, after.box, leg);
  if (rate === Infinity) return refuse('HOW-TERR-04', `${troop.traits.unit.name} cannot enter this ground.`);
  const lines = linesTurnedOver(view.ground, barriersOn(view.ground.lines), troop.box, leg);
  const fixed = lines.reduce((sum, line) => sum + table.line(line), 0) * moveOf(troop, allowance);
  if (fixed === Infinity) return refuse('HOW-TERR-04', `${troop.traits.unit.name} cannot cross what lies in the way.`);
  const slowness = allowance.wading === null ? 1 : HALF;
  const turned = amended(allowance, {
    turnedNear,
    turns: allowance.turns + 1,
    onRoad: allowance.onRoad && keepsRoad(view, after, facing(leg.to), 0),
    travelled: allowance.travelled + leg.length,
    runIn: lines.length > 0 ? 0 : allowance.runIn + leg.length,
  });
  return spend(troop, turned, leg.length * rate * slowness + fixed, deducts);
}
/** Degrees that foot and horse may turn near the enemy in one normal move (HOW-MOVE-06). */
export const WHEEL_NEAR_ENEMY = 45;

/** Does nobody stand in the way of a turn? A shorter one has its way free too, and may still end against somebody. */
export const isTurnFree = (view: View, troop: Troop, leg: Leg): boolean =>
  troopsInTheWay(view, troop, troopAt(troop, leg.to), leg) === null;

/** Guns in works keep their direction (HOW-ARTY-05); no wheel goes past the middle of a river (HOW-TERR-20). */
function groundStopped(view: View, allowance: Allowance, before: Troop, after: Troop): Refusal | null {
  if (isDeployed(before) && isEntrenched(view, before)) return refuse('HOW-ARTY-05', 'Guns in works do not turn.');
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

function troopsInTheWay(view: View, before: Troop, after: Troop, leg: Leg, isWayFree = false): Refusal | null {
  const other = bodyInTurn(before, after, leg, troopsOn(view), MET_IN_TURN, isWayFree);
  return other && refuse('HOW-MOVE-12', `${does(other.traits.unit.name, 'is')} in the way of this wheel.`);
}
/** A turn may brush friends, and touch no enemy. */
const MET_IN_TURN = { friends: OVERLAPPING, enemies: TOUCHING, takesRoom: (other: Troop) => !isDoneFor(other) };

/** Lines that cost somebody something to cross. */
const barriersOn = memo((lines: readonly GroundLine[]): readonly Barrier[] =>
  lines
    .filter((line) => Object.values(lineRow(line).shares).some((share) => share > 0))
    .map((line) => ({ line, bounds: boundsOf(line.course) })),
);
