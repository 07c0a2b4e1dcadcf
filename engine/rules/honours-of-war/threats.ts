/** What the enemy can do to a unit where it stands, or would stand: told to people before they move it. */
import type { Id, Odds, View } from '../../battle';
import type { Pose } from '../../geometry';
import { sectorShares } from '../../geometry';
import { areWithin, distanceBetween } from '../../tabletop';
import type { Threat } from '../system';
import { chargeBarred } from './charge/eligibility';
import { shotsFeared } from './fire/estimate';
import { chargeBonus, meleeChances } from './melee/chances';
import { enemiesOf, findTroop, troopAt } from './troops/troop';
import type { Troop } from './troops/troop';
import { weathered } from './weather';

export function threats(view: View, unit: Id, at?: Pose): readonly Threat[] {
  const stands = findTroop(view, unit);
  if (!stands) return [];
  const troop = at ? troopAt(stands, at) : stands;
  const fire = shotsFeared(view, troop).map(({ firer, range, chances }): Threat => {
    const odds = { chance: chances.map((p, hits) => ({ p, then: { leaf: { hits } } })).filter(({ p }) => p > 0) };
    return { by: firer.id, does: 'fire', distance: range, clause: 'HOW-TGT-01', odds };
  });
  const charges = enemiesOf(view, troop.side).flatMap((enemy) => chargeOn(view, enemy, troop));
  return [...fire, ...charges].toSorted((one, other) => one.distance - other.distance);
}

/** A charge of one normal move, to the sector that the enemy faces (HOW-CHG-03). */
function chargeOn(view: View, enemy: Troop, troop: Troop): readonly Threat[] {
  const { kind } = enemy.traits;
  if (kind === 'artillery' || kind === 'transport' || enemy.inside) return [];
  if (!areWithin(enemy, troop, weathered(view, enemy.traits, enemy.piece.formation))) return [];
  const flank = !troop.inside && sectorShares(troop.box, enemy.box).front < 0.5;
  if (chargeBarred(view, enemy, troop, flank ? 'left' : 'front')) return [];
  const won = meleeChances(view, enemy, troop, chargeBonus(view, enemy, troop, flank), flank);
  return [
    { by: enemy.id, does: 'charge', distance: distanceBetween(enemy, troop), clause: 'HOW-CHG-03', odds: meets(won) },
  ];
}

/** A charger that does not break the unit gives way himself or stays in the fight. */
const meets = (won: number): Odds => ({
  chance: [
    { p: won, then: { leaf: { 'gives way': 1 } } },
    { p: 1 - won, then: { leaf: { stands: 1 } } },
  ].filter(({ p }) => p > 1e-12),
});
