/** What the enemy can do to a unit where it stands, or would stand: told to people before they move it. */
import type { Id, View } from '../../battle';
import type { Pose } from '../../geometry';
import { distanceBetween } from '../../tabletop';
import { clashOdds } from '../common';
import type { Threat } from '../system';
import { mayChargeAtAll } from './charge/eligibility';
import { shotOddsAt } from './fire/estimate';
import { findShot, mayFire } from './fire/shots';
import { reachesNext, steadyAfterFire } from './charge/answers';
import { chargeProspect } from './charge/chances';
import { enemiesOf, findTroop, troopAt } from './troops/troop';
import type { Troop } from './troops/troop';
import { zoneCharged } from './works/all-front';

export function threats(view: View, unit: Id, at?: Pose): readonly Threat[] {
  const stands = findTroop(view, unit);
  if (!stands) return [];
  const troop = at ? troopAt(stands, at) : stands;
  const found = enemiesOf(view, troop.side).flatMap((enemy) => [
    ...shotAt(view, enemy, troop),
    ...chargeOn(view, enemy, troop),
  ]);
  return found.toSorted((one, other) => one.distance - other.distance);
}

function shotAt(view: View, enemy: Troop, troop: Troop): readonly Threat[] {
  const shot = mayFire(view, enemy) ? findShot(view, enemy, troop) : null;
  if (!shot) return [];
  return [
    { by: enemy.id, does: 'fire', distance: shot.range, clause: 'MCN-FIRE-03', odds: shotOddsAt(enemy, troop, shot) },
  ];
}

/** A move, the fire it draws and the charge after it, against the zone it comes from (MCN-CHG-02). */
function chargeOn(view: View, enemy: Troop, troop: Troop): readonly Threat[] {
  if (!(enemy.traits.isFoot || enemy.traits.isMounted) || !mayChargeAtAll(view, enemy)) return [];
  if (!reachesNext(enemy, troop)) return [];
  const zone = zoneCharged(view, troop, enemy);
  const steady = steadyAfterFire(view, enemy, troop, zone);
  const { won, lost } = chargeProspect(view, enemy, troop, zone);
  const odds = clashOdds({ won: lost * steady, lost: won * steady });
  return [{ by: enemy.id, does: 'charge', distance: distanceBetween(enemy, troop), clause: 'MCN-CHG-02', odds }];
}
