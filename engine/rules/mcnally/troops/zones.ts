/** Front, flank and rear of a unit (MCN-FORM-03). */
import { frontCentre, seenFrom } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Troop } from './troop';

export type Zone = 'front' | 'flank' | 'rear';

/** Where a point lies: ahead of the line of its front edge, behind that of its rear edge, or between the two. */
export function zoneOf({ pose, depth }: Box, point: Point): Zone {
  const { ahead } = seenFrom(pose, point);
  if (ahead > depth / 2) return 'front';
  return ahead < -depth / 2 ? 'rear' : 'flank';
}

/** In which zone of a unit another stands, by its centre; a unit in a building has no flank and no rear (MCN-TERR-02). */
export const zoneAbout = (troop: Troop, other: Troop): Zone =>
  troop.inside ? 'front' : zoneOf(troop.box, other.box.pose);

/** From which zone a charge comes: by the middle of the charger's front (MCN-CHG-13). */
export const zoneCharged = (troop: Troop, charger: Troop): Zone =>
  troop.inside ? 'front' : zoneOf(troop.box, frontCentre(charger.box));
