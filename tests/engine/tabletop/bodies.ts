/** Bodies for tests: a unit of one side with a footprint, and nothing else known of it. */
import type { Piece } from '../../../engine/battle';
import { facingOf, poseAt } from '../../../engine/geometry';
import type { Box, Pose } from '../../../engine/geometry';
import type { Body } from '../../../engine/tabletop';
import type { GroundBlock } from '../../../engine/terrain';

export const poseOf = (x: number, y: number, heading = 0): Pose => poseAt({ x, y }, facingOf(heading));

/** 16 by 4 cm when nothing else is said. */
export const boxOf = (x: number, y: number, heading = 0, width = 16, depth = 4): Box => ({
  pose: poseOf(x, y, heading),
  width,
  depth,
});

export function bodyOf(id: string, side: string, box: Box, inside: GroundBlock | null = null): Body {
  const piece: Piece = {
    id,
    seat: side,
    command: 'brigade',
    where: inside ? { inside: inside.id } : { on: box.pose },
    formation: 'line',
    bases: null,
    gauges: {},
    marks: {},
  };
  return { id, side, piece, box, boxes: [box], inside };
}
