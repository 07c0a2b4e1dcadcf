/** What the enemy can do to a unit where it stands, or would stand: told to people before they move it. */
import type { Id, View } from '../../battle';
import type { Pose } from '../../geometry';
import { distanceBetween } from '../../tabletop';
import { clashOdds } from '../common';
import type { Threat } from '../system';
import { chargesFeared } from './melee/feared-charges';
import { shotsFeared } from './fire/estimate';
import { hitOdds } from './fire/hit-table';
import { findTroop, troopAt } from './troops/troop';

export function threats(view: View, unit: Id, at?: Pose): readonly Threat[] {
  const stands = findTroop(view, unit);
  if (!stands) return [];
  const troop = at ? troopAt(stands, at) : stands;
  const fire = shotsFeared(view, troop).map(({ firer, range, chances }): Threat => {
    return { by: firer.id, does: 'fire', distance: range, clause: 'HOW-TGT-01', odds: hitOdds(chances) };
  });
  const charges = chargesFeared(view, troop).map(({ enemy, won }): Threat => ({
    by: enemy.id,
    does: 'charge',
    distance: distanceBetween(enemy, troop),
    clause: 'HOW-CHG-03',
    // A charger that does not break the unit gives way himself or stays in the fight.
    odds: clashOdds({ won: 0, lost: won }),
  }));
  return [...fire, ...charges].toSorted((one, other) => one.distance - other.distance);
}
