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
  /** The enemy it should face when it is there; null: it points where it goes. */
  readonly front: Point | null;
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

/** A unit of either side with what it is worth now, in army points. */
interface Force {
  readonly piece: Piece;
  readonly worth: number;
  readonly fullWorth: number;
}

function makePlan(view: View, system: RuleSystem): Plan {
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  const own: Force[] = [];
  const enemies: Force[] = [];
  for (const piece of view.state.pieces) {
    const force = { piece, worth: system.worth(view, piece.id), fullWorth: system.fullWorth(view, piece.id) };
    (piece.seat === view.seat ? own : enemies).push(force);
  }
  const edge = Math.max(LEAST_EDGE, MUCH_STRONGER - PRESSING * turnsPast(view, LATE));
  const ahead = strengthOf(own) > strengthOf(enemies) * edge;
  const posture = side?.attacker === true || ahead ? 'attack' : 'hold';
  return {
    posture,
    boldness: posture === 'attack' ? BOLD + turnsPast(view, PATIENCE) * IMPATIENCE : 1,
    goals: goalsOf(view, posture, own, enemies),
  };
}

const turnsPast = (view: View, turn: number): number => Math.max(0, view.state.at.turn - turn);

const strengthOf = (forces: readonly Force[]): number => forces.reduce((sum, { worth }) => sum + worth, 0);

/** A place to make for; `taken` units go there already. */
interface Target {
  readonly at: Point;
  /** Of the enemy who stands there, in army points; 0 for a mere place. */
  readonly worth: number;
  readonly bonus: number;
  taken: number;
}

/** Every unit gets its own goal: the nearest first, and no crowd behind one enemy while another is left alone. */
function goalsOf(
  view: View,
  posture: Plan['posture'],
  own: readonly Force[],
  enemies: readonly Force[],
): ReadonlyMap<Id, Goal> {
  const targets = targetsOf(view, posture, enemies);
  const posts = posture === 'hold' ? postsOf(view) : [];
  const threatened = posts.filter((post) => targets.some((target) => distance(post, target.at) < ALARM));
  const goals = new Map<Id, Goal>();
  const pull = posture === 'attack' ? PULL * (1 + PRESSING * turnsPast(view, LATE)) : PULL;
  const standing = own.flatMap(({ piece: { id, where }, worth, fullWorth }) => {
    const at = poseOf(where);
    return at ? [{ id, at, isSpent: worth < SPENT * fullWorth, near: leastDistance(targets, at) }] : [];
  });
  for (const { id, at, isSpent } of standing.toSorted((a, b) => a.near - b.near)) {
    if (isSpent) {
      const refuge = away(at, targets);
      if (refuge) goals.set(id, { at: refuge, near: 0, pull, front: null });
      continue;
    }
    const front = whomToFace(targets, at);
    if (posts.length > 0) {
      const post = nearestOf(threatened, at);
      goals.set(id, { at: post ?? at, near: post ? POST : GROUND, pull, front });
      continue;
    }
    const best = bestOf(targets, at);
    if (!best) continue;
    best.taken++;
    goals.set(
      id,
      posture === 'attack'
        ? { at: best.at, near: CLOSE, pull, front: null }
        : { at: best.at, near: WATCH, pull: pull / 6, front },
    );
  }
  return goals;
}

// Loops without functions of their own: every unit looks at every target, once a position.

function leastDistance(targets: readonly Target[], at: Point): number {
  let least = Infinity;
  for (const target of targets) least = Math.min(least, distance(at, target.at));
  return least;
}

/** The target that costs least to make for, the first of equals; null when there are none. */
function bestOf(targets: readonly Target[], at: Point): Target | null {
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    const cost = distance(at, target.at) - target.bonus + target.taken * CROWD;
    if (best !== null && cost >= least) continue;
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
function targetsOf(view: View, posture: Plan['posture'], enemies: readonly Force[]): Target[] {
  const troops = enemies.flatMap(({ piece, worth, fullWorth }): Target[] => {
    const at = placeOf(view, piece);
    const share = worth / Math.max(0.1, fullWorth);
    return at ? [{ at, worth, bonus: SHAKEN * (1 - share), taken: 0 }] : [];
  });
  if (posture === 'hold') return troops;
  const objectives = view.roster.objectives.map(({ at, points }): Target => ({
    at,
    worth: 0,
    bonus: OBJECTIVE * points,
    taken: 0,
  }));
  return [...troops, ...objectives];
}

/** What a defender stands by: the objectives it holds. */
const postsOf = (view: View): readonly Point[] =>
  view.roster.objectives.filter(({ holder }) => holder === view.seat).map(({ at }) => at);

/** The enemy who matters most to a place: the near count for more than the strong. */
function whomToFace(targets: readonly Target[], at: Point): Point | null {
  let most = 0;
  let front: Point | null = null;
  for (const target of targets) {
    const away = Math.max(10, distance(target.at, at));
    const weight = target.worth / (away * away);
    if (weight <= most) continue;
    most = weight;
    front = target.at;
  }
  return front;
}

/** Straight away from the nearest enemy, far enough to rally. */
function away(at: Point, targets: readonly Target[]): Point | null {
  const near = nearestOf(
    targets.map((target) => target.at),
    at,
  );
  if (!near) return null;
  const far = Math.max(1, distance(at, near));
  return { x: at.x + ((at.x - near.x) / far) * REFUGE, y: at.y + ((at.y - near.y) / far) * REFUGE };
}

function placeOf(view: View, piece: Piece): Point | null {
  if ('on' in piece.where) return piece.where.on;
  return 'inside' in piece.where ? (view.ground.block(piece.where.inside)?.box.pose ?? null) : null;
}

/** A defender this much stronger goes over to the attack. */
const MUCH_STRONGER = 1.5;
/** After so many turns it takes less with each, down to the least edge, and attacks are pressed harder. */
const LATE = 8;
const PRESSING = 0.25;
const LEAST_EDGE = 1.05;
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
