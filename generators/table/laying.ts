/** The table while its pieces are put down, one before the next is diced. */
import type { Point } from '../../engine/geometry';
import { DiceCup } from './cup';
import { clash, reachOf, type TerrainPiece } from './pieces';
import type { MakingRule, Face, TableOrder } from './order';
import { centreOf, isLarge, isSameCell, runsAcross, toFace, turnOf, type SectorCell, type Extent } from './sectors';

export interface Laying {
  readonly table: Extent;
  readonly cup: DiceCup;
  readonly pieces: TerrainPiece[];
}

/** Tries before a piece that overlaps is given up. */
const TRIES = 5;

/** A piece without its place. */
export type PieceSize = Pick<TerrainPiece, 'kind' | 'width' | 'depth' | 'level'>;
/** Sector and sub-sector, both by die. */
export const dicedCell = ({ cup }: Laying, half: SectorCell['half'], what: string): SectorCell => {
  const sector = toFace(cup.throw(6));
  const sub = toFace(cup.throw(6));
  cup.tell('Sectors and sub-sectors', `${what} falls in sector ${sector}, sub-sector ${sub}.`);
  return { half, sector, sub };
};

/** The sub-sector again: of a piece that overlaps, or of a bought one. */
export function dicedSub({ cup }: Laying, cell: Omit<SectorCell, 'sub'>, rule: MakingRule, what: string): SectorCell {
  const sub = toFace(cup.throw(6));
  cup.tell(rule, `${what} falls in sub-sector ${sub}.`);
  return { ...cell, sub };
}

/** Rotation by die. */
export function dicedTurn({ cup }: Laying, what: string): Face {
  const face = toFace(cup.throw(6));
  cup.tell('Turning pieces', `${what} ${wordsOfTurn(face)}.`);
  return face;
}
export function wordsOfTurn(face: Face): string {
  const turn = turnOf(face);
  return turn === 0 ? 'is not turned' : `is turned ${Math.abs(turn)} degrees ${turn > 0 ? 'right' : 'left'}`;
}

/** The earlier hill in whose sub-sector a cell is. */
export const hillIn = ({ pieces }: Laying, cell: SectorCell): number =>
  pieces.findIndex((piece) => piece.kind === 'hill' && isSameCell(piece.cell, cell));

/** A hill that falls on an earlier one is discarded, and the earlier one gains a level. */
export function raise({ cup, pieces }: Laying, index: number): void {
  const hill = pieces[index];
  if (!hill) return;
  pieces[index] = { ...hill, level: hill.level + 1 };
  cup.tell('A hill on a hill', `A hill lies there already: it grows to level ${hill.level + 1} in place of a new one.`);
}

/**
 * Puts a piece down, with its sub-sector thrown for again while it overlaps; false when it was dropped or, for a hill,
 * went into an earlier one.
 */
export function putDown(laying: Laying, wanted: PieceSize, at: SectorCell, face: Face, what: string): boolean {
  let cell = at;
  for (let tries = 0; ; tries += 1) {
    if (wanted.kind === 'hill' && tries > 0) {
      const earlier = hillIn(laying, cell);
      if (earlier >= 0) {
        raise(laying, earlier);
        return false;
      }
    }
    const piece = placed(laying.table, wanted, cell, face);
    if (!laying.pieces.some((other) => clash(piece, other))) {
      laying.pieces.push(piece);
      return true;
    }
    if (tries === TRIES) break;
    cell = dicedSub(laying, cell, 'Pieces over one another', `${what} overlaps another piece: it`);
  }
  laying.cup.tell('Pieces over one another', `${what} finds no room in ${TRIES} tries and is dropped.`);
  return false;
}

function placed(table: Extent, wanted: PieceSize, cell: SectorCell, face: Face): TerrainPiece {
  const centre = centreOf(cell, table);
  if (wanted.kind === 'stream' || wanted.kind === 'road') return strip(table, wanted, cell, centre, face);
  const turn = turnOf(face);
  const at = wanted.kind === 'town' ? inside(table, centre, reachOf({ ...wanted, turn })) : centre;
  return { ...wanted, cell, at, turn };
}

/** From edge to opposite edge through the centre; `width` of the piece is that of the strip. */
export function strip(table: Extent, wanted: PieceSize, cell: SectorCell, centre: Point, face: Face): TerrainPiece {
  const across = runsAcross(face);
  const at = across ? { x: table.width / 2, y: centre.y } : { x: centre.x, y: table.depth / 2 };
  return { ...wanted, cell, at, depth: across ? table.width : table.depth, turn: across ? 90 : 0 };
}

/** Houses stand on the table whole; what grows or rises may run past its edge. */
const inside = ({ width, depth }: Extent, { x, y }: Point, reach: Point): Point => ({
  x: Math.max(reach.x, Math.min(width - reach.x, x)),
  y: Math.max(reach.y, Math.min(depth - reach.y, y)),
});

/** Halves are told apart only on a table that has them. */
export const ofHalf = ({ table }: Laying, half: SectorCell['half']): string =>
  isLarge(table) ? (half === 0 ? ' in the western half' : ' in the eastern half') : '';

export const openLaying = (order: Pick<TableOrder, 'seed'>, table: Extent): Laying => ({
  table,
  cup: new DiceCup(order.seed),
  pieces: [],
});
