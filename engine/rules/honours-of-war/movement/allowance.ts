/** What a unit has in hand during its activation, as plain data: every question about its movement carries it. */
import type { Id, Refusal, View } from '../../../battle';
import type { Pose } from '../../../geometry';
import type { Cm, Weather } from '../../../scenario';
import { MARCH_MOVES, NORMAL_MOVES } from '../command/performance-table';
import type { Performance } from '../command/performance-table';
import { normalMove } from '../troops/traits';
import { nearest } from '../../../tabletop';
import { refuse } from '../../common';
import { enemiesOf, isColumn, isLimbered, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf, shareLeft, weatherOf } from '../weather';
import { wadingIn } from './water';
import { lengthWords } from '../lengths';

export interface Allowance {
  readonly unit: Id;
  readonly performance: Performance;
  /** Under the general's own direction its movement is optional (HOW-PERF-11). */
  readonly directed: boolean;
  /** The weather of the turn, which shortens N (HOW-WX-04). */
  readonly weather: Weather;
  /** The normal move it is in, and how many it may make. */
  readonly move: number;
  readonly moves: number;
  /** Spent of this normal move, costs included. */
  readonly spent: Cm;
  /** Where and in which formation its activation began (HOW-FLANK-05). */
  readonly first: Pose;
  readonly firstFormation: string;
  /** Where and in which formation this normal move began. */
  readonly start: Pose;
  readonly startFormation: string;
  /** Where it stood when this normal move began, or after the last change of formation in it: its bases are held to that (HOW-MOVE-04). */
  readonly began: Pose;
  readonly deducted: boolean;
  /** Degrees wheeled and pivoted within 20 cm of the enemy in this normal move (HOW-MOVE-06). */
  readonly turnedNear: number;
  /** It changed formation in this normal move: N is the line's (HOW-FORMCHG-04). */
  readonly changed: boolean;
  /** The fordable river in which this normal move began: it goes on at half rate (HOW-TERR-20). */
  readonly wading: Id | null;
  /** All of this normal move was made on a road (HOW-TERR-12). */
  readonly onRoad: boolean;
  /** Path of this activation, and the part since the last change, obstacle or first sight (HOW-CHG-05). */
  readonly travelled: Cm;
  readonly runIn: Cm;
  /** Wheels and pivots of this normal move; it may count as an advance so far (HOW-PERF-09). */
  readonly turns: number;
  readonly advances: boolean;
  /** It has done its duty to advance (HOW-PERF-09). */
  readonly dutyDone: boolean;
  /** Friends it has passed through, bound to stand still for it (HOW-INTER-03). */
  readonly passed: readonly Id[];
}

export function freshAllowance(
  view: View,
  troop: Troop,
  order: Pick<Allowance, 'performance' | 'directed'>,
): Allowance {
  const { pose } = troop.box;
  const { formation } = troop.piece;
  return {
    unit: troop.id,
    performance: order.performance,
    directed: order.directed,
    weather: weatherOf(view),
    move: 1,
    moves: movesOf(view, troop, order.performance),
    spent: 0,
    first: pose,
    firstFormation: formation,
    start: pose,
    startFormation: formation,
    began: pose,
    deducted: false,
    turnedNear: 0,
    changed: false,
    wading: wadingIn(view, troop),
    onRoad: true,
    travelled: 0,
    runIn: 0,
    turns: 0,
    advances: true,
    dutyDone: false,
    passed: [],
  };
}

/** An allowance with some of it changed; written out, as copies by spread are slow where they are made so often. */
export function amended(
  from: Allowance,
  by: Partial<Omit<Allowance, 'unit' | 'performance' | 'directed' | 'weather' | 'first' | 'firstFormation'>>,
): Allowance {
  return {
    unit: from.unit,
    performance: from.performance,
    directed: from.directed,
    weather: from.weather,
    move: by.move ?? from.move,
    moves: by.moves ?? from.moves,
    spent: by.spent ?? from.spent,
    first: from.first,
    firstFormation: from.firstFormation,
    start: by.start ?? from.start,
    startFormation: by.startFormation ?? from.startFormation,
    began: by.began ?? from.began,
    deducted: by.deducted ?? from.deducted,
    turnedNear: by.turnedNear ?? from.turnedNear,
    changed: by.changed ?? from.changed,
    wading: by.wading === undefined ? from.wading : by.wading,
    onRoad: by.onRoad ?? from.onRoad,
    travelled: by.travelled ?? from.travelled,
    runIn: by.runIn ?? from.runIn,
    turns: by.turns ?? from.turns,
    advances: by.advances ?? from.advances,
    dutyDone: by.dutyDone ?? from.dutyDone,
    passed: by.passed ?? from.passed,
  };
}

