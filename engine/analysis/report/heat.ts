/** Where on the table troops are hit and where they move, square by square. */
import type { Id } from '../../battle';
import type { GameSummary, Squares } from './game';

export const HEAT_KINDS = ['casualties', 'moves'] as const;
export type HeatKind = (typeof HEAT_KINDS)[number];

export interface Heat {
  /** On average of all battles, by the number of the square; squares without any are left out. */
  readonly squares: ReadonlyMap<number, number>;
  /** The fullest square. */
  readonly most: number;
}

/** Of one side's troops, or with null of all. */
export function heatOf(games: readonly GameSummary[], kind: HeatKind, side: Id | null): Heat {
  const sums = new Map<number, number>();
  for (const game of games)
    eachSquare(game, kind, side, (square, count) => void sums.set(square, (sums.get(square) ?? 0) + count));
  const squares = new Map([...sums].map(([square, sum]) => [square, sum / games.length]));
  return { squares, most: Math.max(0, ...squares.values()) };
}

/** What one battle has in a square. */
export function heatIn(game: GameSummary, kind: HeatKind, side: Id | null, wanted: number): number {
  let found = 0;
  eachSquare(game, kind, side, (square, count) => void (found += square === wanted ? count : 0));
  return found;
}

function eachSquare(
  game: GameSummary,
  kind: HeatKind,
  side: Id | null,
  see: (square: number, count: number) => void,
): void {
  for (const [id, squares] of Object.entries(game[kind])) if (side === null || id === side) eachPair(squares, see);
}

function eachPair(squares: Squares, see: (square: number, count: number) => void): void {
  for (let i = 0; i + 1 < squares.length; i += 2) see(squares[i] ?? 0, squares[i + 1] ?? 0);
}
