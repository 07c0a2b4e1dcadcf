/** A road that ends on another, and a stream that runs into a river, stay there when the other is moved or reshaped. */
import { distance, minus, plus, TOLERANCE } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { flatCourse, nearestOnCourse } from '../../engine/terrain';
import { mapKept } from '../kept';
import type { Feature, Id, Scenario } from '../../engine/scenario';
import { followed, isRoad, isWater, type RoadOrWater } from './ways';

/** An end of a line that lies on another of its kind. */
interface Joint {
  readonly line: Id;
  readonly end: 'first' | 'last';
  readonly on: RoadOrWater;
  readonly at: Point;
}

/** `after` with the ends where they belong, but of what has been moved there itself. */
export function withLineEnds(before: Scenario, after: Scenario): Scenario {
  if (after.terrain === before.terrain) return after;
  const now = new Map(after.terrain.map((feature) => [feature.id, feature]));
  const moved = before.terrain.filter((feature) => isWay(feature) && now.get(feature.id) !== feature);
  if (moved.length === 0) return after;
  const left = before.terrain.filter(isWay).filter((line) => !moved.includes(line));
  const joints = new Set(left.flatMap((line) => jointsOf(line, before.terrain.filter(isWay))));
  const waiting = moved.map(({ id }) => id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const joint of joints) {
      const [on, line] = [now.get(id), now.get(joint.line)];
      if (joint.on.id !== id || !on || !isWay(on) || !line || !isWay(line)) continue;
      // Each end goes once, however lines hang on one another.
      joints.delete(joint);
      now.set(line.id, withEnd(line, joint, on));
      waiting.push(line.id);
    }
  return { ...after, terrain: mapKept(after.terrain, (feature) => now.get(feature.id) ?? feature) };
}

const isWay = (feature: Feature): feature is RoadOrWater => isRoad(feature) || isWater(feature);

function jointsOf(line: RoadOrWater, ways: readonly RoadOrWater[]): readonly Joint[] {
  const { points } = line.course;
  const ends = [
    { end: 'first', at: points[0] },
    { end: 'last', at: points.at(-1) },
  ] as const;
  return ends.flatMap(({ end, at }) => {
    const on = at && ways.find((other) => other.id !== line.id && isRoad(other) === isRoad(line) && isOn(at, other));
    return at && on ? [{ line: line.id, end, on, at }] : [];
  });
}

function isOn(point: Point, { course, width }: RoadOrWater): boolean {
  const on = nearestOnCourse(flatCourse(course), point);
  return on !== null && distance(on.at, point) <= width / 2;
}

function withEnd(line: RoadOrWater, { end, on, at }: Joint, now: RoadOrWater): RoadOrWater {
  const was = nearestOnCourse(flatCourse(on.course), at)?.at ?? at;
  const hint = followed(on, now, was);
  // As far beside the middle of it as before.
  const to = plus(nearestOnCourse(flatCourse(now.course), hint)?.at ?? hint, minus(at, was));
  if (distance(to, at) < TOLERANCE) return line;
  const { points } = line.course;
  const changed = end === 'first' ? [to, ...points.slice(1)] : [...points.slice(0, -1), to];
  return { ...line, course: { ...line.course, points: changed } };
}
