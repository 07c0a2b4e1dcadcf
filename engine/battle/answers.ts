/** Is an answer of the form that was asked for, sound, listed and allowed by its question? Nothing a host sends is trusted. */
import { factOfPair } from '../facts';
import { endOf, exceeds, groundCovered, roundPose } from '../geometry';
import type { Path } from '../geometry';
import type { Refusal } from './events';
import { ownRefusal } from './events';
import type { AnyQuestion, Choice, Choices, Decision, Pick } from './questions';
import type { Seat } from './state';
import type { View } from './view';

/** Why an answer is not taken; null when it is. */
export function refusalOf(
  question: AnyQuestion | null,
  view: View,
  decision: Decision,
  choice: Choice,
): Refusal | null {
  if (decision.form.form === 'dice') return refusalOfDice(decision.form, choice);
  if (!question) throw new Error(`no question ${decision.kind}`);
  if (!isSound(choice)) return ownRefusal('An answer holds a number that is none.');
  if ('march' in choice && leadsNowhere(choice.march)) return ownRefusal(NOWHERE);
  const { form } = decision.form;
  if (!(form in choice) && !(form === 'march' && 'pick' in choice) && !isListed(question, view, decision, choice))
    return ownRefusal(`The answer wanted here is a ${form}.`);
  const refusal = question.check(view, decision.about, choice);
  // A march's own check knows every pick; listing its reach again would cost more than all the rest.
  if (refusal || !('pick' in choice) || form === 'march') return refusal;
  if (isListed(question, view, decision, choice)) return null;
  return ownRefusal('There is no such choice here.');
}

export const nothingAsked = (seat: Seat): Refusal => ownRefusal(`Nothing is asked of ${seat} now.`);

/** What may be chosen, listed once a decision. */
export const choicesOf = (question: AnyQuestion, view: View, decision: Decision): Choices =>
  choicesFor(view, decision, question);

const choicesFor = factOfPair(
  ['places', 'figures', 'formations', 'commands', 'gauges', 'marks', 'ground', 'step'],
  (view: View, decision: Decision, question: AnyQuestion): Choices => question.choices(view, decision.about),
);

/** Is a pick among those listed? Free movement and measures are judged by the question's own check. */
function isListed(question: AnyQuestion, view: View, decision: Decision, choice: Choice): boolean {
  if (!('pick' in choice)) return false;
  const isIt = (other: Choice | undefined): boolean =>
    other !== undefined && 'pick' in other && isSamePick(other, choice);
  return isIt(decision.idle) || choicesOf(question, view, decision).list.some(isIt);
}

const isSamePick = (one: Pick, other: Pick): boolean =>
  one.pick === other.pick && one.of === other.of && one.with === other.with && one.as === other.as;

/** Too short to be measured and turning nobody, a march would cost nothing and could be made for ever. */
function leadsNowhere(march: Path): boolean {
  const [from, to] = [roundPose(march.from), roundPose(endOf(march))];
  return !exceeds(groundCovered(march), 0) && from.hx === to.hx && from.hy === to.hy;
}
const NOWHERE = 'This march leads nowhere: it turns nobody and is too short to be measured.';

/** No NaN and no Infinity anywhere in it. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isSound);
}

function refusalOfDice(form: Extract<Decision['form'], { form: 'dice' }>, choice: Choice): Refusal | null {
  if (!('dice' in choice)) return ownRefusal('Dice are wanted here.');
  if (choice.dice.length !== form.count)
    return ownRefusal(`${form.count} dice are wanted; ${choice.dice.length} were given.`);
  const wrong = choice.dice.find((die) => !Number.isInteger(die) || die < 1 || die > form.faces);
  return wrong === undefined ? null : ownRefusal(`A die shows 1 to ${form.faces}; ${wrong} was given.`);
}
