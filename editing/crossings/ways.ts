/** Roads and waters, and where their places go when they are moved. */
import { distance, minus, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { nearestOnCourse } from '../../engine/terrain';
import type { Feature } from '../../engine/scenario';

export type RoadOrWater = Extract<Feature, { readonly kind: 'road' | 'sunken road' | 'river' | 'stream' }>;
export const isRoad = (feature: Feature): feature is RoadOrWater =>
  feature.kind === 'road' || feature.kind === 'sunken road';
export const isWater = (feature: Feature): feature is RoadOrWater =>
  feature.kind === 'river' || feature.kind === 'stream';

/** Where a place on a course has gone when the course was moved: as far between the same two of its points. */
export function followed(old: RoadOrWater, now: RoadOrWater, place: Point): Point {
  if (old === now || old.course.points.length !== now.course.points.length) return place;
  let best = { index: 0, share: 0, off: { x: 0, y: 0 }, gap: Infinity };
  const { points } = old.course;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    const on = a && b ? nearestOnCourse([a, b], place) : null;
    if (!a || !b || !on || distance(on.at, place) >= best.gap) continue;
    best = { index, share: distance(a, on.at) / distance(a, b), off: minus(place, on.at), gap: distance(on.at, place) };
  }
  const [a, b] = [now.course.points[best.index - 1], now.course.points[best.index]];
  return a && b ? plus(plus(a, times(minus(b, a), best.share)), best.off) : place;
}
