import type { Ground } from '../terrain';
import { figures } from './reducer';
import type { Roster } from './roster';
import type { BattleState, Piece, Seat } from './state';

/** What one seat may know: hidden pieces of other seats are absent. */
export interface View {
  readonly seat: Seat;
  readonly state: BattleState;
  readonly ground: Ground;
  readonly roster: Roster;
  /** Facts worked out for the present position; emptied when anything moves. Seats that know the same share it: name the seat where it matters. */
  readonly scratch: Map<string, unknown>;
}

/** A fact of the position, worked out once until something moves. */
export function remembered<T>(view: View, key: string, work: () => T): T {
  const known = view.scratch.get(key);
  if (known !== undefined) return known as T;
  const fact = work();
  view.scratch.set(key, fact);
  return fact;
}

const isHidden = (piece: Piece): boolean => 'marked' in piece.where || 'off' in piece.where;

/** The state as `seat` knows it; the state itself when nothing is hidden from it. */
export function knownTo(state: BattleState, seat: Seat): BattleState {
  const unknown = (piece: Piece): boolean => piece.seat !== seat && isHidden(piece);
  if (!state.pieces.some(unknown) && !figures(state).some(unknown)) return state;
  const commands = Object.entries(state.commands).filter(([, figure]) => !unknown(figure));
  return {
    ...state,
    pieces: state.pieces.filter((piece) => !unknown(piece)),
    commands: Object.fromEntries(commands),
  };
}
