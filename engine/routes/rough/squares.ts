/** A table cut into squares, and what a cm of march costs in each. */
import { distance, pointGap } from '../../geometry';
import type { Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { GroundCost } from '../../tabletop';
import { nearestOnCourse } from '../../terrain';
import type { Ground, GroundArea, GroundLine } from '../../terrain';

/** Who marches: what ground costs him, how wide he stands in cm, and whether houses let him in. */
export interface RoughMarcher {
  readonly costs: GroundCost;
  readonly front: Cm;
  readonly entersHouses: boolean;
}

export interface Squares {
  readonly side: Cm;
  readonly columns: number;
  readonly rows: number;
  /** Row after row: 1 on open ground. */
  readonly rates: Float64Array;
}
/** Coarse enough to be quick, fine enough to find the gap between two villages. */
const SQUARES_TO_A_FRONT = 5;

/** Dearer than any way round, but a number: who stands in closed ground, or is sent into it, finds the shortest way out. */
const CLOSED = 40;
/** A battalion may go in by one side of houses and out by the other. */
const THROUGH_HOUSES = 3;
/** As near as this to what is closed, in fronts, the wings of a line catch on it. */
const NEAR = 0.6;
const CLOSE_BY = 2;

export function squaresOver(ground: Ground, marcher: RoughMarcher): Squares {
  const { costs, front } = marcher;
  const side = front / SQUARES_TO_A_FRONT;
  const [columns, rows] = [Math.ceil(ground.width / side), Math.ceil(ground.depth / side)];
  const squares: Squares = { side, columns, rows, rates: new Float64Array(columns * rows) };
  const { rates } = squares;
  const land = ground.areas.filter((area) => !costs.isWater(area) && costs.areas([area]) !== 1);
  const water = ground.areas.filter((area) => costs.isWater(area) && costs.isClosedWater(area));
  const barring = ground.lines.filter((line) => costs.line(line) === Infinity);
  const closed: number[] = [];
  for (let square = 0; square < rates.length; square++) {
    const at = middleOf(squares, square);
    const isHouse = ground.blocks.some((block) => costs.isClosedBlock(block) && pointGap(at, block.box) < side / 2);
    const isClosed = isHouse || isInWater(ground, water, at) || isOnLine(ground, barring, at, side);
    const rate = isClosed ? Infinity : costs.areas(ground.areasAt(at, land));
    if (rate === Infinity) closed.push(square);
    rates[square] = isHouse && marcher.entersHouses ? THROUGH_HOUSES : Math.min(CLOSED, rate);
  }
  for (const square of closed)
    for (const near of squaresAround(squares, square, Math.floor(NEAR * SQUARES_TO_A_FRONT)))
      rates[near] = Math.max(CLOSE_BY, rates[near] ?? CLOSE_BY);
  return squares;
}

const isInWater = (ground: Ground, water: readonly GroundArea[], at: Point): boolean =>
  water.length > 0 && ground.areasAt(at, water).length > 0 && !isOnCrossing(ground, at);

/** Does one of the lines, as works are to horse, lead through the square about a point? */
const isOnLine = (ground: Ground, lines: readonly GroundLine[], at: Point, side: Cm): boolean =>
  lines.some(({ course }) => isAlong(course, at, HALF_A_DIAGONAL * side)) && !isOnCrossing(ground, at);
const HALF_A_DIAGONAL = Math.SQRT1_2;

function isAlong(course: readonly Point[], at: Point, within: Cm): boolean {
  const nearest = nearestOnCourse(course, at);
  return nearest !== null && distance(nearest.at, at) < within;
}

/** Whoever comes to a bridge or ford can form column. */
const isOnCrossing = ({ crossings }: Ground, at: Point): boolean =>
  crossings.some(({ box }) => pointGap(at, box) === 0);

export const middleOf = ({ side, columns }: Squares, square: number): Point => ({
  x: ((square % columns) + 0.5) * side,
  y: (Math.floor(square / columns) + 0.5) * side,
});

/** The square a point lies in; the nearest one to a point beside the table. */
export function squareAt({ side, columns, rows }: Squares, { x, y }: Point): number {
  const within = (at: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(at / side)));
  return within(y, rows) * columns + within(x, columns);
}

/** The squares of the table no farther from one than so many, across and along; it is one of them. */
export function squaresAround({ columns, rows }: Squares, square: number, reach: number): readonly number[] {
  const column = square % columns;
  const row = (square - column) / columns;
  const around: number[] = [];
  for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
    for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++)
      around.push(y * columns + x);
  return around;
}

/** Does a straight line keep clear of what is closed, and of what halves a march? */
export function isOpenBetween(squares: Squares, from: Point, to: Point): boolean {
  const steps = Math.max(1, Math.ceil((2 * distance(from, to)) / squares.side));
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if ((squares.rates[squareAt(squares, at)] ?? 1) >= CLOSE_BY) return false;
  }
  return true;
}
