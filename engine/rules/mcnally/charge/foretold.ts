/** What a charge may bring, as it is told before it is declared: its chances, and what is added to the dice. */
import { pieceOf } from '../../../battle';
import type { Id, Odds, Reason, View } from '../../../battle';
import { clashOdds, eitherOf, nameOf, ONE_DIE, rowsUnder, sumOf } from '../../common';
import { isUphillOf } from '../ground/hills';
import { meleeRows } from '../melee/factors';
import { isRouting, troopOf } from '../troops/troop';
import { zoneCharged } from '../works/all-front';
import { defenceOf } from '../works/defence';
import { chargeLines, chargeProspect } from './chances';
import type { ChargeLines } from './chances';
import type { Charge } from './eligibility';
import { changed, fightersForeseen, meleeForeseen } from './melee-foreseen';
import { chargersOf, chargeTestLines, routsAt } from './test';
import type { Charger } from './test';

/** What is settled where it stands when it declares (MCN-CHG-10, MCN-CHG-13). */
export function marksOf(
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

/** As if it were declared, with those of its side who have declared one on the same unit (MCN-CHG-05); null: it charges alone. */
function inCompany(view: View, charge: Charge): { readonly then: View; readonly all: readonly Charger[] } | null {
  const side = troopOf(view, charge.charger).side;
  const company = chargersOf(view, charge.target, side);
  if (company.length === 0 || isRouting(troopOf(view, charge.target))) return null;
  const then = changed(view, (state) =>
    Object.assign(pieceOf(state, charge.charger).marks, marksOf(view, charge, company.length + 1)),
  );
  return { then, all: chargersOf(then, charge.target, side) };
}
const idsOf = (all: readonly Charger[]): readonly Id[] => all.map(({ troop: { id } }) => id);

export function chargeOdds(view: View, charge: Charge): Odds {
  const charger = troopOf(view, charge.charger);
  const target = troopOf(view, charge.target);
  const together = inCompany(view, charge);
  if (!together) return clashOdds(chargeProspect(view, charger, target, zoneCharged(view, target, charger)));
  const { then, all } = together;
  const charged = troopOf(then, target.id);
  const plus = sumOf(chargeTestLines(then, charged, all));
  const routs = ONE_DIE.reduce((sum, { score, p }) => (routsAt(score + plus, charged) ? sum + p : sum), 0);
  const melee = meleeForeseen(then, target.id, idsOf(all), null) ?? { won: 0, lost: 0, both: 0 };
  const stands = clashOdds({ won: melee.lost, lost: melee.won, both: melee.both });
  return eitherOf(routs, { leaf: { 'enemy gives way': 1 } }, stands);
}

/** The rows of the same reckoning: of the test of the charged, then of the melee, each unit under a sum of its own. */
export function chargeRows(view: View, charge: Charge): readonly Reason[] | null {
  const charger = troopOf(view, charge.charger);
  const target = troopOf(view, charge.target);
  const lines = linesOf(view, charge) ?? chargeLines(view, charger, target, zoneCharged(view, target, charger));
  if (!lines) return null;
  return [
    ...rowsUnder(lines.test, 'MCN-CHG-06', `Test of ${nameOf(view, target.id)}`),
    ...lines.melee.flatMap(({ id, lines }) => meleeRows(view, id, lines)),
  ];
}

/** Of one that does not charge alone. */
function linesOf(view: View, charge: Charge): ChargeLines | null {
  const together = inCompany(view, charge);
  if (!together) return null;
  const { then, all } = together;
  const test = chargeTestLines(then, troopOf(then, charge.target), all);
  return { test, melee: fightersForeseen(then, charge.target, idsOf(all), null) ?? [] };
}
