import { Facts } from '../facts';
import type { Ground } from '../terrain';
import { figures } from './pieces';
import type { Roster } from './roster';
import type { BattleState, Id, Piece, Seat } from './state';

/** What one seat may know: hidden pieces of other seats are absent. */
export interface View {
  readonly seat: Seat;
  readonly state: BattleState;
  readonly ground: Ground;
  readonly roster: Roster;
  /** Facts worked out for the present position. Seats that know the same share them: where it matters, the seat is a key. */
  readonly facts: Facts;
  /** The position as this seat knew it when the step began; absent outside a running battle. */
  readonly stepStart?: () => View;
}

/** What a view outside a running battle is made of: a moment of a record, or a position on its own. */
export type Position = Omit<View, 'facts' | 'stepStart'>;

/** A view with facts of its own. The position must not change while it is used. */
export const viewOfPosition = ({ seat, state, ground, roster }: Position): View => ({
  seat,
  state,
  ground,
  roster,
  facts: new Facts(),
});

/**
 * The position as a seat knew it when the step began: what is derived from it is the same however often and whenever in
 * the step it is asked for. Outside a running battle, the position itself.
 */
export const stepStartOf = (view: View): View => view.stepStart?.() ?? view;

/**
 * Does a seat not know of a piece? Its own seat always does; others by what the piece says, or else when it is neither
 * under a marker nor still to come.
 */
export function isHiddenFrom(
  { seat, where, knownTo: known }: Pick<Piece, 'seat' | 'where' | 'knownTo'>,
  other: Seat,
): boolean {
  if (seat === other) return false;
  return known ? !known.includes(other) : 'marked' in where || 'off' in where;
}

/** Where a piece is to a seat that does not know of it. */
export const OUT_OF_SIGHT = 'out of sight';

/** Pieces and commands that the viewer does not know of: not even their names are shown. */
export function unknownIn({ pieces, commands }: Pick<BattleState, 'pieces' | 'commands'>): ReadonlySet<Id> {
  const isUnknown = ({ where }: Piece): boolean => 'off' in where && where.off === OUT_OF_SIGHT;
  const unknown = pieces.filter(isUnknown).map(({ id }) => id);
  const leaders = Object.entries(commands).flatMap(([id, figure]) =>
    isUnknown(figure) && !pieces.some((piece) => piece.command === id && !isUnknown(piece)) ? [id] : [],
  );
  return new Set([...unknown, ...leaders]);
}

/** The state as `seat` knows it; the state itself when nothing is hidden from it. */
export function knownTo(state: BattleState, seat: Seat): BattleState {
  const unknown = (piece: Piece): boolean => isHiddenFrom(piece, seat);
  if (!state.pieces.some(unknown) && !figures(state).some(unknown)) return state;
  const commands: Record<Id, Piece> = {};
  for (const [id, figure] of Object.entries(state.commands)) if (!unknown(figure)) commands[id] = figure;
  return {
    ...state,
    pieces: state.pieces.filter((piece) => !unknown(piece)),
    commands,
  };
}
