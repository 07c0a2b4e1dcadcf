/** How the bases of a unit stand in a formation, about the unit's centre, and the rectangles they cover on the table. */
import type { BaseShape } from '../battle';
import { along, facing, poseAt, turned } from '../geometry';
import type { Box, Pose } from '../geometry';
import type { Cm } from '../scenario';

export type BaseSize = Pick<BaseShape, 'width' | 'depth' | 'carries'>;

/** Equal bases edge to edge, `files` side by side and `ranks` one behind another; the left one of the front rank first. */
export function inRanks({ width, depth, carries }: BaseSize, files: number, ranks: number): readonly BaseShape[] {
  const bases: BaseShape[] = [];
  for (let rank = 0; rank < ranks; rank++)
    for (let file = 0; file < files; file++)
      bases.push({
        width,
        depth,
        carries,
        x: (file - (files - 1) / 2) * width,
        y: ((ranks - 1) / 2 - rank) * depth,
        turn: 0,
      });
  return bases;
}

/** The size of a rectangle on the table, cm across and from front to rear. */
export interface Hull {
  readonly width: Cm;
  readonly depth: Cm;
}

/** The least rectangle that holds all the bases, which lie evenly about the unit's centre and face as it does. */
export function hullOf(bases: readonly BaseShape[]): Hull {
  let [left, right, rear, front] = [0, 0, 0, 0];
  for (const base of bases) {
    left = Math.min(left, base.x - base.width / 2);
    right = Math.max(right, base.x + base.width / 2);
    rear = Math.min(rear, base.y - base.depth / 2);
    front = Math.max(front, base.y + base.depth / 2);
  }
  return { width: right - left, depth: front - rear };
}

/** The rectangle of each base of a unit whose centre is at `pose`, in the order of the bases. */
export const boxesOf = (bases: readonly BaseShape[], pose: Pose): readonly Box[] =>
  bases.map(({ x, y, turn, width, depth }) => ({
    pose: poseAt(along(pose, y, x), turn === 0 ? facing(pose) : turned(facing(pose), turn)),
    width,
    depth,
  }));
