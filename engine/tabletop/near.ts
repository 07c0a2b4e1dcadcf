/** Who is near: a first look over many bodies, told by the middles of their footprints. */
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Body } from './body';

/** No part of a footprint is farther from its middle, cm. */
export const radiusOf = ({ width, depth }: Box): Cm => (width + depth) / 2;

/**
 * Those of a list, in its order, that may come within `reach` cm of a place with any of their footprints: surely all that
 * do, and some more.
 */
export function bodiesNear<B extends Body>(bodies: readonly B[], { x, y }: Point, reach: Cm): readonly B[] {
  const near: B[] = [];
  for (const body of bodies)
    for (const box of body.boxes) {
      const east = box.pose.x - x;
      const north = box.pose.y - y;
      const far = reach + radiusOf(box);
      if (east * east + north * north > far * far) continue;
      near.push(body);
      break;
    }
  return near;
}

/** How far a body reaches from the middle of its first footprint at most, cm. */
export function reachOfBody({ box, boxes }: Body): Cm {
  let reach = 0;
  for (const one of boxes) {
    const x = one.pose.x - box.pose.x;
    const y = one.pose.y - box.pose.y;
    reach = Math.max(reach, Math.sqrt(x * x + y * y) + radiusOf(one));
  }
  return reach;
}
