/** What of the ground itself is seen from a place, point by point, by somebody who looks all round him. */
import { distance, distanceToPolyline, distanceToSegment, minus, pointInPolygon } from '../geometry';
import type { Bounds, Point } from '../geometry';
import type { Id } from '../scenario';
import type { Ground } from '../terrain';
import { hidersOn } from './hiding';
import type { Hider, HidingRules } from './hiding';
import { farEdges, nearEdges, segmentsOf } from './shadows';
import type { Screen } from './shadows';
import type { SightDistances } from './sight';

/** Which ground hides a point of the table: a feature, or a block of houses; null when it is seen. */
export type HiddenBy = (point: Point) => Id | null;

/** Sight from `eye`: cover, blocks, lines and crests hide what lies behind them, and cover what is deep in it. */
export function hiddenFrom(
  ground: Ground,
  { hiding, distances }: { readonly hiding: HidingRules; readonly distances: SightDistances },
  eye: Point,
): HiddenBy {
  const shadows = hidersOn(ground, hiding).map((hider) => shadowOf(ground, hider, distances, eye));
  return (point) => shadows.find(({ hides }) => hides(point))?.id ?? null;
}

interface Shadow {
  readonly id: Id;
  readonly hides: (point: Point) => boolean;
}

function shadowOf(ground: Ground, hider: Hider, distances: SightDistances, eye: Point): Shadow {
  switch (hider.hides) {
    case 'line': {
      const { id, course } = hider.line;
      const isNear = distanceToPolyline(eye, course) <= distances.touch;
      return { id, hides: behindAny(eye, isNear ? [] : segmentsOf(course), hider.bounds) };
    }
    case 'crest': {
      const { area } = hider;
      const crest = ground.crestOf(area, minus(area.centre, eye));
      const isOver = !crest || distanceToSegment(eye, crest.a, crest.b) <= distances.touch;
      return { id: area.id, hides: behindAny(eye, isOver ? [] : [crest], hider.bounds) };
    }
    case 'block': {
      const isInside = pointInPolygon(eye, hider.outline);
      return { id: hider.block.id, hides: behindAny(eye, isInside ? [] : farEdges(eye, hider.outline), hider.bounds) };
    }
    case 'cover':
      return coverShadow(hider.area.id, hider.area.outline, hider.bounds, distances, eye);
  }
}

/** From inside sight reaches only so far, or out over the edge when that is near; from outside only the edge is seen. */
function coverShadow(
  id: Id,
  outline: readonly Point[],
  bounds: Bounds,
  { edge, insideCover }: SightDistances,
  eye: Point,
): Shadow {
  const isWithin = pointInPolygon(eye, outline);
  const isAtEdge = ({ a, b }: Screen): boolean => distanceToSegment(eye, a, b) <= edge;
  const far = farEdges(eye, outline);
  const beyond = behindAny(eye, isWithin ? far.filter((one) => !isAtEdge(one)) : far, bounds);
  const entered = isWithin ? [] : nearEdges(eye, outline);
  const isInside = (point: Point): boolean => holds(bounds, point) && pointInPolygon(point, outline);
  const isDeep = (point: Point): boolean =>
    isWithin ? distance(eye, point) > insideCover : entered.every(({ a, b }) => distanceToSegment(point, a, b) > edge);
  return { id, hides: (point) => (isInside(point) ? isDeep(point) : beyond(point)) };
}

const holds = ({ minX, maxX, minY, maxY }: Bounds, { x, y }: Point): boolean =>
  x >= minX && x <= maxX && y >= minY && y <= maxY;

/** Does the way from the eye to a point cross one of these segments? */
function behindAny(eye: Point, screens: readonly Screen[], bounds: Bounds): (point: Point) => boolean {
  if (screens.length === 0) return () => false;
  // A flat list of right and left ends as seen from the eye: this is asked for every spot of the table.
  const ends: number[] = [];
  for (const { a, b } of screens) {
    const ax = a.x - eye.x;
    const ay = a.y - eye.y;
    const bx = b.x - eye.x;
    const by = b.y - eye.y;
    if (ax * by - ay * bx >= 0) ends.push(ax, ay, bx, by);
    else ends.push(bx, by, ax, ay);
  }
  const wedge = wedgeOf(eye, bounds);
  return (point) => {
    const x = point.x - eye.x;
    const y = point.y - eye.y;
    if (wedge && (wedge.rightX * y - wedge.rightY * x < 0 || wedge.leftX * y - wedge.leftY * x > 0)) return false;
    for (let i = 0; i < ends.length; i += 4) {
      const rx = ends[i] ?? 0;
      const ry = ends[i + 1] ?? 0;
      if (rx * y - ry * x < 0) continue;
      const lx = ends[i + 2] ?? 0;
      const ly = ends[i + 3] ?? 0;
      if (lx * y - ly * x <= 0 && (lx - rx) * (y - ry) - (ly - ry) * (x - rx) < 0) return true;
    }
    return false;
  };
}

interface Wedge {
  readonly rightX: number;
  readonly rightY: number;
  readonly leftX: number;
  readonly leftY: number;
}

/** The angle under which bounds are seen; null from inside them, where they lie all round. */
function wedgeOf(eye: Point, bounds: Bounds): Wedge | null {
  if (holds(bounds, eye)) return null;
  const { minX, maxX, minY, maxY } = bounds;
  const seen = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x: x - eye.x, y: y - eye.y })));
  const isRightOf = (one: Point, other: Point): boolean => one.x * other.y - one.y * other.x > 0;
  const right = seen.reduce((most, one) => (isRightOf(one, most) ? one : most));
  const left = seen.reduce((most, one) => (isRightOf(most, one) ? one : most));
  return { rightX: right.x, rightY: right.y, leftX: left.x, leftY: left.y };
}
