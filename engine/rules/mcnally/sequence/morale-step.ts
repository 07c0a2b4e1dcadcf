/** Step A: all shaken units, then all routing ones are tested; who rallies turns as his player likes (MCN-SHAKEN-01, MCN-ROUT-01, 02). */
import { ask } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import { isFreshRouter, testRouting, testShaken } from '../morale/shaken';
import { turnTo } from '../movement/facing';
import { findTroop, isMarked, isRouting, isShaken, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { faceQuestion } from './changes-of-face';

export function* testMorale(field: Field, side: Id): Rule<void> {
  for (const { id } of unitsOf(field.whole, side)) {
    const troop = findTroop(field.whole, id);
    if (troop && isShaken(troop)) yield* testShaken(field, troop);
  }
  for (const { id } of unitsOf(field.whole, side)) {
    const troop = findTroop(field.whole, id);
    if (troop && isTested(troop) && (yield* testRouting(field, troop))) yield* turnRallied(field, side, id);
  }
}

const isTested = (troop: Troop): boolean =>
  isRouting(troop) && !isFreshRouter(troop) && !isMarked(troop, 'immobile') && !isMarked(troop, 'no move');

function* turnRallied(field: Field, side: Id, id: Id): Rule<void> {
  const { bearing } = yield* ask(field, faceQuestion, side, { unit: id, why: 'rally' });
  turnTo(field, id, bearing, 'MCN-ROUT-02');
}
