import { distance, minus, type Point } from '../engine/geometry';
import type { Id, Scenario } from '../engine/scenario';
import { pointsOfFeature } from './rewriting/defining-points';

/** How far a thing lies from where it lay, cm. */
export interface Shift {
  readonly id: Id;
  readonly by: Point;
}

/** Places that are rounded to a millimetre agree within this, cm. */
const SAME = 0.15;

/**
 * Of the ground and its labels what lies as a whole elsewhere than before, and how far. What was turned, reshaped or moved in
 * part has no one way that it went, and is left out.
 */
export function shifted(before: Scenario, now: Scenario): readonly Shift[] {
  const features = shiftsOf(before.terrain, now.terrain, pointsOfFeature);
  return [...features, ...shiftsOf(before.labels ?? [], now.labels ?? [], ({ at }) => [at])];
}

function shiftsOf<Thing extends { readonly id: Id }>(
  before: readonly Thing[],
  now: readonly Thing[],
  pointsOf: (thing: Thing) => readonly Point[],
): readonly Shift[] {
  const same = new Set(before);
  return now.flatMap((thing) => {
    if (same.has(thing)) return [];
    const old = before.find(({ id }) => id === thing.id);
    const by = old && shiftOf(pointsOf(old), pointsOf(thing));
    return by ? [{ id: thing.id, by }] : [];
  });
}

function shiftOf(before: readonly Point[], now: readonly Point[]): Point | null {
  const ways = now.flatMap((point, i) => (before[i] ? [minus(point, before[i])] : []));
  const [by] = ways;
  const isWhole = by !== undefined && before.length === now.length && ways.every((way) => distance(way, by) <= SAME);
  return isWhole ? by : null;
}
