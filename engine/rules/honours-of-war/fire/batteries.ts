/** Massed batteries: guns of one brigade, touching and facing the same way (HOW-ARTY-06, HOW-ARTY-07). */
import type { Id, View } from '../../../battle';
import { angleBetween, exceeds, facing, gap } from '../../../geometry';
import { isDeployed, isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { legalShots, targetsOf } from './targets';
import type { Aim } from './targets';
import { CONTACT } from '../troops/scales';

/** Guns that face within so many degrees of each other face the same way. */
const SAME_WAY = 5;

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
  !exceeds(gap(a.box, b.box), CONTACT) && !exceeds(angleBetween(facing(a.box.pose), facing(b.box.pose)), SAME_WAY);

/** What a massed battery may fire at as one. */
export interface MassedFire {
  /** What its guns have fired at as one already: the others go on at that, or by themselves. */
  readonly common: Id | null;
  /** What any of its guns was entitled to when the brigade began to fire, whether that gun has fired since or not. */
  readonly entitled: readonly Id[];
}

/** What the guns a battery is massed with are entitled to by themselves; nothing when it stands alone. */
export function entitledTo(view: View, battery: Troop): readonly Id[] {
  const massed = massedWith(view, battery);
  if (massed.length < 2) return [];
  return [...new Set(massed.flatMap((gun) => targetsOf(view, gun).map(({ target }) => target.id)))];
}

/** Shots a massed gun may fire at a common target, free of its own priority: targets another gun is entitled to (HOW-ARTY-07). */
export function massedAims(view: View, battery: Troop, { common, entitled }: MassedFire): readonly Aim[] {
  const allowed = common === null ? entitled : [common];
  if (allowed.length === 0) return [];
  return legalShots(view, battery, {}).filter(({ target }) => allowed.includes(target.id));
}
