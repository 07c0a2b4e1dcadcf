/** Movers for route tests, and a slow look at whether a route is legal that uses none of the engine's geometry. */
import type { Pose } from '../../../engine/geometry';
import type { Marcher, Route, RouteRequest } from '../../../engine/routes';
import type { Course, Feature, Outline } from '../../../engine/scenario';
import type { GroundCost } from '../../../engine/tabletop';
import type { Ground } from '../../../engine/terrain';

const COSTS: GroundCost = {
  areas: (areas) => (areas.some(({ kind }) => kind === 'wood') ? 2 : 1),
  isWater: ({ kind }) => kind === 'river' || kind === 'stream' || kind === 'pond',
  isClosedWater: ({ kind }) => kind !== 'stream',
  isClosedBlock: () => true,
  line: ({ kind }) => (kind === 'wall' ? 0.25 : 0),
  crossing: () => 1,
  usesCrossings: true,
  road: 1,
};
/** Foot (below) to which ground costs something else. */
export const footWith = (costs: Partial<GroundCost>): Marcher => ({
  line: { size: { width: 16, depth: 4 }, costs: { ...COSTS, usesCrossings: false, ...costs } },
  column: { size: { width: 4, depth: 12 }, costs: { ...COSTS, ...costs } },
  move: 16,
  reform: 8,
  turning: 0,
});
/**
 * Foot: 16 by 4 cm in line, 4 by 12 in column; half speed in woods; rivers, ponds and blocks closed but for crossings; lines
 * cost shares of a move of 16 cm.
 */
export const FOOT = footWith({});
export const pose = (x: number, y: number, degrees: number): Pose => ({
  x,
  y,
  hx: Math.sin((degrees * Math.PI) / 180),
  hy: Math.cos((degrees * Math.PI) / 180),
});
export const wanted = (from: Pose, x: number, y: number, more: Partial<RouteRequest> = {}): RouteRequest => ({
  from,
  column: false,
  to: { x, y },
  facing: null,
  endsInColumn: null,
  others: [],
  ...more,
});

interface Spot {
  readonly x: number;
  readonly y: number;
}
const toSegment = (p: Spot, a: Spot, b: Spot): number => {
  const size = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const k = size > 0 ? Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / size)) : 0;
  return Math.hypot(p.x - a.x - (b.x - a.x) * k, p.y - a.y - (b.y - a.y) * k);
};
const toCourse = (p: Spot, course: readonly Spot[]): number =>
  Math.min(...course.slice(1).map((b, i) => toSegment(p, course[i] ?? b, b)));
const inRectangle = (p: Spot, at: Spot, turn: number, width: number, depth: number): boolean => {
  const { hx, hy } = pose(0, 0, turn);
  const [x, y] = [p.x - at.x, p.y - at.y];
  return Math.abs(x * hx + y * hy) < depth / 2 && Math.abs(x * hy - y * hx) < width / 2;
};
const inOutline = (p: Spot, outline: Outline, by: number): boolean => {
  if (outline.shape === 'ellipse') {
    const { hx, hy } = pose(0, 0, outline.turn);
    const [x, y] = [p.x - outline.at.x, p.y - outline.at.y];
    return ((x * hy - y * hx) / (outline.radii[0] - by)) ** 2 + ((x * hx + y * hy) / (outline.radii[1] - by)) ** 2 < 1;
  }
  if (outline.shape === 'rectangle')
    return inRectangle(p, outline.at, outline.turn, outline.size[0] - 2 * by, outline.size[1] - 2 * by);
  throw new Error('only ellipses and rectangles are looked at');
};

/** On a bridge square over the nearest straight piece of its river, 3 cm beyond each bank. */
function onBridge(
  p: Spot,
  { at, width }: { at: Spot; width: number },
  river: { width: number; course: Course },
  by: number,
): boolean {
  const { points } = river.course;
  const pieces = points.slice(1).map((b, i): [Spot, Spot] => [points[i] ?? b, b]);
  const [a, b] = pieces.reduce((best, one) => (toSegment(at, ...one) < toSegment(at, ...best) ? one : best));
  const size = Math.hypot(b.x - a.x, b.y - a.y);
  const [wx, wy] = [(b.x - a.x) / size, (b.y - a.y) / size];
  const along = (q: Spot): number => q.x * wx + q.y * wy;
  const aside = (q: Spot): number => q.x * wy - q.y * wx;
  return Math.abs(along(p) - along(at)) <= width / 2 + by && Math.abs(aside(p) - aside(a)) <= river.width / 2 + 3 + by;
}

