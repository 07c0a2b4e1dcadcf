/** Units that a charge has passed by: they may move into its melee right after the contact (HOW-CCHG-09 to 12). */
import { ask, does, midway } from '../../../battle';
import type { Cm, Field, Id, Question, Rule, View } from '../../../battle';
import { isHeld, isRefusal, nameOf, refuse } from '../../common';
import { oneMove } from '../movement/allowance';
import { findTroop, isDoneFor, isFixed, isInMelee, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { approach } from './approach';
import type { Approach } from './possible-charge';
import { cannotCounterCharge, markCharged, rollToCounterCharge } from './counter-charge-roll';
import { strike } from './interception';
import { measuredWords } from '../lengths';

interface Reinforcing {
  /** The charger whose melee it is, and how far its charge went. */
  readonly charger: Id;
  readonly distance: Cm;
  /** Those it has passed that have not thrown yet. */
  readonly among: readonly Id[];
}
type Reinforce = { readonly pick: 'reinforce'; readonly of: Id } | { readonly pick: 'nobody' };

export const reinforceQuestion: Question<Reinforcing, Reinforce> = {
  kind: 'reinforce melee',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [...reinforcers(view, about).map(({ id }): Reinforce => ({ pick: 'reinforce', of: id })), { pick: 'nobody' }],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'nobody') return null;
    if (!about.among.includes(choice.of)) return refuse('HOW-CCHG-09', 'The charge did not pass before its front.');
    const path = approachInto(view, about, choice.of);
    return isRefusal(path) ? path : null;
  },
  words: (view, { charger }) => ({
    title: `Who moves into the melee with ${nameOf(view, charger)}?`,
    clause: 'HOW-CCHG-09',
  }),
  label: (view, _about, choice) => (choice.pick === 'nobody' ? 'Nobody' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'nobody' }),
};

const reinforcers = (view: View, about: Reinforcing): readonly Troop[] =>
  about.among.flatMap((id) => (isRefusal(approachInto(view, about, id)) ? [] : [troopOf(view, id)]));

/** The charge with which a unit would come in: for generals. */
export function reinforcementOf(view: View, about: Reinforcing, unit: Id): Approach | null {
  const path = approachInto(view, about, unit);
  return isRefusal(path) ? null : path;
}

/** Its charge of one normal move into a free sector of the charger, or what stops it (HOW-CCHG-10). */
function approachInto(view: View, { charger }: Reinforcing, unit: Id) {
  const troop = findTroop(view, unit);
  if (!troop || isDoneFor(troop) || isFixed(troop) || isHeld(troop.piece))
    return refuse('HOW-CCHG-09', 'It is not free to move into the melee.');
  return cannotCounterCharge(view, troop) ?? approach(view, oneMove(view, troop), troopOf(view, charger), true);
}

/** Offered once to each unit that the charge has passed, by the roll of a counter-charge (HOW-CCHG-09). */
export function* reinforce(field: Field, { charger, distance }: Approach, passed: readonly Troop[]): Rule<void> {
  const [first] = passed;
  if (!first) return;
  let among = passed.map(({ id }) => id);
  for (;;) {
    const view = field.view(first.side);
    const enemy = findTroop(view, charger);
    const about: Reinforcing = { charger, distance, among };
    if (!enemy || !isInMelee(view, enemy) || reinforcers(view, about).length === 0) return;
    const choice = yield* ask(field, reinforceQuestion, first.side, about);
    if (choice.pick === 'nobody') return;
    among = among.filter((id) => id !== choice.of);
    const troop = troopOf(view, choice.of);
    const path = approachInto(view, about, troop.id);
    if (isRefusal(path) || !(yield* rollToCounterCharge(field, { charger, distance }, troop))) continue;
    moveIn(field, troop, path, enemy);
  }
}

function moveIn(field: Field, troop: Troop, path: Approach, enemy: Troop): void {
  markCharged(field, troop.id);
  const whom = midway(enemy.traits.unit.name);
  strike(field, troop, path, `${does(troop.traits.unit.name, 'moves')} into the melee with ${whom}.`, {
    clause: 'HOW-CCHG-09',
    label: `Charges ${measuredWords(path.path.length)} out of turn`,
  });
}
