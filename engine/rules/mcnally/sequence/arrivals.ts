/** Troops that come on later, in column from the table edge; the book says nothing of them, the scenario does. */
import { findPiece } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import { arrive } from '../../common';
import type { ArrivalRules } from '../../common';
import { standsClear } from '../movement/clear-of-enemy';
import { moveOf } from '../movement/rates';
import { isFree } from '../movement/standing';
import { inches } from '../lengths';
import { columnOf } from '../troops/layouts';
import { traitsIn } from '../troops/traits';
import { footprint, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { poseAt } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { isInWater } from '../movement/ground-cost';

export function* bringOn(field: Field, side: Id): Rule<void> {
  if (!field.state.pieces.some(({ seat, where }) => seat === side && 'off' in where)) return;
  const ghost = (id: Id): Troop => ghostOf(field, id);
  const how: ArrivalRules = {
    clause: 'MCN-SEQ-10',
    deepest: (head) => moveOf(ghost(head), columnOf(ghost(head).traits.unit)),
    alongEdge: inches({ roster: field.roster }, 12),
    column: (id) => ghost(id).box,
    isFree: (id, pose) => {
      const view = field.whole;
      const placed = troopAt(ghost(id), pose, columnOf(ghost(id).traits.unit));
      return isFree(view, placed) && standsClear(view, placed, placed.box);
    },
  };
  yield* arrive(field, side, how);
}

/** Has a unit room to stand so as the battle begins, in its formation? */
export const standsFree =
  (field: Field) =>
  (unit: Id, pose: Pose): boolean => {
    const ghost = ghostOf(field, unit);
    const placed = troopAt(ghost, pose, ghost.piece.formation);
    return isFree(field.whole, placed) && !isInWater(field.ground, placed.boxes);
  };

/** A unit that is not on the table yet, in column. */
function ghostOf(field: Field, id: Id): Troop {
  const traits = traitsIn(field.roster).get(id);
  const piece = findPiece(field.state, id);
  if (!traits || !piece) throw new Error(`no unit ${id}`);
  const box = footprint(traits, columnOf(traits.unit), poseAt({ x: 0, y: 0 }, { x: 0, y: 1 }));
  return { id, side: traits.unit.side, piece, traits, box, boxes: [box], inside: null };
}
