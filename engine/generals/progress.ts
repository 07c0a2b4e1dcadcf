/** How much nearer to where the plan wants it a place brings a unit. */
import { findPiece, poseOf } from '../battle';
import type { Cm, Id, View } from '../battle';
import { memo } from '../facts';
import { distance } from '../geometry';
import type { Pose } from '../geometry';
import { roughWay } from '../routes';
import type { RoughWay } from '../routes';
import type { RuleSystem } from '../rules/system';
import type { Goal, Plan } from './plan';

/** In army points, against where it is now: every bit of the way counts a little. */
export function progress(plan: Plan, view: View, system: RuleSystem, id: Id, pose: Pose): number {
  const goal = plan.goals.get(id);
  if (!goal) return 0;
  const now = placeNow(view, id);
  if (!now) return nearness(goal, pose, plan.front, null);
  const way = wayOf(plan, view, system, id);
  return nearness(goal, pose, plan.front, way) - nearness(goal, now, plan.front, way);
}

export function placeNow(view: View, id: Id): Pose | null {
  const piece = findPiece(view.state, id);
  if (!piece) return null;
  const block = 'inside' in piece.where ? view.ground.block(piece.where.inside) : null;
  return block ? block.box.pose : poseOf(piece.where);
}

/** Round what is closed or slow; null where it is there already, or may go straight. */
function wayOf(plan: Plan, view: View, system: RuleSystem, id: Id): RoughWay | null {
  const ways = waysIn(plan);
  let way = ways.get(id);
  if (way === undefined) {
    way = wayNow(plan, view, system, id);
    ways.set(id, way);
  }
  return way;
}
/** A plan lasts no longer than everybody is where he is. */
const waysIn = memo((_plan: Plan) => new Map<Id, RoughWay | null>());

function wayNow({ goals, front }: Plan, view: View, system: RuleSystem, id: Id): RoughWay | null {
  const [goal, now] = [goals.get(id), placeNow(view, id)];
  const [manner] = system.marches?.(view, id) ?? [];
  if (!goal || !now || !manner || distance(goal.at, now) <= goal.near) return null;
  const arm = view.roster.units[id]?.arm;
  const entersHouses = arm === 'foot' || arm === 'light foot';
  return roughWay(view.ground, { costs: manner.costs, front, entersHouses }, now, goal.at);
}

/** On its way a unit points where it goes; where it is to stand, it faces the enemy. */
function nearness({ at, near, pull, front }: Goal, pose: Pose, unit: Cm, way: RoughWay | null): number {
  const toward = way?.bend ?? front ?? at;
  const heading = (toward.x - pose.x) * pose.hx + (toward.y - pose.y) * pose.hy;
  const pointing = heading / Math.max(1, distance(toward, pose));
  const left = way ? way.left(pose) : distance(at, pose);
  return (POINTING * pointing - Math.max(near, left) / unit) * pull;
}
/** Pointing the right way is worth so many fronts of it. */
const POINTING = 0.3;
