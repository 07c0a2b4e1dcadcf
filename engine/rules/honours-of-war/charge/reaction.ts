/** How the charged unit may meet a charge: turn, change formation or counter-charge, one of them (HOW-CHG-20). */
import { ask, does } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { exceeds, minus, poseAt, unit } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { nameOf, refuse } from '../../common';
import { ABOUT, changed, changesOf, isOfMount, labelOfFormation } from '../movement/formation-change';
import { isIrregular } from '../movement/irregular-line';
import { placeRefused } from '../movement/standing-room';
import { flankDeduction, isHorse } from '../troops/traits';
import { troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Approach } from './possible-charge';
import {
  cannotCounterCharge,
  chanceToPass,
  halfMoveOf,
  isHelpless,
  passes,
  rollToCounterCharge,
} from './counter-charge-roll';
import { chargeBarred } from './eligibility';
import { measuredWords } from '../lengths';

/** What a charged unit decides; `about` of its question. */
export interface Charged extends Pick<Approach, 'charger' | 'sector' | 'distance' | 'roundTheFlank'> {
  readonly unit: Id;
  /** How the charge comes; without it no odds are told. */
  readonly found?: Approach;
  /** Of two that are charged at once the other was chosen to counter-charge (HOW-CCHG-14). */
  readonly otherCounterCharges?: true;
}
export type ReactionToCharge =
  | { readonly pick: 'stand' | 'turn' | 'counter-charge' }
  | { readonly pick: 'form'; readonly as: string };

export const meetChargeQuestion: Question<Charged, ReactionToCharge> = {
  kind: 'meet charge',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => {
    const troop = troopOf(view, about.unit);
    const answers: readonly ReactionToCharge[] = [
      { pick: 'stand' },
      { pick: 'counter-charge' },
      { pick: 'turn' },
      ...changesOf(troop).map((as): ReactionToCharge => ({ pick: 'form', as })),
    ];
    return { list: answers.filter((answer) => !meetChargeQuestion.check(view, about, answer)) };
  },
  check: (view, about, answer) => {
    const troop = troopOf(view, about.unit);
    switch (answer.pick) {
      case 'stand':
        return null;
      case 'counter-charge':
        return counterChargeBarred(view, about, troop);
      case 'turn':
        return turnBarred(view, about, troop);
      case 'form':
        return formBarred(view, about, troop, answer.as);
    }
  },
  words: (view, { unit: id, charger, sector }) => ({
    title: `${does(nameOf(view, id), 'is')} charged ${SIDES[sector]} by ${nameOf(view, charger)}`,
    clause: 'HOW-CHG-20',
  }),
  label: (_view, _about, answer) => (answer.pick === 'form' ? labelOfFormation(answer.as) : LABELS[answer.pick]),
  idle: () => ({ pick: 'stand' }),
};

const LABELS = { stand: 'Stand', turn: 'Turn', 'counter-charge': 'Counter-charge' } as const;
const SIDES = { front: 'in front', left: 'in the flank', right: 'in the flank', rear: 'in the rear' } as const;
/** HOW-CCHG-01: only what it might charge itself, and only to its front. */
function counterChargeBarred(view: View, { charger, sector, otherCounterCharges }: Charged, troop: Troop) {
  if (otherCounterCharges) return refuse('HOW-CCHG-14', 'Only one of the two may counter-charge.');
  if (sector !== 'front') return refuse('HOW-CCHG-01', 'A counter-charge is made to the front only.');
  return cannotCounterCharge(view, troop) ?? chargeBarred(view, troop, troopOf(view, charger), 'front');
}

/** HOW-FLANK-02, HOW-FLANK-06, HOW-FLANK-07. */
function turnBarred(
  view: View,
  { charger, sector, distance, roundTheFlank }: Pick<Charged, 'charger' | 'sector' | 'distance' | 'roundTheFlank'>,
  troop: Troop,
) {
  if (sector === 'front') return refuse('HOW-FLANK-01', 'The charge comes from the front.');
  if (isHelpless(view, troop)) return refuse('HOW-FLANK-02', 'It is in no state to turn.');
  const half = halfMoveOf(view, charger);
  if (!roundTheFlank && !exceeds(distance, half))
    return refuse(
      'HOW-FLANK-02',
      `There is no time to turn: the charge takes ${measuredWords(distance)}, half a move is ${measuredWords(half)}.`,
    );
  return placeRefused(view, troopAt(troop, poseToward(troop, troopOf(view, charger))));
}

/** HOW-FORMCHG-10, HOW-FORMCHG-11. */
function formBarred(view: View, { charger, sector, distance }: Charged, troop: Troop, change: string) {
  if (sector !== 'front') return refuse('HOW-FORMCHG-10', 'Only a charge from the front can be met so.');
  if (isHelpless(view, troop)) return refuse('HOW-FORMCHG-10', 'It is in no state to change formation.');
  if (isOfMount(troop, change)) return refuse('HOW-UNIT-09', 'It neither mounts nor dismounts to meet a charge.');
  if (change === ABOUT || !changesOf(troop).includes(change)) return refuse('HOW-FORM-01', 'It has no such formation.');
  if (troop.traits.kind === 'transport') return refuse('HOW-FORMCHG-10', 'Wagons cannot.');
  const half = halfMoveOf(view, charger);
  if (!exceeds(distance, half))
    return refuse(
      'HOW-FORMCHG-11',
      `There is no time: the charge takes ${measuredWords(distance)}, half a move is ${measuredWords(half)}.`,
    );
  return placeRefused(view, formedToward(troop, troopOf(view, charger), change));
}

