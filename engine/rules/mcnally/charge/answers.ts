/** How a charge is expected to be met: the fire it goes through first, and what the charged unit does then (MCN-CCHG, MCN-EVADE). */
import type { View } from '../../../battle';
import { exceeds, gap } from '../../../geometry';
import { touchesArc } from '../fire/arcs';
import { firerFactors, shakes } from '../fire/factors';
import { mayFire } from '../fire/shots';
import { sumOf, TWO_DICE } from '../../common';
import { chargeReach, moveOf } from '../movement/rates';
import { densityAt } from '../sight/seen';
import { isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { FacingZone } from '../troops/zones';
import type { Defence } from '../works/defence';
import { mayEvade } from './reactions';

export type ChargeAnswer = 'stands' | 'counter-charges' | 'gets away';

/** Of one that passes its test. Foot that is still to fire does so, and meets the charge where it stands. */
export function metBy(view: View, charger: Troop, target: Troop, zone: FacingZone, defence: Defence): ChargeAnswer {
  const isShy = charger.traits.isMounted || target.traits.class === 'OO';
  if (isShy && mayEvade(target) && outruns(charger, target)) return 'gets away';
  const isOpen = zone === 'front' && defence === null && densityAt(view, target.box) === null;
  const isSpent = isMarked(target, 'fired') || (target.traits.isFoot && view.state.at.acting !== charger.side);
  return isOpen && !isSpent && (target.traits.isFoot || target.traits.isMounted) ? 'counter-charges' : 'stands';
}

/** Light horse from anyone, light foot from foot; from horse only where it is more than half of the reach off (MCN-EVADE-03). */
const outruns = (charger: Troop, target: Troop): boolean =>
  target.traits.isMounted || !charger.traits.isMounted || exceeds(gap(charger.box, target.box), chargeReach(target));

/** Chance that a charger is still steady after the volley of its target, which comes between its march and its charge. */
export function steadyAfterFire(view: View, charger: Troop, target: Troop, zone: FacingZone): number {
  if (zone !== 'front' || isMarked(target, 'fired') || !mayFire(view, target)) return 1;
  const lines = firerFactors(target, { band: 0, isCanister: target.traits.class === 'ART' });
  return TWO_DICE.reduce((sum, { score, p }) => (shakes(score + sumOf(lines), charger) ? sum : sum + p), 0);
}

/** Could it come up with one march and charge home: is the other ahead of it, or no more than a free turn aside? */
export const reachesNext = (charger: Troop, target: Troop): boolean => {
  const reach = moveOf(charger) + chargeReach(charger);
  return !exceeds(gap(charger.box, target.box), reach) && touchesArc(charger.box, target.box, reach + target.box.width);
};
