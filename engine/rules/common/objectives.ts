/** Objectives of a scenario: in which turns they count, which side has one to itself, who takes and loses them. Who holds ground is the book's. */
import { DISPUTED, does, midway, OBJECTIVES_HELD, objectivesTold, verbFor } from '../../battle';
import { isAmong } from './number-lists';
import type { Field, Id, Reason, RosterObjective, Seat, View } from '../../battle';

/** Numbers, from 0 in the order of the scenario, of objectives that an event has made count, and of those it has made count no more. */
export const OBJECTIVES_OPEN = 'objectives open';
export const OBJECTIVES_VOID = 'objectives void';

/** An objective counts as the last event about it says, else in the turns the scenario names, in all without any. */
export function objectiveCounts(
  { state, roster }: Pick<View, 'state' | 'roster'>,
  objective: RosterObjective,
): boolean {
  const number = roster.objectives.findIndex(({ id }) => id === objective.id);
  if (isAmong(state.marks[OBJECTIVES_VOID], number)) return false;
  if (isAmong(state.marks[OBJECTIVES_OPEN], number)) return true;
  return state.at.turn >= (objective.from ?? 0) && state.at.turn <= (objective.until ?? Infinity);
}

/** As `rules/system` tells of it: the shared rules and that contract do not know each other. */
interface ObjectiveNow extends Pick<RosterObjective, 'id' | 'at' | 'points'> {
  readonly owner: Seat | null;
  readonly holder: Seat | null;
  /** The holder's units on it. */
  readonly heldBy: readonly Id[];
}
/** A unit that can hold an objective it is at. */
export interface Holder {
  readonly id: Id;
  readonly side: Id;
}

/** The objectives that count in this turn, with who holds each by the book; `at`: who can hold one. */
export function objectivesNow(
  view: View,
  at: (view: View, objective: RosterObjective) => readonly Holder[],
): readonly ObjectiveNow[] {
  const { sides, objectives } = view.roster;
  const seatOf = (side: Id | null): Seat | null => sides.find(({ id }) => id === side)?.seat ?? null;
  return objectives
    .filter((one) => objectiveCounts(view, one))
    .map((one) => {
      const those = at(view, one);
      const holder = onlySideOf(those);
      return {
        id: one.id,
        at: one.at,
        owner: seatOf(one.holder),
        points: one.points,
        holder: seatOf(holder),
        heldBy: holder === null ? [] : those.map(({ id }) => id),
      };
    });
}

/** Does it cost a side its points: in the hands of the enemy where it was the side's to hold, or of nobody where that costs too? */
export function costsSide({ holder: owner, costsWhoLacks }: RosterObjective, side: Id, holder: Id | null): boolean {
  if (holder === side) return false;
  return costsWhoLacks === true || (holder !== null && (owner === side || owner === null));
}

/** The one side that all of these belong to; null when there are none, or of several sides. */
export function onlySideOf(units: readonly Pick<Holder, 'side'>[]): Id | null {
  const sides = new Set(units.map(({ side }) => side));
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : null;
}

/** The clauses that tell who holds an objective, and what becomes of one with both sides at it. */
interface ObjectiveClauses {
  readonly held: Id;
  readonly disputed: Id;
}

/** Tells which objectives have been taken, lost or come into dispute since this was last told; `at`: who can hold each. */
export function tellObjectives(
  field: Field,
  at: (objective: RosterObjective) => readonly Pick<Holder, 'side'>[],
  clauses: ObjectiveClauses,
): void {
  for (const objective of field.roster.objectives) {
    const told = objectivesTold(field.state);
    const before = told.get(objective.id) ?? null;
    const those = at(objective);
    const now = onlySideOf(those) ?? (those.length > 0 ? DISPUTED : null);
    if (now === before) continue;
    if (now === null) told.delete(objective.id);
    else told.set(objective.id, now);
    const value = [...told].map((pair) => pair.join(':')).join(' ');
    field.emit(
      { do: 'mark', id: null, mark: OBJECTIVES_HELD, value: value === '' ? null : value },
      { text: changeOfHands(field, objective, before, now), reasons: [reasonFor(now, clauses)] },
    );
  }
}

function reasonFor(now: Id | null, { held, disputed }: ObjectiveClauses): Reason {
  if (now === DISPUTED) return { clause: disputed, label: 'Units of both sides are at it' };
  return { clause: held, label: now === null ? 'No side has it to itself' : 'Its troops alone hold it' };
}

/** Empty for a side that stands from the first where its objective is. */
function changeOfHands(
  { roster, state }: Field,
  { name, holder: owner }: RosterObjective,
  before: Id | null,
  now: Id | null,
): string {
  const side = (id: Id): string => roster.sides.find((one) => one.id === id)?.name ?? id;
  const it = midway(name);
  if (now === DISPUTED) return `Both sides dispute ${it}: it counts for neither.`;
  if (before === DISPUTED) return now === null ? `Nobody is left at ${it}.` : `${does(side(now), 'has')} ${it} alone.`;
  if (now === null) return before === null ? '' : `${side(before)} no longer ${verbFor(side(before), 'holds')} ${it}.`;
  if (before === null && now === owner && state.at.turn <= 1) return '';
  const loser = before ?? (owner === now ? null : owner);
  return `${does(side(now), 'takes')} ${it}${loser === null ? '' : ` from ${midway(side(loser))}`}.`;
}
