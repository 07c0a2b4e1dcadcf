/** Beaten units that break through their friends (HOW-RET-10 to 12, HOW-BUA-18, HOW-INTER-08). */
import { does, midway, pieceOf } from '../../../battle';
import type { Field, Id } from '../../../battle';
import { length, pathOf, straight, unit } from '../../../geometry';
import type { Point } from '../../../geometry';
import { sectorStruckBy } from '../../../tabletop';
import { troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { inflict } from './hits';
import { NOWHERE, shiftClear } from './room';
import { measuredWords } from '../lengths';

/** Hits of a friend passed through (HOW-RET-10). */
export const HITS_BY_PASSING = { superior: 1, standard: 1, inferior: 2 } as const;

/** A friend passed takes 1 hit, 2 if inferior (HOW-RET-10); `by`: whoever made the mover give way. */
export function breakThrough(
  field: Field,
  mover: Troop,
  friend: Troop,
  { direction, by }: { readonly direction: Point; readonly by: Id },
): void {
  const { id } = friend;
  const hits = HITS_BY_PASSING[friend.traits.class];
  field.emit(
    { do: 'told', who: id, what: 'passed through' },
    {
      text: `${does(mover.traits.unit.name, 'breaks')} through ${midway(friend.traits.unit.name)}: ${hits === 1 ? '1 hit' : '2 hits'}.`,
      reasons: [{ clause: 'HOW-RET-10', label: `Passed through, ${friend.traits.class}`, value: hits }],
    },
  );
  inflict(field, id, hits, {
    by,
    sector: sectorStruckBy(friend.box, direction),
    cause: 'passing through',
    clause: friend.inside && friend.inside.id === mover.inside?.id ? 'HOW-BUA-18' : 'HOW-RET-10',
  });
}

/**
 * A unit that still lies on friends when all have gone by moves on until it is clear (HOW-INTER-08, HOW-RET-17); false when
 * there is room for it nowhere.
 */
export function makeRoom(field: Field, id: Id, direction: Point): boolean {
  const { seat } = pieceOf(field.state, id);
  const view = field.view(seat);
  const troop = troopOf(view, id);
  const shift = shiftClear(view, troop, troop.box, direction, []);
  if (shift === NOWHERE) return false;
  if (!shift) return true;
  const from = troop.box.pose;
  const path = pathOf(from, [straight(from, length(shift), unit(shift))]);
  field.emit(
    { do: 'moved', movers: [{ id, path }], manner: 'retreat' },
    {
      text: `${does(troop.traits.unit.name, 'goes')} on ${measuredWords(length(shift))} to make room.`,
      reasons: [{ clause: 'HOW-INTER-08', label: 'Clear of friends' }],
    },
  );
  return true;
}
