/** Who charges a unit, as they have declared (MCN-CHG-03, MCN-CHG-13). */
import type { Id, View } from '../../../battle';
import { unitsOf } from '../troops/troop';
import type { Charger } from './test';

/** Those of a side who charge a unit and are not in place yet, in the order they declared. */
export const chargersOf = (view: View, target: Id, side: Id): readonly Charger[] =>
  unitsOf(view, side)
    .filter(({ piece }) => piece.marks['charge on'] === target && piece.marks['in place'] === undefined)
    .toSorted((a, b) => Number(a.piece.marks['charge order'] ?? 0) - Number(b.piece.marks['charge order'] ?? 0))
    .map((troop) => {
      const zone = troop.piece.marks['charge zone'];
      return { troop, zone: zone === 'flank' || zone === 'rear' ? zone : 'front' };
    });