/** What of the features lies under a point, at least `by` cm deep: what is closed to foot, by the feature's id. */
function closedUnder(features: readonly Feature[], p: Spot, by: number): string | null {
  for (const feature of features) {
    if (feature.kind === 'pond' && inOutline(p, feature.outline, by)) return feature.id;
    if (feature.kind === 'bua')
      for (const { at, turn, side } of feature.blocks)
        if (inRectangle(p, at, turn, side - 2 * by, side - 2 * by)) return feature.id;
    if (feature.kind === 'river' && toCourse(p, feature.course.points) < feature.width / 2 - by) {
      const dry = features.some(
        (one) => one.kind === 'bridge' && one.over === feature.id && onBridge(p, one, feature, by),
      );
      if (!dry) return feature.id;
    }
  }
  return null;
}
export const costUnder = (features: readonly Feature[], p: Spot): number =>
  features.some((feature) => feature.kind === 'wood' && inOutline(p, feature.outline, 0)) ? 2 : 1;

/** The points of a footprint, at most 1.5 cm apart, its edges included. */
function spotsOf({ x, y, hx, hy }: Pose, width: number, depth: number): Spot[] {
  const spots: Spot[] = [];
  const [across, deep] = [Math.ceil(width / 1.5), Math.ceil(depth / 1.5)];
  for (let i = 0; i <= across; i += 1)
    for (let j = 0; j <= deep; j += 1) {
      const right = (i / across - 0.5) * width;
      const ahead = (j / deep - 0.5) * depth;
      spots.push({ x: x + hx * ahead + hy * right, y: y + hy * ahead - hx * right });
    }
  return spots;
}

/** A corner may be so deep in closed ground while less than 0.05 cm2 of the footprint is: that is no more than a drop. */
const DROP = 0.35;

/** What a footprint stands in that it may not: a feature, another footprint, the table edge. */
export function standsIn(
  { ground, features, others }: { ground: Ground; features: readonly Feature[]; others: RouteRequest['others'] },
  at: Pose,
  [width, depth]: readonly [number, number],
  by: number,
): string | null {
  for (const spot of spotsOf(at, width, depth)) {
    if (spot.x < -by || spot.y < -by || spot.x > ground.width + by || spot.y > ground.depth + by) return 'table edge';
    const closed = closedUnder(features, spot, by > 0 ? DROP : 0);
    if (closed) return closed;
    for (const { id, box } of others) {
      const [x, y] = [spot.x - box.pose.x, spot.y - box.pose.y];
      const ahead = Math.abs(x * box.pose.hx + y * box.pose.hy);
      const right = Math.abs(x * box.pose.hy - y * box.pose.hx);
      if (ahead < box.depth / 2 - by && right < box.width / 2 - by) return id;
    }
  }
  return null;
}

/** Every pose of a route, at most 0.5 cm or 2 degrees apart, with the footprint there. */
export function posesOf(
  route: Route,
  marcher: Marcher,
): { at: Pose; size: readonly [number, number]; onRoad: boolean }[] {
  const poses: { at: Pose; size: readonly [number, number]; onRoad: boolean }[] = [];
  let before = route.path.from;
  for (const { leg, column, onRoad } of route.legs) {
    const footprint = (column ? marcher.column : marcher.line)?.size;
    if (!footprint) throw new Error('a formation it does not know');
    const size = [footprint.width, footprint.depth] as const;
    const angle = Math.atan2(
      before.hy * leg.to.hx - before.hx * leg.to.hy,
      before.hx * leg.to.hx + before.hy * leg.to.hy,
    );
    const reach = Math.hypot(leg.to.x - before.x, leg.to.y - before.y);
    const steps = Math.max(1, Math.ceil(reach * 2), Math.ceil(Math.abs(angle) / 0.035));
    const heading = Math.atan2(before.hx, before.hy);
    for (let i = 0; i <= steps; i += 1) {
      const [share, turn] = [i / steps, heading + (angle * i) / steps];
      const at = {
        x: before.x + (leg.to.x - before.x) * share,
        y: before.y + (leg.to.y - before.y) * share,
        hx: Math.sin(turn),
        hy: Math.cos(turn),
      };
      if (leg.kind !== 'place' || i === steps) poses.push({ at, size, onRoad });
    }
    before = leg.to;
  }
  return poses;
}
