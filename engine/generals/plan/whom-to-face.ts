/** Whom a unit should face. */
import type { Cm } from '../../battle';
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { Force } from '../forces';

/** The enemy who matters most to a place: the near count for more than the strong. */
export function whomToFace(enemies: readonly Force[], at: Point, least: Cm): Point | null {
  let most = 0;
  let front: Point | null = null;
  for (const enemy of enemies) {
    const away = Math.max(least / 2, distance(enemy.at, at));
    const weight = enemy.worth / (away * away);
    if (weight <= most) continue;
    most = weight;
    front = enemy.at;
  }
  return front;
}
