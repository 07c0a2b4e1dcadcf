/** Hits taken, and what the unit remembers of them (HOW-UNIT-03, HOW-REACT-03, HOW-RET-03, HOW-CMD-09). */
import type { Field, Id } from '../../../battle';
import { pieceOf } from '../../../battle';
import { SECTORS } from '../../../geometry';
import type { Sector } from '../../../geometry';
import { hitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

export interface Blow {
  /** The unit that caused it. */
  readonly by: Id;
  /** The sector of the unit hit from which it came; of a block, the face. */
  readonly sector: Sector;
  /** musketry, canister, grazing, melee, passing through... */
  readonly cause: string;
  readonly clause: Id;
}

/** Marks `hits` on a unit. Fire also puts its commander in danger. */
export function inflict(field: Field, target: Id, hits: number, from: Blow): void {
  if (hits <= 0) return;
  const piece = pieceOf(field.state, target);
  const told = { reasons: [{ clause: from.clause, label: `Hit by ${from.cause}` }] };
  const mark = (name: string, value: number | Id): void =>
    field.emit({ do: 'mark', id: target, mark: name, value }, told);
  field.emit({ do: 'gauge', id: target, gauge: 'hits', by: hits, now: hitsOf({ piece }) + hits }, told);
  mark('struck by', from.by);
  mark('struck from', from.sector);
  mark('hit now', hitNow(piece.marks['hit now']) + hits);
  if (BY_FIRE.has(from.cause)) mark('shot at', 1);
}

const BY_FIRE = new Set(['musketry', 'roundshot', 'canister', 'shell', 'grazing']);
const hitNow = (kept: number | Id | undefined): number => (typeof kept === 'number' ? kept : 0);

/** The sector from which it was last hit; front when it remembers none. */
export function struckFrom({ piece }: Troop): Sector {
  const marked = piece.marks['struck from'];
  return SECTORS.find((sector) => sector === marked) ?? 'front';
}
