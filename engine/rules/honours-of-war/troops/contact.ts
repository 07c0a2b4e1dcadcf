/** Who fights whom, on which side and since when: the marks that a contact leaves on the unit that made it (HOW-MOVE-13, HOW-CHG-13). */
import type { Field, Id, View } from '../../../battle';
import type { Sector } from '../../../geometry';
import { hasStruck, isBrokenOff, isMarked, isReforming, opponentsOf, troopsOn } from './troop';
import type { Troop } from './troop';

/** The sector of `troop` in which `other` fights it (HOW-SECT-06): the front when it made the contact itself. */
export function sectorOfOpponent(troop: Troop, other: Troop): Sector {
  const { marks } = other.piece;
  if (marks['in contact'] === troop.id || marks['in contact too'] === troop.id) {
    const sector = marks[marks['in contact'] === troop.id ? 'contact sector' : 'contact sector too'];
    return sector === 'rear' || sector === 'left' || sector === 'right' ? sector : 'front';
  }
  return 'front';
}

/** One enemy a sector: is this one taken (HOW-CHG-13)? A unit that made contact itself has its front taken. */
export function isSectorTaken(view: View, target: Troop, sector: Sector): boolean {
  if (sector === 'front' && target.piece.marks['in contact'] !== undefined) return true;
  return troopsOn(view).some(
    ({ piece: { marks } }) =>
      (marks['in contact'] === target.id && marks['contact sector'] === sector) ||
      (marks['in contact too'] === target.id && marks['contact sector too'] === sector),
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
  (hasStruck(troop, other.id) && isMarked(troop, 'rounds fought')) ||
  (hasStruck(other, troop.id) && isMarked(other, 'rounds fought'));

/** Nobody is in contact with a unit any more: it has left, or is gone. */
export function breakContact(field: Field, view: View, id: Id): void {
  for (const troop of troopsOn(view))
    if (troop.id === id) endContact(field, troop);
    else if (hasStruck(troop, id)) endContactWith(field, troop, id);
}

/** Who had struck two goes on with the other. */
function endContactWith(field: Field, troop: Troop, id: Id): void {
  const { marks } = troop.piece;
  const [first, other, sector] = [marks['in contact'], marks['in contact too'], marks['contact sector too']];
  if (other === undefined) return endContact(field, troop);
  if (first === id) {
    field.emit({ do: 'mark', id: troop.id, mark: 'in contact', value: other });
    field.emit({ do: 'mark', id: troop.id, mark: 'contact sector', value: sector ?? null });
  }
  for (const mark of TOO) field.emit({ do: 'mark', id: troop.id, mark, value: null });
}
const TOO = ['in contact too', 'contact sector too'] as const;

function endContact(field: Field, troop: Troop): void {
  for (const mark of ['in contact', 'contact sector', 'contact order', 'no bonus', 'rounds fought', ...TOO])
    if (troop.piece.marks[mark] !== undefined) field.emit({ do: 'mark', id: troop.id, mark, value: null });
}
