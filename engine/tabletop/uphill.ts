/** How two footprints stand to each other on a hill. What is uphill of what is for a book to say. */
import { distance } from '../geometry';
import type { Box } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundArea } from '../terrain';

export interface OnHill {
  /** The share of the one that is on the hill. */
  readonly share: number;
  /** How much farther from the hill's centre the one stands than the other, middle to middle, cm; negative when nearer. */
  readonly farther: Cm;
  /** Both on one side of the line through the hill's centre that is parallel to the other's front, or on it. */
  readonly isSameSide: boolean;
}

export function comparedOnHill(ground: Ground, hill: GroundArea, one: Box, other: Box): OnHill {
  const { x, y } = hill.centre;
  const { hx, hy } = other.pose;
  const sideOf = ({ pose }: Box): number => (pose.x - x) * hx + (pose.y - y) * hy;
  return {
    share: ground.share(one, hill),
    farther: distance(one.pose, hill.centre) - distance(other.pose, hill.centre),
    isSameSide: sideOf(one) * sideOf(other) >= 0,
  };
}
