/** What people are told before they order a unit: what it leaves of the move, what may follow, and what a charge may bring. */
import type { MoveLeft, Odds, Reason, View } from '../../../battle';
import { endOf } from '../../../geometry';
import { chargesOf } from '../charge/approach';
import type { Approach } from '../charge/possible-charge';
import { oddsOfCharge, rowsOfCharge } from '../melee/charge-odds';
import { amended, leftOf, moveOf, nextMove, secondMoveRefused, unitOf } from '../movement/allowance';
import type { Allowance } from '../movement/allowance';
import { spentAfterChange } from '../movement/formation-change';
import { measureMarch } from '../movement/march';
import { isRefusal } from '../../common';
import { IRREGULAR } from '../troops/layouts';
import { findTroop, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { ManoeuvreChoice } from './manoeuvre-choice';

/** HOW-MOVE-01, HOW-FORMCHG-02. */
export function allowanceAfter(view: View, about: Allowance, choice: ManoeuvreChoice | null): MoveLeft | null {
  const troop = unitOf(view, about);
  if (choice && 'march' in choice) {
    const measured = measureMarch(view, about, choice.march);
    return isRefusal(measured) ? null : told(troopAt(troop, endOf(choice.march)), measured.allowance);
  }
  if (choice?.pick === 'form' && choice.as === IRREGULAR)
    return told(troop, amended(about, { spent: moveOf(troop, about) }));
  if (choice?.pick === 'form')
    return told(troop, amended(about, { spent: spentAfterChange(view, troop, about, choice.as), changed: true }));
  if (choice?.pick === 'charge') {
    const spent = chargesOf(view, about).find(({ target }) => target === choice.of)?.spent;
    return spent === undefined ? null : told(troop, amended(about, { spent }));
  }
  return told(troop, about);
}

const told = (troop: Troop, allowance: Allowance): MoveLeft => ({
  spent: allowance.spent,
  left: leftOf(troop, allowance),
  of: moveOf(troop, allowance),
  move: allowance.move,
  moves: allowance.moves,
});

/** The second normal move after a march (HOW-PERF-03). */
export function secondMoveAfter(view: View, about: Allowance, choice: ManoeuvreChoice, there: View): Allowance | null {
  const measured = 'march' in choice ? measureMarch(view, about, choice.march) : null;
  const troop = findTroop(there, about.unit);
  if (!measured || isRefusal(measured) || !troop || secondMoveRefused(there, measured.allowance)) return null;
  return nextMove(there, troop, measured.allowance);
}

/** Of a charge: who gives way, by the arithmetic of fire, reaction and melee; the exchange is worked out to its end. */
export function oddsOfManoeuvre(view: View, about: Allowance, choice: ManoeuvreChoice): Odds {
  const found = chargeMeant(view, about, choice);
  return found ? oddsOfCharge(view, found) : { leaf: {} };
}

/** What is added to the dice of the melee that a charge leads to. */
export function rowsOfManoeuvre(view: View, about: Allowance, choice: ManoeuvreChoice): readonly Reason[] | null {
  const found = chargeMeant(view, about, choice);
  return found ? rowsOfCharge(view, found) : null;
}

function chargeMeant(view: View, about: Allowance, choice: ManoeuvreChoice): Approach | undefined {
  if ('march' in choice) return undefined;
  return choice.pick === 'charge' ? chargesOf(view, about).find(({ target }) => target === choice.of) : undefined;
}
