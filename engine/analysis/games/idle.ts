import type { BattleEvent, BattleState, Id, Roster } from '../../battle';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import type { Idleness } from '../report';
import type { Observer } from './observer';

/** A brigade that did nothing for fewer turns waited for something; it is not told of. */
const LEAST_TURNS = 3;

/**
 * The longest stretch of turns in which a command with units on the table neither moved, formed, fired nor fought. Turns in
 * which the scenario holds all of it back do not count, nor do those in which guns
 * alone wait in position with nothing to fire at.
 */
export function noteIdleness(
  system: Pick<RuleSystem, 'holdsBack'>,
  { units }: Pick<Roster, 'units'>,
  placeOf: (id: Id) => Point | null,
  isWaiting: (id: Id, state: BattleState) => boolean,
): Observer & { close(state: BattleState): readonly Idleness[] } {
  const acted = new Set<Id>();
  const idleFor = new Map<Id, number>();
  const longest = new Map<Id, Idleness>();
  const endTurn = (state: BattleState): void => {
    if (state.at.turn === 0) return;
    for (const [command, ready] of readyCommands(state)) {
      const isDoing = ready.some((id) => acted.has(id));
      if (!isDoing && ready.every((id) => units[id]?.arm === 'guns' && isWaiting(id, state))) continue;
      const turns = isDoing ? 0 : (idleFor.get(command) ?? 0) + 1;
      idleFor.set(command, turns);
      if (turns < LEAST_TURNS || turns <= (longest.get(command)?.turns ?? 0)) continue;
      longest.set(command, { command, turns, until: state.at.turn, at: middleOf(ready.map(placeOf)) });
    }
    acted.clear();
  };
  return {
    before(event, state) {
      if (event.do === 'step' && event.turn > state.at.turn) endTurn(state);
      for (const id of whoActs(event)) acted.add(id);
    },
    close(state) {
      endTurn(state);
      return [...longest.values()];
    },
  };

  /** Units that could do something, by command. */
  function readyCommands({ pieces }: BattleState): ReadonlyMap<Id, readonly Id[]> {
    const ready = new Map<Id, Id[]>();
    for (const piece of pieces) {
      if (!units[piece.id] || 'off' in piece.where || 'gone' in piece.where || system.holdsBack?.(piece)) continue;
      ready.set(piece.command, [...(ready.get(piece.command) ?? []), piece.id]);
    }
    return ready;
  }
}

function whoActs(event: BattleEvent): readonly Id[] {
  switch (event.do) {
    case 'moved':
      return event.movers.map(({ id }) => id);
    case 'formed':
      return [event.id];
    case 'fired':
      return [event.by];
    case 'fought':
      return [event.by, ...event.at];
    default:
      return [];
  }
}

/** Null of none. */
function middleOf(places: readonly (Point | null)[]): Point | null {
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return null;
  const mean = (of: (place: Point) => number): number =>
    Math.round((known.reduce((sum, place) => sum + of(place), 0) / known.length) * 10) / 10;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
