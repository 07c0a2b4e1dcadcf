/** Marches through friends that are offered, and the one that leads to a place (HOW-INTER-01 to 06). */
import type { View } from '../../../battle';
import { facing, minus, straight } from '../../../geometry';
import type { Path, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isActivated } from '../command/commands';
import { isRefusal } from '../../common';
import { isMarked } from '../troops/troop';
import { leftOf, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { marchPath, measureMarch } from './march';
import { friendsOnWay, isTooNearToPass, maySlipBoth } from './passing';
import { LEAST } from './reach';
import { friendStopping } from './run';
import { runAhead } from './straight-run';

/** Straight on through friends who lose nothing by it: they have had their turn, or are nimble as it is. */
export function samplePassages(view: View, allowance: Allowance): readonly Path[] {
  const troop = unitOf(view, allowance);
  const most = leftOf(troop, allowance);
  const run = runAhead(view, allowance);
  const friend = friendStopping(troop, run);
  if (!friend) return [];
  if (!maySlipBoth(troop, friend) && (isMarked(friend, 'moved') || !isActivated(view, friend.piece.command))) return [];
  if (isTooNearToPass(view, allowance, troop, friend)) return [];
  for (let length = most; length > run.most && length >= LEAST; length -= STEP) {
    const path = marchPath(troop.box.pose, null, straight(troop.box.pose, length));
    if (isLawful(view, allowance, path)) return [path];
  }
  return [];
}
const STEP: Cm = 2;

/** Straight through friends to the very place asked for, when it lies ahead; null when it does not or may not. */
export function passageTo(view: View, allowance: Allowance, to: Pose): Path | null {
  const troop = unitOf(view, allowance);
  const { pose } = troop.box;
  const by = minus(to, pose);
  const ahead = by.x * pose.hx + by.y * pose.hy;
  const offLine = Math.abs(by.x * pose.hy - by.y * pose.hx);
  if (offLine > 1) return null;
  if (friendsOnWay(view, troop, facing(pose), ahead).length === 0) return null;
  const path = marchPath(pose, null, straight(pose, ahead));
  return isLawful(view, allowance, path) ? path : null;
}

const isLawful = (view: View, allowance: Allowance, path: Path): boolean =>
  !isRefusal(measureMarch(view, allowance, path));
