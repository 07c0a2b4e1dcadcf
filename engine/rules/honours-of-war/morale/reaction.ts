/** What hits do to a unit when the step's fire or melee is over (HOW-REACT). */
import { does, pieceOf } from '../../../battle';
import type { Field, Id, Rule, View } from '../../../battle';
import { nearest } from '../../../tabletop';
import { enemiesOf, findTroop, hitsOf, isBrokenOff, isDoneFor, isMarked, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { retreat, rout } from './retreat';
import type { Swept } from './escaping';

export type Reaction = 'Done For' | 'retreats' | 'carries on at -1' | 'carries on';

/** By hits, from none to the most a unit can bear (HOW-REACT-01). */
export const REACTIONS: readonly Reaction[] = [
  'carries on',
  'carries on',
  'carries on',
  'carries on at -1',
  'retreats',
  'Done For',
];
/** Hits that end a unit. */
const DONE_FOR_AT = REACTIONS.length - 1;

/** HOW-REACT-01, by all the hits a unit has; a broken-off unit hit again at 4 is Done For (HOW-REACT-03). */
export function reactionOf(troop: Troop): Reaction {
  const reaction = REACTIONS[Math.min(hitsOf(troop), DONE_FOR_AT)] ?? 'carries on';
  return reaction === 'retreats' && isBrokenOff(troop) ? 'Done For' : reaction;
}

/** Reacts at once, if it was hit in this step and has not reacted yet (HOW-REACT-03, HOW-REACT-06). */
export function* reactNow(field: Field, id: Id): Rule<void> {
  yield* react(field, id);
}

/** A unit hit by friends breaking through reacts at once, and goes with them if it breaks (HOW-RET-11). */
export function* reactSwept(field: Field, id: Id, swept: Swept): Rule<void> {
  yield* react(field, id, swept);
}

function* react(field: Field, id: Id, swept?: Swept): Rule<void> {
  const troop = waiting(field, id);
  if (!troop) return;
  field.emit(
    { do: 'mark', id, mark: 'hit now', value: null },
    { reasons: [{ clause: 'HOW-REACT-03', label: 'Reacts now' }] },
  );
  const { name } = troop.traits.unit;
  switch (reactionOf(troop)) {
    case 'Done For':
      yield* field.within(does(name, 'routs'), id, 'HOW-REACT-01', () => rout(field, id, undefined, swept));
      return;
    case 'retreats':
      yield* field.within(does(name, 'retreats'), id, 'HOW-REACT-01', () => retreat(field, id, 'HOW-REACT-01', swept));
      return;
    case 'carries on at -1':
      field.emit(
        { do: 'told', who: id, what: 'carries on' },
        {
          text: `${does(name, 'holds')} with 3 hits.`,
          reasons: [{ clause: 'HOW-REACT-08', label: 'Fire and melee dice', value: -1 }],
        },
      );
      return;
    case 'carries on':
  }
}

/** A unit that was hit in this step and has not reacted. */
function waiting(field: Field, id: Id): Troop | null {
  const troop = findTroop(field.view(pieceOf(field.state, id).seat), id);
  return troop && isMarked(troop, 'hit now') && !isDoneFor(troop) ? troop : null;
}

/**
 * Units react one after another: routs before retreats, the side without initiative first, then the unit farthest from
 * any enemy (HOW-REACT-04, HOW-REACT-07). What one sweeps along has reacted before the next begins.
 */
export function* reactInOrder(field: Field, ids: readonly Id[], initiativeSide: Id): Rule<void> {
  let left = ids;
  for (;;) {
    left = left.filter((id) => waiting(field, id) !== null);
    const [first] = left;
    if (first === undefined) return;
    const view = field.view(pieceOf(field.state, first).seat);
    const [next = first] = inReactionOrder(view, left, initiativeSide);
    left = left.filter((id) => id !== next);
    yield* reactNow(field, next);
  }
}

/** The order in which units that react at the same moment do so, as they stand now. */
export function inReactionOrder(view: View, ids: readonly Id[], initiativeSide: Id): readonly Id[] {
  return troopsOn(view)
    .filter(({ id }) => ids.includes(id))
    .map((troop) => ({ id: troop.id, ...rankOf(view, troop, initiativeSide) }))
    .toSorted((a, b) => a.kind - b.kind || a.side - b.side || b.distance - a.distance)
    .map(({ id }) => id);
}

const KINDS: Readonly<Record<Reaction, number>> = {
  'Done For': 0,
  retreats: 1,
  'carries on at -1': 2,
  'carries on': 2,
};

const rankOf = (view: View, troop: Troop, initiativeSide: Id) => ({
  kind: KINDS[reactionOf(troop)],
  side: Number(troop.side === initiativeSide),
  distance: nearest(troop, enemiesOf(view, troop.side))?.distance ?? Infinity,
});
