/** Where each unit should go for its brigade's task, and whom it should face. */
import type { Cm, Id, View } from '../../battle';
import { distance } from '../../geometry';
import type { Point, Pose } from '../../geometry';
import type { ObjectiveNow, RuleSystem } from '../../rules/system';
import { forcesOf } from '../forces';
import type { Force, Forces } from '../forces';
import type { ArmyPlan } from './army';
import { postsOf } from './posts';
import { OBJECTIVE, standOffFrom } from './attack';
import { isLate, lateAfter, turnsPast } from '../turns';
import { shakenBonus } from './brigades';
import { gunSiteFor } from './gun-sites';
import { keepersOf } from './keepers';
import { leastDistance, nearestOf } from './nearest';
import { PRESSING } from './posture';
import { slotsOf } from './slots';
import type { Stance } from './stance';
import type { Task } from './task';

/** Somewhere to go: nearer than `near` cm is near enough; each front of way is worth `pull` army points. */
export interface Goal {
  readonly at: Point;
  readonly near: Cm;
  readonly pull: number;
  /** The enemy it should face when it is there; null: it points where it goes. */
  readonly front: Point | null;
  /** How much the enemy's losses weigh against its own. */
  readonly boldness: number;
  /** The objective that it must not leave; absent or null: none. */
  readonly keeps?: Pick<ObjectiveNow, 'id' | 'points'> | null;
}

/** A place to make for; `taken` units go there already. */
interface Target {
  /** The enemy who stands there; null for a mere place. */
  readonly id: Id | null;
  readonly at: Point;
  /** In fronts of way. */
  readonly bonus: number;
  /** A mere place in houses: horse leaves it to foot. */
  readonly isForFoot: boolean;
  taken: number;
}

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
    const goal = gunGoal(view, system, unit, about);
    if (goal) return goal;
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
        const prey = isLate(view, system) ? bestOf(targets, unit.at, Infinity, forces.front) : null;
        const at = prey?.at ?? slot;
        if (prey) prey.taken++;
        if (!at) return null;
        const isUnderWay = distance(at, unit.at) > FAR * forces.front;
        const front = isUnderWay ? null : prey ? prey.at : whomToFace(enemies, at, forces.front);
        return { at, near: (prey ? CLOSE : NEAR_SLOT) * forces.front, pull: PULL * press, front, boldness };
      }
      const goal = horseGoal(view, system, unit, task, about);
      if (goal) return { ...goal, boldness };
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
  const best = bestOf(targets, unit.at, Infinity, forces.front);
  return best && { at: best.at, near: WATCH * forces.front, pull: PULL / 6, front: facing, boldness: 1 };
}

/** Guns need no place in the line: each goes to the nearest site, and where it finds none for the nearest enemy. */
function gunGoal(view: View, system: RuleSystem, unit: Force, { targets, press, forces }: About): Goal | null {
  const { enemies, front } = forces;
  const how = { pull: SITING * press, boldness: BOLD };
  const site = gunSiteFor(view, system, unit, forces);
  if (site) return { ...how, at: site.at, near: NEAR_SITE * front, front: site.enemy.at };
  const target = bestOf(targets, unit.at, Infinity, front);
  if (!target) return null;
  return { ...how, at: target.at, near: GUN_RANGE * unit.reach.fire, front: whomToFace(enemies, unit.at, front) };
}

/** Horse goes for the flanks of foot and guns, half a charge off, from where it rides in; for other horse it goes straight. */
function horseGoal(
  view: View,
  system: RuleSystem,
  unit: Force,
  { kind }: Task,
  { targets, press, forces: { enemies, front } }: About,
): Omit<Goal, 'boldness'> | null {
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
      const cost = distance(place.at, unit.at) / front - target.bonus + target.taken * CROWD;
      // The dear question comes last.
      if (cost >= least || (enemy && system.clash(view, unit.id, enemy.id) === null)) continue;
      best = { target, ...place };
      least = cost;
    }
  }
  if (!best) return null;
  best.target.taken++;
  return { at: best.at, near: best.near, pull: PULL * press, front: best.front };
}

/** The places beside a unit, so far from its ends. */
const flanksOf = (unit: Force, { x, y, hx, hy }: Pose, off: Cm): readonly Point[] =>
  [1, -1].map((side) => ({
    x: x + side * hy * (unit.front / 2 + off),
    y: y - side * hx * (unit.front / 2 + off),
  }));

/** Straight away from the nearest enemy, no farther than it takes to rally; who is as far off, or safe in houses, stays where he is. */
function withdrawal({ at, pose, reach }: Force, { enemies, front }: Forces): Goal | null {
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

/** The target that costs least to make for, the first of equals; null when none is near enough. */
function bestOf(targets: readonly Target[], at: Point, within: Cm, front: Cm): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const away = distance(at, target.at);
    const cost = away / front - target.bonus + target.taken * CROWD;
    if (away > within || cost >= least) continue;
    best = target;
    least = cost;
  }
  return best;
}

/** Enemies, the shaken before the fresh; for an attacker the objectives that it has not got as well. */
function targetsOf(view: View, system: RuleSystem, { posture }: ArmyPlan, enemies: readonly Force[]): Target[] {
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

/** The enemy who matters most to a place: the near count for more than the strong. */
function whomToFace(enemies: readonly Force[], at: Point, least: Cm): Point | null {
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

/** Guns that find no site come within this share of their reach. */
const GUN_RANGE = 0.45;
const STEADY = 1;
/** Who goes in takes losses for those he deals: an attack that stops where fire is even wins nothing. */
const BOLD = 1.2;
/** An attack that drags on grows bolder each turn. */
const PATIENCE = 6;
const IMPATIENCE = 0.25;
/** Army points that a front of way is worth: far less than a volley. */
const PULL = 0.16;
/** The same to guns: without a field of fire they do nothing. */
const SITING = 0.32;
/** The same to who draws up: under the fire of guns from afar a line that stops short of its place only loses. */
const DRAWING_UP = 0.33;
/** The same to who keeps an objective in houses: he does not leave it for a better shot. */
const IN_HOUSES = 2;
/** The same to who takes an objective that decides the battle. */
const DECISIVE = 0.5;

// Distances from here on are in fronts.
/** A place in the line is reached within this. */
const NEAR_SLOT = 0.08;
/** A site is reached within this. */
const NEAR_SITE = 0.3;
/** Farther than this from its place a unit faces its way. */
const FAR = 1.25;
/** Attackers close to this, defenders watch from here. */
const CLOSE = 0.4;
const WATCH = 2.5;
/** A counter-attack goes no farther than this. */
const STRIKE = 3.5;
/** Defenders keep within this of what they hold, and close up to it when the enemy is this near to it. */
const POST = 1.5;
const ALARM = 4;
/** Until then each keeps its ground, give or take this. */
const GROUND = 0.3;
/** Ways longer by so much are worth it to have no company. */
const CROWD = 1;
