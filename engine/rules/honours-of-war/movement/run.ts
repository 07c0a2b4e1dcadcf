/**
 * A straight run of a footprint, worked out once: what it costs to any length and where it must stop. Moves, charges,
 * evades and pursuits are samples of runs (reach first, then sampling).
 */
import type { Id, Refusal, View } from '../../../battle';
import { boxAt, corners, firstTouch, halfAcross, movedBy, plus, poseAt, times, TOLERANCE } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Crossed, GroundArea } from '../../../terrain';
import { goesAs, isColumn, isDoneFor, troopsOn } from '../troops/troop';
import { isInRiver } from './water';
import type { Troop } from '../troops/troop';
import { crossingShare, rateOnRoad, rateOver } from './terrain-costs';

/** Why a run can go no farther than `at`. */
export interface Stop {
  readonly at: Cm;
  readonly why: 'enemy' | 'friend' | 'water' | 'edge' | 'ground' | 'block';
  readonly id: Id | null;
  readonly refusal: Refusal;
}

export interface Run {
  /** Legal length, cm: to the first stop or as far as was asked. */
  readonly most: Cm;
  readonly stop: Stop | null;
  /** Cost in cm of the move to run `s` cm. */
  cost(s: Cm): Cm;
  /** How far `budget` cm of the move carry; at most `most`. */
  lengthFor(budget: Cm): Cm;
  /** Distance at which the last obstacle was crossed by `s`; 0 without. */
  lastObstacle(s: Cm): Cm;
}

export interface RunOptions {
  /** Units the run may touch: the target of a charge. */
  readonly ignore?: readonly Id[];
  /** A block it may enter or fight at. */
  readonly ignoreBlock?: Id;
  /** N of the move, for crossing costs. */
  readonly normal: Cm;
  /** Friends do not stop it (retreats find their own way). */
  readonly throughFriends?: true;
}

/** Units stay 1 cm clear of enemies and a hair clear of friends (HOW-MOVE-12, HOW-PERF-09). */
const CLEAR_OF_ENEMY = 1;

export function runAlong(view: View, troop: Troop, way: Point, asked: Cm, options: RunOptions): Run {
  const ground = groundOfRun(view, troop, way, asked, options);
  let most = asked;
  let stop: Stop | null = null;
  const halt = (next: Stop): void => {
    if (next.at >= most - TOLERANCE) return;
    most = Math.max(0, next.at);
    stop = next;
  };
  if (ground.closedAt !== null)
    halt({ at: ground.closedAt, why: 'ground', id: null, refusal: closed(troop, ground.closedBy) });
  halt(edgeStop(view, troop, way, asked));
  for (const found of unitStops(view, troop, way, asked, options)) halt(found);
  for (const found of blockStops(view, troop, way, asked, options)) halt(found);
  const water = waterStop(view, troop, way, most);
  if (water) halt(water);
  return {
    most,
    stop,
    cost: ground.cost,
    lengthFor: (budget) => Math.min(most, ground.lengthFor(budget)),
    lastObstacle: ground.lastObstacle,
  };
}

// Ground ------------------------------------------------------------------------------------------------------------

interface GroundOfRun {
  readonly cost: (s: Cm) => Cm;
  readonly lengthFor: (budget: Cm) => Cm;
  readonly lastObstacle: (s: Cm) => Cm;
  readonly closedAt: Cm | null;
  readonly closedBy: GroundArea | null;
}

/** One stretch at one rate; `fixed` is paid on entering it. */
interface Part {
  readonly from: Cm;
  readonly rate: number;
  readonly fixed: Cm;
}

