/** Where roads reach the edge of the table. */
import type { Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Ground, GroundLine } from './ground';

/** How near the end of a road must come to what it leads to, beside half its width, cm. */
export const ROAD_REACH: Cm = 3;

/** True where the end of a road `width` cm wide leaves the table: it lies beyond the edge, or as good as on it. */
export function leavesTable(end: Point, width: Cm, table: Pick<Ground, 'width' | 'depth'>): boolean {
  const reach = width / 2 + ROAD_REACH;
  return end.x <= reach || end.y <= reach || end.x >= table.width - reach || end.y >= table.depth - reach;
}

/** Which ends of a road leave the table: `from` where its course begins, `to` where it ends. */
export function roadEnds(
  { course, width }: Pick<GroundLine, 'course' | 'width'>,
  table: Pick<Ground, 'width' | 'depth'>,
): Readonly<Record<'from' | 'to', boolean>> {
  const [first, last] = [course[0], course.at(-1)];
  return {
    from: first !== undefined && leavesTable(first, width, table),
    to: last !== undefined && leavesTable(last, width, table),
  };
}
