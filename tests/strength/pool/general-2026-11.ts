/**
 * The computer general as it was shipped in November 2026, with his plan: frozen, as an opponent to measure later ones
 * by; what he thinks of answers is frozen beside him. Only what the engine's interfaces ask of it may be changed here.
 */
import { choicesOf, findPiece, NEUTRAL, poseOf } from '../../../engine/battle';
import type {
  AnyQuestion,
  Choice,
  Decision,
  Evaluation,
  Id,
  IsHopeless,
  Piece,
  Seat,
  View,
} from '../../../engine/battle';
import { factOfPair } from '../../../engine/facts';
import type { ComputerGeneral } from '../../../engine/generals';
import { distance, endOf } from '../../../engine/geometry';
import type { Point, Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import { withEstimatesOf202611 } from './estimates-2026-11';

export const general202611 = (system: RuleSystem): ComputerGeneral => withEstimatesOf202611(planning(system));

function planning(system: RuleSystem): ComputerGeneral {
  return {
    title: 'general of 2026-11',
    choose(view, decision, question) {
      const choices = choicesOf(question, view, decision).list;
      const [only] = choices;
      if (!only) throw new Error(`${decision.kind} offers ${decision.seat} nothing to choose`);
      if (choices.length === 1) return only;
      const plan = planOf(view, system);
      let best = only;
      let bestScore = worthOf(plan, view, promisedBy(question, view, decision, only));
      const scoreOf = (promised: Evaluation): number => worthOf(plan, view, promised) - FUSS[plan.posture];
      const isBetter = (score: number): boolean => score > bestScore + 1e-9;
      const isHopeless: IsHopeless = (atBest) => !isBetter(scoreOf(atBest));
      for (const choice of shortList(plan, view, choices.slice(1))) {
        const score = scoreOf(promisedBy(question, view, decision, choice, isHopeless));
        if (!isBetter(score)) continue;
        best = choice;
        bestScore = score;
      }
      return best;
    },
  };
}

const promisedBy = (
  question: AnyQuestion,
  view: View,
  { about }: Decision,
  choice: Choice,
  isHopeless?: IsHopeless,
): Evaluation => question.evaluate?.(view, about, choice, isHopeless) ?? NEUTRAL;

/** All answers but marches, and of the marches those that bring the unit farthest toward its goal. */
function shortList(plan: Plan, view: View, choices: readonly Choice[]): readonly Choice[] {
  if (choices.length <= MARCHES) return choices;
  const others = choices.filter((choice) => !('march' in choice));
  const marches = choices
    .filter((choice) => 'march' in choice)
    .map((choice) => ({
      choice,
      gain: choice.movers.reduce((sum, id) => sum + progress(plan, view, id, endOf(choice.march)), 0),
    }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MARCHES);
  return [...others, ...marches.map(({ choice }) => choice)];
}
/** Marches weighed in full. */
const MARCHES = 10;

/** The first answer is the quiet one: others must be worth the trouble; those who hold stir for good reasons only. */
const FUSS = { attack: 0.008, hold: 0.04 } as const;

function worthOf(plan: Plan, view: View, promised: Evaluation): number {
  let score = plan.boldness * promised.harm - promised.risk + promised.ready;
  for (const { id, pose } of promised.ends ?? []) score += progress(plan, view, id, pose);
  return score;
}

/** How much nearer to its goal a place brings a unit than it is now, in army points: every centimetre counts a little. */
function progress(plan: Plan, view: View, id: Id, pose: Pose): number {
  const goal = plan.goals.get(id);
  const piece = findPiece(view.state, id);
  const now = piece && poseOf(piece.where);
  return goal ? nearness(goal, pose) - (now ? nearness(goal, now) : 0) : 0;
}

function nearness({ at, near, pull }: Goal, pose: Pose): number {
  const away = distance(at, pose);
  const heading = (at.x - pose.x) * pose.hx + (at.y - pose.y) * pose.hy;
  return (POINTING * (heading / Math.max(1, away)) - Math.max(near, away)) * pull;
}
/** Pointing at the goal is worth so many centimetres of way. */
const POINTING = 6;

// His plan ---------------------------------------------------------------------------------------------------------

/** Somewhere to go: nearer than `near` cm is near enough; each cm is worth `pull` army points. */
interface Goal {
  readonly at: Point;
  readonly near: number;
  readonly pull: number;
}

interface Plan {
  readonly posture: 'attack' | 'hold';
  /** How much the enemy's losses weigh against its own. */
  readonly boldness: number;
  readonly goals: ReadonlyMap<Id, Goal>;
}

/** An attacker goes for the enemy and the objective; a defender waits, until the enemy is the weaker. */
const planOf = (view: View, system: RuleSystem): Plan => planFor(view, view.seat, system);

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