/** The next normal move of a double move. */
export const nextMove = (view: View, troop: Troop, allowance: Allowance): Allowance =>
  amended(allowance, {
    move: allowance.move + 1,
    spent: 0,
    start: troop.box.pose,
    startFormation: troop.piece.formation,
    began: troop.box.pose,
    deducted: false,
    turnedNear: 0,
    changed: false,
    wading: wadingIn(view, troop),
    turns: 0,
    advances: true,
    onRoad: true,
  });

/** Why a unit may not begin its second normal move; null when it may. */
export function secondMoveRefused(view: View, about: Allowance): Refusal | null {
  const troop = unitOf(view, about);
  if (about.move >= about.moves) return refuse('HOW-PERF-03', 'Only one normal move is allowed.');
  if (isMarching(about) && !mayMarch(view, troop))
    return refuse(
      'HOW-MOVE-09',
      `A column marches on only while it is more than ${lengthWords(troop.traits.scale.distances.cm60)} from the enemy.`,
    );
  if (isMarching(about) && isLimbered(troop) && !about.onRoad)
    return refuse('HOW-MOVE-09', 'Limbered guns march twice only on roads.');
  return about.spent > 0 || about.changed ? null : refuse('HOW-MOVE-01', 'The first move is not begun.');
}

/** One normal move as on Steady, for who moves out of turn: to pursue, to intercept or into a melee (HOW-PURS-04, HOW-CCHG-08, 10). */
export const oneMove = (view: View, troop: Troop): Allowance => ({
  ...freshAllowance(view, troop, { performance: 'Steady', directed: true }),
  moves: 1,
});

/** One normal move; two on Admirable and Inspiring, or for a march far from the enemy, but in no storm (HOW-PERF-03, 08, HOW-MOVE-09, HOW-WX-05). */
function movesOf(view: View, troop: Troop, performance: Performance): number {
  if (!effectsOf(view).doubleMoves) return 1;
  return performance === 'Steady' && mayMarch(view, troop) ? MARCH_MOVES : NORMAL_MOVES[performance];
}

/** More than 60 cm from every enemy, in march column; guns on roads only, which the move itself shows (HOW-MOVE-09). */
function mayMarch(view: View, troop: Troop): boolean {
  if (!isColumn(troop) || troop.traits.kind === 'transport') return false;
  const enemy = nearest(troop, enemiesOf(view, troop.side));
  return !enemy || enemy.distance > troop.traits.scale.distances.cm60;
}

/** Units that march double on Steady, bound to stay more than 60 cm off all along (HOW-MOVE-09). */
export const isMarching = (allowance: Allowance): boolean =>
  allowance.performance === 'Steady' && allowance.moves === 2;

/** N of this normal move, in cm, less what the weather takes (HOW-MOVE-01, HOW-FORMCHG-04, HOW-TERR-03, HOW-TERR-12). */
export function moveOf(troop: Troop, allowance: Allowance, onRoad = allowance.onRoad): Cm {
  const formation = allowance.changed && troop.traits.kind !== 'artillery' ? 'line' : troop.piece.formation;
  const road = onRoad && isColumn(troop);
  const full = normalMove(troop.traits, formation, road) * shareLeft(allowance.weather, troop.traits, formation, road);
  const halved = troop.piece.formation === 'deployed' && troop.traits.nation.manhandling === 'half';
  return halved ? full / 2 : full;
}

/** What is left of this normal move. */
export const leftOf = (troop: Troop, allowance: Allowance, onRoad?: boolean): Cm =>
  Math.max(0, moveOf(troop, allowance, onRoad) - allowance.spent);

export const unitOf = (view: View, allowance: Allowance): Troop => troopOf(view, allowance.unit);
