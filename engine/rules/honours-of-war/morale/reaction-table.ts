/** What hits make of a unit, and the order in which units react (HOW-REACT-01 to 07). */
import type { Id, View } from '../../../battle';
import { nearest } from '../../../tabletop';
import { enemiesOf, hitsOf, isBrokenOff, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

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
