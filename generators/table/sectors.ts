/** Where dice put a piece: six sectors of six sub-sectors, and how far it is turned. */
import type { Point } from '../../engine/geometry';
import type { Cm } from '../../engine/scenario';
import type { Face } from './order';

/** A table wider than this is diced for in two halves, cm at 15mm. */
export const LARGE: Cm = 240;

/** The table, in centimetres at 15mm. */
export interface Extent {
  readonly width: Cm;
  readonly depth: Cm;
}
/** One of the 36 (of a large table 72) places a piece may fall in. */
export interface SectorCell {
  readonly half: 0 | 1;
  readonly sector: Face;
  readonly sub: Face;
}

export const isLarge = ({ width }: Extent): boolean => width > LARGE;
export const halvesOf = (table: Extent): readonly (0 | 1)[] => (isLarge(table) ? [0, 1] : [0]);
export const isSameCell = (a: SectorCell, b: SectorCell): boolean =>
  a.half === b.half && a.sector === b.sector && a.sub === b.sub;

/** The centre of a sub-sector: three columns by two rows, 1 to 3 from the west along the north, 4 to 6 along the south. */
export function centreOf({ half, sector, sub }: SectorCell, table: Extent): Point {
  const width = isLarge(table) ? table.width / 2 : table.width;
  const [column, row] = placeOf(sector);
  const [subColumn, subRow] = placeOf(sub);
  return {
    x: half * width + ((column * 3 + subColumn + 0.5) * width) / 9,
    y: ((row * 2 + subRow + 0.5) * table.depth) / 4,
  };
}
/** Column from the west and row from the south. */
const placeOf = (face: Face): readonly [number, number] => [(face - 1) % 3, face <= 3 ? 1 : 0];

/** Degrees clockwise for a rotation die. */
const TURNS: Readonly<Record<Face, number>> = { 1: 45, 2: 90, 3: -45, 4: -90, 5: 0, 6: 0 };
export const turnOf = (face: Face): number => TURNS[face];
/** Streams and roads run from base edge to base edge, or from side edge to side edge on a 2 or 4. */
export const runsAcross = (face: Face): boolean => face === 2 || face === 4;

export const toFace = (score: number): Face => {
  const face = ([1, 2, 3, 4, 5, 6] as const)[score - 1];
  if (face === undefined) throw new RangeError(`no face ${score} on a D6`);
  return face;
};
