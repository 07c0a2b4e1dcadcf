/** Who stands behind an obstacle or work with an enemy beyond it (MCN-TERR-10). */
import { memo } from '../../../facts';
import { boundsGrown, boundsMeet, boundsOf, corners, isNearCourse } from '../../../geometry';
import type { Bounds, Box, Point } from '../../../geometry';
import type { View } from '../../../battle';
import type { Cm } from '../../../scenario';
import type { Ground, GroundLine } from '../../../terrain';
import { lineKind } from './kinds';
import { inches } from '../lengths';

/** Within so many inches of it. */
const NEAR = 1;

interface Obstacle {
  readonly line: GroundLine;
  readonly bounds: Bounds;
}
const obstaclesOf = memo(({ lines }: Ground): readonly Obstacle[] =>
  lines
    .filter((line) => !['none', 'river'].includes(lineKind(line)))
    .map((line) => ({ line, bounds: boundsOf(line.course) })),
);
/** Those whose bounds come so near to a footprint, cm. */
const obstaclesAbout = (ground: Ground, box: Box, near: Cm): readonly GroundLine[] => {
  const about = boundsGrown(boundsOf(corners(box)), near);
  return obstaclesOf(ground).flatMap(({ line, bounds }) => (boundsMeet(bounds, about) ? [line] : []));
};

/** Is a footprint within a closed work (MCN-DEF-07)? */
export const isWithin = ({ ground }: Pick<View, 'ground'>, box: Box, line: GroundLine): boolean =>
  lineKind(line) === 'redoubt' && ground.shareOnRight(box, line) > 0.5;

/** Obstacles and works that stand between a footprint, which is near them, and a place beyond; who is in a closed work is behind it. */
export function linesBetween(view: View, box: Box, beyond: Point): readonly GroundLine[] {
  const near = inches(view, NEAR);
  const lines = obstaclesAbout(view.ground, box, near).filter(
    (line) => isNearCourse(box, line.course, near) || isWithin(view, box, line),
  );
  if (lines.length === 0) return lines;
  const crossed = new Set(view.ground.crossed(box.pose, beyond).map(({ line }) => line));
  return lines.filter((line) => crossed.has(line));
}

/** Obstacles that would lie across a footprint and did not lie across another: a turn there would have to cross them (MCN-FORMCHG-08). */
export const isLaidAcross = ({ ground }: Pick<View, 'ground'>, before: Box, after: Box): boolean =>
  obstaclesAbout(ground, after, 0).some((line) => liesOver(line, after) && !liesOver(line, before));

const liesOver = ({ course }: GroundLine, { pose, width, depth }: Box): boolean =>
  isNearCourse({ pose, width: width - EDGE, depth: depth - EDGE }, course, 0);
/** A line along an edge is only touched, cm. */
const EDGE = 0.1;
