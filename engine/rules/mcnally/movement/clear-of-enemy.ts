/** No unit comes nearer than an inch to an enemy without charging (MCN-SEQ-06). */
import type { Cm, View } from '../../../battle';
import { boxMovedBy, fallsShort, gap, times } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { comesWithin, lengthWhile } from '../../../tabletop';
import { enemyGap } from '../troops/enemy-gap';
import { enemiesOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Less than rounding makes of a distance. */
const SLACK: Cm = 0.02;

/** Of so long a run as much as keeps clear; of enemies who are nearer already, as long as it comes no nearer to them. */
export function lengthClear(view: View, troop: Troop, box: Box, direction: Point, length: Cm): Cm {
  const enemies = enemiesOf(view, troop.side);
  const limit = enemyGap(view) - SLACK;
  if (!comesWithin(box, times(direction, length), enemies, limit, () => true)) return length;
  const far = enemies.filter((enemy) => gap(box, enemy.box) > limit);
  const near = enemies.filter((enemy) => gap(box, enemy.box) <= limit);
  const isClear = (at: Cm): boolean =>
    !comesWithin(box, times(direction, at), far, limit, () => true) &&
    near.every((enemy) => !fallsShort(gap(boxMovedBy(box, times(direction, at)), enemy.box), gap(box, enemy.box)));
  return isClear(length) ? length : lengthWhile(length, troop.traits.inch, isClear);
}

/** May it stand there, for the enemy? */
export function standsClear(view: View, troop: Troop, placed: Box): boolean {
  const limit = enemyGap(view) - SLACK;
  return enemiesOf(view, troop.side).every((enemy) => {
    const apart = gap(placed, enemy.box);
    return apart > limit || !fallsShort(apart, gap(troop.box, enemy.box));
  });
}
