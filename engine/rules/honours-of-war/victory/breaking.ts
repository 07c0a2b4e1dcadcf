/** Army breaking points and objectives (HOW-BREAK, HOW-OBJ). */
import type { Field, Id, Piece, Reason, Roster, RosterObjective, RosterSide, Rule, View } from '../../../battle';
import { gap, pointGap } from '../../../geometry';
import type { Scenario } from '../../../scenario';
import { registerOf } from '../troops/traits';
import { isDoneFor, isMarked, isRed, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { endingByScenario } from './ending';
import type { Ending } from './ending';

/** The share of an army's points whose loss breaks it. */
export const BREAKING_SHARE = 0.5;

/**
 * Half of its units, rounded down; small units count a half, large one and a half (HOW-BREAK-01). Units that come later
 * belong to the army from the start.
 */
export function breakPointOf(roster: Roster, side: Id): number {
  const { traits } = registerOf(roster);
  const units = [...traits.values()].filter(({ unit }) => unit.side === side);
  return Math.floor(units.reduce((sum, { points }) => sum + points, 0) * BREAKING_SHARE);
}

/** Is a unit lost: Done For, or driven from the table (HOW-BREAK-02, HOW-BREAK-09)? */
const isLost = (piece: Piece): boolean => isDoneFor({ piece }) || 'gone' in piece.where;

/** Army points a side has lost, with the reason for each (HOW-BREAK-02, HOW-BREAK-03). */
export function pointsLost(view: View, side: Id): { readonly points: number; readonly reasons: readonly Reason[] } {
  const { traits } = registerOf(view.roster);
  const reasons: Reason[] = [];
  for (const piece of view.state.pieces) {
    const unit = traits.get(piece.id);
    if (unit?.unit.side === side && isLost(piece))
      reasons.push({ clause: 'HOW-BREAK-02', label: `${unit.unit.name} lost`, value: unit.points });
  }
  for (const objective of view.roster.objectives.filter((one) => objectiveCounts(view, one))) {
    const holder = holderOf(view, objective);
    const owned = objective.holder === side || objective.holder === null;
    if (owned && holder !== null && holder !== side)
      reasons.push({ clause: 'HOW-BREAK-03', label: `${objective.name} in enemy hands`, value: objective.points });
  }
  return { points: reasons.reduce((sum, { value = 0 }) => sum + value, 0), reasons };
}

/** An objective counts in the turns the scenario names, in all without any. */
export const objectiveCounts = ({ state }: View, { from, until }: RosterObjective): boolean =>
  state.at.turn >= (from ?? 0) && state.at.turn <= (until ?? Infinity);

/** The side that holds an objective: with a unit of its own on it and none of the enemy (HOW-OBJ-03, 04). */
export function holderOf(view: View, objective: RosterObjective): Id | null {
  const sides = new Set(
    troopsOn(view)
      .filter((troop) => canHold(troop) && isOn(view, troop, objective))
      .map(({ side }) => side),
  );
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : null;
}

/** Steady units, without wagons (HOW-OBJ-03, HOW-OBJ-06). */
const canHold = (troop: Troop): boolean =>
  !isDoneFor(troop) && !isRed(troop) && troop.traits.kind !== 'transport' && !isMarked(troop, 'crew only');

/** In the block, more than half on the hill, or within 10 cm of the bridge, ford or marker (HOW-OBJ-03). */
function isOn(view: View, troop: Troop, { feature, at }: RosterObjective): boolean {
  const named = view.ground.scenario.terrain.find(({ id }) => id === feature);
  if (named?.kind === 'bua') return troop.inside?.bua === named.id;
  if (feature !== null && view.ground.block(feature)) return troop.inside?.id === feature;
  if (named?.kind === 'hill') {
    const area = view.ground.area(named.id);
    return area !== null && view.ground.share(troop.box, area) > 0.5;
  }
  const reach = troop.traits.scale.distances.ten;
  const crossing = view.ground.crossings.find(({ id }) => id === feature);
  return troop.boxes.some((box) => (crossing ? gap(box, crossing.box) : pointGap(at, box)) <= reach + 0.01);
}

/** How a side stands at the end of a turn. */
export interface Reckoning {
  readonly side: RosterSide;
  readonly points: number;
  readonly breaksAt: number;
}

/** Lost points against the breaking points at the end of the turn, then what else the scenario lets decide (HOW-BREAK-04 to 08). */
export function* breakingPhase(field: Field): Rule<void> {
  const reckonings = field.roster.sides.map((side) => reckon(field, side));
  const ending = brokenArmies(reckonings) ?? endingByScenario(field, reckonings);
  if (!ending) return;
  const { winner, why, clause, label } = ending;
  field.emit({ do: 'over', winner, why }, { text: `${why}.`, reasons: [{ clause, label }] });
}

function reckon(field: Field, side: RosterSide): Reckoning {
  const view = field.view(side.seat);
  const { points, reasons } = pointsLost(view, side.id);
  const limit = breaksAt(view, side.id);
  field.emit(
    { do: 'told', who: side.id, what: 'points' },
    {
      text: `${side.name} has lost ${points} of ${limit} army points.`,
      reasons: [...reasons, { clause: 'HOW-BREAK-04', label: `Breaks at ${limit}` }],
    },
  );
  return { side, points, breaksAt: limit };
}

/** An army that has lost its breaking point loses; both in the same turn draw (HOW-BREAK-04, HOW-BREAK-05). */
function brokenArmies(reckonings: readonly Reckoning[]): Ending | null {
  const broken = reckonings.filter(({ points, breaksAt: limit }) => points >= limit);
  const [only] = broken;
  if (!only) return null;
  const winner = broken.length === 1 ? (reckonings.find((one) => one !== only)?.side.id ?? null) : null;
  return {
    winner,
    why: winner ? `${only.side.name} is broken` : 'Both armies are broken',
    clause: winner ? 'HOW-BREAK-04' : 'HOW-BREAK-05',
    label: `${only.points} of ${only.breaksAt} points lost`,
  };
}

/** The scenario's own breaking point where it gives one. */
export const breakPointIn = ({ armies }: Scenario, roster: Roster, side: Id): number =>
  armies.find(({ id }) => id === side)?.breakPoint ?? breakPointOf(roster, side);

export const breaksAt = (view: View, side: Id): number => breakPointIn(view.ground.scenario, view.roster, side);