/** Turned about its centre to face the charger (HOW-FLANK-04, HOW-FORMCHG-12). */
const poseToward = (troop: Troop, charger: Troop): Pose =>
  poseAt(troop.box.pose, unit(minus(charger.box.pose, troop.box.pose)));
const formedToward = (troop: Troop, charger: Troop, change: string): Troop =>
  changed(troop, change, poseToward(troop, charger));

/** How a charge is met; `failed`: it tried to counter-charge and could not. */
export type ReactionResult = 'stands' | 'failed' | 'turned' | 'formed' | 'counter-charges';

/** Asks the charged unit and carries its answer out; `counter-charge` is left to the charge itself. */
export function* meetCharge(field: Field, about: Charged): Rule<ReactionResult> {
  const troop = troopOf(viewOf(field, about.unit), about.unit);
  const view = field.view(troop.side);
  if (meetChargeQuestion.choices(view, about).list.length < 2) return 'stands';
  const answer = yield* ask(field, meetChargeQuestion, troop.side, about);
  switch (answer.pick) {
    case 'stand':
      return 'stands';
    case 'counter-charge':
      return (yield* rollToCounterCharge(field, about, troop)) ? 'counter-charges' : 'failed';
    case 'turn':
      return yield* turnToFace(field, about, troop);
    case 'form':
      return yield* formToMeet(field, about, troop, answer.as);
  }
}

function* turnToFace(field: Field, about: Charged, troop: Troop): Rule<'stands' | 'turned'> {
  const automatic = about.roundTheFlank;
  const ok = automatic || (yield* passes(field, troop, 'Turn to face', 'HOW-FLANK-03', turnReasons(troop)));
  if (!ok) return 'stands';
  const charger = troopOf(field.view(troop.side), about.charger);
  field.emit(
    {
      do: 'formed',
      id: troop.id,
      formation: isIrregular(troop) ? 'line' : troop.piece.formation,
      to: poseToward(troop, charger),
      bases: null,
    },
    {
      text: `${does(troop.traits.unit.name, 'turns')} to face.`,
      reasons: [{ clause: automatic ? 'HOW-FLANK-06' : 'HOW-FLANK-04', label: 'Turns about its centre' }],
    },
  );
  markTurned(field, troop.id);
  return 'turned';
}

/** The chance that a unit charged in flank or rear turns to face the charger, 0 to 1: for generals. */
export function turnsToFace(view: View, { charger, target, sector, distance, roundTheFlank }: Approach): number {
  const troop = troopOf(view, target);
  if (turnBarred(view, { charger, sector, distance, roundTheFlank }, troop)) return 0;
  if (roundTheFlank) return 1;
  return chanceToPass(turnReasons(troop));
}

function* formToMeet(field: Field, about: Charged, troop: Troop, change: string): Rule<'stands' | 'formed'> {
  if (!(yield* passes(field, troop, 'Change formation', 'HOW-FORMCHG-11', formReasons(troop)))) return 'stands';
  const charger = troopOf(field.view(troop.side), about.charger);
  const after = formedToward(troop, charger, change);
  field.emit(
    { do: 'formed', id: troop.id, formation: change, to: after.box.pose, bases: null },
    {
      text: `${does(troop.traits.unit.name, 'forms')} ${change} to meet the charge.`,
      reasons: [{ clause: 'HOW-FORMCHG-12', label: 'At once, about its centre' }],
    },
  );
  markTurned(field, troop.id);
  return 'formed';
}

function markTurned(field: Field, id: Id): void {
  field.emit({ do: 'mark', id, mark: 'turned', value: 1 });
  field.emit(
    { do: 'mark', id, mark: 'moved', value: 1 },
    { reasons: [{ clause: 'HOW-MOVE-10', label: 'Counts as moved' }] },
  );
}

/** On the D6 to turn or change formation: cavalry and light foot; troops of nations that are slow at it (HOW-FLANK-03, HOW-FORMCHG-11). */
export const ANSWERING = { nimble: 1, slow: -1 } as const;

const nimble = (troop: Troop, clause: Id): readonly Reason[] =>
  isHorse(troop.traits) || troop.traits.kind === 'light infantry'
    ? [{ clause, label: 'Cavalry or light infantry', value: ANSWERING.nimble }]
    : [];

/** HOW-FLANK-03: -1 where the nation deducts half a move for flank and rear; light foot reads its army's infantry. */
function turnReasons(troop: Troop): readonly Reason[] {
  const { traits } = troop;
  const deduction = traits.kind === 'light infantry' ? traits.nation.flankDeduction.foot : flankDeduction(traits);
  const slow =
    deduction === 'half'
      ? [{ clause: 'HOW-FLANK-03', label: 'Its nation deducts half a move', value: ANSWERING.slow }]
      : [];
  return [...nimble(troop, 'HOW-FLANK-03'), ...slow];
}

/** HOW-FORMCHG-11: -1 where the nation needs a full move; guns read their limbering. */
export function formReasons(troop: Troop): readonly Reason[] {
  const { traits } = troop;
  const full =
    traits.kind === 'artillery'
      ? traits.nation.limbering === 'full'
      : traits.nation.formationChange[isHorse(traits) ? 'horse' : 'foot'] === 'full';
  const slow = full ? [{ clause: 'HOW-FORMCHG-11', label: 'Its nation needs a full move', value: ANSWERING.slow }] : [];
  return [...nimble(troop, 'HOW-FORMCHG-11'), ...slow];
}
