/** How far a unit reaches, for generals and the editor's aids. */
import type { Id, View } from '../../battle';
import { factOf } from '../../facts';
import type { MarchManner, Reach } from '../system';
import { mayChargeAtAll } from './charge/eligibility';
import { mayFire, reachOf } from './fire/shots';
import { inches } from './lengths';
import { groundCost } from './movement/ground-cost';
import { chargeReach, moveOf } from './movement/rates';
import { formationsOf, isColumn } from './troops/layouts';
import { findTroop } from './troops/troop';

export const reach = factOf(['places', 'formations', 'ground', 'marks'], (view: View, id: Id): Reach | null => {
  const troop = findTroop(view, id);
  if (!troop) return null;
  const never = !(troop.traits.isFoot || troop.traits.isMounted);
  return {
    move: moveOf(troop),
    fire: troop.traits.weapon && (mayFire(view, troop) || troop.traits.class === 'ART') ? reachOf(troop) : 0,
    charge: never || !mayChargeAtAll(view, troop) ? 0 : moveOf(troop) + chargeReach(troop),
    rally: inches(view, RALLY),
    link: 0,
  };
});
/** Nobody wins strength back here; so far off he is out of musketry and charges. */
const RALLY = 24;

export function marches(view: View, id: Id): readonly MarchManner[] {
  const troop = findTroop(view, id);
  if (!troop || troop.inside) return [];
  const isGun = troop.traits.class === 'ART';
  return formationsOf(troop.traits.unit.arm).map((formation) => {
    const move = moveOf(troop, formation);
    const column = isColumn(formation);
    return {
      formation,
      column,
      move,
      roadMove: column ? move + inches(view, ROAD) : move,
      forming: isGun ? move : move * troop.traits.house.formationChange.share,
      costs: groundCost(troop.traits.mover, troop.traits.house),
    };
  });
}
const ROAD = 3;
