import { findPiece, hasMarchedOff, looksOf } from '../../battle';
import type { Id, Piece, Roster, Vocabulary } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import type { GameSummary } from '../report';
import type { Observer } from './observer';

/** Units as they are lost: gone from the table, or marked as lost. */
export function noteLosses(
  system: Pick<Vocabulary, 'marks'> & Pick<RuleSystem, 'holdsBack'>,
  { units }: Roster,
): Observer & { readonly found: GameSummary['units'] } {
  const found: { id: Id; turn: number; held?: true }[] = [];
  const lost = new Set<Id>();
  return {
    found,
    after(event, state) {
      if ((event.do !== 'went' && event.do !== 'mark') || event.id === null) return;
      if (lost.has(event.id) || !units[event.id]) return;
      const piece = findPiece(state, event.id);
      if (!piece || !isLost(piece, system)) return;
      lost.add(event.id);
      const held = system.holdsBack?.(piece) ? ({ held: true } as const) : {};
      found.push({ id: event.id, turn: state.at.turn, ...held });
    },
  };
}

export const isLost = (piece: Piece, vocabulary: Pick<Vocabulary, 'marks'>): boolean =>
  ('gone' in piece.where && !hasMarchedOff(piece.where)) || looksOf(piece, vocabulary).has('lost');
