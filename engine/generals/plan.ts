/** What a side means to do: attack or hold, and where each of its units should go. Neutral between rule systems. */
import { poseOf } from '../battle';
import type { Id, Piece, Seat, View } from '../battle';
import { factOfPair } from '../facts';
import { distance } from '../geometry';
import type { Point } from '../geometry';
import type { RuleSystem } from '../rules/system';

/** Somewhere to go: nearer than `near` cm is near enough; each cm is worth `pull` army points. */
export interface Goal {
  readonly at: Point;
  readonly near: number;
  readonly pull: number;
}

export interface Plan {
  readonly posture: 'attack' | 'hold';
  /** How much the enemy's losses weigh against its own. */
  readonly boldness: number;
  readonly goals: ReadonlyMap<Id, Goal>;
}

/** An attacker goes for the enemy and the objective; a defender waits, until the enemy is the weaker. */
export const planOf = (view: View, system: RuleSystem): Plan => planFor(view, view.seat, system);

/** Not made anew for each hit: units have not gone elsewhere by it. */
const planFor = factOfPair(
  ['places', 'figures', 'formations', 'ground', 'step'],
  (view: View, _seat: Seat, system: RuleSystem) => makePlan(view, system),
);

function makePlan(view: View, system: RuleSystem): Plan {
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  const own = view.state.pieces.filter((piece) => piece.seat === view.seat);
  const enemies = view.state.pieces.filter((piece) => piece.seat !== view.seat);
  const strength = (pieces: readonly Piece[]): number =>
    pieces.reduce((sum, piece) => sum + system.worth(view, piece.id), 0);
  const ahead = strength(own) > strength(enemies) * MUCH_STRONGER;
  const posture = side?.attacker === true || ahead ? 'attack' : 'hold';
  return {
    posture,
    boldness: posture === 'attack' ? BOLD + Math.max(0, view.state.at.turn - PATIENCE) * IMPATIENCE : 1,
    goals: goalsOf(view, system, posture, own, enemies),
  };
}

/** A place to make for; `taken` units go there already. */
interface Target {
  readonly at: Point;
  readonly bonus: number;
  taken: number;
}

/** Every unit gets its own goal: the nearest first, and no crowd behind one enemy while another is left alone. */
function goalsOf(
  view: View,
  system: RuleSystem,
  posture: Plan['posture'],
  own: readonly Piece[],
  enemies: readonly Piece[],
): ReadonlyMap<Id, Goal> {
  const targets = targetsOf(view, system, posture, enemies);
  const posts = posture === 'hold' ? postsOf(view) : [];
  const threatened = posts.filter((post) => targets.some((target) => distance(post, target.at) < ALARM));
  const goals = new Map<Id, Goal>();
  const standing = own.flatMap((piece) => {
    const at = poseOf(piece.where);
    return at ? [{ piece, at, near: nearestOf(targets, at) }] : [];
  });
  for (const { piece, at } of standing.toSorted((a, b) => a.near - b.near)) {
    if (system.worth(view, piece.id) < SPENT * system.fullWorth(view, piece.id)) {
      const refuge = away(at, targets);
      if (refuge) goals.set(piece.id, { at: refuge, near: 0, pull: PULL });
      continue;
    }
    if (posts.length > 0) {
      const post = leastBy(threatened, (place) => distance(at, place));
      goals.set(piece.id, post ? { at: post, near: POST, pull: PULL } : { at, near: GROUND, pull: PULL });
      continue;
    }
    const best = leastBy(targets, (target) => distance(at, target.at) - target.bonus + target.taken * CROWD);
    if (!best) continue;
    best.taken++;
    const attacks = posture === 'attack';
    goals.set(piece.id, { at: best.at, near: attacks ? CLOSE : WATCH, pull: attacks ? PULL : PULL / 6 });
  }
  return goals;
}

function nearestOf(targets: readonly Target[], at: Point): number {
  let least = Infinity;
  for (const target of targets) least = Math.min(least, distance(at, target.at));
  return least;
}

/** The first of those that cost least; null when there are none. */
function leastBy<T>(all: readonly T[], cost: (one: T) => number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const own = cost(one);
    if (best !== null && own >= least) continue;
    best = one;
    least = own;
  }
  return best;
}

/** Enemies, the shaken before the fresh; for an attacker the objectives as well. */
function targetsOf(view: View, system: RuleSystem, posture: Plan['posture'], enemies: readonly Piece[]): Target[] {
  const troops = enemies.flatMap((enemy): Target[] => {
    const at = placeOf(view, enemy);
    const share = system.worth(view, enemy.id) / Math.max(0.1, system.fullWorth(view, enemy.id));
    return at ? [{ at, bonus: SHAKEN * (1 - share), taken: 0 }] : [];
  });
  if (posture === 'hold') return troops;
  const objectives = view.roster.objectives.map(({ at, points }): Target => ({
    at,
    bonus: OBJECTIVE * points,
    taken: 0,
  }));
  return [...troops, ...objectives];
}

/** What a defender stands by: the objectives it holds. */
const postsOf = (view: View): readonly Point[] =>
  view.roster.objectives.filter(({ holder }) => holder === view.seat).map(({ at }) => at);

/** Straight away from the nearest enemy, far enough to rally. */
function away(at: Point, targets: readonly Target[]): Point | null {
  const near = leastBy(targets, (target) => distance(at, target.at));
  if (!near) return null;
  const far = Math.max(1, distance(at, near.at));
  return { x: at.x + ((at.x - near.at.x) / far) * REFUGE, y: at.y + ((at.y - near.at.y) / far) * REFUGE };
}

function placeOf(view: View, piece: Piece): Point | null {
  if ('on' in piece.where) return piece.where.on;
  return 'inside' in piece.where ? (view.ground.block(piece.where.inside)?.box.pose ?? null) : null;
}

/** A defender this much stronger goes over to the attack. */
const MUCH_STRONGER = 1.5;
const BOLD = 1.15;
/** An attack that drags on grows bolder each turn. */
const PATIENCE = 6;
const IMPATIENCE = 0.1;
/** Below this share of its worth a unit is spent and goes away to rally. */
const SPENT = 0.45;
const REFUGE = 60;
/** Army points a centimetre of way is worth to an attacker. */
const PULL = 0.012;
/** Attackers close to this, defenders watch from here. */
const CLOSE = 8;
const WATCH = 35;
/** Defenders keep within this of what they hold, and close up to it when the enemy is this near to it. */
const POST = 45;
const ALARM = 80;
/** Until then each keeps its ground, give or take this. */
const GROUND = 4;
/** Centimetres of way that an objective point, a shaken enemy or company on the way there is worth. */
const OBJECTIVE = 10;
const SHAKEN = 20;
const CROWD = 25;
