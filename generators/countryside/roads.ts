/** Roads: a high road from side to side through the villages, and lanes from them to the base edges. */
import { along, facingOf, poseAt } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { kebab, PLAIN_FEATURE, scaled, WIDTHS } from '../../engine/scenario';
import type { Cm, Course } from '../../engine/scenario';
import { winding } from '../table';
import type { Country } from './sketch';
import type { Village } from './villages';

/** How far roads run past the edge, cm. */
const BEYOND: Cm = 4;
/** Courses that are tried, and the least bad of them taken. */
const DRAFTS = 10;
/** Half the street that runs straight through a village, at 28mm. */
const STREET: Cm = 24;

export function roadsThrough(villages: readonly Village[], country: Country): void {
  const { sketch, chance } = country;
  const { width, depth } = sketch;
  const [first] = villages;
  if (!first) return;
  const diced = sketch.roads.length > 0;
  if (!diced) {
    const inOrder = villages.toSorted((a, b) => a.street.x - b.street.x);
    const ends = (): readonly [Point, Point] => [
      { x: -BEYOND, y: (depth * chance.whole(32, 68)) / 100 },
      { x: width + BEYOND, y: (depth * chance.whole(32, 68)) / 100 },
    ];
    layRoad(`${first.bua.name ?? 'High'} road`, country, () => {
      const [west, east] = ends();
      return [west, ...inOrder.flatMap((village) => streetOf(village, country)), east];
    });
  }
  for (const [n, village] of villages.entries()) {
    const isOffTheRoad = diced && n > 0;
    if (n > 1 && !isOffTheRoad) continue;
    const north = n % 2 === (chance.whole(0, 1) === 0 ? 0 : 1);
    const end = { x: (width * chance.whole(15, 85)) / 100, y: north ? depth + BEYOND : -BEYOND };
    layRoad(`${village.bua.name ?? 'Village'} lane`, country, () => [village.street, end]);
    if (isOffTheRoad) layRoad(`${village.bua.name ?? 'Village'} way`, country, () => [village.street, first.street]);
  }
}

/** The two ends of its street, the western one first: roads run straight between the houses. */
function streetOf({ street, heading }: Village, { factor }: Country): readonly Point[] {
  const pose = poseAt(street, facingOf(heading));
  const ends = [-STREET, STREET].map((by) => along(pose, by * factor, 0));
  return ends.toSorted((a, b) => a.x - b.x);
}

/** A winding road through points, which are drawn anew for each of a few courses; the one that keeps clear best is taken. */
export function layRoad(name: string, country: Country, through: () => readonly Point[]): void {
  const { sketch, chance, factor, scale } = country;
  let best: Course | null = null;
  let least = Infinity;
  for (let draft = 0; draft < DRAFTS && least > 0; draft += 1) {
    const course = winding(through(), { apart: 38 * factor, swing: 9 * factor }, chance, (from, to) =>
      between(from, to).every((spot) => !sketch.isBadForRoads(spot)),
    );
    const bad = course.points
      .flatMap((to, i) => between(course.points[i - 1] ?? to, to))
      .filter((spot) => sketch.isBadForRoads(spot)).length;
    if (bad < least) [best, least] = [course, bad];
  }
  if (best)
    sketch.add({
      ...PLAIN_FEATURE,
      id: kebab(name),
      name,
      kind: 'road',
      from: null,
      to: null,
      width: scaled(WIDTHS.road, scale),
      course: best,
    });
}

const between = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: 9 }, (_, n) => ({
    x: from.x + ((to.x - from.x) * n) / 8,
    y: from.y + ((to.y - from.y) * n) / 8,
  }));
