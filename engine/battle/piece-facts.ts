import type { Kept } from '../facts';
import type { Ground } from '../terrain';
import type { Roster } from './roster';
import type { BasePlace, Id, Piece, Whereabouts } from './state';
import type { View } from './view';

interface PlacedFact<T> {
  readonly where: Whereabouts;
  readonly formation: Id;
  readonly bases: readonly BasePlace[] | null;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly fact: T;
}

/**
 * A fact of one piece that holds until it stands elsewhere or otherwise, whatever happens to others: its footprint, and by
 * the identity of that all that is worked out from it. It is no `factOf` of a position, for that forgets the footprints of
 * all pieces whenever one of them moves, and with them what is known of each.
 */
export function factOfPiece<T extends Kept>(work: (view: View, piece: Piece) => T): (view: View, piece: Piece) => T {
  const standings = new WeakMap<Piece, PlacedFact<T>>();
  return (view, piece) => {
    const { where, formation, bases } = piece;
    const { ground, roster } = view;
    const kept = standings.get(piece);
    if (
      kept?.where === where &&
      kept.formation === formation &&
      kept.bases === bases &&
      kept.ground === ground &&
      kept.roster === roster
    )
      return kept.fact;
    const fact = work(view, piece);
    standings.set(piece, { where, formation, bases, ground, roster, fact });
    return fact;
  };
}
