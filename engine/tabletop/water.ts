/** Rivers, streams and ponds as facts: in which a unit stands, over whose middle it goes, what crossing carries it. */
import { overlaps, pointInPolygon, TOLERANCE } from '../geometry';
import type { Box, Point, Pose } from '../geometry';
import type { Cm } from '../scenario';
import type { Crossed, Ground, GroundArea, GroundCrossing } from '../terrain';

/** The first of some waters in which the centre of a footprint lies; null when it lies in none. */
export function waterAround(ground: Ground, box: Box, waters: readonly GroundArea[]): GroundArea | null {
  for (const water of waters) if (ground.share(box, water) > 0 && pointInPolygon(box.pose, water.outline)) return water;
  return null;
}

/** Rivers and streams whose middle line a centre crosses on its way straight on, the line it starts on left out. */
export const waterLinesAhead = (ground: Ground, from: Pose, direction: Point, length: Cm): readonly Crossed[] =>
  waterLinesBetween(ground, from, {
    x: from.x + direction.x * (length + TOLERANCE),
    y: from.y + direction.y * (length + TOLERANCE),
  }).filter(({ at }) => at > TOLERANCE);

/** Rivers and streams whose middle line lies between two places. */
export const waterLinesBetween = (ground: Ground, from: Point, to: Point): readonly Crossed[] =>
  ground.crossed(from, to).filter(({ line: { kind } }) => kind === 'river' || kind === 'stream');

/** Does a bridge or ford carry a footprint: lies it there over the water, and no part of it in any water? */
export function isCarriedBy(ground: Ground, box: Box, crossing: GroundCrossing): boolean {
  if (!overlaps(box, crossing.box)) return false;
  const water = ground.area(crossing.over);
  return water !== null && ground.share(box, water) > 0 && !ground.inWater(box, 'any');
}
