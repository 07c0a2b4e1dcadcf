/** What of a piece lies on the table. */
import { areaOf, clipToConvex, type Point } from '../../../engine/geometry';
import type { Table } from '../../../engine/scenario';
import { point } from '../../map/strokes';

/** Pieces smaller than this are crumbs, cm2. */
const CRUMB = 1;

/** The part of an outline on the table; null when there is none, or no more than `crumb` cm2. */
export function onTable(
  outline: readonly Point[],
  { width, depth }: Pick<Table, 'width' | 'depth'>,
  crumb = CRUMB,
): readonly Point[] | null {
  const part = clipToConvex(outline, [point(0, 0), point(width, 0), point(width, depth), point(0, depth)]);
  return areaOf(part) > crumb ? part : null;
}
