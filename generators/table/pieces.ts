/** Pieces as they are put down, in centimetres at 15mm, and which of them may lie on which. */
import {
  cosine,
  dot,
  facingOf,
  minus,
  plus,
  rightOf,
  sine,
  times,
  TOLERANCE,
  turned,
  type Point,
} from '../../engine/geometry';
import type { Cm } from '../../engine/scenario';
import type { SectorCell } from './sectors';

export interface TerrainPiece {
  readonly kind: 'hill' | 'wood' | 'marsh' | 'town' | 'stream' | 'road';
  readonly cell: SectorCell;
  readonly at: Point;
  /** West to east before turning. */
  readonly width: Cm;
  readonly depth: Cm;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Of hills 0 to 3 and more, of woods 1 to 4; 0 of everything else. */
  readonly level: number;
}

/** Hills, woods and marshes are ellipses; towns, streams and roads have corners. */
const isRound = ({ kind }: TerrainPiece): boolean => kind === 'hill' || kind === 'wood' || kind === 'marsh';

/** Corners of a convex outline; an ellipse gets thirty-six. */
function outlineOf(piece: TerrainPiece): readonly Point[] {
  const [across, along] = [piece.width / 2, piece.depth / 2];
  const corners = isRound(piece)
    ? Array.from({ length: 36 }, (_, n) => ({ x: across * cosine(n * 10), y: along * sine(n * 10) }))
    : [
        { x: across, y: along },
        { x: -across, y: along },
        { x: -across, y: -along },
        { x: across, y: -along },
      ];
  return corners.map((corner) => plus(piece.at, turned(corner, piece.turn)));
}

/** Woods and marshes lie on hills, and roads go over everything; nothing else may overlap. */
export function clash(a: TerrainPiece, b: TerrainPiece): boolean {
  if (a.kind === 'road' || b.kind === 'road') return false;
  const isLow = ({ kind }: TerrainPiece): boolean => kind === 'wood' || kind === 'marsh';
  if ((a.kind === 'hill' && isLow(b)) || (b.kind === 'hill' && isLow(a))) return false;
  return meet(outlineOf(a), outlineOf(b));
}

/** Whether two convex outlines share ground: no side of either has the other wholly beyond it. */
function meet(a: readonly Point[], b: readonly Point[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}
function isParted(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((corner, n) => {
    const normal = rightOf(minus(a[(n + 1) % a.length] ?? corner, corner));
    const size = Math.sqrt(dot(normal, normal)) || 1;
    const beyond = (point: Point): number => dot(minus(point, corner), normal) / size;
    return b.every((point) => beyond(point) >= -TOLERANCE);
  });
}

/** How far a turned rectangle reaches from its centre to the east and to the north. */
export function reachOf({ width, depth, turn }: Pick<TerrainPiece, 'width' | 'depth' | 'turn'>): Point {
  const ahead = times(facingOf(turn), depth / 2);
  const right = times(rightOf(facingOf(turn)), width / 2);
  return { x: Math.abs(ahead.x) + Math.abs(right.x), y: Math.abs(ahead.y) + Math.abs(right.y) };
}
