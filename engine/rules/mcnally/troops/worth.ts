/** What units are worth, in army points of which a full regiment is one. */
import type { Id, View } from '../../../battle';
import { FULL } from './strength';
import { findTroop, isRouting, isShaken, pointsOf } from './troop';
import type { Troop } from './troop';
import { traitsIn } from './traits';

const WAGONS = 0.25;
const scale = ({ traits }: Pick<Troop, 'traits'>): number => (traits.class === 'WAG' ? WAGONS : 1);

/** Each strength point. */
export const pointWorth = (troop: Troop): number => scale(troop) / FULL;
/** What it costs to be shaken, and to run. */
export const SHAKEN_WORTH = 0.12;
export const ROUT_WORTH = 0.45;

export function worth(view: View, id: Id): number {
  const troop = findTroop(view, id);
  if (!troop) return 0;
  const kept = isRouting(troop) ? 1 - ROUT_WORTH : isShaken(troop) ? 1 - SHAKEN_WORTH : 1;
  return pointsOf(troop) * pointWorth(troop) * kept;
}

export const fullWorth = (view: View, id: Id): number => {
  const traits = traitsIn(view.roster).get(id);
  return traits ? (traits.strength / FULL) * scale({ traits }) : 0;
};
