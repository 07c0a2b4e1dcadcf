/** Who stands behind an obstacle or work with an enemy beyond it (MCN-TERR-10). */
import { isNearCourse } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { View } from '../../../battle';
import type { GroundLine } from '../../../terrain';
import { lineKind } from './kinds';
import { inches } from '../lengths';

/** Within so many inches of it. */
const NEAR = 1;

const isObstacle = (line: GroundLine): boolean => {
  const kind = lineKind(line);
  return kind !== 'none' && kind !== 'river';
};

/** Is a footprint within a closed work (MCN-DEF-07)? */
export const isWithin = ({ ground }: Pick<View, 'ground'>, box: Box, line: GroundLine): boolean =>
  lineKind(line) === 'redoubt' && ground.shareOnRight(box, line) > 0.5;

/** Obstacles and works that stand between a footprint, which is near them, and a place beyond; who is in a closed work is behind it. */
export function linesBetween(view: View, box: Box, beyond: Point): readonly GroundLine[] {
  const near = inches(view, NEAR);
  const lines = view.ground.lines.filter(
    (line) => isObstacle(line) && (isNearCourse(box, line.course, near) || isWithin(view, box, line)),
  );
  if (lines.length === 0) return lines;
  const crossed = new Set(view.ground.crossed(box.pose, beyond).map(({ line }) => line));
  return lines.filter((line) => crossed.has(line));
}

/** Obstacles that would lie across a footprint and did not lie across another: a turn there would have to cross them (MCN-FORMCHG-08). */
export const isLaidAcross = ({ ground }: Pick<View, 'ground'>, before: Box, after: Box): boolean =>
  ground.lines.some((line) => isObstacle(line) && liesOver(line, after) && !liesOver(line, before));

const liesOver = ({ course }: GroundLine, { pose, width, depth }: Box): boolean =>
  isNearCourse({ pose, width: width - EDGE, depth: depth - EDGE }, course, 0);
/** A line along an edge is only touched, cm. */
const EDGE = 0.1;
