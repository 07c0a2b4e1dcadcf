/** The charges that a unit has to fear where it stands, or where a copy of it would. */
import type { View } from '../../../battle';
import { areWithin } from '../../../tabletop';
import { chargeChances } from './chances';
import { enemiesOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weathered } from '../weather';

interface FearedCharge {
  readonly enemy: Troop;
  /** The chance that it breaks the unit, 0 to 1, from the two alone. */
  readonly won: number;
}

/** Charges of one normal move, each to the sector that the enemy faces (HOW-CHG-03). */
export const chargesFeared = (view: View, troop: Troop): readonly FearedCharge[] =>
  enemiesOf(view, troop.side).flatMap((enemy) => chargeOf(view, enemy, troop) ?? []);

function chargeOf(view: View, enemy: Troop, troop: Troop): FearedCharge | null {
  if (enemy.inside) return null;
  if (!areWithin(enemy, troop, weathered(view, enemy.traits, enemy.piece.formation))) return null;
  const won = chargeChances(view, enemy, troop);
  return won === null ? null : { enemy, won };
}
