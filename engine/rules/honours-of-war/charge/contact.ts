/** Contact and its end: marks kept on the unit that made it (HOW-MOVE-13, HOW-MELEE-12 to 18). */
import type { Field, Id, View } from '../../../battle';
import { segmentsMeet, corners } from '../../../geometry';
import type { Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { normalMove, isHorse } from '../troops/traits';
import { findTroop, troopsOn, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isUphill } from '../melee/uphill';

/** Marks a contact: `by` has struck a sector (or a face) of `on`. */
export function makeContact(field: Field, by: Id, on: Id, sector: Sector, face: number | null, runIn: Cm): void {
  const set = (mark: string, value: number | Id): void => field.emit({ do: 'mark', id: by, mark, value });
  const bonus = bonusBarredBy(viewOf(field, by), by, on, runIn);
  set('in contact', on);
  set('contact sector', face === null ? sector : `face ${face}`);
  set('contact order', field.state.acts);
  if (bonus) set('no bonus', bonus);
}

/** Nobody is in contact with a unit any more: it has left, or is gone. */
export function breakContact(field: Field, view: View, id: Id): void {
  for (const troop of troopsOn(view))
    if (troop.piece.marks['in contact'] === id || troop.id === id) endContact(field, troop);
}

function endContact(field: Field, troop: Troop): void {
  for (const mark of ['in contact', 'contact sector', 'contact order', 'no bonus'])
    if (troop.piece.marks[mark] !== undefined) field.emit({ do: 'mark', id: troop.id, mark, value: null });
}

/** The clause that takes a charger's bonus away; null when it has it (HOW-MELEE-12, 14 to 16). */
export function bonusBarredBy(view: View, by: Id, on: Id, runIn: Cm): Id | null {
  const charger = findTroop(view, by);
  const target = findTroop(view, on);
  if (!charger || !target || !isHorse(charger.traits)) return 'HOW-MELEE-12';
  if (charger.traits.class === 'inferior') return 'HOW-MELEE-16';
  if (isUphill(view, charger, target) || isAcrossDefences(view, charger, target) || isInRough(view, target))
    return 'HOW-MELEE-14';
  return runIn <= normalMove(charger.traits, charger.piece.formation) / 4 ? 'HOW-MELEE-15' : null;
}

/** A wall, hedge, fence or tree line that the target touches lies between them (HOW-MELEE-14). */
function isAcrossDefences(view: View, charger: Troop, target: Troop): boolean {
  return view.ground
    .crossed(charger.box.pose, target.box.pose)
    .some(
      ({ line }) =>
        line.kind !== 'road' && line.kind !== 'river' && line.kind !== 'stream' && touches(line.course, target),
    );
}

function touches(course: readonly { x: number; y: number }[], troop: Troop): boolean {
  const outline = corners({ ...troop.box, width: troop.box.width + 2, depth: troop.box.depth + 2 });
  return course.some((point, i) => {
    const next = course[i + 1];
    return (
      next !== undefined &&
      outline.some((corner, j) => segmentsMeet(point, next, corner, outline[(j + 1) % 4] ?? corner))
    );
  });
}

const isInRough = (view: View, target: Troop): boolean =>
  view.ground.areas.some(
    (area) =>
      ['wood', 'orchard', 'rough', 'marsh', 'vineyard'].includes(area.kind) &&
      view.ground.share(target.box, area) >= 0.5,
  );
