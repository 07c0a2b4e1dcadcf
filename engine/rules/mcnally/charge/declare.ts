/** Step F: charges are declared, all before any test (MCN-CHG-03). */
import { ask, does } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { nameOf, noteAttack, refuse } from '../../common';
import { measuredWords } from '../lengths';
import { reveal } from '../sight/hidden';
import { isMarked, troopOf, unitsOf } from '../troops/troop';
import { zoneCharged } from '../works/all-front';
import { chargeProspect } from './chances';
import { chargesOf } from './eligibility';
import type { Charge } from './eligibility';
import { chargeOdds, chargeRows, marksOf } from './foretold';

export interface Declaring {
  readonly side: Id;
  /** In a second charge only those cavalry units (MCN-SEQ-07). */
  readonly only: readonly Id[] | null;
}
/** `with` names the charger. */
type Declared = { readonly pick: 'charge'; readonly of: Id; readonly with: Id } | { readonly pick: 'done' };

const open = (view: View, { side, only }: Declaring): readonly Charge[] =>
  unitsOf(view, side)
    .filter(({ id }) => only === null || only.includes(id))
    .flatMap(({ id }) => chargesOf(view, id));

export const declareQuestion: Question<Declaring, Declared> = {
  kind: 'declare charges',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [
      { pick: 'done' },
      ...open(view, about).map(({ charger, target }) => ({ pick: 'charge', of: target, with: charger }) as const),
    ],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'done') return null;
    return open(view, about).some(({ charger, target }) => charger === choice.with && target === choice.of)
      ? null
      : refuse('MCN-CHG-02', 'It has no such charge.');
  },
  evaluate: (view, _about, choice) => {
    if (choice.pick === 'done') return { harm: 0, risk: 0, ready: 0 };
    const charger = troopOf(view, choice.with);
    const target = troopOf(view, choice.of);
    const { harm, risk } = chargeProspect(view, charger, target, zoneCharged(view, target, charger));
    const company = unitsOf(view, charger.side).filter(({ piece }) => piece.marks['charge on'] === target.id).length;
    const attacks = view.roster.sides.find(({ seat }) => seat === view.seat)?.attacker === true;
    return {
      harm: harm * (1 + company / 3),
      risk,
      ready: attacks ? EAGER : 0,
      ends: [{ id: charger.id, pose: charger.box.pose }],
    };
  },
  odds: (view, _about, choice) => {
    if (choice.pick === 'done') return { leaf: {} };
    const charge = chargesOf(view, choice.with).find(({ target }) => target === choice.of);
    return charge ? chargeOdds(view, charge) : { leaf: {} };
  },
  modifiers: (view, _about, choice) => {
    if (choice.pick === 'done') return null;
    const charge = chargesOf(view, choice.with).find(({ target }) => target === choice.of);
    return charge ? chargeRows(view, charge) : null;
  },
  words: () => ({ title: 'Declare charges', clause: 'MCN-CHG-03' }),
  label: (view, _about, choice) =>
    choice.pick === 'done'
      ? 'No more charges'
      : `${does(nameOf(view, choice.with), 'charges')} ${nameOf(view, choice.of)}`,
  idle: () => ({ pick: 'done' }),
};

/** Who attacks takes an even chance: two lines that stand an inch apart and wait decide nothing. */
const EAGER = 0.06;

export function* declareCharges(field: Field, side: Id, only: readonly Id[] | null = null): Rule<void> {
  for (let order = unitsOf(field.whole, side).filter((troop) => isMarked(troop, 'charge on')).length + 1; ; order++) {
    const about = { side, only };
    if (open(field.view(side), about).length === 0) return;
    const choice = yield* ask(field, declareQuestion, side, about);
    if (choice.pick === 'done') return;
    const charge = open(field.view(side), about).find(
      ({ charger, target }) => charger === choice.with && target === choice.of,
    );
    if (charge) declare(field, charge, order);
  }
}

function declare(field: Field, charge: Charge, order: number): void {
  const { charger, target, distance } = charge;
  reveal(field, charger, 'Charges from its cover');
  const marks = marksOf(field.whole, charge, order);
  const zone = marks['charge zone'];
  const reasons = [{ clause: 'MCN-CHG-02', label: `${measuredWords(distance)} ahead` }];
  const where = zone === 'front' ? '' : ` in the ${zone}`;
  const text = `${does(nameOf(field, charger), 'charges')} ${nameOf(field, target)}${where}.`;
  for (const [mark, value] of Object.entries(marks))
    field.emit({ do: 'mark', id: charger, mark, value }, { ...(mark === 'charge on' ? { text } : {}), reasons });
  noteAttack(field, target, 'MCN-CHG-03');
}
