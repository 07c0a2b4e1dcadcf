/** What can be pointed at on the table, and what ground each of it takes up. */
import { memo } from '../engine/facts';
import {
  boundsOf,
  corners,
  distance,
  distanceToPolyline,
  facingOf,
  gap,
  pointInPolygon,
  poseAt,
  type Bounds,
  type Box,
  type Point,
} from '../engine/geometry';
import type { Army, Cm, Feature, Id, Scenario } from '../engine/scenario';
import { flatCourse, flatOutline } from '../engine/terrain';
import { leadersOf, thingsOf } from './things';

/** What is shown, hidden and locked together. */
export const TABLE_LAYERS = ['units', 'leaders', 'objectives', 'entries', 'labels', 'features', 'zones'] as const;
export type TableLayer = (typeof TABLE_LAYERS)[number];

export interface TableShape {
  readonly id: Id;
  readonly layer: TableLayer;
  /** The whole it is a part of: a block's village, a unit's brigade; its own id for what stands alone. */
  readonly whole: Id;
  /** Its middle, where it is turned about. */
  readonly at: Point;
  /** Closed where it is an area, else a course. */
  readonly line: readonly Point[];
  readonly closed: boolean;
  /** Of a course. */
  readonly width: Cm;
  /** Of an entry point, degrees: the way on. */
  readonly leads?: number;
  /** Only its border is there to be pointed at. */
  readonly hollow: boolean;
}

/** How large leaders, objectives and entry points are to the pointer, cm. */
const LEADER = 2;
const OBJECTIVE = 2.5;
const ENTRY = 2.5;
const NO_FLAGS: ReadonlyMap<Id, Point> = new Map();

/**
 * Everything that lies on the table, the topmost first. `boxes` are the footprints of units as they are drawn, by id; those
 * without one are not on the table. `flags` are where the flags of objectives on features are drawn.
 */
export function tableShapes(
  scenario: Scenario,
  boxes: ReadonlyMap<Id, Box>,
  flags: ReadonlyMap<Id, Point> = NO_FLAGS,
): readonly TableShape[] {
  return [
    ...scenario.armies.flatMap((army) => leadersOf(army).map(leaderShape)),
    ...scenario.armies.flatMap((army) => [
      ...army.brigades.flatMap((brigade) => brigade.units.flatMap(({ id }) => unitShape(id, brigade.id, boxes))),
      ...army.independents.flatMap(({ id }) => unitShape(id, id, boxes)),
    ]),
    ...scenario.objectives.flatMap(({ id, at }) => {
      const flag = at ?? flags.get(id);
      return flag ? [disc(id, 'objectives', flag, OBJECTIVE)] : [];
    }),
    ...(scenario.entryPoints ?? []).map(({ id, at, heading }) => ({
      ...disc(id, 'entries', at, ENTRY),
      leads: heading,
    })),
    ...byDepth(scenario.terrain),
    ...scenario.armies.flatMap((army) => army.deployment.map(zoneShape)),
  ];
}

/** Room round words for the mark of what is selected, cm. */
const ROUND_WORDS = 2.5;

/** The words of a label on the map. */
export const labelShape = (id: Id, { pose, width, depth }: Box): TableShape =>
  boxShape(id, 'labels', { pose, width: width + ROUND_WORDS, depth: depth + ROUND_WORDS }, id);

/** Shapes under a point, the topmost first; courses and borders are found within `reach` cm. */
export const shapesAt = (shapes: readonly TableShape[], point: Point, reach: Cm): readonly TableShape[] =>
  shapes.filter((shape) => isAt(shape, point, reach));

function isAt({ line, closed, width, hollow }: TableShape, point: Point, reach: Cm): boolean {
  if (!closed) return distanceToPolyline(point, line) <= Math.max(width / 2, reach);
  if (!hollow && pointInPolygon(point, line)) return true;
  return distanceToPolyline(point, [...line, ...line.slice(0, 1)]) <= (hollow ? reach : Math.min(reach, 0.5));
}

/** Shapes within a rectangle: features and zones as a whole, others by their middle. */
export function shapesWithin(shapes: readonly TableShape[], a: Point, b: Point): readonly TableShape[] {
  const around = boundsOf([a, b]);
  return shapes.filter(({ layer, at, line }) =>
    layer === 'features' || layer === 'zones' ? isInside(boundsOf(line), around) : isInside(boundsOf([at]), around),
  );
}

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;

