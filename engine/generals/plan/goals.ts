/** Where each unit should go for its brigade's task, and whom it should face. */
import type { Id, View } from '../../battle';
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import { forcesOf } from '../forces';
import type { Force, Forces } from '../forces';
import { isLate, lateAfter, turnsPast } from '../turns';
import type { ArmyPlan } from './army';
import { standOffFrom } from './attack';
import { BOLD, CLOSE, NEAR_SLOT, PULL } from './goal';
import type { Goal } from './goal';
import { gunGoal } from './gun-goal';
import { horseGoal } from './horse-goal';
import { keepersOf } from './keepers';
import { leastDistance, nearestOf } from './nearest';
import { PRESSING } from './posture';
import { postsOf } from './posts';
import { slotsOf } from './slots';
import type { Stance } from './stance';
import { bestOf, targetsOf } from './targets';
import type { Target } from './targets';
import type { Task } from './task';
import { whomToFace } from './whom-to-face';
import { withdrawal } from './withdrawal';

/** Every unit gets its own goal: the nearest first, and no crowd behind one enemy while another is left alone. */
export function goalsOf(
  view: View,
  system: RuleSystem,
  army: ArmyPlan,
  { boldness: bolder }: Stance,
): ReadonlyMap<Id, Goal> {
  const forces = forcesOf(view, system);
  const { own, enemies } = forces;
  const targets = targetsOf(view, system, army, enemies);
  const goals = new Map<Id, Goal>();
  const press = army.posture === 'attack' ? 1 + PRESSING * turnsPast(view, lateAfter(view, system)) : 1;
  const slots = new Map<Id, Point>();
  for (const task of army.tasks.values()) {
    const off = OFF[task.kind];
    if (off === null) continue;
    const units = own.filter((unit) => unit.command === task.command && !unit.isSpent);
    const { front } = forces;
    const room = { enemies, front, off: off === 'out of reach' ? standOffFrom(enemies, front) : off * front };
    for (const [id, place] of slotsOf(task, units, room)) slots.set(id, place);
  }
  const posts = army.posture === 'hold' ? postsOf(view, system) : [];
  const threatened = posts
    .filter((post) => enemies.some(({ at }) => distance(post, at) < ALARM * forces.front))
    .map((at) => ({ at }));
  const nearFirst = own
    .map((unit) => ({ unit, near: leastDistance(targets, unit.at) }))
    .toSorted((a, b) => a.near - b.near);
  const keepers = keepersOf(view, system, forces);
  for (const { unit } of nearFirst) {
    const task = army.tasks.get(unit.command) ?? null;
    const post = keepers.get(unit.id);
    const goal = post
      ? {
          at: post.at,
          near: 0,
          pull: post.decides ? DECISIVE : unit.pose === null ? IN_HOUSES : PULL,
          front: whomToFace(enemies, unit.at, forces.front),
          boldness: STEADY,
          keeps: post.keeps,
        }
      : unit.isSpent
        ? withdrawal(unit, forces)
        : goalFor(view, system, unit, task, { targets, slots, posts: { all: posts, threatened }, press, forces });
    if (goal) goals.set(unit.id, bolder === 1 ? goal : { ...goal, boldness: goal.boldness * bolder });
  }
  return goals;
}

/** How near to the enemy the line of a task stands, in fronts; null: each has a goal of its own. */
const OFF: Readonly<Record<Task['kind'], number | 'out of reach' | null>> = {
  assault: 0.5,
  approach: 'out of reach',
  pin: 'out of reach',
  'counter-attack': 0.5,
  hold: null,
};

interface About {
  readonly targets: readonly Target[];
  readonly slots: ReadonlyMap<Id, Point>;
  readonly posts: { readonly all: readonly Point[]; readonly threatened: readonly { readonly at: Point }[] };
  readonly press: number;
  readonly forces: Forces;
}

function goalFor(view: View, system: RuleSystem, unit: Force, task: Task | null, about: About): Goal | null {
  const { targets, slots, posts, press, forces } = about;
  const { enemies } = forces;
  const facing = whomToFace(enemies, unit.at, forces.front);
  if (unit.arm === 'guns' && task && task.kind !== 'hold') {
    const goal = gunGoal(view, system, unit, targets, forces);
    if (goal) return { ...goal, pull: SITING * press };
  }
  switch (task?.kind) {
    case 'approach':
    case 'pin': {
      const slot = slots.get(unit.id);
      return slot
        ? {
            at: slot,
            near: NEAR_SLOT * forces.front,
            pull: DRAWING_UP * press,
            front: distance(slot, unit.at) > FAR * forces.front ? null : facing,
            boldness: STEADY,
          }
        : null;
    }
    case 'assault':
    case 'counter-attack': {
      const boldness = BOLD + turnsPast(view, PATIENCE) * IMPATIENCE;
      const slot = slots.get(unit.id);
      if (unit.arm !== 'horse') {
        const prey = isLate(view, system) ? bestOf(targets, unit.at, forces.front) : null;
        const at = prey?.at ?? slot;
        if (prey) prey.taken++;
        if (!at) return null;
        const isUnderWay = distance(at, unit.at) > FAR * forces.front;
        const front = isUnderWay ? null : prey ? prey.at : whomToFace(enemies, at, forces.front);
        return { at, near: (prey ? CLOSE : NEAR_SLOT) * forces.front, pull: PULL * press, front, boldness };
      }
      const goal = horseGoal(view, system, unit, task, targets, forces);
      if (goal) return { ...goal, pull: PULL * press, boldness };
    }
  }
  if (unit.arm === 'train') return null;
  if (posts.all.length > 0) {
    const post = nearestOf(posts.threatened, unit.at)?.at ?? null;
    // Who stands near enough to it keeps his place in the line: a step forward alone and back again wins nothing.
    const isFar = post !== null && distance(post, unit.at) > POST * forces.front;
    const near = (isFar ? POST : GROUND) * forces.front;
    return { at: isFar ? post : unit.at, near, pull: PULL, front: facing, boldness: 1 };
  }
  const best = bestOf(targets, unit.at, forces.front);
  return best && { at: best.at, near: WATCH * forces.front, pull: PULL / 6, front: facing, boldness: 1 };
}

const STEADY = 1;
/** An attack that drags on grows bolder each turn. */
const PATIENCE = 6;
const IMPATIENCE = 0.25;
/** Army points that a front of way is worth to guns: without a field of fire they do nothing. */
const SITING = 0.32;
/** The same to who draws up: under the fire of guns from afar a line that stops short of its place only loses. */
const DRAWING_UP = 0.33;
/** The same to who keeps an objective in houses: he does not leave it for a better shot. */
const IN_HOUSES = 2;
/** The same to who takes an objective that decides the battle. */
const DECISIVE = 0.5;

// Distances from here on are in fronts.
/** Farther than this from its place a unit faces its way. */
const FAR = 1.25;
/** Defenders watch the enemy from here. */
const WATCH = 2.5;
/** Defenders keep within this of what they hold, and close up to it when the enemy is this near to it. */
const POST = 1.5;
const ALARM = 4;
/** Until then each keeps its ground, give or take this. */
const GROUND = 0.3;
