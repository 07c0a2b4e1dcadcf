/** Kinds of ground that the rules name, and the ground whose cover a footprint has (HOW-TERR-10, 25, 26). */
import type { View } from '../../../battle';
import { isNearOutline, TOLERANCE } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isAtLeastHalf, isMoreThanHalf, sharesUnder } from '../../../tabletop';
import type { GroundArea } from '../../../terrain';
import type { ScaleLengths } from '../troops/scales';
import { areaRow } from './areas';

/** Orchards are woods: mapped so in the review. */
export const isWood = ({ kind }: GroundArea): boolean => kind === 'wood' || kind === 'orchard';
export const isHill = ({ kind }: GroundArea): boolean => kind === 'hill';
export const isSteep = ({ feature }: GroundArea): boolean => feature.kind === 'hill' && feature.slope === 'steep';
export const isFordable = (area: GroundArea): boolean => areaRow(area).water === 'fordable';
/** Wood, rough ground and the like. */
export const isBroken = (area: GroundArea): boolean => areaRow(area).broken;

/** "At the edge" of a wood, at 28mm (HOW-TERR-10). */
const EDGE: Cm = 1;

/** How near the edge of a wood a unit stands that is "at the edge" of it (HOW-TERR-10). */
export const edgeOfWood = ({ factor }: ScaleLengths): Cm => EDGE * factor + TOLERANCE;

/** The area whose cover a footprint has, the heaviest: more than half in it, or half and lined up along a wood's edge (HOW-TERR-25). */
export function coverUnder(view: View, box: Box, scale: ScaleLengths): GroundArea | null {
  let light: GroundArea | null = null;
  for (const { area, share } of sharesUnder(view.ground, box)) {
    const { cover } = areaRow(area);
    if (cover === null || !isAtLeastHalf(share)) continue;
    const isIn = isMoreThanHalf(share) || (isWood(area) && isNearOutline(box, area.outline, edgeOfWood(scale)));
    if (isIn && cover === 'heavy') return area;
    if (isIn) light ??= area;
  }
  return light;
}