/** The shapes that a selection means: brigades, villages and armies stand for all their parts. */
export function chosenShapes(
  shapes: readonly TableShape[],
  scenario: Scenario,
  selection: readonly Id[],
): readonly TableShape[] {
  const { features, blocks, units, brigades, leaders, zones, objectives, labels, entryPoints } = thingsOf(
    scenario,
    selection,
  );
  const all = [features, blocks, units, brigades, leaders, zones, objectives, labels, entryPoints];
  return shapes.filter(({ id }) => all.some((ids) => ids.has(id)));
}

/** The unit nearest to some others, edge to edge; null when none of them is on the table, or no other. */
export function nearestBox(
  boxes: ReadonlyMap<Id, Box>,
  ids: readonly Id[],
): { readonly id: Id; readonly gap: Cm } | null {
  const near = ids.flatMap((own) => {
    const box = boxes.get(own);
    return (box && nearestTo(box, boxes, ids)) ?? [];
  });
  return near.toSorted((one, other) => one.gap - other.gap)[0] ?? null;
}

/** The footprint nearest to one that is none of them, edge to edge. */
export function nearestTo(
  box: Box,
  boxes: ReadonlyMap<Id, Box>,
  besides: readonly Id[] = [],
): { readonly id: Id; readonly gap: Cm } | null {
  let nearest: { readonly id: Id; readonly gap: Cm } | null = null;
  for (const [id, other] of boxes) {
    if (besides.includes(id)) continue;
    const between = gap(box, other);
    if (!nearest || between < nearest.gap) nearest = { id, gap: between };
  }
  return nearest;
}

/** The rectangle about shapes; null without any. */
export const boundsOfShapes = (shapes: readonly TableShape[]): Bounds | null =>
  shapes.length === 0 ? null : boundsOf(shapes.flatMap(({ line }) => line));

const middleOf = (line: readonly Point[]): Point => {
  const { minX, maxX, minY, maxY } = boundsOf(line);
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
};

const area = (id: Id, layer: TableLayer, line: readonly Point[], at = middleOf(line), whole = id): TableShape => ({
  id,
  layer,
  whole,
  at,
  line,
  closed: true,
  width: 0,
  hollow: false,
});
const boxShape = (id: Id, layer: TableLayer, box: Box, whole: Id): TableShape =>
  area(id, layer, corners(box), { x: box.pose.x, y: box.pose.y }, whole);

function unitShape(id: Id, whole: Id, boxes: ReadonlyMap<Id, Box>): readonly TableShape[] {
  const box = boxes.get(id);
  return box ? [boxShape(id, 'units', box, whole)] : [];
}

function disc(id: Id, layer: TableLayer, at: Point, radius: Cm): TableShape {
  const line = Array.from({ length: 16 }, (_, i) => {
    const direction = facingOf(i * 22.5);
    return { x: at.x + direction.x * radius, y: at.y + direction.y * radius };
  });
  return area(id, layer, line, at);
}

// What has not changed is not flattened again.
const leaderShape = memo(({ id, at }: { readonly id: Id; readonly at: Point }) => disc(id, 'leaders', at, LEADER));
const zoneShape = memo(({ id, outline }: Army['deployment'][number]): TableShape => ({
  ...area(id, 'zones', flatOutline(outline)),
  hollow: true,
}));
const shapesOf = memo((feature: Feature) =>
  shapesOfFeature(feature).map((shape) => ({ shape, depth: depthOf(feature, shape) })),
);

function shapesOfFeature(feature: Feature): readonly TableShape[] {
  if (feature.kind === 'bua')
    return feature.blocks.map(({ id, at, turn, side }) =>
      boxShape(id, 'features', { pose: poseAt(at, facingOf(turn)), width: side, depth: side }, feature.id),
    );
  if ('over' in feature) return [disc(feature.id, 'features', feature.at, Math.max(feature.width / 2, OBJECTIVE))];
  if ('outline' in feature) return areaShapes(feature.id, flatOutline(feature.outline));
  const line = flatCourse(feature.course);
  const width = 'width' in feature ? feature.width : 0;
  return line.length < 2 ? [] : [{ ...area(feature.id, 'features', line), closed: false, width }];
}

const areaShapes = (id: Id, line: readonly Point[]): readonly TableShape[] =>
  line.length < 3 ? [] : [area(id, 'features', line)];

/** Bridges lie above their roads, houses above both, then small things above large ones, so that each can be pointed at. */
const byDepth = (terrain: readonly Feature[]): readonly TableShape[] =>
  terrain
    .flatMap(shapesOf)
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ shape }) => shape);

function depthOf({ kind }: Feature, { line, closed }: TableShape): number {
  if (kind === 'bridge' || kind === 'ford') return -2;
  if (kind === 'bua') return -1;
  if (!closed) return 0;
  const { minX, maxX, minY, maxY } = boundsOf(line);
  return distance({ x: minX, y: minY }, { x: maxX, y: maxY });
}
