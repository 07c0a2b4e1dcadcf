/** Who acts in a battle that is being fought, as its events tell. */
import type { BattleEvent, BattleRecord, Id, Seat } from '../../engine/battle';
import { sideOf } from '../replay';

type PlayedEvents = Pick<BattleRecord, 'events' | 'roster'>;

/** Whose act has begun and not ended, the innermost last. */
export function openActs(events: readonly BattleEvent[]): readonly Id[] {
  const open = new Map<number, Id>();
  for (const event of events) {
    if (event.do === 'begin') open.set(event.act, event.who);
    else if (event.do === 'end') open.delete(event.act);
  }
  return [...open.values()];
}

/** Does a question come up in a move of somebody else's? */
export function isAnswer({ events, roster }: PlayedEvents, seat: Seat): boolean {
  const step = events.slice(events.findLastIndex((event) => event.do === 'step') + 1);
  const who = openActs(step).at(-1);
  const side = who === undefined ? null : sideOf(roster, who);
  const mover = roster.sides.find(({ id }) => id === side)?.seat;
  return mover !== undefined && mover !== seat;
}

/** The side that acts at a moment: of whoever did something last in the phase; null before anybody has. */
export function actingSide({ events, roster }: PlayedEvents, moment: number): Id | null {
  for (const event of events.slice(0, moment).reverse()) {
    if (event.do === 'step') return null;
    const who = doerOf(event);
    if (who !== null) return sideOf(roster, who);
  }
  return null;
}

/** The enemy unit of a seat that did something last in the step; null when none has. */
export function lastEnemy({ events, roster }: PlayedEvents, seat: Seat): Id | null {
  const own = roster.sides.find((side) => side.seat === seat)?.id;
  for (const event of events.slice(0).reverse()) {
    if (event.do === 'step') return null;
    const who = doerOf(event);
    const side = who === null ? undefined : roster.units[who]?.side;
    if (side !== undefined && side !== own) return who;
  }
  return null;
}

/** Who does what an event tells; null of what only happens. */
function doerOf(event: BattleEvent): Id | null {
  switch (event.do) {
    case 'moved':
      return event.movers[0]?.id ?? null;
    case 'fired':
    case 'fought':
      return event.by;
    case 'begin':
    case 'rolled':
    case 'told':
      return event.who;
    default:
      return null;
  }
}