function groundOfRun(view: View, troop: Troop, way: Point, asked: Cm, { normal }: RunOptions): GroundOfRun {
  const [a, b] = leadingEdge(troop.box, way);
  const by = times(way, asked);
  const stretches = view.ground.swept(a, b, by).filter(({ area }) => area.kind !== 'river' && area.kind !== 'stream');
  const lines = view.ground.sweptLines(a, b, by);
  if (stretches.length === 0 && lines.length === 0) return OPEN_GROUND;
  const road = isColumn(troop) && isOnRoad(view, troop, way, asked);
  const kind = goesAs(troop);
  const cuts = [0, ...stretches.flatMap(({ from, to }) => [from, to]), ...lines.map(({ at }) => at)]
    .filter((at) => at >= 0 && at < asked)
    .sort((one, other) => one - other);
  const parts: Part[] = [];
  let closedAt: Cm | null = null;
  let closedBy: GroundArea | null = null;
  cuts.forEach((from, i) => {
    if (i > 0 && from === cuts[i - 1]) return;
    const middle = (from + nextAfter(cuts, from, asked)) / 2;
    const areas = stretches.filter((stretch) => stretch.from <= middle && middle <= stretch.to).map(({ area }) => area);
    const rate = road ? rateOnRoad() : rateOver(kind, areas);
    const fixed = fixedCost(
      kind,
      lines.filter(({ at }) => at === from),
      normal,
    );
    if (closedAt === null && (rate === Infinity || fixed === Infinity)) {
      closedAt = from;
      closedBy = areas.find((area) => rateOver(kind, [area]) === Infinity) ?? null;
    }
    parts.push({ from, rate, fixed });
  });
  const { cost, lengthFor } = costsOf(parts);
  return { cost, lengthFor, lastObstacle: (s) => lastAt(lines, s), closedAt, closedBy };
}

const OPEN_GROUND: GroundOfRun = {
  cost: (s) => s,
  lengthFor: (budget) => budget,
  lastObstacle: () => 0,
  closedAt: null,
  closedBy: null,
};

const nextAfter = (cuts: readonly Cm[], from: Cm, end: Cm): Cm => cuts.find((cut) => cut > from) ?? end;

const fixedCost = (kind: Troop['traits']['kind'], lines: readonly Crossed[], normal: Cm): Cm =>
  lines.reduce((sum, line) => sum + crossingShare(kind, line) * normal, 0);

const lastAt = (lines: readonly Crossed[], s: Cm): Cm =>
  lines.reduce((last, { line, at }) => (at <= s && line.kind !== 'road' ? Math.max(last, at) : last), 0);

