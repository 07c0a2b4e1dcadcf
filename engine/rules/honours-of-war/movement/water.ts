import type { View } from '../../../battle';
import type { Box } from '../../../geometry';

/**
 * Does a footprint stand in a river it may not enter (HOW-TERR-18)? Bridges and fords carry it. Fordable rivers are not
 * played yet and stop everybody away from their crossings, as the review says; streams only cost (HOW-TERR-17).
 */
export const isInRiver = (view: View, box: Box): boolean =>
  view.ground.inWater(box, 'impassable') ||
  view.ground.areas.some(
    ({ feature }) => feature.kind === 'river' && feature.class === 'fordable' && view.ground.inWater(box, 'any'),
  );
