/** Step I: chargers go into contact, or to where their target stood (MCN-CHG-10). */
import { does } from '../../../battle';
import type { Field, Id } from '../../../battle';
import { TOLERANCE } from '../../../geometry';
import { nameOf } from '../../common';
import { carryGenerals, generalsWith } from '../generals/with-unit';
import { takeLeftGuns } from '../morale/routing';
import { findTroop, isRouting, troopOf, unitsOf } from '../troops/troop';
import { pathToContact, pathToOldPlace } from './contact';
import { distanceAhead } from './eligibility';

export function moveChargers(field: Field, side: Id): void {
  const order = unitsOf(field.whole, side)
    .filter(({ piece }) => piece.marks['charge on'] !== undefined && piece.marks['in place'] === undefined)
    .toSorted((a, b) => Number(a.piece.marks['charge order'] ?? 0) - Number(b.piece.marks['charge order'] ?? 0));
  for (const { id } of order) chargeHome(field, id);
  takeLeftGuns(field);
}

function chargeHome(field: Field, id: Id): void {
  const view = field.whole;
  const charger = findTroop(view, id);
  if (!charger || isRouting(charger)) return;
  const named = charger.piece.marks['charge on'];
  const target = typeof named === 'string' ? findTroop(view, named) : null;
  const distance = target ? distanceAhead(charger, target) : null;
  const reach = Number(charger.piece.marks['charge reach'] ?? 0);
  const isMet = target !== null && distance !== null;
  const path = isMet ? pathToContact(view, charger, target, distance) : pathToOldPlace(view, charger, reach);
  const reasons = [{ clause: 'MCN-CHG-10', label: isMet ? 'Its target is in reach' : 'To where its target stood' }];
  const generals = generalsWith(view, charger);
  field.emit({ do: 'mark', id, mark: 'in place', value: 1 }, { reasons });
  if (path.legs.length === 0 || (path.length < TOLERANCE && path.legs.every(({ kind }) => kind !== 'place'))) return;
  field.emit(
    { do: 'moved', movers: [{ id, path }], manner: 'charge' },
    {
      text: isMet ? `${does(nameOf(field, id), 'charges')} home.` : `${does(nameOf(field, id), 'takes')} the ground.`,
      reasons,
    },
  );
  carryGenerals(field, generals, troopOf(field.whole, id));
}
