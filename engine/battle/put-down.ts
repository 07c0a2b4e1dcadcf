/** Pieces put where they stand on a real table, as they were moved there by hand: no rule is asked about the way. */
import { gap, isOnTable, pathOf, place } from '../geometry';
import type { Box } from '../geometry';
import type { Ground } from '../terrain';
import type { EventDetails } from './asking';
import { basesOf, poseOfBase } from './bases';
import type { Gesture, Refusal } from './events';
import { OWN_CLAUSE, ownRefusal } from './events';
import { isHiddenFrom } from './view';
import { findPiece, poseOf } from './pieces';
import type { PlacedPiece } from './record';
import type { Roster } from './roster';
import type { Marks } from './marks';
import type { BattleState, Piece } from './state';

/** How a record names such a move. */
const BY_HAND = 'set by hand';

/** Why pieces cannot be put there; null when they can. */
export function whyNotThere(
  state: BattleState,
  table: Pick<Ground, 'width' | 'depth'>,
  stand: readonly PlacedPiece[],
): Refusal | null {
  for (const { id, to } of stand) {
    const piece = findPiece(state, id);
    if (!piece || !poseOf(piece.where)) return ownRefusal('Only what stands on the table can be put elsewhere on it.');
    if (!isOnTable(table, to)) return { ...ownRefusal('That is not on the table.'), at: to };
  }
  return stand.length > 0 ? null : ownRefusal('Nothing is put anywhere.');
}

/** One event for each piece, so that each is told by its name. */
export function putDownBy(
  state: BattleState,
  { units, commands, sides }: Roster,
  stand: readonly PlacedPiece[],
  marks: Marks = {},
): readonly PutDownEvent[] {
  const moved = stand.flatMap(({ id, to }): readonly PutDownEvent[] => {
    const piece = findPiece(state, id);
    const from = piece && poseOf(piece.where);
    if (!piece || !from) return [];
    const path = pathOf(from, [place(to)]);
    const name = units[id]?.name ?? commands[id]?.leader ?? commands[id]?.name ?? id;
    const isHidden = sides.some(({ seat }) => isHiddenFrom(piece, seat));
    return [
      {
        gesture: { do: 'moved', movers: [{ id, path }], manner: BY_HAND },
        details: {
          text: `${name} stands as on the real table.`,
          reasons: [{ clause: OWN_CLAUSE, label: 'Set by hand' }],
          ...(isHidden && { seen: [piece.seat] }),
        },
      },
    ];
  });
  return [...moved, ...parted(state, units, stand, marks)];
}
interface PutDownEvent {
  readonly gesture: Gesture;
  readonly details: EventDetails;
}

/** Who touched somebody and does no longer fights him no longer. */
function parted(
  { pieces }: BattleState,
  units: Roster['units'],
  stand: readonly PlacedPiece[],
  marks: Marks,
): readonly PutDownEvent[] {
  const bound = Object.keys(marks).filter((mark) => marks[mark]?.touching);
  const boxes = (piece: Piece): readonly Box[] => {
    const [unit, at] = [units[piece.id], stand.find(({ id }) => id === piece.id)?.to ?? poseOf(piece.where)];
    if (!unit || !at) return [];
    return basesOf(unit, piece).map((base) => ({ pose: poseOfBase(at, base), width: base.width, depth: base.depth }));
  };
  const isApart = (one: Piece, other: Piece): boolean => {
    const [own, others] = [boxes(one), boxes(other)];
    // Who holds houses has no bases to measure from.
    const isMeasured = own.length > 0 && others.length > 0;
    return isMeasured && own.every((a) => others.every((b) => gap(a, b) > TOUCHING));
  };
  return pieces.flatMap((piece) => {
    const named = pieces.filter(({ id }) => bound.some((mark) => piece.marks[mark] === id));
    const isMoved = stand.some(({ id }) => id === piece.id || named.some((one) => one.id === id));
    if (!isMoved || !named.every((one) => isApart(piece, one))) return [];
    return bound
      .filter((mark) => piece.marks[mark] !== undefined)
      .map((mark): PutDownEvent => ({
        gesture: { do: 'mark', id: piece.id, mark, value: null },
        details: { text: '', reasons: [] },
      }));
  });
}
/** So far apart bases still touch, put down by hand, cm. */
const TOUCHING = 1;
