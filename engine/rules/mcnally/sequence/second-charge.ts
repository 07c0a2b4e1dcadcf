/** Cavalry that has charged with success may do so once more, where the option says so (MCN-SEQ-07). */
import type { Field, Id, Rule, View } from '../../../battle';
import { moveChargers } from '../charge/charge-moves';
import { declareCharges } from '../charge/declare';
import { testCharged } from '../charge/reactions';
import { meleeStep } from '../melee/melee-step';
import { isMarked, isRouting, isShaken, unitsOf } from '../troops/troop';

/** Those that charged in this move and did not give way. */
export const mayChargeAgain = (view: View, side: Id): readonly Id[] =>
  unitsOf(view, side)
    .filter(
      (troop) =>
        troop.traits.isMounted &&
        isMarked(troop, 'charge on') &&
        !isMarked(troop, 'retired') &&
        !isShaken(troop) &&
        !isRouting(troop),
    )
    .map(({ id }) => id);

const SETTLED = [
  'charge on',
  'charge order',
  'charge reach',
  'charge zone',
  'charge over',
  'charge uphill',
  'in place',
  'counter-charges',
  'charge tested',
];

export function* secondCharge(field: Field, side: Id, only: readonly Id[]): Rule<void> {
  const reasons = [{ clause: 'MCN-SEQ-07', label: 'A second charge' }];
  for (const { id, marks } of field.state.pieces)
    for (const mark of SETTLED)
      if (marks[mark] !== undefined) field.emit({ do: 'mark', id, mark, value: null }, { reasons });
  yield* declareCharges(field, side, only);
  yield* testCharged(field, side);
  moveChargers(field, side);
  yield* meleeStep(field);
}
