import { distance, dot, minus, type Point } from '../../../../engine/geometry';
import type { Scenario } from '../../../../engine/scenario';
import { flatCourse, nearestOnCourse } from '../../../../engine/terrain';

/** So near to a road it is meant, cm. */
const NEAR = 15;

/**
 * The road nearest to a point up to there, in the direction of the drag: a column's head is at its end. Null where no road
 * is near.
 */
export function roadFrom({ terrain }: Scenario, [at, ahead]: readonly Point[]): readonly Point[] | null {
  if (!at) return null;
  const roads = terrain.flatMap((feature) => {
    const isRoad = feature.kind === 'road' || feature.kind === 'sunken road';
    const course = isRoad ? flatCourse(feature.course) : [];
    const on = nearestOnCourse(course, at);
    return on && distance(on.at, at) <= NEAR ? [{ course, on }] : [];
  });
  const [best] = roads.toSorted((a, b) => distance(a.on.at, at) - distance(b.on.at, at));
  if (!best) return null;
  const { course, on } = best;
  const goesBack = ahead !== undefined && dot(minus(ahead, at), on.direction) < 0;
  const line = goesBack ? course.toReversed() : course;
  const next = line.findIndex((point, index) => {
    const before = line[index - 1];
    return before !== undefined && distance(before, on.at) + distance(on.at, point) <= distance(before, point) + 0.01;
  });
  return next < 1 ? null : [...line.slice(0, next), on.at];
}
