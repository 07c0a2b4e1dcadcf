/** Where horse goes that attacks. */
import type { Cm, View } from '../../battle';
import { distance } from '../../geometry';
import type { Point, Pose } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import type { Force, Forces } from '../forces';
import { CLOSE, NEAR_SLOT } from './goal';
import type { Goal } from './goal';
import { costOf } from './targets';
import type { Target } from './targets';
import type { Task } from './task';

/** Horse goes for the flanks of foot and guns, half a charge off, from where it rides in; for other horse it goes straight. */
export function horseGoal(
  view: View,
  system: RuleSystem,
  unit: Force,
  { kind }: Task,
  targets: readonly Target[],
  { enemies, front }: Forces,
): Pick<Goal, 'at' | 'near' | 'front'> | null {
  const within = kind === 'assault' ? Infinity : STRIKE * front;
  let best: { readonly target: Target; readonly at: Point; readonly near: Cm; readonly front: Point | null } | null =
    null;
  let least = Infinity;
  for (const target of targets) {
    const enemy = enemies.find(({ id }) => id === target.id);
    if (target.isForFoot || distance(target.at, unit.at) > within) continue;
    const places =
      !enemy || enemy.arm === 'horse' || enemy.pose === null
        ? [{ at: target.at, near: CLOSE * front, front: null }]
        : flanksOf(enemy, enemy.pose, unit.reach.charge / 2)
            .filter((at) => enemies.every((other) => other === enemy || distance(other.at, at) > front))
            .map((at) => ({ at, near: NEAR_SLOT * front, front: enemy.at }));
    for (const place of places) {
      const cost = costOf(target, place.at, unit.at, front);
      // The dear question comes last.
      if (cost >= least || (enemy && system.clash(view, unit.id, enemy.id) === null)) continue;
      best = { target, ...place };
      least = cost;
    }
  }
  if (!best) return null;
  best.target.taken++;
  return { at: best.at, near: best.near, front: best.front };
}

/** A counter-attack goes no farther than this, in fronts. */
const STRIKE = 3.5;

/** The places beside a unit, so far from its ends. */
const flanksOf = (unit: Force, { x, y, hx, hy }: Pose, off: Cm): readonly Point[] =>
  [1, -1].map((side) => ({
    x: x + side * hy * (unit.front / 2 + off),
    y: y - side * hx * (unit.front / 2 + off),
  }));
