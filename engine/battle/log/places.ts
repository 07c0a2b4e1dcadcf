/** Where a move led, in words: onto a hill, into a wood, across a stream, toward a village or an objective. */
import { distance, distanceToSegment, unit, minus, dot } from '../../geometry';
import type { Point } from '../../geometry';
import type { Scenario } from '../../scenario';
import { groundOf } from '../../terrain';
import type { Ground, GroundArea } from '../../terrain';
import type { Roster } from '../roster';
import { midway } from '../sentences';
import type { Cm } from '../state';

interface NamedPlace {
  readonly name: string;
  readonly at: Point;
  /** Told only when it is reached: a bridge lies on the way to somewhere. */
  readonly isWayside?: boolean;
  /** A hill: nobody moves toward the one he stands on. */
  readonly area?: GroundArea;
}
export interface NamedPlaces {
  readonly ground: Ground;
  /** Hills, villages, crossings and objectives that have a name. */
  readonly named: readonly NamedPlace[];
}

export function placesOf(scenario: Scenario, roster: Roster): NamedPlaces {
  const ground = groundOf(scenario);
  const named: NamedPlace[] = [];
  const featureNamed = (id: string): string | null =>
    scenario.terrain.find((feature) => feature.id === id)?.name ?? null;
  for (const area of ground.areas) {
    const name = featureName(area.feature);
    if (area.kind === 'hill' && name !== null) named.push({ name: withArticle(name), at: area.centre, area });
  }
  for (const { bua, box } of ground.blocks) {
    const name = featureNamed(bua);
    if (name !== null) named.push({ name, at: box.pose });
  }
  for (const { id, box } of ground.crossings) {
    const name = featureNamed(id);
    if (name !== null) named.push({ name: withArticle(name), at: box.pose, isWayside: true });
  }
  for (const { name, at } of roster.objectives) named.push({ name: midway(name), at });
  return { ground, named };
}

/** " onto the Zeitberg", " up to the Schwartz", " toward St. Ulrich"; empty when nothing with a name is near the way. */
export function destinationInWords(places: NamedPlaces, from: Point, to: Point): string {
  return intoArea(places, from, to) ?? overLine(places, from, to) ?? toPlace(places, from, to) ?? '';
}

function intoArea({ ground }: NamedPlaces, from: Point, to: Point): string | null {
  const before = ground.areasAt(from);
  const entered = ground.areasAt(to).filter((area) => featureName(area.feature) !== null && !before.includes(area));
  const area = entered.find(({ kind }) => kind === 'hill') ?? entered.at(-1);
  return area ? ` ${area.kind === 'hill' ? 'onto' : 'into'} ${withArticle(featureName(area.feature) ?? '')}` : null;
}

/** Over a stream, a wall or works, or up to one. */
function overLine({ ground }: NamedPlaces, from: Point, to: Point): string | null {
  const barriers = ground.lines.filter(({ kind, feature }) => kind !== 'road' && featureName(feature) !== null);
  const over = ground.crossed(from, to).findLast(({ line }) => barriers.includes(line))?.line;
  if (over) return ` across ${withArticle(featureName(over.feature) ?? '')}`;
  const near = barriers.find(
    ({ course, width }) =>
      courseDistance(course, to) <= width / 2 + AT && courseDistance(course, from) > width / 2 + AT + LEAST_NEARED,
  );
  return near ? ` up to ${withArticle(featureName(near.feature) ?? '')}` : null;
}

/** The nearest named place that the way led to, or straight enough toward. */
function toPlace({ ground, named }: NamedPlaces, from: Point, to: Point): string | null {
  const gone = distance(from, to);
  if (gone < LEAST_NEARED) return null;
  const direction = unit(minus(to, from));
  let best: NamedPlace | null = null;
  const on = ground.areasAt(from);
  for (const place of named) {
    if (place.area && on.includes(place.area)) continue;
    const far = distance(to, place.at);
    if (
      far > (place.isWayside ? AT_PLACE : FARTHEST) ||
      (far > AT_PLACE && dot(direction, unit(minus(place.at, from))) < STRAIGHT)
    )
      continue;
    if (distance(from, place.at) <= far) continue;
    if (best === null || far < distance(to, best.at)) best = place;
  }
  if (!best) return null;
  return ` ${distance(to, best.at) <= AT_PLACE ? 'up to' : 'toward'} ${best.name}`;
}
/** From the middle of a unit: it stands at a line; at a place; how much nearer it must have come; how far it looks, cm. */
const AT: Cm = 6;
const AT_PLACE: Cm = 14;
const LEAST_NEARED: Cm = 2;
const FARTHEST: Cm = 120;
/** The cosine of the widest angle that is still toward a place: 30 degrees. */
const STRAIGHT = 0.866;

function courseDistance(course: readonly Point[], at: Point): Cm {
  let least = Infinity;
  course.forEach((end, i) => {
    const begin = course[i - 1];
    if (begin) least = Math.min(least, distanceToSegment(at, begin, end));
  });
  return least;
}

const featureName = (feature: GroundArea['feature']): string | null => feature.name ?? null;

/** Hills, woods and waters take the article; not those called after somebody, nor those that bear their kind in their name. */
const withArticle = (name: string): string =>
  /^the /i.test(name) ? midway(name) : /'s |(?:Wood|Hill)$/.test(name) ? name : `the ${name}`;
