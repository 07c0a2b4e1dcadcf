/** What the ground costs along a straight run, stretch by stretch, and where it is closed (HOW-TERR-02 to 04, 12, 17). */
import type { View } from '../../../battle';
import { corners, seenFrom, times, TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Crossed, GroundArea, GroundLine, Stretch } from '../../../terrain';
import { FREE, HALF, isLand, rateOver } from '../ground/areas';
import { crossingShare, lineRow } from '../ground/lines';
import { goesAs, isColumn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { fordRate, fordsOver, isCarriedOver } from './water';

export interface Going {
  /** Cost in cm of the move to go `s` cm. What is met within `slack` cm of the end is not crossed. */
  readonly cost: (s: Cm, slack?: Cm) => Cm;
  /** How far `budget` cm of the move carry. */
  readonly lengthFor: (budget: Cm) => Cm;
  /** Distance at which the last obstacle was crossed by `s`; 0 without. */
  readonly lastObstacle: (s: Cm) => Cm;
  /** Where it is closed to the unit, and by what. */
  readonly closedAt: Cm | null;
  readonly closedBy: GroundArea | GroundLine | null;
}

/** One stretch at one rate; `fixed` is paid on entering it. */
interface Part {
  readonly from: Cm;
  readonly rate: number;
  readonly fixed: Cm;
}

/** The going for a unit along `way`; `halved` when it comes out of a river and every cm costs two (HOW-TERR-20). */
export function goingAlong(view: View, troop: Troop, way: Point, asked: Cm, normal: Cm, halved: boolean): Going {
  const [a, b] = leadingEdge(troop.box, way);
  const by = times(way, asked);
  const slowness = halved ? HALF : FREE;
  const stretches = view.ground
    .swept(a, b, by)
    .filter(({ area }) => isLand(area) || fordsOver(view, area.id).length > 0);
  const lines = view.ground.sweptLines(a, b, by);
  if (stretches.length === 0 && lines.length === 0) return halved ? HALF_SPEED : FULL_SPEED;
  const road = isColumn(troop) && isOnRoad(view, troop, way, asked);
  const kind = goesAs(troop);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const cuts = cutsOf(stretches, lines, fordEnds(view, stretches, middle, way), asked);
  const parts: Part[] = [];
  let closedAt: Cm | null = null;
  let closedBy: GroundArea | GroundLine | null = null;
  cuts.forEach((from, i) => {
    const half = (from + (cuts[i + 1] ?? asked)) / 2;
    const areas = stretches.filter((stretch) => stretch.from <= half && half <= stretch.to).map(({ area }) => area);
    const land = road ? FREE : rateOver(kind, areas.filter(isLand));
    const rate = Math.max(land, rateInFords(view, troop, areas, along(middle, way, half)));
    let fixed = 0;
    for (const { line, at } of lines) if (at === from) fixed += normal * shareOf(view, troop, way, line, at);
    if (closedAt === null && (rate === Infinity || fixed === Infinity)) {
      closedAt = from;
      closedBy =
        areas.find((area) => isLand(area) && rateOver(kind, [area]) === Infinity) ??
        lines.find(({ line, at }) => at === from && crossingShare(kind, line) === Infinity)?.line ??
        null;
    }
    parts.push({ from, rate: rate * slowness, fixed });
  });
  const { cost, lengthFor } = costsOf(parts);
  return { cost, lengthFor, lastObstacle: (s) => lastAt(lines, s), closedAt, closedBy };
}

const FULL_SPEED: Going = {
  cost: (s) => s,
  lengthFor: (budget) => budget,
  lastObstacle: () => 0,
  closedAt: null,
  closedBy: null,
};
const HALF_SPEED: Going = { ...FULL_SPEED, cost: (s) => s * HALF, lengthFor: (budget) => budget / HALF };

/** Where the going may change, in order, each place once. */
function cutsOf(
  stretches: readonly Stretch[],
  lines: readonly Crossed[],
  fords: readonly Cm[],
  asked: Cm,
): readonly Cm[] {
  const cuts: Cm[] = [];
  const add = (at: Cm): void => {
    if (at >= 0 && at < asked && !cuts.includes(at)) cuts.push(at);
  };
  add(0);
  for (const { from, to } of stretches) {
    add(from);
    add(to);
  }
  for (const { at } of lines) add(at);
  fords.forEach(add);
  return cuts.sort((one, other) => one - other);
}

/** The cost of a line as a share of N; a stream by bridge or ford costs nothing. */
function shareOf(view: View, troop: Troop, way: Point, line: GroundLine, at: Cm): number {
  const share = crossingShare(goesAs(troop), line);
  return share > 0 && line.kind === 'stream' && isCarriedOver(view, troop, way, line, at) ? 0 : share;
}

const along = (from: Point, way: Point, s: Cm): Point => ({ x: from.x + way.x * s, y: from.y + way.y * s });

/** Fords of the water in which the leading edge is, judged by its middle (HOW-TERR-23). */
function rateInFords(view: View, troop: Troop, areas: readonly GroundArea[], middle: Point): number {
  let rate = FREE;
  for (const area of areas) if (!isLand(area)) rate = Math.max(rate, fordRate(view, troop, area, middle));
  return rate;
}

/** Where the middle of the leading edge comes onto a ford and leaves it, cm along the way. */
function fordEnds(view: View, stretches: readonly Stretch[], middle: Point, way: Point): readonly Cm[] {
  if (stretches.every(({ area }) => isLand(area))) return NONE;
  const waters = new Set(stretches.flatMap(({ area }) => (isLand(area) ? [] : [area.id])));
  return [...waters].flatMap((water) =>
    fordsOver(view, water).flatMap(({ box }) => {
      const here = seenFrom(box.pose, middle);
      const next = seenFrom(box.pose, along(middle, way, 1));
      return [...ends(here.ahead, next.ahead, box.depth / 2), ...ends(here.right, next.right, box.width / 2)];
    }),
  );
}

const NONE: readonly Cm[] = [];

/** Where a measure that changes evenly from cm to cm is `half` to either side of naught. */
const ends = (here: number, next: number, half: Cm): readonly Cm[] => {
  const each = next - here;
  return Math.abs(each) < 1e-9 ? [] : [(half - here) / each, (-half - here) / each];
};

const lastAt = (lines: readonly Crossed[], s: Cm): Cm =>
  lines.reduce((last, { line, at }) => (at <= s && lineRow(line).breaksRun ? Math.max(last, at) : last), 0);

/** What begins where the run ends is not entered: a unit that cannot pay for an obstacle stops in contact with it (HOW-TERR-03). */
function costsOf(parts: readonly Part[]): Pick<Going, 'cost' | 'lengthFor'> {
  return {
    cost(s, slack = TOLERANCE) {
      let cost = 0;
      parts.forEach((part, i) => {
        if (s <= part.from + TOLERANCE && part.from > 0) return;
        const fixed = s <= part.from + slack && part.from > 0 ? 0 : part.fixed;
        cost += fixed + part.rate * (Math.min(s, parts[i + 1]?.from ?? s) - part.from);
      });
      return cost;
    },
    lengthFor(budget) {
      let left = budget;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        if (!part) break;
        if (part.fixed > left) return part.from;
        left -= part.fixed;
        const length = (parts[i + 1]?.from ?? Infinity) - part.from;
        if (part.rate * length > left) return part.from + left / part.rate;
        left -= part.rate * length;
      }
      return Infinity;
    },
  };
}

