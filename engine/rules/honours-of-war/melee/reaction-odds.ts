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
import { chargeOdds, exchangeWhenMet, oddsWhenMet, rowsWhenMet } from './charge-odds';
import type { ForeseenReaction } from './charge-odds';
import type { Exchange } from './exchange';

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

/** Out of turn, by the die of a counter-charge: a charge as any, which does not come about where the die fails. */
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

/** `distance`: of the charge that is met so. */
function outOfTurn(view: View, charger: Id, distance: Cm, found: Approach | null): Evaluation {
  if (!found) return NEUTRAL;
  const comesAbout = chanceToCounterCharge(view, { charger, distance }, troopOf(view, found.charger));
  return mixed(comesAbout, costOfGivingWay(view, found.charger, found.target, chargeOdds(view, found)), NEUTRAL);
}

/** What giving way costs either, by the chances. */
const costOfGivingWay = (view: View, own: Id, enemy: Id, { won, lost, both }: Exchange): Evaluation => ({
  harm: (won + both) * worthOfBreaking(troopOf(view, enemy)),
  risk: (lost + both) * worthOfBreaking(troopOf(view, own)),
  ready: 0,
});

/** One thing with probability `p`, or another. */
const mixed = (p: number, one: Evaluation, other: Evaluation): Evaluation => ({
  harm: p * one.harm + (1 - p) * other.harm,
  risk: p * one.risk + (1 - p) * other.risk,
  ready: 0,
});

function evaluateMeeting(view: View, about: Charged, answer: ReactionToCharge): Evaluation {
  const { found } = about;
  if (!found) return NEUTRAL;
  const met = (how: ForeseenReaction): Evaluation =>
    costOfGivingWay(view, about.unit, about.charger, exchangeWhenMet(view, found, how));
  const stands = met('stands');
  const troop = troopOf(view, about.unit);
  switch (answer.pick) {
    case 'stand':
      return stands;
    case 'counter-charge':
      return mixed(chanceToCounterCharge(view, about, troop), met('counter-charges'), stands);
    case 'turn':
      return mixed(turnsToFace(view, found), met('turns'), stands);
    case 'form': {
      const charger = troopOf(view, about.charger);
      const isBroken = (as: Troop): number =>
        meleeChances(view, charger, as, chargeBonus(view, charger, as, false), false);
      const gained = isBroken(troop) - isBroken(changed(troop, answer.as));
      return { ...stands, risk: stands.risk - chanceToPass(formReasons(troop)) * gained * worthOfBreaking(troop) };
    }
  }
}

function oddsOfMeeting(view: View, about: Charged, answer: ReactionToCharge): Odds {
  const { found } = about;
  if (!found) return NOTHING;
  const stands = oddsWhenMet(view, found, 'stands');
  const troop = troopOf(view, about.unit);
  switch (answer.pick) {
    case 'stand':
      return stands;
    case 'counter-charge':
      return eitherOf(chanceToCounterCharge(view, about, troop), oddsWhenMet(view, found, 'counter-charges'), stands);
    case 'turn':
      return eitherOf(turnsToFace(view, found), oddsWhenMet(view, found, 'turns'), stands);
    case 'form':
      return eitherOf(chanceToPass(formReasons(troop)), inFormation(1), inFormation(0));
  }
}

const MEETS = { stand: 'stands', turn: 'turns', 'counter-charge': 'counter-charges' } as const;

/** Of the melee, as it comes when the answer succeeds; of a change of formation, to its own die. */
function rowsOfMeeting(view: View, { found, unit }: Charged, { pick }: ReactionToCharge): readonly Reason[] | null {
  if (!found) return null;
  return pick === 'form' ? formReasons(troopOf(view, unit)) : rowsWhenMet(view, found, MEETS[pick]);
}

const inFormation = (is: 0 | 1): Odds => ({ leaf: { 'in formation': is } });
