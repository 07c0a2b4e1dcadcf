/** Front, flank and rear of a unit (MCN-FORM-03). */
import { seenFrom } from '../../../geometry';
import type { Box, Point } from '../../../geometry';

export type FacingZone = 'front' | 'flank' | 'rear';

/** Where a point lies: ahead of the line of its front edge, behind that of its rear edge, or between the two. */
export function zoneOf({ pose, depth }: Box, point: Point): FacingZone {
  const { ahead } = seenFrom(pose, point);
  if (ahead > depth / 2) return 'front';
  return ahead < -depth / 2 ? 'rear' : 'flank';
}
