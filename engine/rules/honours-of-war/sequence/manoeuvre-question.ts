/** What a unit may do next in its activation: march, charge, change formation, enter or leave houses, or be done. */
import type { Id, Pick, Question, Refusal, View } from '../../../battle';
import { distance, endOf, exceeds } from '../../../geometry';
import type { Path } from '../../../geometry';
import { FACES, isDrawnTrue } from '../../../tabletop';
import { canCharge, chargesOf } from '../charge/approach';
import type { Approach } from '../charge/possible-charge';
import { secondTarget } from '../charge/second-target';
import { mayManGuns } from '../morale/crews';
import { freshAllowance, moveOf, secondMoveRefused, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { entryPath, mayLeave } from '../movement/blocks';
import { exitRefused } from '../movement/exit';
import {
  ABOUT,
  changesInReach,
  isOfMount,
  labelOfFormation,
  mayChange,
  spentAfterChange,
} from '../movement/formation-change';
import { measureMarch } from '../movement/march';
import { passageTo, samplePassages } from '../movement/passage-offers';
import { marchChoice, sampleMarches, snapMarch, turnOf } from '../movement/reach';
import { bending, isAtEdge, isIrregular, MUST_FORM_UP } from '../movement/irregular-line';
import { IRREGULAR } from '../troops/layouts';
import { isRefusal, leavingInWords, marchInWords, refuse } from '../../common';
import { isOnFoot, isReforming } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { ManoeuvreChoice, Order } from './manoeuvre-choice';
import { evaluateManoeuvre } from './manoeuvre-evaluation';
import { allowanceAfter, oddsOfManoeuvre, rowsOfManoeuvre, secondMoveAfter } from './manoeuvre-prospects';
import { soughtOrders } from './sought-orders';
import { ADVANCE, dutyfulChoice, evadesDuty, isAdvance, mayOnlyCharge, owesItsLastMove, unmetDuty } from './duty';
import { measuredWords } from '../lengths';

export const manoeuvreQuestion: Question<Allowance, ManoeuvreChoice> = {
  kind: 'manoeuvre',
  form: (_view, { unit }) => ({ form: 'march', movers: [unit] }),
  choices: (view, about) => {
    const troop = unitOf(view, about);
    const orders = ordersOf(view, about).filter((choice) => !manoeuvreQuestion.check(view, about, choice));
    return {
      list: [...orders, ...marchesOf(view, about, troop).map((path) => marchChoice(troop, path))],
      reach: {
        sample: (n) =>
          marchesOf(view, about, troop)
            .slice(0, n)
            .map((path) => marchChoice(troop, path)),
        snap: (to) => {
          const path = passageTo(view, about, to) ?? snapMarch(view, about, to);
          if (isRefusal(path)) return path;
          const choice = marchChoice(troop, path);
          return manoeuvreQuestion.check(view, about, choice) ?? choice;
        },
        turn: (side, degrees, from) => turnOf(troop, side, degrees, from),
      },
    };
  },
  check: (view, about, choice) => {
    const bound = whileReforming(unitOf(view, about), choice);
    if (bound) return bound;
    if (takesElsewhere(choice) && mayOnlyCharge(view, about)) return CHARGE;
    if ('march' in choice) return movesAnother(about, choice.movers) ?? checkMarch(view, about, choice.march);
    switch (choice.pick) {
      case 'done':
        return unmetDuty(view, about);
      case 'second move':
        return secondMoveRefused(view, about);
      case 'form':
        return checkChange(view, about, choice.as);
      case 'enter':
        return checkEntry(view, about, choice.of);
      case 'leave':
        return checkExit(view, about, choice.of);
      case 'charge':
        return (
          canCharge(view, about, choice.of) ?? (choice.as === undefined ? null : checkBoth(view, about, choice.of))
        );
      case 'leave table':
        return exitRefused(view, about);
      case 'man guns':
        return checkManning(view, unitOf(view, about));
      default:
        return unknown(choice);
    }
  },
  sought: soughtOrders,
  evaluate: evaluateManoeuvre,
  odds: (view, about, choice) => oddsOfManoeuvre(view, about, choice),
  modifiers: (view, about, choice) => rowsOfManoeuvre(view, about, choice),
  allowance: allowanceAfter,
  again: secondMoveAfter,
  words: (view, { unit }) => ({
    title: `Move ${view.roster.units[unit]?.name ?? unit}`,
    clause: 'HOW-SEQ-05',
  }),
  label: (view, about, choice) => {
    if ('march' in choice) return marchInWords(choice.march, measuredWords);
    switch (choice.pick) {
      case 'charge':
        return `Charge ${view.roster.units[choice.of]?.name ?? choice.of}${choice.as === undefined ? '' : ' and the line beside'}`;
      case 'form':
        return labelOfChange(unitOf(view, about), choice.as);
      case 'enter':
        return 'Occupy the houses';
      case 'leave':
        return leavingInWords(unitOf(view, about).inside, choice.of);
      case 'man guns':
        return 'Man the guns';
      case 'leave table':
        return 'Leave the table';
      case 'second move':
        return 'Second move';
      case 'done':
        return 'Done';
    }
  },
  idle: (view, about) => (unmetDuty(view, about) && dutyfulChoice(view, about)) ?? { pick: 'done' },
};

function checkChange(view: View, about: Allowance, as: Id): Refusal | null {
  const troop = unitOf(view, about);
  return as === IRREGULAR
    ? (refusalOf(bending(view, about, troop)) ?? evadesDuty(view, about, moveOf(troop, about)))
    : (mayChange(view, about, troop, as) ?? evadesDuty(view, about, spentAfterChange(view, troop, about, as)));
}

/** A unit that reforms stands still, and may change its formation but not its facing (HOW-RALLY-09). */
function whileReforming(troop: Troop, choice: ManoeuvreChoice): Refusal | null {
  if (!isReforming(troop) || ('pick' in choice && (choice.pick === 'done' || isChangeOfShape(troop, choice))))
    return null;
  return refuse(
    'HOW-RALLY-09',
    'A unit that reforms stands still: it may change its formation in place, and not its facing.',
  );
}
const isChangeOfShape = (troop: Troop, choice: Order): boolean =>
  choice.pick === 'form' && choice.as !== ABOUT && choice.as !== IRREGULAR && !isOfMount(troop, choice.as);

/** Has a reforming unit a change of formation to make this turn? */
export function mayReform(view: View, troop: Troop): boolean {
  if (troop.piece.marks['reforming'] !== view.state.at.turn || troop.inside) return false;
  const about = freshAllowance(view, troop, { performance: 'Steady', directed: false });
  return ordersOf(view, about).some((order) => order.pick !== 'done' && !manoeuvreQuestion.check(view, about, order));
}

/** Marches worth offering; of a unit that owes its advance the one that makes it, and in its last move no others than advances. */
function marchesOf(view: View, about: Allowance, troop: Troop): readonly Path[] {
  if (troop.inside || isIrregular(troop) || isReforming(troop) || mayOnlyCharge(view, about)) return [];
  const marches = [...sampleMarches(view, about), ...samplePassages(view, about)];
  const duty = unmetDuty(view, about) && dutyfulChoice(view, about);
  if (!duty) return marches;
  const allowed = !owesItsLastMove(view, about) ? marches : marches.filter((path) => isAdvance(view, about, path));
  return 'march' in duty ? [duty.march, ...allowed.filter((path) => !isSameMarch(path, duty.march))] : allowed;
}

const isSameMarch = (one: Path, other: Path): boolean =>
  one.length === other.length && !exceeds(distance(endOf(one), endOf(other)), 0);

const LINE_THE_EDGE: Order = { pick: 'form', as: IRREGULAR };
const refusalOf = <T extends object>(found: T | Refusal): Refusal | null => (isRefusal(found) ? found : null);

function ordersOf(view: View, about: Allowance): readonly Order[] {
  const troop = unitOf(view, about);
  const charges = chargesOf(view, about).flatMap((found) => chargeOrders(view, about, found));
  if (troop.inside) return [{ pick: 'done' }, ...FACES.map((of) => ({ pick: 'leave', of }) as const), ...charges];
  return [
    { pick: 'done' },
    { pick: 'second move' },
    { pick: 'man guns' },
    { pick: 'leave table' },
    ...changesInReach(view, about, troop).map((as) => ({ pick: 'form', as }) as const),
    ...(isAtEdge(view, troop) ? [LINE_THE_EDGE] : []),
    ...view.ground.blocks.map(({ id }) => ({ pick: 'enter', of: id }) as const),
    ...charges,
  ];
}

/** A charge, and where it may choose one that takes two enemies by the flank (HOW-CHG-17). */
function chargeOrders(view: View, about: Allowance, found: Approach): readonly Order[] {
  const alone: Order = { pick: 'charge', of: found.target };
  return secondTarget(view, about, found)?.must === false ? [alone, { ...alone, as: 'both' }] : [alone];
}

function checkBoth(view: View, about: Allowance, target: Id): Refusal | null {
  const found = chargesOf(view, about).find((one) => one.target === target);
  return found && secondTarget(view, about, found)
    ? null
    : refuse('HOW-CHG-17', 'There is no second enemy whose flank it could take with this charge.');
}

function labelOfChange(troop: Troop, as: string): string {
  if (isOfMount(troop, as)) return isOnFoot(troop) ? 'Mount' : 'Dismount';
  return labelOfFormation(as);
}

/** A host may send an order that no unit knows. */
const unknown = ({ pick }: Pick): Refusal => refuse('HOW-MOVE-01', `A unit knows no order “${pick}”.`);

const movesAnother = ({ unit }: Allowance, movers: readonly Id[]): Refusal | null =>
  movers.length === 1 && movers[0] === unit ? null : refuse('HOW-SEQ-05', 'A unit moves by itself.');

const CHARGE: Refusal = refuse('HOW-PERF-10', 'Inspired troops charge their nearest enemy when he is within one move.');
/** What a unit could do in place of the charge that it owes: a change of formation or facing might leave it none. */
const takesElsewhere = (choice: ManoeuvreChoice): boolean =>
  'march' in choice || ['form', 'enter', 'leave table', 'man guns'].includes(choice.pick);

function checkMarch(view: View, about: Allowance, path: Path): Refusal | null {
  const troop = unitOf(view, about);
  if (troop.inside) return refuse('HOW-BUA-07', 'Leave the houses first.');
  if (isIrregular(troop)) return MUST_FORM_UP;
  if (exceeds(distance(path.from, troop.box.pose), 0))
    return refuse('HOW-MOVE-01', 'A march begins where the unit stands.');
  if (!isDrawnTrue(troop.box, path)) return refuse('HOW-MOVE-01', 'A unit cannot go as this march is drawn.');
  const measured = measureMarch(view, about, path);
  if (isRefusal(measured)) return measured;
  return owesItsLastMove(view, about) && !isAdvance(view, about, path) ? ADVANCE : null;
}

const checkManning = (view: View, troop: Troop): Refusal | null =>
  mayManGuns(view, troop) ? null : refuse('HOW-ARTY-21', 'Its guns are not beside it, or it has not reformed.');

const checkExit = (view: View, about: Allowance, face: number): Refusal | null =>
  FACES.some((one) => one === face)
    ? mayLeave(view, about, face)
    : refuse('HOW-BUA-07', 'The houses have no such face.');

function checkEntry(view: View, about: Allowance, id: Id): Refusal | null {
  const block = view.ground.block(id);
  if (!block) return refuse('HOW-BUA-06', 'There is no such block.');
  const path = entryPath(view, about, block);
  return isRefusal(path) ? path : null;
}
