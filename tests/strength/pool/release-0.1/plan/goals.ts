/** Where each unit should go for its brigade's task, and whom it should face. */
import type { Id, View } from '../../../../../engine/battle';
import { distance } from '../../../../../engine/geometry';
import type { Point } from '../../../../../engine/geometry';
import type { RuleSystem } from '../../../../../engine/rules/system';
import { forcesOf } from '../forces';
import type { Force } from '../forces';
import type { ArmyPlan } from './army';
import { isSpent, shakenBonus } from './brigades';
import { LATE, PRESSING, turnsPast } from './posture';
import { slotsOf } from './slots';
import type { Stance } from './stance';
import type { Task } from './task';

/** Somewhere to go: nearer than `near` cm is near enough; each cm is worth `pull` army points. */
export interface Goal {
  readonly at: Point;
  readonly near: number;
  readonly pull: number;
  /** The enemy it should face when it is there; null: it points where it goes. */
  readonly front: Point | null;
  /** How much the enemy's losses weigh against its own. */
  readonly boldness: number;
}

/** A place to make for; `taken` units go there already. */
interface Target {
  /** The enemy who stands there; null for a mere place. */
  readonly id: Id | null;
  readonly at: Point;
  /** Of the enemy who stands there, in army points; 0 for a mere place. */
  readonly worth: number;
  readonly bonus: number;
  taken: number;
}

/** Every unit gets its own goal: the nearest first, and no crowd behind one enemy while another is left alone. */
export function goalsOf(
  view: View,
  system: RuleSystem,
  army: ArmyPlan,
  { boldness: bolder }: Stance,
): ReadonlyMap<Id, Goal> {
  const { own, enemies } = forcesOf(view, system);
  const targets = targetsOf(view, army, enemies);
  const goals = new Map<Id, Goal>();
  const press = army.posture === 'attack' ? 1 + PRESSING * turnsPast(view, LATE) : 1;
  const slots = new Map<Id, Point>();
  for (const task of army.tasks.values())
    if (task.kind === 'approach' || task.kind === 'pin') {
      const units = own.filter((unit) => unit.command === task.command && !isSpent(unit));
      for (const [id, place] of slotsOf(task, units, enemies)) slots.set(id, place);
    }
  const posts = army.posture === 'hold' ? postsOf(view) : [];
  const threatened = posts.filter((post) => enemies.some(({ at }) => distance(post, at) < ALARM));
  const nearFirst = own
    .filter(({ pose }) => pose !== null)
    .map((unit) => ({ unit, near: leastDistance(targets, unit.at) }))
    .toSorted((a, b) => a.near - b.near);
  for (const { unit } of nearFirst) {
    const task = army.tasks.get(unit.command) ?? null;
    const goal = isSpent(unit)
      ? withdrawal(unit, enemies)
      : goalFor(view, system, unit, task, { targets, slots, posts: { all: posts, threatened }, press, enemies });
    if (goal) goals.set(unit.id, bolder === 1 ? goal : { ...goal, boldness: goal.boldness * bolder });
  }
  return goals;
}

interface About {
  readonly targets: readonly Target[];
  readonly slots: ReadonlyMap<Id, Point>;
  readonly posts: { readonly all: readonly Point[]; readonly threatened: readonly Point[] };
  readonly press: number;
  readonly enemies: readonly Force[];
}

function goalFor(view: View, system: RuleSystem, unit: Force, task: Task | null, about: About): Goal | null {
  const { targets, slots, posts, press, enemies } = about;
  const front = whomToFace(enemies, unit.at);
  // Guns go each to where it reaches, and need no place in the line.
  if (unit.arm === 'guns' && task && task.kind !== 'hold') {
    const best = bestOf(targets, unit.at, Infinity);
    if (best) return { at: best.at, near: unit.reach.fire * GUN_RANGE, pull: PULL * press, front, boldness: BOLD };
  }
  switch (task?.kind) {
    case 'approach':
    case 'pin': {
      const slot = slots.get(unit.id);
      return slot
        ? { at: slot, near: NEAR_SLOT, pull: PULL * press, front: frontAt(slot, unit, front), boldness: STEADY }
        : null;
    }
    case 'assault':
    case 'counter-attack': {
      const near = task.kind === 'assault' ? Infinity : STRIKE;
      const mayAttack = ({ id }: Target): boolean =>
        id === null || unit.arm === 'guns' || system.clash(view, unit.id, id) !== null;
      const best = bestOf(targets.filter(mayAttack), unit.at, near);
      if (!best) break;
      best.taken++;
      const boldness = BOLD + turnsPast(view, PATIENCE) * IMPATIENCE;
      return { at: best.at, near: CLOSE, pull: PULL * press, front: null, boldness };
    }
  }
  if (posts.all.length > 0) {
    const post = nearestOf(posts.threatened, unit.at);
    return { at: post ?? unit.at, near: post ? POST : GROUND, pull: PULL, front, boldness: 1 };
  }
  const best = bestOf(targets, unit.at, Infinity);
  return best && { at: best.at, near: WATCH, pull: PULL / 6, front, boldness: 1 };
}

