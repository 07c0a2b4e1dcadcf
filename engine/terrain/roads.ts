/** Which lines are roads to march on. */
import type { Feature } from '../scenario';
import type { GroundLine } from './ground';

/** Its declared movement is slower than free for anybody: it is ground of that speed, and no road to march on. */
export const isSlowed = ({ effects }: Feature): boolean =>
  effects !== null && effects.movement !== null && Object.values(effects.movement).some((going) => going !== 'free');

/** Does a line carry marches as a road does? */
export const isRoad = ({ kind, feature }: GroundLine): boolean =>
  (kind === 'road' || kind === 'sunken road') && !isSlowed(feature);
