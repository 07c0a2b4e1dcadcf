/** Basic morale: strength and the kind of troops (MCN-MORALE-01 to 03). */
import { pointsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** With the strength it has now, or had before the loss that the same dice caused (MCN-MORALE-03). */
export const basicMorale = (troop: Troop, strength = pointsOf(troop)): number => strength + troop.traits.moraleModifier;
