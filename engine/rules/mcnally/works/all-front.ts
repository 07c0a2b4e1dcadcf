/** From which zone a unit is attacked: in houses and closed works it is all front (MCN-TERR-02, MCN-DEF-07). */
import type { View } from '../../../battle';
import { frontCentre } from '../../../geometry';
import type { Troop } from '../troops/troop';
import { zoneOf } from '../troops/zones';
import type { FacingZone } from '../troops/zones';
import { isInClosedWork } from './strength';

type LaidTable = Pick<View, 'state' | 'roster' | 'ground'>;

/** Houses and closed works have no flank and no rear (MCN-TERR-02, MCN-DEF-07). */
export const isAllFront = (view: LaidTable, troop: Troop): boolean =>
  troop.inside !== null || isInClosedWork(view, troop.box);

/** In which zone of a unit another stands, by its centre. */
export const zoneAbout = (view: LaidTable, troop: Troop, other: Troop): FacingZone =>
  isAllFront(view, troop) ? 'front' : zoneOf(troop.box, other.box.pose);

/** From which zone a charge comes: by the middle of the charger's front (MCN-CHG-13). */
export const zoneCharged = (view: LaidTable, troop: Troop, charger: Troop): FacingZone =>
  isAllFront(view, troop) ? 'front' : zoneOf(troop.box, frontCentre(charger.box));
