/** Massed batteries: guns of one brigade, touching and facing the same way (HOW-ARTY-06, HOW-ARTY-07). */
import type { Id, View } from '../../../battle';
import { angleBetween, facing, gap, TOLERANCE } from '../../../geometry';
import { isDeployed, isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { legalShots, targetsOf } from './targets';
import type { Aim } from './targets';
import { CONTACT } from '../troops/scales';

/** Guns that face within so many degrees of each other face the same way, a hundredth for rounding. */
const SAME_WAY = 5.01;

/** The guns a battery is massed with, itself included; it alone when with none. */
export function massedWith(view: View, battery: Troop): readonly Troop[] {
  if (!isGun(battery)) return [battery];
  const guns = troopsOn(view).filter((other) => isGun(other) && other.piece.command === battery.piece.command);
  const massed = [battery];
  for (const gun of massed)
    for (const other of guns) if (isBeside(gun, other) && !massed.some(({ id }) => id === other.id)) massed.push(other);
  return massed;
}

const isGun = (troop: Troop): boolean => isDeployed(troop) && !troop.inside && !isDoneFor(troop);

const isBeside = (a: Troop, b: Troop): boolean =>
  gap(a.box, b.box) <= CONTACT + TOLERANCE && angleBetween(facing(a.box.pose), facing(b.box.pose)) <= SAME_WAY;

/** Shots a massed gun may fire at a common target, free of its own priority: targets another gun is entitled to (HOW-ARTY-07). */
export function massedAims(view: View, battery: Troop, common: Id | null): readonly Aim[] {
  const massed = massedWith(view, battery);
  if (massed.length < 2) return [];
  const entitled = new Set(massed.flatMap((gun) => targetsOf(view, gun).map(({ target }) => target.id)));
  return legalShots(view, battery, {}).filter(({ target }) =>
    common === null ? entitled.has(target.id) : target.id === common,
  );
}
