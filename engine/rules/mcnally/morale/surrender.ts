/** Surrender (MCN-SURR). */
import { does, roll } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import { nameOf } from '../../common';
import { generalsWith } from '../generals/with-unit';
import { findTroop } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { remove, takeGenerals } from './losses';

/** The least die: 4 for foot and wheeled, 5 for the mounted (MCN-SURR-02). */
export const surrendersOn = ({ traits }: Troop): number => (traits.isMounted ? 5 : 4);

/** Throws for a router that is charged or cannot move; true when it lays down its arms and is removed. */
export function* surrenders(field: Field, id: Id, side: Id): Rule<boolean> {
  const view = field.whole;
  const troop = findTroop(view, id);
  if (!troop) return true;
  const needs = surrendersOn(troop);
  const why = `${does(nameOf(field, id), 'surrenders')} on ${needs} or more`;
  const [die] = yield* roll(field, { why, who: id, clause: 'MCN-SURR-02', seat: side });
  const reasons = [{ clause: 'MCN-SURR-02', label: `D6, ${needs} or more`, value: die }];
  if (die < needs) {
    field.emit(
      { do: 'told', who: id, what: 'does not surrender' },
      { text: `${does(nameOf(field, id), 'refuses')} to surrender.`, reasons },
    );
    return false;
  }
  const generals = generalsWith(view, troop);
  remove(field, id, 'surrendered', [...reasons, { clause: 'MCN-SURR-03', label: 'Removed' }]);
  takeGenerals(field, generals, 'MCN-GENRISK-07');
  return true;
}
