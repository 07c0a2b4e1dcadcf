/** Where a point or a unit is drawn to while it is dragged: the place, guide lines to show, and why in words. */
import {
  along,
  distance,
  facing,
  facingOf,
  headingOf,
  minus,
  nearestPointOf,
  plus,
  poseAt,
  rightOf,
  dot,
  times,
} from '../../engine/geometry';
import type { Box, Point } from '../../engine/geometry';
import type { Cm, Feature, Id, Scenario } from '../../engine/scenario';
import { flatCourse, nearestOnCourse } from '../../engine/terrain';
import { isCrossing } from '../crossings';
import { nodesOf } from '../nodes';
import { nameOf } from '../things';

/** What may draw, and from how far. */
export interface Snapping {
  /** Cm; grows as the view is zoomed out. */
  readonly reach: Cm;
  /** Distance of the lines of the grid, cm, which draw from wherever nothing else does; null without a grid. */
  readonly grid: Cm | null;
  readonly edges: boolean;
  readonly roads: boolean;
  readonly nodes: boolean;
  readonly units: boolean;
}

export interface Guide {
  readonly from: Point;
  readonly to: Point;
}
export interface Snapped {
  readonly at: Point;
  /** Where to look, degrees; null where the place does not say. */
  readonly heading: number | null;
  readonly guides: readonly Guide[];
  /** As "on High road"; null when nothing draws. */
  readonly reason: string | null;
}

/** A unit that stands on the table, with the ground it takes up. */
export interface Neighbour {
  readonly id: Id;
  readonly name: string;
  readonly box: Box;
}

const free = (at: Point): Snapped => ({ at, heading: null, guides: [], reason: null });

/** The nearest of those within reach; null without one. */
function nearest<T extends Snapped>(all: readonly T[], to: Point, reach: Cm): T | null {
  const near = all.filter(({ at }) => distance(at, to) <= reach);
  return near.toSorted((a, b) => distance(a.at, to) - distance(b.at, to))[0] ?? null;
}

/** A point of a line, or the middle of a thing. `without` are the things that are being moved. */
export function snapPoint(scenario: Scenario, at: Point, how: Snapping, without: readonly Id[] = []): Snapped {
  const others = scenario.terrain.filter(({ id }) => !without.includes(id));
  const isNode = how.nodes ? others.flatMap((feature) => nodePlaces(scenario, feature)) : [];
  const node = nearest(
    isNode.map(({ place, reason }) => ({ ...free(place), reason })),
    at,
    how.reach,
  );
  return node ?? (how.roads ? onRoad(scenario, at, how.reach, without) : null) ?? onLines(scenario, at, how);
}

/** Nodes of a line, and bridges and fords, which roads lead to. */
function nodePlaces(
  scenario: Scenario,
  feature: Feature,
): readonly { readonly place: Point; readonly reason: string }[] {
  const name = nameOf(scenario, feature.id) ?? 'a line';
  if (isCrossing(feature)) return [{ place: feature.at, reason: `on ${name}` }];
  return nodesOf(scenario, feature.id).flatMap(({ at, is }) =>
    is === 'node' ? [{ place: at, reason: `on a node of ${name}` }] : [],
  );
}

/** On the nearest road, along it. */
function onRoad(scenario: Scenario, at: Point, reach: Cm, without: readonly Id[]): Snapped | null {
  const spots = scenario.terrain.flatMap((feature) => {
    const isWay = feature.kind === 'road' || feature.kind === 'sunken road';
    const on = isWay && !without.includes(feature.id) ? nearestOnCourse(flatCourse(feature.course), at) : null;
    if (!on) return [];
    const side = times(rightOf(on.direction), 6);
    const guides = [{ from: minus(on.at, side), to: plus(on.at, side) }];
    return [
      { at: on.at, heading: headingOf(on.direction), guides, reason: `on ${nameOf(scenario, feature.id) ?? 'a road'}` },
    ];
  });
  return nearest(spots, at, reach);
}

/** Table edges within reach, and the grid from anywhere, draw east and north apart. */
function onLines({ table }: Scenario, at: Point, { reach, grid, edges }: Snapping): Snapped {
  const drawn = (value: number, end: Cm, [low, high]: readonly [string, string]) => {
    if (edges && Math.abs(value) <= reach) return { value: 0, why: `on the ${low} edge` };
    if (edges && Math.abs(value - end) <= reach) return { value: end, why: `on the ${high} edge` };
    if (grid !== null && grid > 0) return { value: Math.round(value / grid) * grid, why: 'on the grid' };
    return { value, why: null };
  };
  const x = drawn(at.x, table.width, ['west', 'east']);
  const y = drawn(at.y, table.depth, ['south', 'north']);
  const reasons = [...new Set([x.why, y.why].filter((why) => why !== null))];
  return {
    at: { x: x.value, y: y.value },
    heading: null,
    guides: [
      ...(x.why ? [{ from: { x: x.value, y: 0 }, to: { x: x.value, y: table.depth } }] : []),
      ...(y.why ? [{ from: { x: 0, y: y.value }, to: { x: table.width, y: y.value } }] : []),
    ],
    reason: reasons.length === 0 ? null : reasons.join(', '),
  };
}

