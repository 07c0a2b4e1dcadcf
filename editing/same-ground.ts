import type { Scenario } from '../engine/scenario';

/** A scenario that was read anew, with the features that are as they were before: what has changed is told by that. */
export function withSameGround(before: Scenario | null, now: Scenario): Scenario {
  const known = new Map(before?.terrain.map((feature) => [JSON.stringify(feature), feature]));
  return { ...now, terrain: now.terrain.map((feature) => known.get(JSON.stringify(feature)) ?? feature) };
}
