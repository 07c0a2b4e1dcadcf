/**
 * Which brigade a general moves first, and which unit of it. Where the sides move theirs in turn, who moves later knows
 * more: the brigades farthest from the enemy go first, and those whom he can reach see what he does before they answer it.
 * In a brigade the units nearest to the enemy go first, out of the way of those behind them.
 */
import type { Choice, Id, Seat, View } from '../battle';
import { factOfPair } from '../facts';
import { distance } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { FORCES_CHANGE_WITH, forcesOf } from './forces';

/** In army points, of answers that are commands or units: how little it hurts to move that one now; 0 of any other. */
export function leisureOf(view: View, system: RuleSystem, choice: Choice): number {
  if (!('pick' in choice) || typeof choice.of !== 'string') return 0;
  return leisures(view, view.seat, system).get(choice.of) ?? 0;
}

const leisures = factOfPair(
  FORCES_CHANGE_WITH,
  (view: View, _seat: Seat, system: RuleSystem): ReadonlyMap<Id, number> => {
    const { own, enemies, front } = forcesOf(view, system);
    const leisure = new Map<Id, number>();
    const away = own.map(({ at }) =>
      enemies.reduce((least, enemy) => Math.min(least, distance(enemy.at, at)), FAR * front),
    );
    own.forEach(({ command }, i) => {
      const far = (LEISURE * (away[i] ?? 0)) / front;
      leisure.set(command, Math.min(leisure.get(command) ?? Infinity, far));
    });
    own.forEach(({ id }, i) => {
      // A unit under nobody is its own command.
      if (!leisure.has(id)) leisure.set(id, LEISURE * (FAR + 1 - (away[i] ?? 0) / front));
    });
    return leisure;
  },
);
/** Army points that each front of distance to the enemy is worth: less than anything that is gained or lost by a move. */
const LEISURE = 0.001;
const FAR = 20;
