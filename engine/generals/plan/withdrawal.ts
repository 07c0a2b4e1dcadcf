/** Where the spent go to rally. */
import { distance } from '../../geometry';
import type { Force, Forces } from '../forces';
import { PULL } from './goal';
import type { Goal } from './goal';
import { nearestOf } from './nearest';

/** Straight away from the nearest enemy, no farther than it takes to rally; who is as far off, or safe in houses, stays where he is. */
export function withdrawal({ at, pose, reach }: Force, { enemies, front }: Forces): Goal | null {
  const near = nearestOf(enemies, at)?.at;
  if (!near) return null;
  const far = Math.max(1, distance(at, near));
  const isSafe = pose === null && far > SAFE_IN_HOUSES * front;
  const back = isSafe ? 0 : Math.max(0, RALLYING * reach.rally - far);
  const refuge = { x: at.x + ((at.x - near.x) / far) * back, y: at.y + ((at.y - near.y) / far) * back };
  return { at: refuge, near: 0, pull: PULL, front: null, boldness: 1 };
}

/** In reaches that let it rally: a little more than one, as the enemy comes on. */
const RALLYING = 1.2;
/** From an enemy so many fronts off it need not leave them. */
const SAFE_IN_HOUSES = 2;
