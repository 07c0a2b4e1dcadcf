/** What the answers to a charge lead to, as the charged unit's owner is told them before he gives one. */
import type { Odds, Reason, View } from '../../../battle';
import { eitherOf } from '../../common';
import { chanceToCounterCharge, chanceToPass } from '../charge/counter-charge-roll';
import { evadeQuestion } from '../charge/evasion';
import { formReasons, meetChargeQuestion, turnsToFace } from '../charge/reaction';
import type { Charged, ReactionToCharge } from '../charge/reaction';
import { troopOf } from '../troops/troop';
import { oddsWhenMet, rowsWhenMet } from './charge-odds';

/** The questions of the charge with the odds of the melee, which comes after it in the book. */
export const meetCharge: typeof meetChargeQuestion = {
  ...meetChargeQuestion,
  odds: oddsOfMeeting,
  modifiers: rowsOfMeeting,
};
export const evade: typeof evadeQuestion = {
  ...evadeQuestion,
  // Its own shot on the way out is told with what it leads to.
  odds: (view, { found }, { pick }) => (found && pick === 'stand' ? oddsWhenMet(view, found, 'in contact') : NOTHING),
  modifiers: (view, { found }, { pick }) => (found && pick === 'stand' ? rowsWhenMet(view, found, 'in contact') : null),
};
const NOTHING: Odds = { leaf: {} };

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
