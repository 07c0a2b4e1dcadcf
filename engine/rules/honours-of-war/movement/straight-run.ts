/** What a run straight on costs of a move: the ground it runs over, and guns pushed by hand (HOW-MOVE-01, HOW-ARTY-04). */
import type { Refusal, View } from '../../../battle';
import { factOf } from '../../../facts';
import { exceeds, facing, fallsShort, movedBy, ROUNDING, times } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { sectorEntered } from '../../../tabletop';
import { isRefusal, refuse } from '../../common';
import { manhandleToFlank } from '../troops/traits';
import { isDeployed, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { shareLeft } from '../weather';
import { amended, leftOf, moveOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { strayed } from './farthest-base';
import { nearEnemy } from './near-enemy';
import { runAlong } from './run';
import type { MeasuredRun } from './run';
import { isGuns, keepsRoad, spend, tooFar } from './spending';
import { lengthWords } from '../lengths';

/** The run straight on with all that is left of the move; worked out once for all who offer marches along it. */
export const runAhead = factOf(
  ['places', 'formations', 'ground', 'mark done for'],
  (view: View, allowance: Allowance): MeasuredRun => {
    const troop = unitOf(view, allowance);
    const options = { normal: moveOf(troop, allowance), wading: allowance.wading };
    return runAlong(view, troop, facing(troop.box.pose), leftOf(troop, allowance), options);
  },
);

/** The allowance after `length` cm of a run: the part that reach and check share. */
export function measureRun(
  view: View,
  allowance: Allowance,
  troop: Troop,
  direction: Point,
  run: MeasuredRun,
  length: Cm,
): Allowance | Refusal {
  const by = times(direction, length);
  const after = troopAt(troop, movedBy(troop.box.pose, by));
  // In which sectors of the place where this leg begins does it come to lie (HOW-MOVE-03)?
  const entered = sectorEntered(troop.box, after.box);
  if (entered === 'flank' && isBarredNear(troop) && nearEnemy(view, troop, troop.box, by))
    return refuse(
      'HOW-MOVE-06',
      `Too close to move to the flank: an enemy is within ${lengthWords(troop.traits.scale.distances.cm20)}.`,
    );
  const onRoad = allowance.onRoad && keepsRoad(view, troop, direction, length);
  const walked = amended(allowance, {
    onRoad,
    travelled: allowance.travelled + length,
    runIn: run.lastObstacle(length) > 0 ? length - run.lastObstacle(length) : allowance.runIn + length,
  });
  const astray = strayed(walked, after);
  if (astray) return astray;
  if (isDeployed(troop)) return manhandle(troop, walked, direction, run.cost(length));
  return spend(troop, walked, run.cost(length), entered !== 'front' && !allowance.deducted);
}

/** A run that ends in mid-river ends the normal move: what is left of it is lost (HOW-TERR-20). */
export function endedByRiver(
  troop: Troop,
  run: MeasuredRun,
  length: Cm,
  after: Allowance | Refusal,
): Allowance | Refusal {
  if (isRefusal(after) || run.midRiver === null || fallsShort(length, run.midRiver)) return after;
  return amended(after, { spent: Math.max(after.spent, moveOf(troop, after)) });
}

/** Guns pushed by hand go less far to their flank (HOW-ARTY-04). */
function manhandle(troop: Troop, allowance: Allowance, direction: Point, cost: Cm): Allowance | Refusal {
  const ahead = Math.abs(direction.x * troop.box.pose.hx + direction.y * troop.box.pose.hy);
  const sideways = ahead < COS_45 - ROUNDING;
  const most = sideways ? moveToFlank(troop, allowance) : moveOf(troop, allowance);
  if (exceeds(allowance.spent + cost, most)) return tooFar(allowance.spent + cost, most);
  return amended(allowance, { spent: allowance.spent + cost });
}
const COS_45 = Math.SQRT1_2;

/** How far deployed guns are pushed to their flank in one move. */
export const moveToFlank = ({ traits }: Troop, { weather }: Allowance): Cm =>
  manhandleToFlank(traits) * shareLeft(weather, traits, 'deployed', false);

/** The ban near the enemy concerns infantry and cavalry (HOW-MOVE-06). */
const isBarredNear = (troop: Troop): boolean => !isGuns(troop);
