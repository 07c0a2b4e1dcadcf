/** What the answers to a charge lead to, as their owner is told before he gives one, and what they promise, for generals. */
import { NEUTRAL, preferredBy } from '../../../battle';
import type { Cm, Evaluation, Id, Odds, Reason, View } from '../../../battle';
import { eitherOf } from '../../common';
import { chanceToCounterCharge, chanceToPass } from '../charge/counter-charge-roll';
import { evadeQuestion } from '../charge/evasion';
import { interceptionOf, interceptQuestion } from '../charge/interception';
import { reinforcementOf, reinforceQuestion } from '../charge/reinforcement';
import { formReasons, meetChargeQuestion, turnsToFace } from '../charge/reaction';
import type { Charged, ReactionToCharge } from '../charge/reaction';
import type { Approach } from '../charge/possible-charge';
import { worthOfBreaking } from '../evaluation/hit-worth';
import { changed } from '../movement/formation-change';
import { troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { chargeBonus, meleeChances } from './chances';
import { chargeOdds, costOfGivingWay, exchangeWhenMet, oddsWhenMet, rowsWhenMet, weighed } from './charge-odds';

/** The questions of the charge with the odds of the melee, which comes after it in the book. */
export const meetCharge: typeof meetChargeQuestion = {
  ...meetChargeQuestion,
  odds: oddsOfMeeting,
  modifiers: rowsOfMeeting,
  evaluate: evaluateMeeting,
};
export const evade: typeof evadeQuestion = {
  ...evadeQuestion,
  // Who gets away loses nothing but ground.
  evaluate: (view, { found }, { pick }) =>
    pick === 'fire and evade'
      ? preferredBy(PARTING_SHOT)
      : pick === 'stand' && found
        ? costOfGivingWay(view, found.target, found.charger, exchangeWhenMet(view, found, 'in contact'))
        : NEUTRAL,
  // Its own shot on the way out is told with what it leads to.
  odds: (view, { found }, { pick }) => (found && pick === 'stand' ? oddsWhenMet(view, found, 'in contact') : NOTHING),
  modifiers: (view, { found }, { pick }) => (found && pick === 'stand' ? rowsWhenMet(view, found, 'in contact') : null),
};
const NOTHING: Odds = { leaf: {} };
/** In army points, about: a volley at one who has come up. */
const PARTING_SHOT = 0.1;

export const intercept: typeof interceptQuestion = {
  ...interceptQuestion,
  evaluate: (view, about, choice) =>
    choice.pick === 'nobody'
      ? NEUTRAL
      : outOfTurn(view, about.charger, about.path.length, interceptionOf(view, about, choice.of)),
};
export const reinforce: typeof reinforceQuestion = {
  ...reinforceQuestion,
  evaluate: (view, about, choice) =>
    choice.pick === 'nobody'
      ? NEUTRAL
      : outOfTurn(view, about.charger, about.distance, reinforcementOf(view, about, choice.of)),
};

/** What a charge out of turn promises, which is made only if a die allows it; `distance`: of the charge that it answers. */
function outOfTurn(view: View, charger: Id, distance: Cm, found: Approach | null): Evaluation {
  if (!found) return NEUTRAL;
  const isMade = chanceToCounterCharge(view, { charger, distance }, troopOf(view, found.charger));
  return costOfGivingWay(view, found.charger, found.target, weighed([isMade, chargeOdds(view, found)]));
}

const MEETS = { stand: 'stands', turn: 'turns', 'counter-charge': 'counter-charges' } as const;

/** The chance that a charged unit does what its owner has chosen; otherwise it stands. */
function chanceOf(view: View, about: Charged, found: Approach, { pick }: ReactionToCharge): number {
  const troop = troopOf(view, about.unit);
  switch (pick) {
    case 'stand':
      return 1;
    case 'counter-charge':
      return chanceToCounterCharge(view, about, troop);
    case 'turn':
      return turnsToFace(view, found);
    case 'form':
      return chanceToPass(formReasons(troop));
  }
}

function evaluateMeeting(view: View, about: Charged, answer: ReactionToCharge): Evaluation {
  const { found, unit, charger } = about;
  if (!found) return NEUTRAL;
  const succeeds = chanceOf(view, about, found, answer);
  const stands = exchangeWhenMet(view, found, 'stands');
  if (answer.pick !== 'form') {
    const met = answer.pick === 'stand' ? stands : exchangeWhenMet(view, found, MEETS[answer.pick]);
    return costOfGivingWay(view, unit, charger, weighed([succeeds, met], [1 - succeeds, stands]));
  }
  const promised = costOfGivingWay(view, unit, charger, stands);
  const [troop, enemy] = [troopOf(view, unit), troopOf(view, charger)];
  const isBroken = (as: Troop): number => meleeChances(view, enemy, as, chargeBonus(view, enemy, as, false), false);
  const safer = isBroken(troop) - isBroken(changed(troop, answer.as));
  return { ...promised, risk: promised.risk - succeeds * safer * worthOfBreaking(troop) };
}

function oddsOfMeeting(view: View, about: Charged, answer: ReactionToCharge): Odds {
  const { found } = about;
  if (!found) return NOTHING;
  const succeeds = chanceOf(view, about, found, answer);
  if (answer.pick === 'form') return eitherOf(succeeds, inFormation(1), inFormation(0));
  const stands = oddsWhenMet(view, found, 'stands');
  if (answer.pick === 'stand') return stands;
  return eitherOf(succeeds, oddsWhenMet(view, found, MEETS[answer.pick]), stands);
}

/** Of the melee, as it comes when the answer succeeds; of a change of formation, to its own die. */
function rowsOfMeeting(view: View, { found, unit }: Charged, { pick }: ReactionToCharge): readonly Reason[] | null {
  if (!found) return null;
  return pick === 'form' ? formReasons(troopOf(view, unit)) : rowsWhenMet(view, found, MEETS[pick]);
}

const inFormation = (is: 0 | 1): Odds => ({ leaf: { 'in formation': is } });
