/** Step F: charges are declared, all before any test (MCN-CHG-03). */
import { ask, does, pieceOf } from '../../../battle';
import type { Field, Id, Odds, Question, Rule, View } from '../../../battle';
import { attackEndsHolds, clashOdds, eitherOf, nameOf } from '../../common';
import { isUphillOf } from '../ground/hills';
import { measuredWords } from '../lengths';
import { chargeProspect } from '../melee/chances';
import { changed, meleeForeseen } from '../melee/foreseen';
import { ONE_DIE, sumOf } from '../modifier';
import { refuse } from '../refusals';
import { reveal } from '../sight/hidden';
import { isMarked, isRouting, troopOf, unitsOf } from '../troops/troop';
import { zoneCharged } from '../troops/zones';
import { defenceOf } from '../works/defence';
import { chargesOf } from './eligibility';
import type { Charge } from './eligibility';
import { chargersOf } from './chargers';
import { chargeTestLines, routsAt } from './test';

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
  words: () => ({ title: 'Declare charges', clause: 'MCN-CHG-03' }),
  label: (view, _about, choice) =>
    choice.pick === 'done' ? 'No more charges' : `${nameOf(view, choice.with)} charges ${nameOf(view, choice.of)}`,
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

/** Of one that charges alone, or with those of its side who have declared a charge on the same unit (MCN-CHG-05). */
function chargeOdds(view: View, charge: Charge): Odds {
  const charger = troopOf(view, charge.charger);
  const target = troopOf(view, charge.target);
  const company = chargersOf(view, target.id, charger.side);
  if (company.length === 0 || isRouting(target))
    return clashOdds(chargeProspect(view, charger, target, zoneCharged(view, target, charger)));
  const then = changed(view, (state) =>
    Object.assign(pieceOf(state, charger.id).marks, marksOf(view, charge, company.length + 1)),
  );
  const all = chargersOf(then, target.id, charger.side);
  const charged = troopOf(then, target.id);
  const plus = sumOf(chargeTestLines(then, charged, all));
  const routs = ONE_DIE.reduce((sum, { score, p }) => (routsAt(score + plus, charged) ? sum + p : sum), 0);
  const melee = meleeForeseen(
    then,
    target.id,
    all.map(({ troop: { id } }) => id),
    null,
  ) ?? { won: 0, lost: 0, both: 0 };
  const stands = clashOdds({ won: melee.lost, lost: melee.won, both: melee.both });
  return eitherOf(routs, { leaf: { 'enemy gives way': 1 } }, stands);
}

/** What is settled where it stands when it declares (MCN-CHG-10, MCN-CHG-13). */
function marksOf(
  view: View,
  { charger, target, distance }: Charge,
  order: number,
): Readonly<Record<string, number | Id>> {
  const unit = troopOf(view, charger);
  const enemy = troopOf(view, target);
  const defence = defenceOf(view, enemy, unit.box.pose);
  return {
    'charge on': target,
    'charge order': order,
    'charge reach': Math.round(distance * 1000) / 1000,
    'charge zone': zoneCharged(view, enemy, unit),
    ...(defence ? { 'charge over': defence } : {}),
    ...(isUphillOf(view, enemy, unit) ? { 'charge uphill': 1 } : {}),
  };
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
  attackEndsHolds(field, target, 'MCN-CHG-03');
}
