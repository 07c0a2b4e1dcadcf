/** Where a body may be put that has no room where it belongs. */
import { along, facing, poseAt } from '../geometry';
import type { Pose } from '../geometry';
import type { Cm } from '../scenario';

/** Its own place, then others farther and farther off by `step`: back, aside, forward, and between these. */
export function placesAbout(pose: Pose, step: Cm): readonly Pose[] {
  const places = [pose];
  for (let ring = 1; ring <= RINGS; ring++)
    for (const [ahead, right] of DIRECTIONS)
      places.push(poseAt(along(pose, ahead * ring * step, right * ring * step), facing(pose)));
  return places;
}
const RINGS = 30;
const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
] as const;
