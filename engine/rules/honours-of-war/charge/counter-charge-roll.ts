/** Who is free to counter-charge, and the D6 for it: for the charged, for who intercepts and for who reinforces (HOW-CCHG-01 to 04). */
import { does, roll } from '../../../battle';
import type { Field, Id, Reason, Refusal, Rule, View } from '../../../battle';
import { exceeds } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { refuse, sumOf } from '../../common';
import { isOfBrokenBrigade } from '../command/commands';
import { isEntrenched } from '../ground/works';
import { measuredWords } from '../lengths';
import { isIrregular, MUST_FORM_UP } from '../movement/irregular-line';
import { CLASS_ON_TESTS, isHorse, normalMove } from '../troops/traits';
import { isInMelee, isMarked, isRed, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Why a unit cannot counter-charge anybody now; null when it is free to. */
export function cannotCounterCharge(view: View, troop: Troop): Refusal | null {
  if (isHelpless(view, troop)) return refuse('HOW-CCHG-01', 'It is in no state to counter-charge.');
  if (isIrregular(troop)) return MUST_FORM_UP;
  if (isOfBrokenBrigade(view, troop)) return refuse('HOW-OPT-02', 'Its brigade is broken.');
  if (isEntrenched(view, troop)) return refuse('HOW-CCHG-01', 'Leaving its works is no counter-charge.');
  if (isMarked(troop, 'turned')) return refuse('HOW-CCHG-13', 'It has turned to meet the charge.');
  if (isMarked(troop, 'fired')) return refuse('HOW-CHG-19', 'A unit that has fired does not counter-charge.');
  return null;
}

export const isHelpless = (view: View, troop: Troop): boolean =>
  isRed(troop) || isInMelee(view, troop) || troop.inside !== null;

/** Who counter-charges, intercepts or reinforces has charged and moved this turn. */
export function markCharged(field: Field, id: Id): void {
  for (const mark of ['charged', 'moved']) field.emit({ do: 'mark', id, mark, value: 1 });
}

/** Half a normal move of a charger: what separates a near charge from a far one. */
export function halfMoveOf(view: View, id: Id): Cm {
  const charger = troopOf(view, id);
  return normalMove(charger.traits, charger.piece.formation) / 2;
}

/** Cavalry counter-charges by itself over more than half a move; otherwise a die (HOW-CCHG-02 to 04). */
export function* rollToCounterCharge(
  field: Field,
  { charger, distance }: { readonly charger: Id; readonly distance: Cm },
  troop: Troop,
): Rule<boolean> {
  const half = halfMoveOf(field.view(troop.side), charger);
  if (isReady(troop, distance, half)) {
    field.emit(
      { do: 'told', who: troop.id, what: 'counter-charges' },
      {
        text: `${does(troop.traits.unit.name, 'counter-charges')}.`,
        reasons: [
          {
            clause: 'HOW-CCHG-02',
            label: `The charge takes ${measuredWords(distance)}, more than ${measuredWords(half)}`,
          },
        ],
      },
    );
    return true;
  }
  const clause = isHorse(troop.traits) ? 'HOW-CCHG-02' : 'HOW-CCHG-03';
  return yield* passes(field, troop, 'Counter-charge', clause, classReason(troop, 'HOW-CCHG-04'));
}
const isReady = ({ traits }: Troop, distance: Cm, half: Cm): boolean => isHorse(traits) && exceeds(distance, half);

/** The chance that it does, 0 to 1. */
export const chanceToCounterCharge = (
  view: View,
  { charger, distance }: { readonly charger: Id; readonly distance: Cm },
  troop: Troop,
): number =>
  isReady(troop, distance, halfMoveOf(view, charger)) ? 1 : chanceToPass(classReason(troop, 'HOW-CCHG-04'));

/** Least D6, with its modifiers, that answers a charge (HOW-CCHG-02, 03, HOW-FLANK-03, HOW-FORMCHG-11). */
export const PASSES = 4;

/** A D6 that passes with its modifiers. */
export function* passes(field: Field, troop: Troop, why: string, clause: Id, extra: readonly Reason[]): Rule<boolean> {
  const [die] = yield* roll(field, { why, who: troop.id, clause, seat: troop.side });
  const total = die + sumOf(extra);
  const ok = total >= PASSES;
  field.emit(
    { do: 'told', who: troop.id, what: ok ? 'passes' : 'fails' },
    {
      text: `${troop.traits.unit.name}: ${why.toLowerCase()} on ${total}, ${ok ? 'passed' : 'failed'}.`,
      reasons: [{ clause, label: `D6, ${PASSES} or more`, value: die }, ...extra],
    },
  );
  return ok;
}

/** The chance that it passes, 0 to 1. */
export function chanceToPass(extra: readonly Reason[]): number {
  return Math.min(1, Math.max(0, (7 - PASSES + sumOf(extra)) / 6));
}

/** +1 superior, -1 inferior. */
export function classReason({ traits }: Troop, clause: Id): readonly Reason[] {
  const value = CLASS_ON_TESTS[traits.class];
  return value === 0 ? [] : [{ clause, label: traits.class === 'superior' ? 'Superior' : 'Inferior', value }];
}