/** On the way to a far place a unit points where it goes. */
const frontAt = (slot: Point, { at }: Force, front: Point | null): Point | null =>
  distance(slot, at) > FAR ? null : front;

/** Straight away from the nearest enemy, far enough to rally. */
function withdrawal({ at, reach }: Force, enemies: readonly Force[]): Goal | null {
  const near = nearestOf(
    enemies.map((enemy) => enemy.at),
    at,
  );
  if (!near) return null;
  const far = Math.max(1, distance(at, near));
  const refuge = { x: at.x + ((at.x - near.x) / far) * reach.rally, y: at.y + ((at.y - near.y) / far) * reach.rally };
  return { at: refuge, near: 0, pull: PULL, front: null, boldness: 1 };
}

// Loops without functions of their own: every unit looks at every target, once a position.

function leastDistance(targets: readonly Target[], at: Point): number {
  let least = Infinity;
  for (const target of targets) least = Math.min(least, distance(at, target.at));
  return least;
}

/** The target that costs least to make for, the first of equals; null when none is near enough. */
function bestOf(targets: readonly Target[], at: Point, within: number): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const away = distance(at, target.at);
    const cost = away - target.bonus + target.taken * CROWD;
    if (away > within || cost >= least) continue;
    best = target;
    least = cost;
  }
  return best;
}

/** The first of the nearest places; null when there are none. */
function nearestOf(places: readonly Point[], at: Point): Point | null {
  let best: Point | null = null;
  let least = Infinity;
  for (const place of places) {
    const away = distance(at, place);
    if (best !== null && away >= least) continue;
    best = place;
    least = away;
  }
  return best;
}

/** Enemies, the shaken before the fresh; for an attacker the objectives as well. */
function targetsOf(view: View, { posture }: ArmyPlan, enemies: readonly Force[]): Target[] {
  const troops = enemies.map((enemy): Target => {
    const { id, at, worth } = enemy;
    return { id, at, worth, bonus: shakenBonus(enemy), taken: 0 };
  });
  if (posture === 'hold') return troops;
  const objectives = view.roster.objectives.map(({ at, points }): Target => {
    return { id: null, at, worth: 0, bonus: OBJECTIVE * points, taken: 0 };
  });
  return [...troops, ...objectives];
}

/** What a defender stands by: the objectives it holds. */
const postsOf = (view: View): readonly Point[] =>
  view.roster.objectives.filter(({ holder }) => holder === view.seat).map(({ at }) => at);

/** The enemy who matters most to a place: the near count for more than the strong. */
function whomToFace(enemies: readonly Force[], at: Point): Point | null {
  let most = 0;
  let front: Point | null = null;
  for (const enemy of enemies) {
    const away = Math.max(10, distance(enemy.at, at));
    const weight = enemy.worth / (away * away);
    if (weight <= most) continue;
    most = weight;
    front = enemy.at;
  }
  return front;
}

/** Guns come within this share of their reach. */
const GUN_RANGE = 0.4;
const STEADY = 1;
const BOLD = 1.15;
/** An attack that drags on grows bolder each turn. */
const PATIENCE = 6;
const IMPATIENCE = 0.1;
/** Army points a centimetre of way is worth. */
const PULL = 0.012;
/** A place in the line is reached within this. */
const NEAR_SLOT = 2;
/** Farther than this from its place a unit faces its way. */
const FAR = 25;
/** Attackers close to this, defenders watch from here. */
const CLOSE = 8;
const WATCH = 35;
/** A counter-attack goes no farther than this. */
const STRIKE = 50;
/** Defenders keep within this of what they hold, and close up to it when the enemy is this near to it. */
const POST = 45;
const ALARM = 80;
/** Until then each keeps its ground, give or take this. */
const GROUND = 4;
/** Centimetres of way that an objective point, a shaken enemy or company on the way there is worth. */
const OBJECTIVE = 10;
const CROWD = 25;
