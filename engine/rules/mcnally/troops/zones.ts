/** Front, flank and rear of a unit (MCN-FORM-03). */
import type { View } from '../../../battle';
import { frontCentre, seenFrom } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { isInClosedWork } from '../works/strength';
import type { Troop } from './troop';

export type FacingZone = 'front' | 'flank' | 'rear';

/** Where a point lies: ahead of the line of its front edge, behind that of its rear edge, or between the two. */
export function zoneOf({ pose, depth }: Box, point: Point): FacingZone {
  const { ahead } = seenFrom(pose, point);
  if (ahead > depth / 2) return 'front';
  return ahead < -depth / 2 ? 'rear' : 'flank';
}

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
