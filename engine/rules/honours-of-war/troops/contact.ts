/** Who fights whom, on which side and since when: the marks that a contact leaves on the unit that made it (HOW-MOVE-13, HOW-CHG-13). */
import type { Field, Id, View } from '../../../battle';
import type { Sector } from '../../../geometry';
import { isBrokenOff, isMarked, isReforming, opponentsOf, troopsOn } from './troop';
import type { Troop } from './troop';

/** The sector of `troop` in which `other` fights it (HOW-SECT-06): the front when it made the contact itself. */
export function sectorOfOpponent(troop: Troop, other: Troop): Sector {
  if (other.piece.marks['in contact'] === troop.id) {
    const sector = other.piece.marks['contact sector'];
    return sector === 'rear' || sector === 'left' || sector === 'right' ? sector : 'front';
  }
  return 'front';
}

/** One enemy a sector: is this one taken (HOW-CHG-13)? A unit that made contact itself has its front taken. */
export function isSectorTaken(view: View, target: Troop, sector: Sector): boolean {
  if (sector === 'front' && target.piece.marks['in contact'] !== undefined) return true;
  return troopsOn(view).some(
    (other) => other.piece.marks['in contact'] === target.id && other.piece.marks['contact sector'] === sector,
  );
}

/** Each face of a block takes one attacker (HOW-BUA-19). */
export function isFaceTaken(view: View, target: Troop, face: number | null): boolean {
  return troopsOn(view).some(
    (other) => other.piece.marks['in contact'] === target.id && other.piece.marks['contact sector'] === `face ${face}`,
  );
}

/** Is it attacked in flank or rear by anybody (HOW-MELEE-23), or as good as that while it has no morale (HOW-RALLY-10, 13)? */
export const isTakenInFlank = (view: View, troop: Troop): boolean =>
  isReforming(troop) ||
  isBrokenOff(troop) ||
  isMarked(troop, 'retreated') ||
  opponentsOf(view, troop).some((other) => sectorOfOpponent(troop, other) !== 'front');

/** Have two units in contact fought a round with each other? */
export const hasFought = (troop: Troop, other: Troop): boolean =>
  (troop.piece.marks['in contact'] === other.id && isMarked(troop, 'rounds fought')) ||
  (other.piece.marks['in contact'] === troop.id && isMarked(other, 'rounds fought'));

/** Nobody is in contact with a unit any more: it has left, or is gone. */
export function breakContact(field: Field, view: View, id: Id): void {
  for (const troop of troopsOn(view))
    if (troop.piece.marks['in contact'] === id || troop.id === id) endContact(field, troop);
}

function endContact(field: Field, troop: Troop): void {
  for (const mark of ['in contact', 'contact sector', 'contact order', 'no bonus', 'rounds fought'])
    if (troop.piece.marks[mark] !== undefined) field.emit({ do: 'mark', id: troop.id, mark, value: null });
}
