/**
 * Ways across the table told roughly and at once, for those who ask for hundreds: how far it is to a place round what is
 * closed or slow, and where the way bends. Troops, turns and formations are not known here; `routesOver` finds ways that a
 * unit can march to the letter.
 */
import { memo, memoOfPair } from '../../facts';
import type { Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { GroundCost } from '../../tabletop';
import type { Ground } from '../../terrain';
import { bendFrom, distanceFrom, Distances } from './distances';
import { isOpenBetween, squareAt, squaresOver } from './squares';
import type { RoughMarcher, Squares } from './squares';

export interface RoughWay {
  /** How far it is from a place, in cm of march on open ground. */
  readonly left: (from: Point) => Cm;
  /** Where the way from its beginning leads first. */
  readonly bend: Point;
}

/** The way from one place to another; null where the straight line leads over open ground alone. */
export function roughWay(ground: Ground, marcher: RoughMarcher, from: Point, to: Point): RoughWay | null {
  const squares = squaresFor(ground, marcherOf(marcher));
  if (isOpenBetween(squares, from, to)) return null;
  const distances = keptDistances(squares).to(squareAt(squares, to));
  return { left: (at) => distanceFrom(distances, at), bend: bendFrom(distances, from) };
}

/** One object for each marcher, to know him by. */
const marcherOf = ({ costs, front, entersHouses }: RoughMarcher): RoughMarcher =>
  (entersHouses ? intoHouses : pastHouses)(costs, front);
const intoHouses = memoOfPair((costs: GroundCost, front: Cm): RoughMarcher => ({ costs, front, entersHouses: true }));
const pastHouses = memoOfPair((costs: GroundCost, front: Cm): RoughMarcher => ({ costs, front, entersHouses: false }));
const squaresFor = memoOfPair(squaresOver);

/** The distances asked for last: whoever makes for a place asks for them until he is there. */
const keptDistances = memo((squares: Squares) => {
  const kept = new Map<number, Distances>();
  return {
    to(goal: number): Distances {
      const distances = kept.get(goal) ?? new Distances(squares, goal);
      kept.delete(goal);
      kept.set(goal, distances);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return distances;
    },
  };
});
const KEPT = 64;
