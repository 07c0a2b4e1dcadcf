/** The four edges of a footprint, and where another stands flush against one of them. */
import { axisOf, dot, minus, plus, poseAt, rightOf, times } from '../../geometry';
import type { Box, Point, Pose, Sector } from '../../geometry';
import type { Cm } from '../../scenario';
import type { Body } from '../body';

/** One edge: its middle, the unit vectors out of it and along it (to the right of outward), and its length. */
export interface Edge {
  readonly middle: Point;
  readonly outward: Point;
  readonly along: Point;
  readonly width: Cm;
}

/** The edge of a footprint that faces one of its sectors. */
export function edgeOf(box: Box, sector: Sector): Edge {
  const outward = axisOf(box.pose, sector);
  const isEnd = sector === 'front' || sector === 'rear';
  return {
    middle: plus(box.pose, times(outward, (isEnd ? box.depth : box.width) / 2)),
    outward,
    along: rightOf(outward),
    width: isEnd ? box.width : box.depth,
  };
}

/** The edge of a body that faces one of its sectors; the rear is that of its last part, as of the limber behind a gun. */
export const edgeOfBody = ({ box, boxes }: Body, sector: Sector): Edge =>
  edgeOf(sector === 'rear' ? (boxes.at(-1) ?? box) : box, sector);

/** How far along an edge a point lies from its middle, cm; negative to the left of outward. */
export const offsetOn = ({ middle, along }: Edge, point: Point): Cm => dot(minus(point, middle), along);

/** Flush against an edge and facing it: a footprint so deep whose front centre is `offset` cm along the edge from its middle. */
export const poseAgainst = ({ middle, outward, along }: Edge, depth: Cm, offset: Cm): Pose =>
  poseAt(plus(plus(middle, times(outward, depth / 2)), times(along, offset)), times(outward, -1));

/**
 * Where a footprint so deep is lined up against an edge: at the first of the offsets at which it may stand, null when it
 * may at none.
 */
export function lineUp(edge: Edge, depth: Cm, offsets: readonly Cm[], mayStand: (at: Pose) => boolean): Pose | null {
  for (const offset of offsets) {
    const pose = poseAgainst(edge, depth, offset);
    if (mayStand(pose)) return pose;
  }
  return null;
}
