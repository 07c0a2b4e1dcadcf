/**
 * What ground costs a unit that moves over it. A book hands in one table for each column of its movement chart; runs of
 * the rules and the route finder read the same table.
 */
import { memoOfPair } from '../facts';
import { boxAt, leadingEdge, movedBy, pointGap, ROUNDING, seenFrom, times, TOLERANCE } from '../geometry';
import type { Box, Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Crossed, Ground, GroundArea, GroundBlock, GroundCrossing, GroundLine, AreaStretch } from '../terrain';

export interface GroundCost {
  /**
   * A cm where all of these areas lie, in cm of the move: 1 on open ground, Infinity where it is closed. An area that costs
   * 1 by itself costs nothing with others either.
   */
  readonly areas: (areas: readonly GroundArea[]) => number;
  /** Water that is no ground to walk on: only its crossings cost something. */
  readonly isWater: (area: GroundArea) => boolean;
  /** Water that it may not enter away from bridges and fords. */
  readonly isClosedWater: (area: GroundArea) => boolean;
  /** A cm on a bridge or in a ford. */
  readonly crossing: (crossing: GroundCrossing) => number;
  /** Do bridges and fords carry it over the water below? */
  readonly usesCrossings: boolean;
  /** Crossing a line, as a share of a whole move; Infinity where it is closed. */
  readonly line: (line: GroundLine) => number;
  /** A block of houses that it may not march through. */
  readonly isClosedBlock: (block: GroundBlock) => boolean;
  /** A cm on a road, whatever ground it leads over; null when roads are nothing to it. */
  readonly road: number | null;
}

/** A footprint on its way straight on. */
export interface StraightRun {
  readonly box: Box;
  /** All of the unit, for what carries it over water. */
  readonly boxes: readonly Box[];
  /** Unit vector. */
  readonly direction: Point;
  readonly length: Cm;
  /** The whole move, of which lines cost shares. */
  readonly move: Cm;
  /** Each cm costs so many times as much: 1, or more for a unit that is slowed as a whole. */
  readonly slowness: number;
  /** How far its middle may stray from that of a road. */
  readonly roadSlack: Cm;
  /** Stretches where something that lies there in one direction only slows it, whatever the ground: a slope going up. */
  readonly slower?: readonly SlowerStretch[];
}

/** From and to in cm along a run; each cm there costs so many times as much, Infinity where it is closed. */
export interface SlowerStretch {
  readonly from: Cm;
  readonly to: Cm;
  readonly times: number;
}

export interface RunCost {
  /** Cost in cm of the move to go `s` cm. What is met within `slack` cm of the end is not crossed. */
  readonly cost: (s: Cm, slack?: Cm) => Cm;
  /** How far `budget` cm of the move carry. */
  readonly lengthFor: (budget: Cm) => Cm;
  /** Lines on the way, with the distance at which each is met. */
  readonly lines: readonly Crossed[];
  /** Where it is closed, and by what; null when it is open, or when no single thing closes it. */
  readonly closedAt: Cm | null;
  readonly closedBy: GroundArea | GroundLine | null;
}

/** One stretch at one rate; `fixed` is paid on entering it. */
interface Part {
  readonly from: Cm;
  readonly rate: number;
  readonly fixed: Cm;
}

/** What a run costs to any length; ground is entered by the edge of the footprint that leads. */
export function costOfRun(ground: Ground, table: GroundCost, run: StraightRun): RunCost {
  const { direction, length, slowness, slower = [] } = run;
  const [a, b] = leadingEdge(run.box, direction);
  const by = times(direction, length);
  const costly = costlyAreas(ground, table);
  const stretches = costly.length === 0 ? NONE : ground.swept(a, b, by, costly);
  const lines = ground.sweptLines(a, b, by);
  if (stretches.length === 0 && lines.length === 0 && slower.length === 0)
    return slowness === 1 ? OPEN_GROUND : slowed(slowness);
  const onRoad = table.road !== null && isOnRoad(ground, run.box, direction, length, run.roadSlack);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const parts: Part[] = [];
  let closedAt: Cm | null = null;
  let closedBy: GroundArea | GroundLine | null = null;
  const cuts = cutsOf(
    [...stretches, ...slower],
    lines,
    crossingEnds(ground, table, stretches, middle, direction),
    length,
  );
  cuts.forEach((from, i) => {
    const half = (from + (cuts[i + 1] ?? length)) / 2;
    const areas = stretches.filter((stretch) => stretch.from <= half && half <= stretch.to).map(({ area }) => area);
    const land = onRoad && table.road !== null ? table.road : table.areas(landOf(table, areas));
    const level = Math.max(land, rateOfCrossings(ground, table, areas, ahead(middle, direction, half)));
    const rate = slower.reduce(
      (sum, { from: begins, to, times: by }) => (begins <= half && half <= to ? sum * by : sum),
      level,
    );
    let fixed = 0;
    for (const { line, at } of lines) if (at === from) fixed += run.move * shareOfLine(ground, table, run, line, at);
    if (closedAt === null && (rate === Infinity || fixed === Infinity)) {
      closedAt = from;
      closedBy =
        areas.find((area) => !table.isWater(area) && table.areas([area]) === Infinity) ??
        lines.find(({ line, at }) => at === from && table.line(line) === Infinity)?.line ??
        null;
    }
    parts.push({ from, rate: rate * slowness, fixed });
  });
  const { cost, lengthFor } = sums(parts);
  return { cost, lengthFor, lines, closedAt, closedBy };
}

