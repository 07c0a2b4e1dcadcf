/** Which of the enemy a unit sees from where it stands. */
import { findPiece, poseOf } from '../../engine/battle';
import type { View } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules/system';
import type { Id } from '../../engine/scenario';

export interface SeenEnemies {
  readonly seen: readonly Id[];
  /** Enemy units on the table. */
  readonly of: number;
  readonly clause: Id;
}

/** Null of a unit that is not on the table, and of a book that tells nothing of it. */
export function seenEnemies(system: RuleSystem, view: View, unit: Id): SeenEnemies | null {
  const { units } = view.roster;
  const own = units[unit];
  const piece = own && findPiece(view.state, unit);
  const sight = piece && system.sees?.(view, unit);
  if (!sight) return null;
  const enemies = Object.values(units).filter(({ id, side }) => {
    const where = side === own.side ? undefined : findPiece(view.state, id)?.where;
    return where !== undefined && (poseOf(where) !== null || 'inside' in where);
  });
  return { seen: sight.enemies, of: enemies.length, clause: sight.clause };
}
