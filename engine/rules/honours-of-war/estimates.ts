/** What those who plan a battle may know of it before it is fought: marches, what the ground hides, who is out of command. */
import type { Id, View } from '../../battle';
import type { Point } from '../../geometry';
import { isScreened } from '../../tabletop';
import type { Lookout, MarchManner } from '../system';
import { changeCost } from './movement/formation-change';
import { groundCostOf } from './movement/ground-cost';
import { commandsOf, inCommand, unitsOf } from './command/commands';
import { canSee, HIDING, distancesAt } from './fire/sight';
import { columnOf, formationsOf } from './troops/layouts';
import { findTroop, isColumn, isOnFoot, registerIn, troopAt } from './troops/troop';
import { visibilityOf, weathered } from './weather';

/** One normal move a turn, as most turns bring it (HOW-PERF-01, HOW-MOVE-01, HOW-TERR-12). */
export function marches(view: View, unit: Id): readonly MarchManner[] {
  const troop = findTroop(view, unit);
  if (!troop) return [];
  const { traits } = troop;
  const [fighting] = formationsOf(traits.unit);
  // On foot it marches as it stands.
  const formations = new Set(
    isOnFoot(troop) ? [troop.piece.formation] : [...(fighting ? [fighting] : []), columnOf(traits.unit)],
  );
  return [...formations].map((formation): MarchManner => {
    const formed = troopAt(troop, troop.box.pose, formation);
    return {
      formation,
      column: isColumn(formed),
      move: weathered(view, traits, formation),
      roadMove: weathered(view, traits, formation, isColumn(formed)),
      forming: formations.size > 1 ? changeCost(view, troop, formation) : 0,
      costs: groundCostOf(formed),
    };
  });
}

/** Of foot that looks all round; guns see more from hills (HOW-TERR-24, HOW-ARTY-10, HOW-WX-03). */
export function lookout(view: View): Lookout {
  const { scale } = registerIn(view);
  return { hiding: HIDING, distances: distancesAt(scale), farthest: visibilityOf(view, scale) };
}

/** HOW-TERR-08, 10, 24, but without the front of an observer, and what he sees over from a hill. */
export const screens = (view: View, from: Point, to: Point): boolean =>
  isScreened(view.ground, HIDING, distancesAt(registerIn(view).scale).edge, from, to);

/** HOW-CMD-01, 02. */
export function outOfCommand(view: View): { readonly units: readonly Id[]; readonly clause: Id } {
  const units = view.roster.sides.flatMap(({ id }) =>
    commandsOf(view, id).flatMap((command) => {
      const led = inCommand(view, command.id);
      return unitsOf(view, command.id).flatMap((troop) => (led.has(troop.id) ? [] : [troop.id]));
    }),
  );
  return { units, clause: 'HOW-CMD-01' };
}

/** HOW-TERR-24. */
export function sees(view: View, unit: Id): { readonly enemies: readonly Id[]; readonly clause: Id } {
  const troop = findTroop(view, unit);
  const enemies = troop
    ? view.roster.sides.flatMap(({ id }) =>
        id === troop.side ? [] : commandsOf(view, id).flatMap((command) => unitsOf(view, command.id)),
      )
    : [];
  return {
    enemies: enemies.flatMap((enemy) => (troop && canSee(view, troop, enemy) ? [enemy.id] : [])),
    clause: 'HOW-TERR-24',
  };
}
