/** The end of the battle, looked at after each turn (MCN-SEQ-08); objectives and endings of the scenario come with it. */
import { does, hasMarchedOff, midway } from '../../../battle';
import type { Field, Id, Roster, RosterObjective, RosterSide, Rule, View } from '../../../battle';
import { exceeds, gap, pointGap, ROUNDING } from '../../../geometry';
import type { Pose } from '../../../geometry';
import type { Scenario } from '../../../scenario';
import { endingOf, exitHolders, onlySideOf, overBy, tellObjectives } from '../../common';
import type { Ending, EndingRules, Holder, SideLosses } from '../../common';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import { findTroop, isCombat, isHeldInMelee, isRouting, troopAt, troopInside, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { goalIn, OWN_KEY, turnsIn } from '../troops/overrides';
import { traitsIn } from '../troops/traits';
import { STRENGTH } from '../troops/vocabulary';

/** Combat units of a side, and those of them that are gone or run. */
export function lossesOf(
  view: View,
  side: Id,
): { readonly units: number; readonly lost: number; readonly share: number } {
  let [units, lost, began, now] = [0, 0, 0, 0];
  for (const [id, { unit, class: unitClass, strength }] of traitsIn(view.roster)) {
    if (unit.side !== side || unitClass === 'WAG') continue;
    units++;
    began += strength;
    const piece = view.state.pieces.find((one) => one.id === id);
    // Whom the enemy has not found he takes to be whole.
    const isGone = piece !== undefined && 'gone' in piece.where && !hasMarchedOff(piece.where);
    now += isGone ? 0 : (piece?.gauges[STRENGTH] ?? strength);
    if (isGone || (piece && isRouting({ piece }))) lost++;
  }
  return { units, lost, share: began === 0 ? 0 : (began - now) / began };
}

/** At half of its combat units lost a side is broken, or at the scenario's own breaking point in units. */
export function breaksAt(view: View, side: Id): number {
  const given = view.ground.scenario.armies.find(({ id }) => id === side)?.breakPoint ?? null;
  const half = Math.max(1, Math.ceil(lossesOf(view, side).units * houseOf(view).victory.brokenAt));
  return given === null ? half : Math.min(half, Math.max(1, Math.ceil(given)));
}

/** The side with the clearly smaller share of its strength lost; null for a draw. */
export function clearWinner(
  first: { readonly id: Id; readonly share: number },
  second: { readonly id: Id; readonly share: number },
  clearBy: number,
): Id | null {
  const [less, more] = first.share <= second.share ? [first, second] : [second, first];
  return less.share < more.share && more.share >= clearBy * less.share - ROUNDING ? less.id : null;
}

const betterOff = (field: Field): Id | null => {
  const [first, second] = field.roster.sides.map(({ id }) => ({
    id,
    share: lossesOf(field.whole, id).share,
  }));
  return first && second ? clearWinner(first, second, houseOf(field).victory.clearBy) : null;
};

/** What an army had to take or keep, where its scenario gives this book such a goal. */
export function goalOf({ armies }: Scenario, { objectives }: Roster, side: Id): RosterObjective | null {
  const goal = goalIn(armies.find(({ id }) => id === side)?.overrides[OWN_KEY]);
  return goal === null ? null : (objectives.find(({ name }) => name === goal) ?? null);
}

const UNDECIDED = 'neither side has lost clearly less of its strength';

/** Where losses decide nothing, who had a goal has won by having it, and lost without it. */
function byItsGoal(field: Field): Pick<Ending, 'winner' | 'why' | 'label'> | null {
  for (const { id, name } of field.roster.sides) {
    const goal = goalOf(field.ground.scenario, field.roster, id);
    if (goal === null) continue;
    const holds = holderOf(field.whole, goal) === id;
    const winner = field.roster.sides.find((side) => (side.id === id) === holds)?.id ?? null;
    const how = `${does(name, 'is')} ${holds ? 'in possession of' : 'without'} ${midway(goal.name)}`;
    return { winner, why: `${UNDECIDED}, and ${midway(how)}`, label: `${name} had to hold ${midway(goal.name)}` };
  }
  return null;
}

/** The side that has an objective to itself. */
export const holderOf = (view: View, objective: RosterObjective): Id | null => onlySideOf(holdersOf(view, objective));

/** The units that can hold an objective they are at, of either side. */
export const holdersOf = (view: View, { exit, ...objective }: RosterObjective): readonly Holder[] =>
  exit
    ? exitHolders(view.state, { exit })
    : troopsOn(view).filter((troop) => canHold(troop) && isOn(view, troop, objective));

const canHold = (troop: Troop): boolean => isCombat(troop) && !isRouting(troop);

/** Would a unit be on an objective if it stood there? One in houses stays in them where there are any. */
export function wouldHold(view: View, unit: Id, objective: Id, at: Pose): boolean {
  const troop = findTroop(view, unit);
  const place = view.roster.objectives.find(({ id }) => id === objective);
  if (!troop || !place || !canHold(troop)) return false;
  const block = troop.inside && view.ground.blockAt(at);
  return isOn(view, block ? troopInside(troop, block) : troopAt(troop, at), place);
}

/** Who may leave by an exit: whoever does not run, and is in no melee. */
export const mayLeave = (view: View): readonly Troop[] =>
  troopsOn(view).filter((troop) => !isRouting(troop) && !troop.inside && !isHeldInMelee(view, troop));

function isOn(view: View, troop: Troop, { feature, at }: RosterObjective): boolean {
  const named = view.ground.scenario.terrain.find(({ id }) => id === feature);
  if (named?.kind === 'bua') return troop.inside?.bua === named.id;
  if (feature !== null && view.ground.block(feature)) return troop.inside?.id === feature;
  const area = named?.kind === 'hill' ? view.ground.area(named.id) : null;
  if (area) return view.ground.share(troop.box, area) > 0.5;
  const crossing = view.ground.crossings.find(({ id }) => id === feature);
  return !exceeds(crossing ? gap(troop.box, crossing.box) : pointGap(at, troop.box), inches(view, NEAR));
}
const NEAR = 4;

function objectivesNow(field: Field): void {
  const view = field.whole;
  tellObjectives(field, (objective) => holdersOf(view, objective), { held: 'MCN-SEQ-08', disputed: 'MCN-SEQ-08' });
}

const rulesFor = (field: Field): EndingRules => ({
  clauses: { broken: 'MCN-SEQ-08', bothBroken: 'MCN-SEQ-08', objectives: 'MCN-SEQ-08', lastTurn: 'MCN-SEQ-08' },
  counted: 'units',
  undecided: UNDECIDED,
  whenBothBreak: () => betterOff(field),
  betterOff: () => betterOff(field),
  whenEven: () => byItsGoal(field),
  holder: (one, objective) => holderOf(one.whole, objective),
});

/** Losses told, and the battle ended where they or the scenario end it; without an end of its own after the turns of an army or the book. */
export function* reckoning(field: Field): Rule<void> {
  yield* [];
  objectivesNow(field);
  const losses = field.roster.sides.map((side) => tellLosses(field, side));
  const ending = endingOf(field, losses, rulesFor(field)) ?? lastTurnOf(field);
  if (!ending) return;
  overBy(field, ending, rulesFor(field));
}

/** What an army of the scenario gives this book; undefined where none gives anything. */
const turnsGiven = ({ armies }: Scenario): number | undefined =>
  armies.map(({ overrides }) => turnsIn(overrides[OWN_KEY])).find((turns) => turns !== null) ?? undefined;

/** The turn that ends a battle whose scenario sets no end for every book (MCN-SEQ-08). */
export const lastTurnIn = (scenario: Scenario, of: { readonly roster: Roster }): number | null =>
  scenario.victory.turns === null ? (turnsGiven(scenario) ?? houseOf(of).victory.turns) : null;

function lastTurnOf(field: Field): Ending | null {
  const { scenario } = field.ground;
  const given = turnsGiven(scenario);
  const turns = lastTurnIn(scenario, field);
  if (turns === null || field.state.at.turn < turns) return null;
  const winner = betterOff(field);
  const even = winner === null ? byItsGoal(field) : null;
  return {
    winner: winner ?? even?.winner ?? null,
    why: `Turn ${turns} was the last${even ? `: ${even.why}` : ''}`,
    clause: 'MCN-SEQ-08',
    label: given === undefined ? 'The scenario has no limit of its own' : 'So long the scenario gives this book',
  };
}

function tellLosses(field: Field, side: RosterSide): SideLosses {
  const view = field.whole;
  const { lost } = lossesOf(view, side.id);
  const limit = breaksAt(view, side.id);
  field.emit(
    { do: 'told', who: side.id, what: 'losses' },
    {
      text: `${does(side.name, 'has')} lost ${lost} ${lost === 1 ? 'unit' : 'units'}: ${limit} break it.`,
      reasons: [{ clause: 'MCN-SEQ-08', label: 'Gone or routing', value: lost }],
    },
  );
  return { side, lost, breaksAt: limit };
}
