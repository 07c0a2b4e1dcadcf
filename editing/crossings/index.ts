/**
 * Bridges and fords stay attached: to their water, and to the road that meets it there. When either moves they follow it;
 * moved by themselves they stay on the water.
 */
import { distance, segmentsMeet, TOLERANCE } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { flatCourse, nearestOnCourse } from '../../engine/terrain';
import { mapKept } from '../kept';
import type { Course, Crossing, Feature, Id, Scenario } from '../../engine/scenario';
import { withLineEnds } from './line-ends';
import { followed, isRoad, isWater, type RoadOrWater } from './ways';

export const isCrossing = (feature: Feature): feature is Crossing =>
  feature.kind === 'bridge' || feature.kind === 'ford';

/** A road belongs to a crossing when it meets the water no farther from it than this, cm. */
const BESIDE = 4;

/** Where two courses cut each other, in the order of the first, cm on the table. */
function meetings(one: Course, other: Course): readonly Point[] {
  const [a, b] = [flatCourse(one), flatCourse(other)];
  const found: Point[] = [];
  for (let i = 1; i < a.length; i += 1)
    for (let j = 1; j < b.length; j += 1) {
      const [from, to, start, end] = [a[i - 1], a[i], b[j - 1], b[j]];
      const met = from && to && start && end ? segmentsMeet(from, to, start, end) : null;
      if (met && found.every((point) => distance(point, met.point) > TOLERANCE)) found.push(met.point);
    }
  return found;
}

const nearest = (points: readonly Point[], to: Point): Point | null =>
  points.reduce<Point | null>(
    (best, point) => (best === null || distance(point, to) < distance(best, to) ? point : best),
    null,
  );

/** Where a road crosses water without a bridge or ford, nearest to a point; null when none does within `reach` cm. */
export function crossingPlace(
  { terrain }: Pick<Scenario, 'terrain'>,
  point: Point,
  reach: number,
): { readonly at: Point; readonly over: Id; readonly road: Id | null } | null {
  let best: { at: Point; over: Id; road: Id | null } | null = null;
  const consider = (at: Point, over: Id, road: Id | null): void => {
    const isNearer = best === null || distance(at, point) < distance(best.at, point);
    if (distance(at, point) <= reach && isNearer) best = { at, over, road };
  };
  const waters = terrain.filter(isWater);
  for (const water of waters)
    for (const road of terrain.filter(isRoad))
      for (const at of meetings(water.course, road.course)) consider(at, water.id, road.id);
  if (best !== null) return best;
  for (const water of waters) {
    const on = nearestOnCourse(flatCourse(water.course), point);
    if (on) consider(on.at, water.id, null);
  }
  return best;
}

/** `after` with what is attached where it belongs: the ends of roads and streams, then bridges and fords. */
export const withAttached = (before: Scenario, after: Scenario, moved: ReadonlySet<Id>): Scenario =>
  withCrossings(before, withLineEnds(before, after), moved);

/** `after` with its crossings where they belong, given the scenario before and what a person moved by hand. */
function withCrossings(before: Scenario, after: Scenario, moved: ReadonlySet<Id>): Scenario {
  if (after.terrain === before.terrain) return after;
  const was = new Map(before.terrain.map((feature) => [feature.id, feature]));
  const now = new Map(after.terrain.map((feature) => [feature.id, feature]));
  const hasMoved = (id: Id): boolean => was.get(id) !== now.get(id);
  const roadsMoved = after.terrain.some((feature) => isRoad(feature) && hasMoved(feature.id));
  const terrain = mapKept(after.terrain, (feature): Feature => {
    const old = was.get(feature.id);
    if (!isCrossing(feature) || !old || !isCrossing(old)) return feature;
    const [oldWater, water] = [was.get(feature.over), now.get(feature.over)];
    if (!oldWater || !water || !isWater(oldWater) || !isWater(water)) return feature;
    if (!hasMoved(water.id) && !roadsMoved && !moved.has(feature.id)) return feature;
    const road = roadOver(before, oldWater, old);
    const roadNow = road && now.get(road.id);
    if (!hasMoved(water.id) && !(road && hasMoved(road.id)) && !moved.has(feature.id)) return feature;
    const wished = moved.has(feature.id) ? feature.at : old.at;
    const hint = moved.has(feature.id) && hasMoved(water.id) ? feature.at : followed(oldWater, water, wished);
    const cuts =
      roadNow && isRoad(roadNow) && !isLoose(feature, moved, water, hasMoved)
        ? meetings(water.course, roadNow.course)
        : [];
    const at = nearest(cuts, hint) ?? nearestOnCourse(flatCourse(water.course), hint)?.at ?? hint;
    return distance(at, feature.at) < TOLERANCE ? feature : { ...feature, at };
  });
  return { ...after, terrain };
}

/** Moved by hand while its water stays: it goes where it is put, along the water. */
const isLoose = (crossing: Crossing, moved: ReadonlySet<Id>, water: Feature, hasMoved: (id: Id) => boolean): boolean =>
  moved.has(crossing.id) && !hasMoved(water.id);

/** The road that meets the water at a crossing. */
function roadOver({ terrain }: Scenario, water: RoadOrWater, crossing: Crossing): RoadOrWater | null {
  for (const road of terrain.filter(isRoad))
    if (meetings(water.course, road.course).some((at) => distance(at, crossing.at) <= BESIDE)) return road;
  return null;
}
