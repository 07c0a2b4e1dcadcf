import type { BattleRecord, Seat } from '../../engine/battle';

/** Does a question come up in a move of somebody else's? */
export function isAnswer({ events, roster }: Pick<BattleRecord, 'events' | 'roster'>, seat: Seat): boolean {
  const ended = new Set<number>();
  for (const event of events.toReversed()) {
    if (event.do === 'step') return false;
    if (event.do === 'end') ended.add(event.act);
    else if (event.do === 'begin' && !ended.has(event.act)) {
      const side = roster.commands[event.who]?.side ?? roster.units[event.who]?.side;
      const mover = roster.sides.find(({ id }) => id === side)?.seat;
      return mover !== undefined && mover !== seat;
    }
  }
  return false;
}
