/** What a side means to do: attack or hold, and where each of its units should go. Neutral between rule systems. */
import { remembered } from '../battle';
import type { Id, Piece, View } from '../battle';
import { poseOf } from '../battle';
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
  goalOf(view: View, unit: Id): Goal | null;
}

/** An attacker goes for the enemy and the objective; a defender waits, until the enemy is the weaker. */
export function planOf(view: View, system: RuleSystem): Plan {
  return remembered(view, `plan ${view.seat}`, () => makePlan(view, system));
}

function makePlan(view: View, system: RuleSystem): Plan {
  const side = view.roster.sides.find((one) => one.seat === view.seat);
  const own = view.state.pieces.filter((piece) => piece.seat === view.seat);
  const enemies = view.state.pieces.filter((piece) => piece.seat !== view.seat && !('gone' in piece.where));
  const strength = (pieces: readonly Piece[]): number =>
    pieces.reduce((sum, piece) => sum + system.worth(view, piece.id), 0);
  const ahead = strength(own) > strength(enemies) * 1.5;
  const posture = side?.attacker === true || ahead ? 'attack' : 'hold';
  return {
    posture,
    boldness: posture === 'attack' ? 1.15 : 1,
    goalOf: (now, unit) => goalOf(now, system, posture, unit),
  };
}

/** An attacker's unit: the enemy it can best reach, or the objective when none is nearer. A defender's: its objective. */
function goalOf(view: View, system: RuleSystem, posture: Plan['posture'], unit: Id): Goal | null {
  return remembered(view, `goal ${unit}`, () => {
    const piece = view.state.pieces.find(({ id }) => id === unit);
    const at = piece && poseOf(piece.where);
    if (!piece || !at) return null;
    if (system.worth(view, unit) < WEAK * fullWorth(view, system, unit)) return retreatGoal(view, at);
    const objectives = view.roster.objectives.map((objective) => ({
      at: objective.at,
      bonus: OBJECTIVE * objective.points,
    }));
    const enemies = view.state.pieces
      .filter((other) => other.seat !== view.seat)
      .flatMap((other) => {
        const where = placeOf(view, other);
        return where ? [{ at: where, bonus: WEAKNESS * (1 - system.worth(view, other.id)) }] : [];
      });
    const wanted = posture === 'attack' ? [...enemies, ...objectives] : enemies;
    const [best] = wanted.toSorted((a, b) => distance(at, a.at) - a.bonus - (distance(at, b.at) - b.bonus));
    if (!best) return null;
    return { at: best.at, near: posture === 'attack' ? CLOSE : WATCH, pull: posture === 'attack' ? PULL : PULL / 6 };
  });
}

/** A spent unit goes away from the enemy to rally. */
function retreatGoal(view: View, at: Point): Goal | null {
  const enemies = view.state.pieces.filter((other) => other.seat !== view.seat).map((other) => placeOf(view, other));
  const [near] = enemies.filter((place) => place !== null).toSorted((a, b) => distance(at, a) - distance(at, b));
  if (!near) return null;
  const far = Math.max(1, distance(at, near));
  const away = { x: at.x + ((at.x - near.x) / far) * 60, y: at.y + ((at.y - near.y) / far) * 60 };
  return { at: away, near: 0, pull: PULL };
}

function placeOf(view: View, piece: Piece): Point | null {
  if ('on' in piece.where) return piece.where.on;
  if ('inside' in piece.where) return view.ground.block(piece.where.inside)?.box.pose ?? null;
  return null;
}

/** What the unit was worth without losses: the system's worth scales with its state. */
function fullWorth(view: View, system: RuleSystem, unit: Id): number {
  const piece = view.state.pieces.find(({ id }) => id === unit);
  if (!piece) return 0;
  const whole = { ...piece, gauges: Object.fromEntries(Object.keys(piece.gauges).map((gauge) => [gauge, 0])) };
  const pieces = view.state.pieces.map((other) => (other === piece ? whole : other));
  return system.worth({ ...view, scratch: new Map(), state: { ...view.state, pieces } }, unit);
}

/** Below this share of its worth a unit is spent. */
const WEAK = 0.45;
/** Army points a centimetre of way is worth to an attacker. */
const PULL = 0.006;
/** Attackers close to this, defenders watch from here. */
const CLOSE = 8;
const WATCH = 35;
/** Centimetres an objective point or a shaken enemy may lie farther away. */
const OBJECTIVE = 10;
const WEAKNESS = 20;
