/** No part of any base ends a normal move farther, in a straight line, from where it began than the move allows (HOW-MOVE-01, 04). */
import type { Refusal } from '../../../battle';
import { corners, exceeds, minus } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { footprint } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { moveOf } from './allowance';
import type { Allowance } from './allowance';
import { tooFar } from './spending';

/** Why a unit may not stand here in this normal move; null when every corner is near enough to where it began. */
export function strayed(allowance: Allowance, troop: Troop): Refusal | null {
  if (isAtStart(allowance, troop)) return null;
  const most = moveOf(troop, allowance);
  const farthest = Math.max(...shiftsOf(allowance, troop).map(({ x, y }) => Math.sqrt(x * x + y * y)));
  return exceeds(farthest, most) ? tooFar(farthest, most) : null;
}

/** How far a unit may still run in a direction (a unit vector) before a corner is too far from where it began, cm. */
export function leashOf(allowance: Allowance, troop: Troop, direction: Point): Cm {
  if (isAtStart(allowance, troop)) return Infinity;
  const most = moveOf(troop, allowance);
  let leash = Infinity;
  for (const { x, y } of shiftsOf(allowance, troop)) {
    const ahead = x * direction.x + y * direction.y;
    const room = most * most - (x * x + y * y) + ahead * ahead;
    leash = Math.min(leash, Math.max(0, Math.sqrt(Math.max(0, room)) - ahead));
  }
  return leash;
}

/** A straight run costs its length: only who has turned before can come too far. */
const isAtStart = ({ began }: Allowance, { box: { pose } }: Troop): boolean =>
  pose.hx === began.hx && pose.hy === began.hy;

/** From where each corner was when the move began, or the formation was taken, to where it is now; of guns by hand that of the gun base. */
function shiftsOf({ began }: Allowance, { traits, piece, box }: Troop): readonly Point[] {
  const [before = box] = footprint(traits, piece.formation, began);
  const was = corners(before);
  return corners(box).map((corner, index) => minus(corner, was[index] ?? corner));
}
