/** Shell: the fuse that may burn wrong (HOW-ARTY-15). */
import { roll } from '../../../battle';
import type { Field, Reason, Rule } from '../../../battle';
import type { Troop } from '../troops/troop';

/** A D6 of so much or less spoils the shot. */
export const FUSE_FAILS = 2;
export const FUSE_RISK = FUSE_FAILS / 6;
/** What a bad fuse takes from the die. */
export const BAD_FUSE = -1;

/** The die for the fuse; the row of a bad one, or null when it burns well. */
export function* burnFuse(field: Field, { id, piece, traits }: Troop): Rule<Reason | null> {
  const clause = 'HOW-ARTY-15';
  const why = `Fuse of ${traits.unit.name}: ${FUSE_FAILS} or less is bad`;
  const [die] = yield* roll(field, { why, who: id, clause, seat: piece.seat });
  return die <= FUSE_FAILS ? { clause, label: `Bad fuse, ${die} thrown`, value: BAD_FUSE } : null;
}
