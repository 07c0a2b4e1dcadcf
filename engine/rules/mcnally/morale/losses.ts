/** Strength lost, units removed, and what a unit is marked with (MCN-STR-04, 05, MCN-MORALE-04). */
import { counted, does, findPiece, poseOf } from '../../../battle';
import type { Field, Id, Piece, Reason, Rule } from '../../../battle';
import { nameOf } from '../../common';
import { generalsWith } from '../generals/with-unit';
import { loseGeneral, riskGenerals, toNearestUnit } from '../generals/risk';
import type { Danger } from '../generals/risk';
import { findTroop, isRouting, isShaken, pointsOf } from '../troops/troop';
import { POINTS, STRENGTH } from '../troops/vocabulary';

/** Takes points off a unit, which is removed at nothing; a general with it throws where its loss asks for it. */
export function* lose(
  field: Field,
  id: Id,
  points: number,
  danger: Danger | null,
  reasons: readonly Reason[],
): Rule<void> {
  const troop = findTroop(field.whole, id);
  if (!troop || points <= 0) return;
  const generals = generalsWith(field.whole, troop);
  const now = Math.max(0, pointsOf(troop) - points);
  const by = now - pointsOf(troop);
  field.emit(
    { do: 'gauge', id, gauge: STRENGTH, by, now },
    { text: `${does(nameOf(field, id), 'loses')} ${counted(-by, POINTS)}: ${now} left.`, reasons },
  );
  if (danger) yield* riskGenerals(field, generals, danger);
  if (now > 0) return;
  const survivors = generals.filter(({ id: general }) => stillThere(field, general));
  remove(field, id, 'destroyed', [{ clause: 'MCN-STR-04', label: 'No strength points left' }]);
  toNearestUnit(field, survivors, id);
}

const stillThere = (field: Field, general: Id): boolean => {
  const figure = field.state.commands[general];
  return figure !== undefined && poseOf(figure.where) !== null;
};

/** Takes a unit off the table. */
export function remove(field: Field, id: Id, why: string, reasons: readonly Reason[]): void {
  if (field.state.loose?.[`${id} guns`]) field.emit({ do: 'laid', id: `${id} guns`, thing: null }, { reasons });
  field.emit(
    { do: 'went', id, to: { gone: why } },
    { text: `${does(nameOf(field, id), 'is')} ${WORDS[why] ?? why}.`, reasons },
  );
}
const WORDS: Readonly<Record<string, string>> = {
  captured: 'captured',
  surrendered: 'made prisoner',
  destroyed: 'destroyed',
};

/** Generals are taken with a unit that surrenders (MCN-GENRISK-07). */
export function takeGenerals(field: Field, generals: readonly Piece[], clause: Id): void {
  for (const { id } of generals) loseGeneral(field, id, 'captured', [{ clause, label: 'Taken with his unit' }]);
}

/** Routing takes the place of shaken, and shaken twice is shaken (MCN-MORALE-04, MCN-FIREMOR-04). */
export function shake(field: Field, id: Id, reasons: readonly Reason[]): void {
  const piece = findPiece(field.state, id);
  if (!piece || 'gone' in piece.where || isShaken({ piece }) || isRouting({ piece })) return;
  field.emit(
    { do: 'mark', id, mark: 'shaken', value: 1 },
    { text: `${does(nameOf(field, id), 'is')} shaken.`, reasons },
  );
}

export function steady(field: Field, id: Id, text: string, reasons: readonly Reason[]): void {
  if (findPiece(field.state, id)?.marks['shaken'] !== undefined)
    field.emit({ do: 'mark', id, mark: 'shaken', value: null }, { text, reasons });
}
