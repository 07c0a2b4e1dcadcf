/** Enemies in one block of houses: they fight on by a charge that stays within it (HOW-BUA-21). */
import { does, midway } from '../../../battle';
import type { Field, Refusal, View } from '../../../battle';
import { pathOf } from '../../../geometry';
import { areInOneBlock, isMarked, opponentsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Allowance } from '../movement/allowance';
import { refuse } from '../../common';
import type { Approach } from './possible-charge';
import { makeContact } from './contact';
import { chargeBarred } from './eligibility';

/** A charge from house to house: no way to go, no side to strike but the front, and nothing to pay. */
export function approachWithin(view: View, allowance: Allowance, charger: Troop, target: Troop): Approach | Refusal {
  const barred = chargeBarred(view, charger, target, 'front');
  if (barred) return barred;
  if (isMarked(charger, 'fired')) return refuse('HOW-CHG-19', 'A unit that has fired does not charge.');
  if (opponentsOf(view, target).some((enemy) => areInOneBlock(enemy, target)))
    return refuse('HOW-CHG-13', `Another unit already fights ${target.traits.unit.name} among the houses.`);
  return {
    charger: charger.id,
    target: target.id,
    sector: 'front',
    face: null,
    path: pathOf(charger.box.pose, []),
    linedUp: charger.box.pose,
    distance: 0,
    runIn: 0,
    spent: allowance.spent,
    outOfRiver: false,
    roundTheFlank: false,
  };
}

/** The contact: nobody outside has a shot at it, and those it charges have no time for one. */
export function strikeWithin(field: Field, found: Approach, charger: Troop, target: Troop): void {
  makeContact(field, charger.id, target.id, found);
  field.emit(
    { do: 'told', who: charger.id, what: 'strikes' },
    {
      text: `${does(charger.traits.unit.name, 'strikes')} ${midway(target.traits.unit.name)} among the houses.`,
      reasons: [{ clause: 'HOW-BUA-21', label: 'Both in one block: no cover for who charges' }],
    },
  );
}