/** What begins where the run ends is not entered: a unit that cannot pay for an obstacle stops in contact with it (HOW-TERR-03). */
function costsOf(parts: readonly Part[]): Pick<GroundOfRun, 'cost' | 'lengthFor'> {
  return {
    cost(s) {
      let cost = 0;
      parts.forEach((part, i) => {
        if (s <= part.from + TOLERANCE && part.from > 0) return;
        cost += part.fixed + part.rate * (Math.min(s, parts[i + 1]?.from ?? s) - part.from);
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

// Stops -------------------------------------------------------------------------------------------------------------

function unitStops(view: View, troop: Troop, way: Point, asked: Cm, options: RunOptions): readonly Stop[] {
  const stops: Stop[] = [];
  const by = times(way, asked + CLEAR_OF_ENEMY);
  const reach = asked + CLEAR_OF_ENEMY;
  for (const other of troopsOn(view)) {
    if (other.id === troop.id || isDoneFor(other) || other.inside || options.ignore?.includes(other.id)) continue;
    const enemy = other.side !== troop.side;
    if (!enemy && options.throughFriends) continue;
    for (const box of other.boxes) {
      for (const own of troop.boxes) {
        const apart = square(box.pose.x - own.pose.x) + square(box.pose.y - own.pose.y);
        if (apart > square(reach + radius(own) + radius(box))) continue;
        const touch = firstTouch(own, by, box);
        if (touch === null) continue;
        const at = enemy ? touch - CLEAR_OF_ENEMY : touch;
        stops.push({ at, why: enemy ? 'enemy' : 'friend', id: other.id, refusal: blocked(other, enemy) });
      }
    }
  }
  return stops;
}

function blockStops(view: View, troop: Troop, way: Point, asked: Cm, { ignoreBlock }: RunOptions): readonly Stop[] {
  const stops: Stop[] = [];
  for (const block of view.ground.blocks) {
    if (block.id === ignoreBlock) continue;
    for (const own of troop.boxes) {
      const touch = firstTouch(own, times(way, asked), block.box);
      if (touch === null || (isColumn(troop) && isOnRoad(view, troop, way, asked))) continue;
      stops.push({ at: touch, why: 'block', id: block.id, refusal: BUILT_UP });
    }
  }
  return stops;
}

function edgeStop(view: View, troop: Troop, way: Point, asked: Cm): Stop {
  let at = asked;
  for (const box of troop.boxes)
    for (const corner of corners(box)) {
      if (way.x > 0) at = Math.min(at, (view.ground.width - corner.x) / way.x);
      if (way.x < 0) at = Math.min(at, -corner.x / way.x);
      if (way.y > 0) at = Math.min(at, (view.ground.depth - corner.y) / way.y);
      if (way.y < 0) at = Math.min(at, -corner.y / way.y);
    }
  return { at, why: 'edge', id: null, refusal: OFF_TABLE };
}

/** Looked for every 2 cm, then narrowed: no river is thinner than a footprint is deep. A hair short, lest rounding wet it. */
function waterStop(view: View, troop: Troop, way: Point, most: Cm): Stop | null {
  if (!view.ground.areas.some((area) => area.kind === 'river' || area.kind === 'pond')) return null;
  if (!troop.boxes.some((box) => isInRiver(view, coveredBy(box, way, most)))) return null;
  const wet = (s: Cm): boolean =>
    troop.boxes.some((box) => {
      return isInRiver(view, boxAt(box, movedBy(box.pose, times(way, s))));
    });
  let dry = 0;
  for (let s = 0; s < most + WATER_STEP; s += WATER_STEP) {
    const here = Math.min(s, most);
    if (!wet(here)) {
      dry = here;
      continue;
    }
    if (here === 0) return null;
    let shore = here;
    for (let i = 0; i < 12; i++) {
      const middle = (dry + shore) / 2;
      if (wet(middle)) shore = middle;
      else dry = middle;
    }
    return { at: Math.max(0, dry - TOLERANCE), why: 'water', id: null, refusal: WET };
  }
  return null;
}
const WATER_STEP = 2;

/** The footprint that holds a box all along a straight run. */
function coveredBy(box: Box, way: Point, most: Cm): Box {
  const depth = 2 * halfAcross(box, way.x, way.y) + most;
  const width = 2 * halfAcross(box, way.y, -way.x);
  return { pose: poseAt(plus(box.pose, times(way, most / 2)), way), width, depth };
}

const square = (n: number): number => n * n;
export const radius = (box: Box): Cm => (box.width + box.depth) / 2;

const OFF_TABLE: Refusal = {
  clause: 'HOW-MOVE-14',
  sentence: 'The table ends here. A unit leaves it only where the scenario allows.',
  reasons: [],
};
const WET: Refusal = {
  clause: 'HOW-TERR-18',
  sentence: 'The river stops this move. It is crossed only at its bridges and fords, in march column.',
  reasons: [],
};
const BUILT_UP: Refusal = {
  clause: 'HOW-BUA-09',
  sentence: 'Houses stop this move. Enter the block to occupy it, or pass in march column by the road.',
  reasons: [],
};
const blocked = (other: Troop, enemy: boolean): Refusal =>
  enemy
    ? {
        clause: 'HOW-MOVE-12',
        sentence: `${other.traits.unit.name} stands in the way. A move other than a charge stays clear of the enemy.`,
        reasons: [],
      }
    : {
        clause: 'HOW-INTER-04',
        sentence: `${other.traits.unit.name} stands in the way, and there is no room to come out beyond.`,
        reasons: [],
      };
const closed = (troop: Troop, area: GroundArea | null): Refusal => ({
  clause: 'HOW-TERR-04',
  sentence: `${troop.traits.unit.name} cannot enter ${area ? (area.feature.name ?? `the ${area.kind}`) : 'this ground'}.`,
  reasons: [],
});
