import { pointsOf } from '../../../editing/places';
import { boundsOf, type Bounds } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';

/** The part of the table that things lie in. Null for what lies nowhere. */
export function boundsOfThings(scenario: Scenario, ids: readonly Id[]): Bounds | null {
  const points = ids.flatMap((id) => pointsOf(scenario, id));
  return points.length === 0 ? null : boundsOf(points);
}
