/** Troops that come on later, in column from the table edge; the book says nothing of them, the scenario does. */
import type { Field, Id, Rule } from '../../../battle';
import { arrive } from '../../common';
import type { Coming } from '../../common';
import { standsClear } from '../movement/clear-of-enemy';
import { moveOf } from '../movement/rates';
import { isFree } from '../movement/standing';
import { inches } from '../lengths';
import { columnOf } from '../troops/layouts';
import { traitsIn } from '../troops/traits';
import { footprint, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { poseAt } from '../../../geometry';

export function* bringOn(field: Field, side: Id): Rule<void> {
  if (!field.state.pieces.some(({ seat, where }) => seat === side && 'off' in where)) return;
  const traits = traitsIn(field.roster);
  const ghost = (id: Id): Troop => {
    const own = traits.get(id);
    const piece = field.state.pieces.find((one) => one.id === id);
    if (!own || !piece) throw new Error(`no unit ${id}`);
    const box = footprint(own, columnOf(own.unit), poseAt({ x: 0, y: 0 }, { x: 0, y: 1 }));
    return { id, side, piece, traits: own, box, boxes: [box], inside: null };
  };
  const how: Coming = {
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