/** A unit that is dragged: beside another with an interval, in line with it, behind it; else as any point. */
export function snapUnit(
  scenario: Scenario,
  { box, id }: { readonly box: Box; readonly id: Id },
  neighbours: readonly Neighbour[],
  how: Snapping & { readonly interval: Cm },
): Snapped {
  const at: Point = { x: box.pose.x, y: box.pose.y };
  const near = how.units ? neighbours.filter((one) => one.id !== id && isNear(one.box, at, 60)) : [];
  const beside = nearest(
    near.flatMap((one) => placesBeside(box, one, how.interval)),
    at,
    how.reach,
  );
  if (beside) return beside;
  const inLine = nearest(
    near.flatMap((one) => placeInLine(box, one)),
    at,
    how.reach / 2,
  );
  return inLine ?? snapPoint(scenario, at, how, [id]);
}

const isNear = (box: Box, at: Point, most: Cm): boolean => distance(at, nearestPointOf(box, at)) <= most;

/** To the right, to the left and behind another that looks the same way, edge to edge or with the interval between. */
function placesBeside(box: Box, { box: other, name }: Neighbour, interval: Cm): readonly Snapped[] {
  const heading = headingOf(facing(other.pose));
  const spot = (forward: Cm, right: Cm, words: string): Snapped => ({
    at: along(other.pose, forward, right),
    heading,
    guides: [{ from: { x: other.pose.x, y: other.pose.y }, to: along(other.pose, forward, right) }],
    reason: words,
  });
  const across = (other.width + box.width) / 2;
  // Fronts level: the deeper one stands out behind.
  const level = (other.depth - box.depth) / 2;
  const deep = (other.depth + box.depth) / 2;
  const touching = [
    spot(level, across, `edge to edge with ${name}`),
    spot(level, 0 - across, `edge to edge with ${name}`),
    spot(0 - deep, 0, `close behind ${name}`),
  ];
  if (interval <= 0) return touching;
  return [
    ...touching,
    spot(level, across + interval, `in line with ${name}, at its interval`),
    spot(level, 0 - across - interval, `in line with ${name}, at its interval`),
  ];
}

/** Level with the front of another, however far beside it, or straight behind it. */
function placeInLine(box: Box, { box: other, name }: Neighbour): readonly Snapped[] {
  const off = minus(box.pose, other.pose);
  const ahead = facing(other.pose);
  const [forward, right] = [dot(off, ahead), dot(off, rightOf(ahead))];
  const level = (other.depth - box.depth) / 2;
  const line = (at: Point, words: string): Snapped => ({
    at,
    heading: headingOf(ahead),
    guides: [{ from: { x: other.pose.x, y: other.pose.y }, to: at }],
    reason: words,
  });
  return Math.abs(right) > Math.abs(forward)
    ? [line(along(other.pose, level, right), `in line with ${name}`)]
    : [line(along(other.pose, forward, 0), `behind ${name}`)];
}

/** A heading near a round one, or near that of something else: to whole steps of `step` degrees otherwise. */
export function snapHeading(
  degrees: number,
  {
    step,
    within,
    others,
  }: {
    readonly step: number;
    readonly within: number;
    readonly others: readonly { readonly heading: number; readonly name: string }[];
  },
): { readonly heading: number; readonly reason: string | null } {
  const away = (heading: number): number => Math.abs(((degrees - heading + 540) % 360) - 180);
  const [best] = others.toSorted((a, b) => away(a.heading) - away(b.heading));
  if (best && away(best.heading) <= within) return { heading: best.heading, reason: `as ${best.name}` };
  const round = (((Math.round(degrees / step) * step) % 360) + 360) % 360;
  return away(round) <= within ? { heading: round, reason: null } : { heading: degrees, reason: null };
}

/** The box of a unit at a place. */
export const boxOn = (
  { width, depth }: { readonly width: Cm; readonly depth: Cm },
  at: Point,
  heading: number,
): Box => ({
  width,
  depth,
  pose: poseAt(at, facingOf(heading)),
});
