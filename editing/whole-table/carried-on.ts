/** Water, roads and hedges that left the table at an edge leave it again once that edge lies farther out. */
import { distance, dot, leftOf, minus, plus, times, unit, type Point } from '../../engine/geometry';
import type { Cm, Course, Feature, Scenario } from '../../engine/scenario';
import { flatCourse } from '../../engine/terrain';
import { mapKept } from '../kept';
import { wayInsMoved } from '../transform';

/** An edge as it was, in places of the table as it is now: a point on it, and the way out. */
export interface MovedEdge {
  readonly at: Point;
  readonly out: Point;
  /** How much farther out it lies now, cm. */
  readonly by: Cm;
}

/** A course that ends so near within the edge was meant to leave the table, cm. */
const NEAR = 0.5;
/** The way of an end is that of so much of its course, cm. */
const BACK = 4;
/** No end goes on flatter along the edge than this: the share of its way that leads out. */
const FLATTEST = 0.45;
/** What stands so near the end of a road comes on by it, cm. */
const BESIDE = 3;

/** `scenario` has its new size; works are made for the ground they lie on, and stay as they are. */
export function withCoursesCarriedOn(scenario: Scenario, edge: MovedEdge): Scenario {
  const gone: { readonly from: Point; readonly to: Point }[] = [];
  const carried = (course: Course): Course => {
    const last = carriedEnd(course, edge, scenario);
    const back = { ...course, points: course.points.toReversed() };
    const first = carriedEnd(back, edge, scenario);
    gone.push(...[last, first].flatMap((end) => (end ? [{ from: end.from, to: end.crosses }] : [])));
    if (!last && !first) return course;
    const lasting = last ? [...course.points.slice(0, last.keeps), last.to] : course.points;
    return { ...course, points: first ? [first.to, ...lasting.slice(course.points.length - first.keeps)] : lasting };
  };
  const terrain = mapKept(scenario.terrain, (feature): Feature => {
    if (!('course' in feature) || feature.kind === 'entrenchment' || feature.kind === 'abatis') return feature;
    const course = carried(feature.course);
    return course === feature.course ? feature : { ...feature, course };
  });
  const moved = { ...scenario, terrain };
  return wayInsMoved(moved, (at) => gone.find(({ from }) => distance(from, at) <= BESIDE)?.to ?? at);
}

interface CarriedEnd {
  /** Where it crossed the edge before, and where it does now. */
  readonly from: Point;
  readonly crosses: Point;
  /** Its new end, behind as many of the points it had. */
  readonly to: Point;
  readonly keeps: number;
}

/** How the last end of a course goes on; null where it did not end at the edge, or reaches the new one. */
function carriedEnd(course: Course, { at: corner, out, by }: MovedEdge, { table }: Scenario): CarriedEnd | null {
  const end = course.points.at(-1);
  if (!end || course.points.length < 2) return null;
  const beyond = dot(minus(end, corner), out);
  const along = out.x === 0 ? { at: end.x, most: table.width } : { at: end.y, most: table.depth };
  if (beyond < -NEAR || beyond >= by || along.at < -NEAR || along.at > along.most + NEAR) return null;
  const line = flatCourse(course);
  const before = line.findLast((point) => distance(point, end) >= BACK) ?? line[0] ?? end;
  if (distance(before, end) === 0) return null;
  const straight = unit(minus(end, before));
  const direction = notFlat(straight, out);
  const goesOn = (to: Cm): Point => plus(end, times(direction, (to - beyond) / dot(direction, out)));
  const isStraight = !course.smooth && direction === straight;
  return {
    from: goesOn(0),
    crosses: goesOn(by),
    to: goesOn(by + Math.max(0, beyond)),
    // A straight line is drawn longer; a bend keeps its nodes.
    keeps: course.points.length - (isStraight ? 1 : 0),
  };
}

function notFlat(direction: Point, out: Point): Point {
  if (dot(direction, out) >= FLATTEST) return direction;
  const side = leftOf(out);
  const sideways = Math.sign(dot(direction, side)) * Math.sqrt(1 - FLATTEST * FLATTEST);
  return plus(times(out, FLATTEST), times(side, sideways));
}
