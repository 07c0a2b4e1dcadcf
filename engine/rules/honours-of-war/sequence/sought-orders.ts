/** Orders somebody would look for in a unit's movement, whether the rules allow them or not. */
import type { View } from '../../../battle';
import { distance } from '../../../geometry';
import { distanceBetween } from '../../../tabletop';
import type { Allowance } from '../movement/allowance';
import { unitOf } from '../movement/allowance';
import { changesOf } from '../movement/formation-change';
import { isAtEdge } from '../movement/irregular-line';
import { IRREGULAR } from '../troops/layouts';
import { enemiesOf } from '../troops/troop';
import type { Order } from './manoeuvre-choice';
import { reachIn } from './reach';

/** A further move, the formations it knows, charges at the enemies about as near as it can charge, houses as near as it can move. */
export function soughtOrders(view: View, about: Allowance): readonly Order[] {
  const troop = unitOf(view, about);
  const reach = reachIn(view, troop.id);
  if (troop.inside || !reach) return [];
  const { pose } = troop.box;
  const charges = enemiesOf(view, troop.side)
    .filter((enemy) => distanceBetween(troop, enemy) <= reach.charge)
    .toSorted((a, b) => distanceBetween(troop, a) - distanceBetween(troop, b))
    .slice(0, MOST_CHARGES);
  const houses = view.ground.blocks.filter(({ box }) => distance(box.pose, pose) <= reach.move);
  return [
    { pick: 'second move' },
    ...changesOf(troop).map((as) => ({ pick: 'form', as }) as const),
    ...(isAtEdge(view, troop) ? [{ pick: 'form', as: IRREGULAR } as const] : []),
    ...charges.map(({ id }) => ({ pick: 'charge', of: id }) as const),
    ...houses.map(({ id }) => ({ pick: 'enter', of: id }) as const),
  ];
}
const MOST_CHARGES = 4;
