/** Army breaking points and objectives (HOW-BREAK, HOW-OBJ). */
import { does, hasMarchedOff } from '../../../battle';
import type { Field, Id, Piece, Reason, Roster, RosterObjective, RosterSide, Rule, View } from '../../../battle';
import { fact, factOf } from '../../../facts';
import { exceeds, gap, pointGap } from '../../../geometry';
import type { Pose } from '../../../geometry';
import type { Scenario } from '../../../scenario';
import { playsWith } from '../options';
import { registerOf } from '../troops/traits';
import { findTroop, isDoneFor, isInMelee, isMarked, isRed, troopAt, troopIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import {
  costsSide,
  endingOf,
  exitHolders,
  leastLost,
  objectiveCounts,
  objectivesNow as objectivesHeldNow,
  onlySideOf,
  overBy,
  tellObjectives,
  sumOf,
} from '../../common';
import type { EndingRules, Holder, SideLosses } from '../../common';

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

/** Is a unit lost: Done For, or driven from the table; who has marched off it by leave of the scenario is not (HOW-BREAK-02, HOW-BREAK-09)? */
export const isLost = (piece: Piece): boolean =>
  isDoneFor({ piece }) || ('gone' in piece.where && !hasMarchedOff(piece.where));
/** Where one of a broken brigade is that has left the table, which is lost (HOW-OPT-03). */
export const DISENGAGED = 'disengaged';

/** What a unit without morale costs while it is so (HOW-OPT-04). */
const RED = 0.5;

/** Army points a side has lost, with the reason for each (HOW-BREAK-02, HOW-BREAK-03). */
export function pointsLost(view: View, side: Id): { readonly points: number; readonly reasons: readonly Reason[] } {
  const { traits } = registerOf(view.roster);
  const reasons: Reason[] = [];
  for (const piece of view.state.pieces) {
    const unit = traits.get(piece.id);
    if (unit?.unit.side === side && isLost(piece))
      reasons.push({ clause: 'HOW-BREAK-02', label: `${unit.unit.name} lost`, value: unit.points });
  }
  if (playsWith(view.roster, 'points for red dice'))
    for (const troop of troopsOn(view))
      if (troop.side === side && isRed(troop))
        reasons.push({ clause: 'HOW-OPT-04', label: `${troop.traits.unit.name} without morale`, value: RED });
  for (const objective of view.roster.objectives.filter((one) => objectiveCounts(view, one))) {
    const holder = holderOf(view, objective);
    if (costsSide(objective, side, holder))
      reasons.push({
        clause: 'HOW-BREAK-03',
        label: `${objective.name} ${holder === null ? 'not held' : 'in enemy hands'}`,
        value: objective.points,
      });
  }
  return { points: sumOf(reasons), reasons };
}

/** Their sum, for generals: kept, as they ask often. */
export const lostIn = factOf(
  ['places', 'formations', 'marks', 'ground', 'step'],
  (view: View, side: Id): number => pointsLost(view, side).points,
);

/** The side that holds an objective: with a unit of its own on it and none of the enemy (HOW-OBJ-03, 04). */
export const holderOf = (view: View, objective: RosterObjective): Id | null => onlySideOf(holdersOf(view, objective));

/** The units on an objective that can hold it, of either side. */
const holdersOf = factOf(
  ['places', 'formations', 'marks', 'ground'],
  (view: View, { exit, ...objective }: RosterObjective): readonly Holder[] => {
    if (exit) return exitHolders(view.state, { exit });
    const isOn = testOf(view, objective);
    return troopsOn(view).filter((troop) => canHold(troop) && isOn(troop));
  },
);

/** Would a unit be on an objective if it stood there? One in houses stays in them where there are any. */
export function wouldHold(view: View, unit: Id, objective: Id, at: Pose): boolean {
  const troop = findTroop(view, unit);
  const place = view.roster.objectives.find(({ id }) => id === objective);
  if (!troop || !place || !canHold(troop)) return false;
  const block = troop.inside && view.ground.blockAt(at);
  return testOf(view, place)(block ? troopIn(troop, block) : troopAt(troop, at));
}

/** Who may leave by an exit: steady, and in no melee. */
export const mayLeave = (view: View): readonly Troop[] =>
  troopsOn(view).filter((troop) => canHold(troop) && !troop.inside && !isInMelee(view, troop));

/** Who holds what, for generals: kept, as they ask often. */
export const objectivesIn = fact(['places', 'formations', 'marks', 'ground', 'step'], (view: View) =>
  objectivesHeldNow(view, holdersOf),
);

/** Steady units, without wagons (HOW-OBJ-03, HOW-OBJ-06). */
const canHold = (troop: Troop): boolean =>
  !isDoneFor(troop) && !isRed(troop) && troop.traits.kind !== 'transport' && !isMarked(troop, 'crew only');

/** Is a unit on an objective: in the block, more than half on the hill, or within 10 cm of the bridge, ford or marker (HOW-OBJ-03)? */
function testOf(view: View, { feature, at }: RosterObjective): (troop: Troop) => boolean {
  const named = view.ground.scenario.terrain.find(({ id }) => id === feature);
  if (named?.kind === 'bua') return ({ inside }) => inside?.bua === named.id;
  if (feature !== null && view.ground.block(feature)) return ({ inside }) => inside?.id === feature;
  if (named?.kind === 'hill') {
    const area = view.ground.area(named.id);
    return ({ box }) => area !== null && view.ground.share(box, area) > 0.5;
  }
  const crossing = view.ground.crossings.find(({ id }) => id === feature);
  const { cm10 } = registerOf(view.roster).scale.distances;
  return ({ boxes }) => boxes.some((box) => !exceeds(crossing ? gap(box, crossing.box) : pointGap(at, box), cm10));
}

/** Tells of objectives that have changed hands or come into dispute. */
export function objectivesNow(field: Field): void {
  tellObjectives(field, (objective) => holdersOf(field.whole, objective), {
    held: 'HOW-OBJ-03',
    disputed: 'HOW-OBJ-04',
  });
}

/** Fewest points lost win after the last turn; both armies broken in the same turn draw (HOW-BREAK-04 to 08). */
const ENDINGS: EndingRules = {
  clauses: { broken: 'HOW-BREAK-04', bothBroken: 'HOW-BREAK-05', objectives: 'HOW-BREAK-07', lastTurn: 'HOW-BREAK-06' },
  counted: 'points',
  whenBothBreak: () => null,
  betterOff: leastLost,
  holder: (field, objective) => holderOf(field.whole, objective),
};

/** Lost points against the breaking points at the end of the turn, then what else the scenario lets decide (HOW-BREAK-04 to 08). */
export function* breakingPhase(field: Field): Rule<void> {
  const ending = endingOf(
    field,
    field.roster.sides.map((side) => lossOf(field, side)),
    ENDINGS,
  );
  if (!ending) return;
  overBy(field, ending, ENDINGS);
}

function lossOf(field: Field, side: RosterSide): SideLosses {
  const view = field.view(side.seat);
  const { points, reasons } = pointsLost(view, side.id);
  const limit = breaksAt(view, side.id);
  field.emit(
    { do: 'told', who: side.id, what: 'points' },
    {
      text: `${does(side.name, 'has')} lost ${points} of ${limit} army points.`,
      reasons: [...reasons, { clause: 'HOW-BREAK-04', label: `Breaks at ${limit}` }],
    },
  );
  return { side, lost: points, breaksAt: limit };
}

/** The scenario's own breaking point where it gives one. */
export const breakPointIn = ({ armies }: Scenario, roster: Roster, side: Id): number =>
  armies.find(({ id }) => id === side)?.breakPoint ?? breakPointOf(roster, side);

export const breaksAt = (view: View, side: Id): number => breakPointIn(view.ground.scenario, view.roster, side);
