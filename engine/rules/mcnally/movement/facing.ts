/** Changes of face: how a unit may turn, and when it may in step D (MCN-FORMCHG-06 to 09). */
import { does } from '../../../battle';
import type { Field, Id, Refusal, View } from '../../../battle';
import {
  facing,
  gap,
  minus,
  pathOf,
  pivot,
  pointGap,
  poseAt,
  TOLERANCE,
  turnBetween,
  turned,
  unit,
} from '../../../geometry';
import type { Pose } from '../../../geometry';
import { nameOf, refuse } from '../../common';
import { isLaidAcross } from '../ground/behind';
import { isPrevented } from '../sight/hidden';
import { enemiesOf, findTroop, isHeldInMelee, isRouting, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneOf } from '../troops/zones';
import { chargeReach } from './rates';
import { placeRefused } from './standing';

/** Who turns, and why. */
export interface Facing {
  readonly unit: Id;
  readonly why: 'rally' | 'step D';
}

const TURNS = [45, -45, 90, -90, 135, -135, 180] as const;

/** As it stands, toward the nearest enemy, and by eighths of a circle, where there is room. */
export function facingsOf(view: View, { unit: id, why }: Facing): readonly Pose[] {
  const troop = troopOf(view, id);
  const { pose } = troop.box;
  const near = nearestTo(view, troop);
  const toward = near ? [poseAt(pose, unit(minus(near.box.pose, pose)))] : [];
  const wanted = [...toward, ...TURNS.map((degrees) => poseAt(pose, turned(facing(pose), degrees)))];
  const found = [pose];
  for (const to of wanted)
    if (!found.some((one) => isSameFacing(one, to)) && !turnRefused(view, troop, why, to)) found.push(to);
  return found;
}

/** There is no room, or an obstacle is in the way of a turn in step D (MCN-FORMCHG-08); who rallies turns as he likes. */
export function turnRefused(view: View, troop: Troop, why: Facing['why'], to: Pose): Refusal | null {
  const placed = troopAt(troop, to);
  if (why === 'step D' && isLaidAcross(view, troop.box, placed.box))
    return refuse('MCN-FORMCHG-08', 'An obstacle is in the way of that turn.');
  return placeRefused(view, placed);
}
export const isSameFacing = (one: Pose, other: Pose): boolean =>
  Math.abs(one.hx - other.hx) + Math.abs(one.hy - other.hy) < 1e-3;

function nearestTo(view: View, troop: Troop): Troop | null {
  let best: Troop | null = null;
  let least = Infinity;
  for (const enemy of enemiesOf(view, troop.side)) {
    const apart = pointGap(troop.box.pose, enemy.box);
    if (apart >= least) continue;
    least = apart;
    best = enemy;
  }
  return best;
}

export function turnTo(field: Field, id: Id, to: Pose, clause: Id): void {
  const troop = findTroop(field.whole, id);
  if (!troop || isSameFacing(to, troop.box.pose)) return;
  if (isPrevented(field, troop.side, id, (view) => placeRefused(view, troopAt(troop, to)) !== null)) return;
  const { pose, width, depth } = troop.box;
  const degrees = turnBetween(facing(pose), facing(to));
  const leg = { ...pivot(pose, width, depth, degrees), to: poseAt(pose, facing(to)) };
  field.emit(
    { do: 'moved', movers: [{ id, path: pathOf(pose, [leg]) }], manner: 'turn' },
    {
      text: `${does(nameOf(field, id), 'changes')} face.`,
      reasons: [{ clause, label: `${Math.abs(Math.round(degrees))} degrees` }],
    },
  );
}

/** Has it an enemy in front of it that could charge it from there (MCN-FORMCHG-06)? */
export const isThreatenedInFront = (view: View, troop: Troop): boolean =>
  enemiesOf(view, troop.side).some(
    (enemy) =>
      (enemy.traits.isFoot || enemy.traits.isMounted) &&
      zoneOf(troop.box, enemy.box.pose) === 'front' &&
      gap(enemy.box, troop.box) <= chargeReach(enemy) + TOLERANCE,
  );

/** May it change face in step D (MCN-FORMCHG-05, 06, 09)? */
export const mayChangeFace = (view: View, troop: Troop): boolean =>
  !troop.inside &&
  !isRouting(troop) &&
  troop.piece.marks['immobile'] === undefined &&
  !isHeldInMelee(view, troop) &&
  !isThreatenedInFront(view, troop);
