/** A place to stand near the one that is wanted: a table unit is wider than the battalions it stands for. */
import { facing, facingOf, poseAt } from '../geometry';
import type { Point, Pose } from '../geometry';
import type { Cm, Scenario } from '../scenario';

/** How far from the place, cm, and how finely it is looked for. */
const FARTHEST = 18;
const STEP = 1;
const DIRECTIONS = Array.from({ length: 24 }, (_, i) => i * 15);

/** The nearest place that has room, looking the same way; null when there is none near. */
export function roomNear(wanted: Pose, hasRoom: (pose: Pose) => boolean, farthest: Cm = FARTHEST): Pose | null {
  if (hasRoom(wanted)) return wanted;
  for (let radius = STEP; radius <= farthest; radius += STEP)
    for (const direction of DIRECTIONS) {
      const by = facingOf(direction);
      const pose = poseAt({ x: wanted.x + by.x * radius, y: wanted.y + by.y * radius }, facing(wanted));
      if (hasRoom(pose)) return pose;
    }
  return null;
}

/** The figure of a commander is kept so far from the edge of the table, cm. */
const RIM: Cm = 3;

/** A commander keeps his place beside his troops, who may stand at the edge: he has room anywhere on the table. */
export const withinTheTable = <P extends Point>({ table }: Scenario, place: P): P => ({
  ...place,
  x: Math.max(RIM, Math.min(table.width - RIM, place.x)),
  y: Math.max(RIM, Math.min(table.depth - RIM, place.y)),
});