/** The side of the footprint that faces the way it moves (HOW-TERR-02). */
export function leadingEdge(box: Box, way: Point): readonly [Point, Point] {
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(box);
  const ahead = way.x * box.pose.hx + way.y * box.pose.hy;
  const right = way.x * box.pose.hy - way.y * box.pose.hx;
  if (Math.abs(ahead) >= Math.abs(right)) return ahead >= 0 ? [frontLeft, frontRight] : [rearRight, rearLeft];
  return right > 0 ? [frontRight, rearRight] : [rearLeft, frontLeft];
}

/** The whole path of its centre line lies on a road (HOW-TERR-12). */
export function isOnRoad(view: View, troop: Troop, way: Point, distance: Cm): boolean {
  const { pose, depth } = troop.box;
  if (way.x * pose.hx + way.y * pose.hy < 0.999) return false;
  const slack = troop.traits.scale.factor * ROAD_SLACK;
  for (let s = -depth / 2; s <= depth / 2 + distance; s += ROAD_STEP)
    if (!view.ground.onRoad({ x: pose.x + way.x * s, y: pose.y + way.y * s }, slack)) return false;
  return true;
}
/** Half the width of a road at 28mm; looked at every 2 cm. */
const ROAD_SLACK = 3;
const ROAD_STEP = 2;
