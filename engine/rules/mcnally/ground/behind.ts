/** Who stands behind an obstacle or work with an enemy beyond it (MCN-TERR-10). */
import { isNearCourse } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { View } from '../../../battle';
import type { GroundLine } from '../../../terrain';
import { lineKind } from './kinds';
import { inches } from '../lengths';

/** Within so many inches of it. */
const NEAR = 1;

/** Obstacles and works that stand between a footprint, which is near them, and a place beyond. */
export function linesBetween(view: View, box: Box, beyond: Point): readonly GroundLine[] {
  const near = inches(view, NEAR);
  const lines = view.ground.lines.filter((line) => {
    const kind = lineKind(line);
    return kind !== 'none' && kind !== 'river' && isNearCourse(box, line.course, near);
  });
  if (lines.length === 0) return lines;
  const crossed = new Set(view.ground.crossed(box.pose, beyond).map(({ line }) => line));
  return lines.filter((line) => crossed.has(line));
}
