/** Whether the units of a side leave one another room to go ahead: who would stand before whom where a march would bring one of them. */
import { findPiece } from '../battle';
import type { Cm, Id, Seat, View } from '../battle';
import { factOfPair, memo } from '../facts';
import { along, facing, gap, isFarFrom, poseAt } from '../geometry';
import type { Box, Pose } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { extentOf, FORCES_CHANGE_WITH, forcesOf } from './forces';

/**
 * In army points: by how many fewer than now one of two friends would stand before the other, with a unit there; in the
 * formation it has, where none is given.
 */
export function roomGain(view: View, system: RuleSystem, id: Id, there: Pose, formation?: Id): number {
  const { boxes, room } = footprintsIn(view, view.seat, system);
  const box = boxes.get(id);
  if (!box) return 0;
  const bases = formation === undefined ? undefined : view.roster.units[id]?.layouts[formation];
  const { width, depth } = bases ? sizeOf(bases) : box;
  const gained = barredNow(view, id, system) - barred(id, { pose: there, width, depth }, boxes, room);
  return BARRED * (view.roster.units[id]?.arm === 'guns' ? STAYING : 1) * gained;
}
/** Who has a friend before him loses about two fifths of a move toward his goal. */
const BARRED = 0.06;
/** Guns once deployed stay for many turns: it counts for so much more whom they stand before. */
const STAYING = 2;

/** Units of a side on open ground, where they stand, and how much room each wants before its front, cm. */
interface Footprints {
  readonly boxes: ReadonlyMap<Id, Box>;
  readonly room: Cm;
}

const footprintsIn = factOfPair(FORCES_CHANGE_WITH, (view: View, _seat: Seat, system: RuleSystem): Footprints => {
  const { own, front } = forcesOf(view, system);
  const boxes = new Map<Id, Box>();
  for (const { id, pose } of own) {
    const formation = findPiece(view.state, id)?.formation;
    const bases = formation === undefined ? undefined : view.roster.units[id]?.layouts[formation];
    if (!pose || !bases) continue;
    const { width, depth } = sizeOf(bases);
    boxes.set(id, { pose, width, depth });
  }
  return { boxes, room: ROOM * front };
});
const sizeOf = memo(extentOf);
/** In fronts. */
const ROOM = 0.5;

const barredNow = factOfPair(FORCES_CHANGE_WITH, (view: View, id: Id, system: RuleSystem): number => {
  const { boxes, room } = footprintsIn(view, view.seat, system);
  const box = boxes.get(id);
  return box ? barred(id, box, boxes, room) : 0;
});

/** How many friends have a unit before them, and how many it has before itself. */
function barred(id: Id, box: Box, boxes: ReadonlyMap<Id, Box>, room: Cm): number {
  let count = 0;
  for (const [other, his] of boxes) {
    if (other === id || isFarFrom(box, his, room)) continue;
    if (standsBefore(box, his, room)) count++;
    if (standsBefore(his, box, room)) count++;
  }
  return count;
}

/** Does one stand before the front of another? Neighbours in a line, whose ends may overlap a little, do not. */
function standsBefore(one: Box, { pose, width, depth }: Box, room: Cm): boolean {
  const middle = along(pose, (depth + room) / 2, 0);
  return gap(one, { pose: poseAt(middle, facing(pose)), width: NEARLY_ALL * width, depth: room }) === 0;
}
const NEARLY_ALL = 0.9;