const OPEN_GROUND: RunCost = {
  cost: (s) => s,
  lengthFor: (budget) => budget,
  lines: [],
  closedAt: null,
  closedBy: null,
};
const slowed = (slowness: number): RunCost => ({
  ...OPEN_GROUND,
  cost: (s) => s * slowness,
  lengthFor: (budget) => budget / slowness,
});

/** Land that costs more than open ground, and water with a bridge or ford that does. */
export const costlyAreas = memoOfPair((ground: Ground, table: GroundCost): readonly GroundArea[] =>
  ground.areas.filter((area) =>
    table.isWater(area) ? costlyCrossings(ground, table, area).length > 0 : table.areas([area]) !== 1,
  ),
);
const NONE: readonly AreaStretch[] = [];

const costlyCrossings = (ground: Ground, table: GroundCost, { id }: GroundArea): readonly GroundCrossing[] =>
  ground.crossings.filter((crossing) => crossing.over === id && table.crossing(crossing) !== 1);

const landOf = (table: GroundCost, areas: readonly GroundArea[]): readonly GroundArea[] =>
  areas.filter((area) => !table.isWater(area));

const ahead = (from: Point, direction: Point, s: Cm): Point => ({
  x: from.x + direction.x * s,
  y: from.y + direction.y * s,
});

/** Where the cost may change, in order, each place once. */
function cutsOf(
  stretches: readonly Pick<AreaStretch, 'from' | 'to'>[],
  lines: readonly Crossed[],
  crossings: readonly Cm[],
  length: Cm,
): readonly Cm[] {
  const cuts: Cm[] = [];
  const add = (at: Cm): void => {
    if (at >= 0 && at < length && !cuts.includes(at)) cuts.push(at);
  };
  add(0);
  for (const { from, to } of stretches) {
    add(from);
    add(to);
  }
  for (const { at } of lines) add(at);
  crossings.forEach(add);
  return cuts.sort((one, other) => one - other);
}

/** The share of a move that a line costs; a river or stream nothing where a bridge or ford carries the unit over it. */
function shareOfLine(ground: Ground, table: GroundCost, run: StraightRun, line: GroundLine, at: Cm): number {
  const share = table.line(line);
  if (share === 0 || (line.kind !== 'stream' && line.kind !== 'river')) return share;
  if (ground.crossings.every(({ over }) => over !== line.id)) return share;
  const by = times(run.direction, at + TOLERANCE);
  const there = run.boxes.map((box) => boxAt(box, movedBy(box.pose, by)));
  return isCarried(ground, table, there) ? 0 : share;
}

/** Do bridges and fords carry all of a unit over the water below? True on dry ground for whom they carry. */
export const isCarried = (ground: Ground, { usesCrossings }: GroundCost, boxes: readonly Box[]): boolean =>
  usesCrossings && !boxes.some((box) => ground.inWater(box, 'any'));

/** Bridges and fords are entered by the middle of the leading edge. */
function rateOfCrossings(ground: Ground, table: GroundCost, areas: readonly GroundArea[], middle: Point): number {
  let rate = 1;
  for (const area of areas)
    if (table.isWater(area))
      for (const crossing of costlyCrossings(ground, table, area))
        if (pointGap(middle, crossing.box) === 0) rate = Math.max(rate, table.crossing(crossing));
  return rate;
}

/** Where the middle of the leading edge comes onto a bridge or ford and leaves it, cm along the way. */
function crossingEnds(
  ground: Ground,
  table: GroundCost,
  stretches: readonly AreaStretch[],
  middle: Point,
  direction: Point,
): readonly Cm[] {
  const waters = new Set(stretches.flatMap(({ area }) => (table.isWater(area) ? [area] : [])));
  return [...waters].flatMap((water) =>
    costlyCrossings(ground, table, water).flatMap(({ box }) => {
      const here = seenFrom(box.pose, middle);
      const next = seenFrom(box.pose, ahead(middle, direction, 1));
      return [...ends(here.ahead, next.ahead, box.depth / 2), ...ends(here.right, next.right, box.width / 2)];
    }),
  );
}

/** Where a measure that changes evenly from cm to cm is `half` to either side of 0. */
const ends = (here: number, next: number, half: Cm): readonly Cm[] => {
  const each = next - here;
  return Math.abs(each) < ROUNDING ? [] : [(half - here) / each, (-half - here) / each];
};

/** What begins where the run ends is not entered: who cannot pay for an obstacle stops in contact with it. */
function sums(parts: readonly Part[]): Pick<RunCost, 'cost' | 'lengthFor'> {
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

/** Does a footprint that moves straight ahead keep the whole path of its centre line on a road? */
export function isOnRoad(ground: Ground, { pose, depth }: Box, direction: Point, length: Cm, slack: Cm): boolean {
  if (direction.x * pose.hx + direction.y * pose.hy < STRAIGHT_AHEAD) return false;
  for (let s = -depth / 2; s <= depth / 2 + length; s += ROAD_STEP)
    if (!ground.onRoad({ x: pose.x + direction.x * s, y: pose.y + direction.y * s }, slack)) return false;
  return true;
}
/** The cosine of less than 3 degrees. */
const STRAIGHT_AHEAD = 0.999;
/** A road is looked for every so many cm. */
const ROAD_STEP: Cm = 2;
