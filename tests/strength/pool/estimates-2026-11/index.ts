/**
 * What answers were thought to promise under Honours of War in November 2026, when there was one general: frozen, so that
 * whoever weighs by them is no stronger for what later ones have learnt. What is not here, as rides, whom to move and
 * whom to fire at, is estimated as today. Only what the engine's interfaces ask of it may be changed here.
 */
import { NEUTRAL, preferredBy } from '../../../../engine/battle';
import type { AnyQuestion } from '../../../../engine/battle';
import type { ComputerGeneral } from '../../../../engine/generals';
import { evadeQuestion } from '../../../../engine/rules/honours-of-war/charge/evasion';
import { meetChargeQuestion } from '../../../../engine/rules/honours-of-war/charge/reaction';
import { quarryQuestion } from '../../../../engine/rules/honours-of-war/melee/pursuit';
import { manoeuvreQuestion } from '../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { isTakenInFlank } from '../../../../engine/rules/honours-of-war/troops/contact';
import { isHorse } from '../../../../engine/rules/honours-of-war/troops/traits';
import { findTroop, isColumn, troopOf } from '../../../../engine/rules/honours-of-war/troops/troop';
import { meleeChances, STAKE } from './chances';
import { evaluateOrder } from './orders';

const order: typeof manoeuvreQuestion = { ...manoeuvreQuestion, evaluate: evaluateOrder };

const meeting: typeof meetChargeQuestion = {
  ...meetChargeQuestion,
  evaluate: (view, { unit }, answer) => {
    const troop = troopOf(view, unit);
    if (answer.pick === 'turn') return preferredBy(0.5);
    if (answer.pick === 'counter-charge') return preferredBy(isHorse(troop.traits) ? 0.4 : -0.2);
    if (!('as' in answer)) return NEUTRAL;
    const fights = answer.as === 'line' || answer.as === 'deployed';
    return preferredBy(fights ? (isColumn(troop) ? 0.4 : -0.1) : -0.3);
  },
};

const evading: typeof evadeQuestion = {
  ...evadeQuestion,
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'fire and evade' ? 0.3 : pick === 'evade' ? 0.2 : 0),
};

const pursuing: typeof quarryQuestion = {
  ...quarryQuestion,
  evaluate: (view, { unit }, choice) => {
    const [pursuer, enemy] = [findTroop(view, unit), choice.pick === 'pursue' ? findTroop(view, choice.of) : null];
    if (!pursuer || !enemy) return NEUTRAL;
    const win = meleeChances(view, pursuer, enemy, 1, isTakenInFlank(view, enemy));
    return { harm: win * STAKE * enemy.traits.points, risk: (1 - win) * STAKE * pursuer.traits.points, ready: 0 };
  },
};

const FROZEN: ReadonlyMap<string, AnyQuestion> = new Map(
  [order, meeting, evading, pursuing].map((question): [string, AnyQuestion] => [question.kind, question]),
);

/** A general who weighs by them. */
export const withEstimatesOf202611 = (general: ComputerGeneral): ComputerGeneral => ({
  title: general.title,
  choose: (view, decision, question) => general.choose(view, decision, FROZEN.get(question.kind) ?? question),
});
