/** Step C: units move one after the other, as their player likes (MCN-SEQ-09, MCN-MOVE-02). */
import { ask, does } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { isHeld, nameOf, refuse } from '../../common';
import { lightFuse } from '../engineers/explosions';
import { beginWork } from '../engineers/work';
import { leftOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { moveOf } from '../movement/rates';
import { takeLeftGuns } from '../morale/routing';
import { lookOut } from '../sight/hidden';
import { findTroop, isHeldInMelee, isMarked, isRouting, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { carryOut } from './carry-out';
import type { ManoeuvreChoice } from './manoeuvre-choice';
import { manoeuvreQuestion } from './manoeuvre-question';

interface Moving {
  readonly side: Id;
  readonly done: readonly Id[];
}
type NextUnit = { readonly pick: 'move'; readonly of: Id } | { readonly pick: 'done' };

/** Who is in melee, runs, has retired or waits does not move. */
const mayMove = (view: View, troop: Troop): boolean =>
  !isRouting(troop) &&
  !isHeld(troop.piece) &&
  !['retired', 'no move', 'failed to form', 'immobile'].some((mark) => isMarked(troop, mark)) &&
  !isHeldInMelee(view, troop);

const waiting = (view: View, { side, done }: Moving): readonly Troop[] =>
  unitsOf(view, side).filter((troop) => !done.includes(troop.id) && mayMove(view, troop));

export const nextToMoveQuestion: Question<Moving, NextUnit> = {
  kind: 'next to move',
  namesMovers: true,
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [...waiting(view, about).map(({ id }) => ({ pick: 'move', of: id }) as const), { pick: 'done' }],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'done') return null;
    return waiting(view, about).some(({ id }) => id === choice.of)
      ? null
      : refuse('MCN-SEQ-09', 'That unit has moved, or may not.');
  },
  evaluate: (_view, _about, { pick }) => ({ harm: 0, risk: 0, ready: pick === 'done' ? -1 : 0 }),
  words: () => ({ title: 'Which unit moves next', clause: 'MCN-SEQ-09' }),
  label: (view, _about, choice) => (choice.pick === 'done' ? 'End the movement' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'done' }),
};

/** Units in the order their player likes, each once. */
export function* movementStep(field: Field, side: Id): Rule<void> {
  beginWork(field, side);
  const done: Id[] = [];
  for (;;) {
    const about = { side, done: [...done] };
    if (waiting(field.view(side), about).length === 0) return;
    const next = yield* ask(field, nextToMoveQuestion, side, about);
    if (next.pick === 'done') return;
    done.push(next.of);
    yield* field.within(does(nameOf(field, next.of), 'moves'), next.of, 'MCN-MOVE-02', () =>
      moveUnit(field, side, next.of),
    );
    takeLeftGuns(field);
    lightFuse(field, next.of);
  }
}

/** Orders in one move, at most. */
const MOST_ORDERS = 5;

function* moveUnit(field: Field, side: Id, id: Id): Rule<void> {
  const troop = findTroop(field.whole, id);
  if (!troop) return;
  let about: Allowance | null = {
    unit: id,
    move: moveOf(troop),
    spent: 0,
    turned: 0,
    hasBacked: false,
    hasChanged: false,
  };
  for (let n = 0; about && n < MOST_ORDERS; n++) {
    const choice: ManoeuvreChoice = yield* ask(field, manoeuvreQuestion, side, about);
    if (!('march' in choice) && choice.pick === 'done') return;
    about = yield* carryOut(field, side, about, choice);
    lookOut(field);
    if (about && leftOf(about) < LEAST * troop.traits.inch) return;
  }
}
/** Less is not worth another order, inches. */
const LEAST = 0.5;
