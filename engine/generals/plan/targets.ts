/** What units that have no place in a line make for. */
import type { Cm, Id, View } from '../../battle';
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import type { Force } from '../forces';
import type { ArmyPlan } from './army';
import { OBJECTIVE } from './aims';
import { shakenBonus } from './brigades';

/** A place to make for; `taken` units go there already. */
export interface Target {
  /** The enemy who stands there; null for a mere place. */
  readonly id: Id | null;
  readonly at: Point;
  /** In fronts of way. */
  readonly bonus: number;
  /** A mere place in houses: horse leaves it to foot. */
  readonly isForFoot: boolean;
  taken: number;
}

/** Enemies, the shaken before the fresh; for an attacker the objectives that it has not got as well. */
export function targetsOf(view: View, system: RuleSystem, { posture }: ArmyPlan, enemies: readonly Force[]): Target[] {
  const troops = enemies.map((enemy): Target => {
    const { id, at } = enemy;
    return { id, at, bonus: shakenBonus(enemy), isForFoot: false, taken: 0 };
  });
  if (posture === 'hold') return troops;
  const objectives = system
    .objectives(view)
    .filter(({ holder }) => holder !== view.seat)
    .map(({ at, points }): Target => {
      const isForFoot = view.ground.blockAt(at) !== null;
      return { id: null, at, bonus: OBJECTIVE * points, isForFoot, taken: 0 };
    });
  return [...troops, ...objectives];
}

/** The target that costs least to make for, the first of equals; null when there is none. */
export function bestOf(targets: readonly Target[], at: Point, front: Cm): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const cost = costOf(target, target.at, at, front);
    if (cost >= least) continue;
    best = target;
    least = cost;
  }
  return best;
}

/** What it costs to make for a target, or a place beside it, in fronts of way. */
export const costOf = ({ bonus, taken }: Target, to: Point, from: Point, front: Cm): number =>
  distance(to, from) / front - bonus + taken * CROWD;
/** Ways longer by so many fronts are worth it to have no company. */
const CROWD = 1;
