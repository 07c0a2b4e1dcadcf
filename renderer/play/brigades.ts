/** The brigades below the table, in the order in which they act in the phase. */
import type { BattleEvent, BattleRecord, BattleState, Id } from '../../engine/battle';
import { mannerOf } from '../../engine/battle/vocabulary';
import { openActs } from './whose-move';

export interface BrigadeNow {
  readonly id: Id;
  readonly name: string;
  readonly side: Id;
  readonly state: 'done' | 'active' | 'waiting';
  /** What it was last told: "Admirable"; or whether it has acted. Empty while no brigade acts. */
  readonly words: string;
  readonly units: readonly Id[];
}

/** Those that acted since `from`, the start of the phase, first; the others as the roster has them. `active` is asked now. */
export function brigadesNow(
  { roster, events, vocabulary }: Pick<BattleRecord, 'roster' | 'events' | 'vocabulary'>,
  state: BattleState,
  from: number,
  moment: number,
  active: Id | null,
): readonly BrigadeNow[] {
  const lately = events.slice(from, moment);
  const acting = active ?? openActs(lately).findLast((id) => roster.commands[id]) ?? null;
  const acted = actedIn(lately, vocabulary).filter((id) => roster.commands[id]);
  const standing = new Set(
    state.pieces.flatMap((piece) => ('on' in piece.where || 'inside' in piece.where ? [piece.id] : [])),
  );
  const all = Object.values(roster.commands).filter(({ units }) => units.some((unit) => standing.has(unit)));
  // A general who rallies somebody acts for no brigade.
  const isTurnByTurn = all.some(({ id }) => id === acting || acted.includes(id));
  const order = [...acted, ...all.map(({ id }) => id).filter((id) => !acted.includes(id))];
  return order.flatMap((id): readonly BrigadeNow[] => {
    const command = all.find((one) => one.id === id);
    if (!command) return [];
    const isActive = id === acting;
    const hasActed = acted.includes(id);
    return [
      {
        id,
        name: command.kind === 'independent' ? (roster.units[id]?.name ?? command.name) : command.name,
        side: command.side,
        state: isActive ? 'active' : hasActed ? 'done' : 'waiting',
        words: toldTo(lately, id) ?? (isActive ? 'acts now' : hasActed ? 'has acted' : isTurnByTurn ? 'waits' : ''),
        units: command.units.filter((unit) => standing.has(unit)),
      },
    ];
  });
}

/**
 * Commands whose own act has begun, in order. A unit that is a command by itself has acted neither by what it does within the
 * act of another, as when it fires and evades, nor by being driven back.
 */
function actedIn(events: readonly BattleEvent[], vocabulary: BattleRecord['vocabulary']): readonly Id[] {
  const acted = new Set<Id>();
  events.forEach((event, i) => {
    if (event.do === 'begin' && event.in === null && !isDrivenBack(events, i + 1, vocabulary)) acted.add(event.who);
  });
  return [...acted];
}

/** Does the act that begins here open with a flight, before anything is thrown or told? */
function isDrivenBack(events: readonly BattleEvent[], from: number, vocabulary: BattleRecord['vocabulary']): boolean {
  const first = events.slice(from).find(({ do: gesture }) => OPENINGS.has(gesture));
  if (first?.do !== 'moved') return false;
  const { gait } = mannerOf(vocabulary, first.manner);
  return gait === 'retire' || gait === 'rout';
}
const OPENINGS = new Set<BattleEvent['do']>(['moved', 'rolled', 'told', 'begin', 'end', 'step']);

const toldTo = (events: readonly BattleEvent[], id: Id): string | null => {
  const told = events.findLast((event) => event.do === 'told' && event.who === id && event.what.length <= 16);
  return told?.do === 'told' ? told.what : null;
};
