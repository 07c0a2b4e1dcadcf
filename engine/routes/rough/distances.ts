/** How far it is over the squares of a table to one place, from every other. */
import { distance } from '../../geometry';
import type { Point } from '../../geometry';
import type { Cm } from '../../scenario';
import { Heap } from '../heap';
import { isOpenBetween, middleOf, squareAt, squaresAround } from './squares';
import type { Squares } from './squares';

/** Worked out from the goal outward, no farther than somebody has asked. */
export class Distances {
  readonly squares: Squares;
  /** In cm of march on open ground, square by square; what is not done may come out shorter. */
  readonly #left: Float64Array;
  readonly #done: Uint8Array;
  readonly #next = new Heap<number>();

  constructor(squares: Squares, goal: number) {
    this.squares = squares;
    this.#left = new Float64Array(squares.rates.length).fill(Infinity);
    this.#done = new Uint8Array(this.#left.length);
    this.#left[goal] = 0;
    this.#next.push(0, goal);
  }

  /** From the middle of a square, in cm of march on open ground. */
  left(square: number): Cm {
    while (this.#done[square] === 0 && this.#step());
    return this.#left[square] ?? Infinity;
  }

  /** Goes on from the nearest square; false when all are done. */
  #step(): boolean {
    const here = this.#next.pop();
    if (here === undefined) return false;
    if (this.#done[here] === 1) return true;
    this.#done[here] = 1;
    const { squares } = this;
    const far = this.#left[here] ?? 0;
    for (const next of squaresAround(squares, here, 1)) {
      const way = far + stepBetween(squares, here, next);
      if (way >= (this.#left[next] ?? 0)) continue;
      this.#left[next] = way;
      this.#next.push(way, next);
    }
    return true;
  }
}

/** From the middle of a square to that of one beside it, or cornering on it. */
function stepBetween({ side, columns, rates }: Squares, one: number, other: number): Cm {
  const isStraight = Math.abs(one - other) === 1 || Math.abs(one - other) === columns;
  return ((isStraight ? 1 : Math.SQRT2) * side * ((rates[one] ?? 1) + (rates[other] ?? 1))) / 2;
}

/** From any point, over the squares about it. */
export function distanceFrom(distances: Distances, from: Point): Cm {
  const { squares } = distances;
  let least = Infinity;
  for (const square of squaresAround(squares, squareAt(squares, from), 1)) {
    const there = distance(from, middleOf(squares, square)) * (squares.rates[square] ?? 1);
    least = Math.min(least, there + distances.left(square));
  }
  return least;
}

/** The farthest place along the way that a straight line leads to, but no nearer than a few squares. */
export function bendFrom(distances: Distances, from: Point): Point {
  const { squares } = distances;
  let square = squareAt(squares, from);
  let bend = middleOf(squares, square);
  for (let steps = 1; ; steps++) {
    let next = square;
    for (const one of squaresAround(squares, square, 1)) if (distances.left(one) < distances.left(next)) next = one;
    const at = middleOf(squares, next);
    if (next === square || (steps > FIRST_STEPS && !isOpenBetween(squares, from, at))) return bend;
    bend = at;
    square = next;
  }
}
/** Who stands close by what is closed has no open line to anywhere. */
const FIRST_STEPS = 3;
