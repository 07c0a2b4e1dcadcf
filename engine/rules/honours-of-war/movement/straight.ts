/** A straight leg of a march: over the ground, or through friends that bar it (HOW-MOVE-01, HOW-INTER-01). */
import type { Refusal, View } from '../../../battle';
import { exceeds, fallsShort, times } from '../../../geometry';
import type { Leg } from '../../../geometry';
import { refuse } from '../../common';
import type { Troop } from '../troops/troop';
import { moveOf } from './allowance';
import type { Allowance } from './allowance';
import { measurePassage } from './passing';
import { friendStopping, runAlong } from './run';
import { keepsRoad } from './spending';
import { endedByRiver, measureRun } from './straight-run';

export function measureStraight(view: View, allowance: Allowance, troop: Troop, leg: Leg): Allowance | Refusal {
  const by = { x: leg.to.x - troop.box.pose.x, y: leg.to.y - troop.box.pose.y };
  const length = Math.sqrt(by.x * by.x + by.y * by.y);
  if (!exceeds(length, 0)) return allowance;
  const direction = times(by, 1 / length);
  const onRoad = allowance.onRoad && keepsRoad(view, troop, direction, length);
  const run = runAlong(view, troop, direction, length, {
    normal: moveOf(troop, allowance, onRoad),
    wading: allowance.wading,
  });
  if (fallsShort(run.most, length))
    return friendStopping(troop, run)
      ? measurePassage(view, allowance, troop, direction, length)
      : (run.refused() ?? refuse('HOW-MOVE-01', 'The way is barred.'));
  return endedByRiver(troop, run, length, measureRun(view, allowance, troop, direction, run, length));
}
