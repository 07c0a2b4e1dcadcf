/** Water that nobody can enter, and what lies in it. */
import { pointGap } from '../geometry';
import type { Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundArea } from '../terrain';

export const isDeep = ({ kind, feature }: GroundArea): boolean =>
  kind === 'pond' || (feature.kind === 'river' && feature.class === 'impassable');

/** As it stands in a sentence. */
export const waterName = ({ feature }: GroundArea): string => feature.name ?? `the ${feature.kind}`;

/** The deep water at a point, farther than `reach` cm from every bridge and ford; undefined on dry land. */
export const deepWaterAt = (ground: Ground, point: Point, reach: Cm): GroundArea | undefined =>
  ground.crossings.some(({ box }) => pointGap(point, box) <= reach) ? undefined : ground.areasAt(point).find(isDeep);
