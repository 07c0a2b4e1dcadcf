/**
 * A battle as one seat may watch it while it is fought: events it may not see are left out, what it does not know of is
 * off the table, and what comes to be known is brought up to date. It plays back as a record does.
 */
import { apply, copyState, figures, findPiece, isHiddenFrom, isSeenBy, OUT_OF_SIGHT, pieceOf } from '../battle';
import type { Battle, BattleEvent, BattleState, Gesture, Id, Marks, Seat } from '../battle';

export interface SeenBattle {
  /** What the seat knew at the beginning. */
  readonly start: BattleState;
  /** Everything it has seen since. */
  events(battle: Battle): readonly BattleEvent[];
  /** How many events the battle had when the seat had seen so many, and the other way about. */
  toBattle(event: number): number;
  fromBattle(event: number): number;
}

export function seenBattleOf(start: BattleState, seat: Seat, marks: Marks): SeenBattle {
  let state = copyState(start);
  let seen: BattleEvent[] = [];
  /** How many events the seat had seen after each of the battle's. */
  let counts: number[] = [];
  let made: readonly BattleEvent[] = [];
  const isHidden = (id: Id): boolean => {
    const piece = findPiece(state, id);
    return piece !== null && isHiddenFrom(piece, seat);
  };
  const rewind = (): void => {
    state = copyState(start);
    seen = [];
    counts = [];
  };
  const take = (event: BattleEvent): void => {
    const about = piecesIn(event);
    const unknown = about.filter(isHidden);
    apply(state, event, marks);
    const hidden = about.filter(isHidden);
    if (isSeenBy(event, seat)) seen.push(...without(event, about, hidden));
    for (const id of unknown) if (!hidden.includes(id)) seen.push(...asItIs(state, id, event));
    for (const id of hidden) if (!unknown.includes(id)) seen.push(quiet(event, gone(id)));
    counts.push(seen.length);
  };
  return {
    start: maskedFor(start, seat),
    events(battle) {
      const same = battle.events.length >= counts.length && made.every((event, i) => battle.events[i] === event);
      if (!same) rewind();
      for (const event of battle.events.slice(counts.length)) take(event);
      made = [...battle.events];
      return seen;
    },
    toBattle: (event) => counts.filter((count) => count <= event).length,
    fromBattle: (event) => counts[event - 1] ?? 0,
  };
}

/** The pieces that a gesture changes. */
function piecesIn(event: BattleEvent): readonly Id[] {
  if (event.do === 'moved') return event.movers.map(({ id }) => id);
  const isPiece = event.do === 'formed' || event.do === 'gauge' || event.do === 'went' || event.do === 'joined';
  return isPiece || event.do === 'known' || (event.do === 'mark' && event.id !== null) ? [event.id ?? ''] : [];
}

/** The event without the pieces that are hidden; nothing when it was about nobody else. */
function without(event: BattleEvent, about: readonly Id[], hidden: readonly Id[]): readonly BattleEvent[] {
  if (hidden.length === 0) return [event];
  if (event.do !== 'moved' || hidden.length === about.length) return [];
  return [{ ...event, movers: event.movers.filter(({ id }) => !hidden.includes(id)) }];
}

/** The state with what a seat does not know of out of sight. */
function maskedFor(start: BattleState, seat: Seat): BattleState {
  const state = copyState(start);
  for (const piece of [...state.pieces, ...figures(state)]) {
    if (!isHiddenFrom(piece, seat)) continue;
    piece.where = { off: OUT_OF_SIGHT };
    piece.bases = null;
    piece.marks = {};
  }
  return state;
}

const gone = (id: Id): Gesture => ({ do: 'went', id, to: { off: OUT_OF_SIGHT } });
const quiet = (event: BattleEvent, gesture: Gesture): BattleEvent => ({
  ...gesture,
  act: event.act,
  seen: 'all',
  text: '',
  reasons: [],
});

/** Gestures that bring a piece which has just come to be known to where and what it is. */
function asItIs(state: BattleState, id: Id, event: BattleEvent): readonly BattleEvent[] {
  const piece = pieceOf(state, id);
  const { where } = piece;
  const gestures: Gesture[] = [{ do: 'joined', id, command: piece.command }];
  if ('on' in where) gestures.push({ do: 'formed', id, formation: piece.formation, to: where.on, bases: piece.bases });
  else gestures.push({ do: 'went', id, to: where });
  for (const [gauge, now] of Object.entries(piece.gauges)) gestures.push({ do: 'gauge', id, gauge, by: 0, now });
  for (const [mark, value] of Object.entries(piece.marks)) gestures.push({ do: 'mark', id, mark, value });
  return gestures.map((gesture) => quiet(event, gesture));
}
