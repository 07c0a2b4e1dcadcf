/** Into houses and out of them (MCN-MOVE-03, MCN-TERR-01 to 03). */
import type { Cm, Id, Refusal, View } from '../../../battle';
import { exceeds, facing, gap, minus, nearestPointOf, plus, poseAt, times, TOLERANCE } from '../../../geometry';
import { comesWithin, faceBox, FACES } from '../../../tabletop';
import { refuse } from '../../common';
import { pointsOfBlock } from '../works/strength';
import { enemyGap } from '../troops/enemy-gap';
import { enemiesOf, footprint, isFoot, troopAt, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { keptIn, leftOf } from './allowance';
import type { Allowance } from './allowance';
import { standsClear } from './clear-of-enemy';
import { placeRefused } from './standing';

const foot = ({ traits }: Troop): 'CO' | 'OO' => (traits.class === 'OO' ? 'OO' : 'CO');
export const entryCost = (troop: Troop, { move }: Allowance): Cm =>
  (troop.traits.house.enterBuilding[foot(troop)] ?? Infinity) * move;
export const exitCost = (troop: Troop, { move }: Allowance): Cm =>
  (troop.traits.house.leaveBuilding[foot(troop)] ?? Infinity) * move;

/** Foot enters a building that nobody is in, as far as its move reaches. */
export function mayEnter(view: View, about: Allowance, id: Id): Refusal | null {
  const troop = troopOf(view, about.unit);
  const block = view.ground.block(id);
  if (!block || troop.inside) return refuse('MCN-TERR-01', 'There is no such building to enter.');
  if (!troop.traits.isFoot || !isFoot(troop)) return refuse('MCN-TERR-03', 'Only foot enters houses.');
  if (pointsOfBlock(view, block) <= 0) return refuse('MCN-DEF-06', 'The building is destroyed.');
  if (troopsOn(view).some(({ inside }) => inside?.id === id))
    return refuse('MCN-TERR-01', 'A building holds one unit.');
  const kept = keptIn(view, troop, block.box.pose);
  if (kept) return kept;
  const distance = gap(troop.box, block.box);
  if (exceeds(distance + entryCost(troop, about), leftOf(about)))
    return refuse('MCN-MOVE-03', 'The houses are too far.');
  // Inside it fills the whole block (MCN-TERR-12): an enemy at its wall would be touched without a charge.
  if (!standsClear(view, troop, block.box)) return refuse('MCN-SEQ-06', 'The enemy is too near to the houses.');
  const by = minus(nearestPointOf(block.box, troop.box.pose), nearestPointOf(troop.box, block.box.pose));
  return comesWithin(
    troop.box,
    by,
    enemiesOf(view, troop.side),
    enemyGap(view) - TOLERANCE,
    ({ box }) => gap(box, troop.box) > enemyGap(view),
  )
    ? refuse('MCN-SEQ-06', 'The way leads too near to an enemy.')
    : null;
}

/** Outside one side of the houses, facing away from them. */
export function placedOutside(view: View, about: Allowance, face: number): Troop {
  const troop = troopOf(view, about.unit);
  const out = faceBox(troop.box, face);
  const own = footprint(troop.traits, troop.piece.formation, out.pose);
  const at = plus(out.pose, times(facing(out.pose), (out.depth + own.depth) / 2 + TOLERANCE));
  return troopAt({ ...troop, inside: null }, poseAt(at, facing(out.pose)));
}

export function mayLeave(view: View, about: Allowance, face: number): Refusal | null {
  const troop = troopOf(view, about.unit);
  if (!troop.inside || !FACES.some((one) => one === face)) return refuse('MCN-MOVE-03', 'There is no such way out.');
  if (exceeds(exitCost(troop, about), leftOf(about))) return refuse('MCN-MOVE-03', 'It has not the move to leave.');
  const placed = placedOutside(view, about, face);
  return (
    keptIn(view, troop, placed.box.pose) ??
    placeRefused(view, placed) ??
    (standsClear(view, troop, placed.box) ? null : refuse('MCN-SEQ-06', 'The enemy is too near.'))
  );
}
