/** Objectives of a scenario: in which turns they count, which side has one to itself, who takes and loses them. Who holds ground is the book's. */
import { does, midway, verbFor } from '../../battle';
import type { BattleState, Field, Id, RosterObjective, Seat, View } from '../../battle';

/** The mark of the battle that remembers who held what when it was last looked: `objective:side`, a blank between two. */
const OBJECTIVES_HELD = 'objectives held';

/** An objective counts in the turns the scenario names, in all without any. */
export const objectiveCounts = ({ from, until }: RosterObjective, turn: number): boolean =>
  turn >= (from ?? 0) && turn <= (until ?? Infinity);

/** The objectives that count in this turn, with who holds each by the book. */
export function objectivesNow(
  view: View,
  holder: (view: View, objective: RosterObjective) => Id | null,
): readonly (Pick<RosterObjective, 'id' | 'at' | 'points'> & Record<'owner' | 'holder', Seat | null>)[] {
  const { sides, objectives } = view.roster;
  const seatOf = (side: Id | null): Seat | null => sides.find(({ id }) => id === side)?.seat ?? null;
  return objectives
    .filter((one) => objectiveCounts(one, view.state.at.turn))
    .map((one) => ({
      id: one.id,
      at: one.at,
      owner: seatOf(one.holder),
      points: one.points,
      holder: seatOf(holder(view, one)),
    }));
}

/** The one side that all of these belong to; null when there are none, or of several sides. */
export function onlySideOf(units: readonly { readonly side: Id }[]): Id | null {
  const sides = new Set(units.map(({ side }) => side));
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : null;
}

/** Tells which objectives have been taken or lost since this was last told. */
export function tellObjectives(field: Field, holder: (objective: RosterObjective) => Id | null, clause: Id): void {
  for (const objective of field.roster.objectives) {
    const held = objectivesHeld(field.state);
    const before = held.get(objective.id) ?? null;
    const now = holder(objective);
    if (now === before) continue;
    if (now === null) held.delete(objective.id);
    else held.set(objective.id, now);
    const value = [...held].map((pair) => pair.join(':')).join(' ');
    field.emit(
      { do: 'mark', id: null, mark: OBJECTIVES_HELD, value: value === '' ? null : value },
      {
        text: changeOfHands(field, objective, before, now),
        reasons: [{ clause, label: now === null ? 'No side has it to itself' : 'Its troops alone hold it' }],
      },
    );
  }
}

/** Who held what when it was last told, by objective; what nobody has to himself is left out. */
export function objectivesHeld({ marks }: Pick<BattleState, 'marks'>): Map<Id, Id> {
  const mark = marks[OBJECTIVES_HELD];
  const pairs = typeof mark === 'string' ? mark.split(' ') : [];
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf(':');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Empty for a side that stands from the first where its objective is. */
function changeOfHands(
  { roster, state }: Field,
  objective: RosterObjective,
  before: Id | null,
  now: Id | null,
): string {
  const side = (id: Id): string => roster.sides.find((one) => one.id === id)?.name ?? id;
  if (now === null)
    return before === null
      ? ''
      : `${side(before)} no longer ${verbFor(side(before), 'holds')} ${midway(objective.name)}.`;
  if (before === null && now === objective.holder && state.at.turn <= 1) return '';
  const loser = before ?? (objective.holder === now ? null : objective.holder);
  return `${does(side(now), 'takes')} ${midway(objective.name)}${loser === null ? '' : ` from ${midway(side(loser))}`}.`;
}
