import { findPiece, looksOf } from '../../battle';
import type { Id, Piece, Roster, Vocabulary } from '../../battle';
import type { GameSummary } from '../report';
import type { Observer } from './summary';

/** Units as they are lost: gone from the table, or marked as lost. */
export function noteLosses(
  vocabulary: Pick<Vocabulary, 'marks'>,
  { units }: Roster,
): Observer & { readonly found: GameSummary['units'] } {
  const found: { id: Id; turn: number }[] = [];
  const lost = new Set<Id>();
  return {
    found,
    after(event, state) {
      if ((event.do !== 'went' && event.do !== 'mark') || event.id === null) return;
      if (lost.has(event.id) || !units[event.id]) return;
      const piece = findPiece(state, event.id);
      if (!piece || !isLost(piece, vocabulary)) return;
      lost.add(event.id);
      found.push({ id: event.id, turn: state.at.turn });
    },
  };
}

export const isLost = (piece: Piece, vocabulary: Pick<Vocabulary, 'marks'>): boolean =>
  'gone' in piece.where || looksOf(piece, vocabulary).has('lost');
