import type { Pose } from '../geometry';
import type { BattleState, Id, Piece, Whereabouts } from './state';

/** A unit, or the figure that leads a command. */
export function findPiece(state: BattleState, id: Id): Piece | null {
  for (const piece of state.pieces) if (piece.id === id) return piece;
  return state.commands[id] ?? null;
}

export function pieceOf(state: BattleState, id: Id): Piece {
  const piece = findPiece(state, id);
  if (!piece) throw new Error(`no piece ${id}`);
  return piece;
}

/** Figures of commanders in the order of the roster. */
export const figures = (state: BattleState): readonly Piece[] => Object.values(state.commands);

/** Where a piece stands on the table; null when it is in a block, off the table or gone. */
export const poseOf = (where: Whereabouts): Pose | null => ('on' in where ? where.on : null);

/** A copy that shares nothing that changes. */
export function copyState(state: BattleState): BattleState {
  const commands: Record<Id, Piece> = {};
  for (const id of Object.keys(state.commands)) commands[id] = copyPiece(pieceOf(state, id));
  const ground: BattleState['ground'] = {};
  for (const [id, feature] of Object.entries(state.ground)) ground[id] = { ...feature, gauges: { ...feature.gauges } };
  const copy: BattleState = {
    at: { ...state.at },
    drawn: state.drawn,
    acts: state.acts,
    pieces: state.pieces.map(copyPiece),
    commands,
    ground,
    marks: { ...state.marks },
    over: state.over,
  };
  if (state.loose) copy.loose = { ...state.loose };
  return copy;
}

function copyPiece(piece: Piece): Piece {
  const copy: Piece = {
    id: piece.id,
    seat: piece.seat,
    command: piece.command,
    where: piece.where,
    formation: piece.formation,
    bases: piece.bases,
    gauges: { ...piece.gauges },
    marks: { ...piece.marks },
  };
  if (piece.knownTo) copy.knownTo = piece.knownTo;
  return copy;
}

/** The same piece as it would be in another formation; its gauges and marks are shared. */
export const inFormation = (piece: Piece, formation: Id): Piece => ({
  id: piece.id,
  seat: piece.seat,
  command: piece.command,
  where: piece.where,
  formation,
  bases: piece.bases,
  gauges: piece.gauges,
  marks: piece.marks,
});

/** Of units that have left the table of their own will, which are not lost: by leave of the scenario, anywhere. */
export const MARCHED_OFF = 'marched off the table';
const BY = 'marched off by ';

/** By an exit, told by its name. */
export const marchedOffBy = (exit: string): string => `${BY}${exit}`;

export const hasMarchedOff = (where: Whereabouts): boolean =>
  'gone' in where && (where.gone === MARCHED_OFF || where.gone.startsWith(BY));
