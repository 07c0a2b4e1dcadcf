/** How much nearer to where the plan wants it a place brings a unit. */
import { findPiece, poseOf } from '../battle';
import type { Cm, Id, View } from '../battle';
import { memo } from '../facts';
import { boxContains, distance } from '../geometry';
import type { Point, Pose } from '../geometry';
import { roughWay } from '../routes';
import type { RoughWay } from '../routes';
import type { RuleSystem } from '../rules/system';
import type { Goal, Plan } from './plan';

/** In army points, against where it is now: every bit of the way counts a little. */
export function progress(plan: Plan, view: View, system: RuleSystem, id: Id, pose: Pose): number {
  const goal = plan.goals.get(id);
  if (!goal) return 0;
  const { way, nearness } = startOf(plan, view, system, id, goal);
  return nearnessOf(view, goal, pose, plan.front, way) - nearness - abandoned(view, system, id, goal, pose);
}

/** What it costs to leave an objective that it keeps. */
const abandoned = (view: View, system: RuleSystem, id: Id, { keeps }: Goal, pose: Pose): number =>
  !keeps || system.holds?.(view, id, keeps.id, pose) !== false ? 0 : keeps.points;

export function placeNow(view: View, id: Id): Pose | null {
  const piece = findPiece(view.state, id);
  if (!piece) return null;
  const block = 'inside' in piece.where ? view.ground.block(piece.where.inside) : null;
  return block ? block.box.pose : poseOf(piece.where);
}

/** From where a unit goes to its goal. */
interface Start {
  /** Round what is closed or slow; null where it is there already, or may go straight. */
  readonly way: RoughWay | null;
  /** How near it is now; 0 of one that has no place yet. */
  readonly nearness: number;
}

function startOf(plan: Plan, view: View, system: RuleSystem, id: Id, goal: Goal): Start {
  const starts = startsIn(plan);
  let start = starts.get(id);
  if (start === undefined) {
    const now = placeNow(view, id);
    const way = now && wayFrom(now, goal, plan, view, system, id);
    start = { way, nearness: now ? nearnessOf(view, goal, now, plan.front, way) : 0 };
    starts.set(id, start);
  }
  return start;
}
/** A plan lasts no longer than everybody is where he is. */
const startsIn = memo((_plan: Plan) => new Map<Id, Start>());

function wayFrom(now: Pose, goal: Goal, { front }: Plan, view: View, system: RuleSystem, id: Id): RoughWay | null {
  const [manner] = system.marches?.(view, id) ?? [];
  if (!manner || distance(goal.at, now) <= goal.near) return null;
  const arm = view.roster.units[id]?.arm;
  const entersHouses = arm === 'foot' || arm === 'light foot';
  return roughWay(view.ground, { costs: manner.costs, front, entersHouses }, now, goal.at);
}

/** On its way a unit points where it goes; where it is to stand, it faces the enemy. */
function nearnessOf(view: View, { at, near, pull, front }: Goal, pose: Pose, unit: Cm, way: RoughWay | null): number {
  const toward = way?.bend ?? front ?? at;
  const heading = (toward.x - pose.x) * pose.hx + (toward.y - pose.y) * pose.hy;
  const pointing = heading / Math.max(1, distance(toward, pose));
  const left = way ? way.left(pose) : distance(at, pose);
  const walls = isHeldUp(view, pose, at) ? LEAVING : 0;
  return (POINTING * pointing - Math.max(near, left) / unit - walls) * pull;
}
const isHeldUp = (view: View, from: Point, to: Point): boolean =>
  view.ground.blocks.some(({ box }) => boxContains(box, from) && !boxContains(box, to));
/** Who is in houses and has to go on is so many fronts farther. */
const LEAVING = 1;
/** Pointing the right way is worth so many fronts of it. */
const POINTING = 0.3;
