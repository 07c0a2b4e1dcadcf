import { objectiveAt } from '../../../drawing/map';
import type { Point } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import { groundOf } from '../../../engine/terrain';

/** Where the flags of objectives on features are drawn, by id. */
export function objectiveFlags(scenario: Scenario | null): ReadonlyMap<Id, Point> {
  const held = scenario?.objectives.filter(({ at }) => at === null) ?? [];
  if (!scenario || held.length === 0) return new Map();
  const ground = groundOf(scenario);
  return new Map(
    held.flatMap((objective) => {
      const at = objectiveAt(ground, objective);
      return at ? [[objective.id, at] as const] : [];
    }),
  );
}
