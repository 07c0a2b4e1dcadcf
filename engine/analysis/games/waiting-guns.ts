/** Guns that stand ready and have nothing to fire at. */
import { groundNow, viewOfPosition } from '../../battle';
import type { BattleState, Id, RosterUnit, Seat, View } from '../../battle';
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { Fought } from '../fight';

/** Ranges go from edge to edge, places are of the middle: so much more is looked at, cm. */
const FRONTAGE = 30;

/**
 * Tells whether a unit that can fire has no enemy to fire at from where it stands: as the book's threats have it, else by
 * range alone. Guns that cannot fire, as those on the march, do not wait so, nor does a crew without them.
 */
export function waitingGuns(
  { system, roster, scenario }: Pick<Fought, 'system' | 'roster' | 'scenario'>,
  placeOf: (id: Id) => Point | null,
): (id: Id, state: BattleState) => boolean {
  const seats = new Map(roster.sides.map(({ id, seat }) => [id, seat]));
  return (id, state) => {
    const [side, at] = [roster.units[id]?.side, placeOf(id)];
    const seat = side === undefined ? undefined : seats.get(side);
    if (seat === undefined || !at || !isInPosition(roster.units[id], state)) return false;
    const ground = groundNow(scenario, state);
    const viewFrom = (from: Seat): View => viewOfPosition({ seat: from, state, ground, roster });
    const range = system.reach(viewFrom(seat), id)?.fire ?? 0;
    const isTarget = (enemy: RosterUnit): boolean => {
      const [from, place] = [seats.get(enemy.side), enemy.side === side ? null : placeOf(enemy.id)];
      if (from === undefined || !place || distance(at, place) > range + FRONTAGE) return false;
      const threats = system.threats?.(viewFrom(from), enemy.id);
      return threats?.some(({ by, does }) => by === id && does === 'fire') ?? true;
    };
    return range > 0 && !Object.values(roster.units).some(isTarget);
  };
}

/** In position the guns lead; on the march the limber does, and a crew has left them. */
function isInPosition(unit: RosterUnit | undefined, { pieces }: BattleState): boolean {
  const formation = pieces.find((piece) => piece.id === unit?.id)?.formation;
  return formation !== undefined && unit?.layouts[formation]?.[0]?.carries === 'gun';
}
