import { pointsOf } from '../../../editing/places';
import { boundsOf } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import type { PlanView } from '../../ui';

/** The part of the plan that things lie in, in its own cm: y grows downwards. Null for what lies nowhere. */
export function boxOf(scenario: Scenario, ids: readonly Id[]): PlanView | null {
  const points = ids.flatMap((id) => pointsOf(scenario, id));
  if (points.length === 0) return null;
  const { minX, maxX, minY, maxY } = boundsOf(points);
  return { x: minX, y: -maxY, width: maxX - minX, height: maxY - minY };
}
