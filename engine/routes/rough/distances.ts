/** How far it is over the squares of a table to one place, from every other. */
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { Cm } from '../../scenario';
import { Heap } from '../heap';
import { isOpenBetween, middleOf, squareAt, squaresAround } from './squares';
import type { Squares } from './squares';

export interface Distances {
  readonly squares: Squares;
  /** In cm of march on open ground, square by square. */
  readonly left: Float64Array;
}

export function distancesTo(squares: Squares, goal: number): Distances {
  const left = new Float64Array(squares.rates.length).fill(Infinity);
  const done = new Uint8Array(left.length);
  const heap = new Heap<number>();
  left[goal] = 0;
  heap.push(0, goal);
  for (let here = heap.pop(); here !== undefined; here = heap.pop()) {
    if (done[here] === 1) continue;
    done[here] = 1;
    for (const next of squaresAround(squares, here, 1)) {
      const way = (left[here] ?? 0) + stepBetween(squares, here, next);
      if (way >= (left[next] ?? 0)) continue;
      left[next] = way;
      heap.push(way, next);
    }
  }
  return { squares, left };
}

/** From the middle of a square to that of one beside it, or cornering on it. */
function stepBetween({ side, columns, rates }: Squares, one: number, other: number): Cm {
  const isStraight = Math.abs(one - other) === 1 || Math.abs(one - other) === columns;
  return ((isStraight ? 1 : Math.SQRT2) * side * ((rates[one] ?? 1) + (rates[other] ?? 1))) / 2;
}

/** From any point, over the squares about it. */
export function distanceFrom({ squares, left }: Distances, from: Point): Cm {
  let least = Infinity;
  for (const square of squaresAround(squares, squareAt(squares, from), 1)) {
    const there = distance(from, middleOf(squares, square)) * (squares.rates[square] ?? 1);
    least = Math.min(least, there + (left[square] ?? 0));
  }
  return least;
}

/** The farthest place along the way that a straight line leads to, but no nearer than a few squares. */
export function bendFrom({ squares, left }: Distances, from: Point): Point {
  let square = squareAt(squares, from);
  let bend = middleOf(squares, square);
  for (let steps = 1; ; steps++) {
    let next = square;
    for (const one of squaresAround(squares, square, 1)) if ((left[one] ?? 0) < (left[next] ?? 0)) next = one;
    const at = middleOf(squares, next);
    if (next === square || (steps > FIRST_STEPS && !isOpenBetween(squares, from, at))) return bend;
    bend = at;
    square = next;
  }
}
/** Who stands close by what is closed has no open line to anywhere. */
const FIRST_STEPS = 3;
