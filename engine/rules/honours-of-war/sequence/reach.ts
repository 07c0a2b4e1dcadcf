/** How far a unit reaches, for generals: its move, its fire, its charge, the distance at which it rallies. */
import type { Id, View } from '../../../battle';
import { factOf } from '../../../facts';
import type { Reach } from '../../system';
import { isArmed } from '../fire/entitlement';
import { reachOf } from '../fire/firing-zone';
import { findTroop, isRed } from '../troops/troop';
import { weathered } from '../weather';

export const reachIn = factOf(
  ['places', 'formations', 'ground', 'step', 'marks'],
  (view: View, id: Id): Reach | null => {
    const troop = findTroop(view, id);
    if (!troop) return null;
    const { kind, scale } = troop.traits;
    const never = kind === 'artillery' || kind === 'transport' || troop.inside !== null || isRed(troop);
    return {
      move: weathered(view, troop.traits, troop.piece.formation),
      fire: troop.traits.gun || isArmed(troop) ? reachOf(troop) : 0,
      charge: never ? 0 : weathered(view, troop.traits, 'line'),
      rally: scale.distances.rallyFar,
      link: scale.distances.cm5,
    };
  },
);
