/** Dividing a drawing over sheets that overlap by exactly as much as is asked. */
import { ROUNDING } from '../../../engine/geometry';
import { columnLetter } from '../../map/border';
import type { Frame } from '../../map/scene';
import type { PaperChoice } from '../sheet';
import type { TileLayout } from './tile-options';
import { layoutFault, roomOn, type SheetRoom } from './room';

/** One sheet's part of a drawing. Columns are lettered from the west, rows numbered from the north: `C3`. */
export interface Tile {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** What it shows, in the measure of the drawing: of the table, cm of table. */
  readonly window: Frame;
}
export interface Tiling {
  /** The whole that is divided. */
  readonly frame: Frame;
  readonly ratio: number;
  /** Cm of paper. */
  readonly overlap: number;
  readonly rows: number;
  readonly columns: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/** More sheets than anyone glues. */
const MOST_SHEETS = 5000;

export const tileName = (row: number, column: number): string => `${columnLetter(column)}${row + 1}`;

/** How many stretches of at most `most` cm, each `overlap` cm on the next, make up a length. */
const stretches = (length: number, most: number, overlap: number): number =>
  Math.max(1, Math.ceil((length - overlap) / (most - overlap) - ROUNDING));

/**
 * A frame over as few sheets as will hold it, all of one size. Neighbours overlap by `overlap` cm of paper, to the
 * rounding of numbers; the outer edges are those of the frame.
 */
export function tilesOver(frame: Frame, layout: TileLayout): Tiling {
  const fault = tilingFault(frame, layout);
  if (fault !== null) throw new RangeError(fault);
  const { ratio, overlap } = layout;
  const [rows, columns] = countsOver(frame, roomOn(layout), layout);
  const across = divided(frame.west, frame.east, columns, overlap / ratio);
  const down = divided(-frame.north, -frame.south, rows, overlap / ratio);
  const tiles = down.flatMap(([north, south], row) =>
    across.map(([west, east], column): Tile => {
      const window = { west, east, south: 0 - south, north: 0 - north };
      return { name: tileName(row, column), row, column, window };
    }),
  );
  return { frame, ratio, overlap, rows, columns, tiles };
}

/** Why a frame cannot be laid out so, as a sentence; null when it can. */
export function tilingFault(frame: Frame, layout: TileLayout): string | null {
  const fault = layoutFault(layout);
  if (fault !== null) return fault;
  const [rows, columns] = countsOver(frame, roomOn(layout), layout);
  if (rows * columns <= MOST_SHEETS) return null;
  return `That would be ${rows * columns} sheets; choose larger paper or a smaller ratio.`;
}

function countsOver(
  { west, south, east, north }: Frame,
  { width, height }: SheetRoom,
  { ratio, overlap }: Pick<TileLayout, 'ratio' | 'overlap'>,
): readonly [rows: number, columns: number] {
  return [stretches((north - south) * ratio, height, overlap), stretches((east - west) * ratio, width, overlap)];
}

/** From and to of equal stretches with a common part; the last ends exactly where the whole does. */
function divided(from: number, to: number, count: number, common: number): (readonly [number, number])[] {
  const step = (to - from - common) / count;
  return Array.from({ length: count }, (_, index) => [
    from + index * step,
    index === count - 1 ? to : from + (index + 1) * step + common,
  ]);
}

/** The ratio at which a frame fills a number of sheets best. */
export interface FittingRatio {
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
}

/** The largest ratio at which at most `sheets` sheets hold the frame; of two ways to lay them the one with fewer. */
export function ratioForSheets(
  frame: Frame,
  sheets: number,
  choice: PaperChoice & Pick<TileLayout, 'overlap'>,
): FittingRatio {
  const { width, height } = roomOn(choice);
  const most = Math.max(1, Math.floor(sheets));
  const glued = (count: number, size: number): number => count * (size - choice.overlap) + choice.overlap;
  let best: FittingRatio = { ratio: 0, rows: 1, columns: 1 };
  for (let columns = 1; columns <= most; columns += 1) {
    const across = glued(columns, width) / (frame.east - frame.west);
    for (let rows = 1; rows * columns <= most; rows += 1) {
      const ratio = Math.min(across, glued(rows, height) / (frame.north - frame.south));
      const isBetter = ratio > best.ratio + ROUNDING;
      const isAsGood = ratio > best.ratio - ROUNDING && rows * columns < best.rows * best.columns;
      if (isBetter || isAsGood) best = { ratio, rows, columns };
    }
  }
  return best;
}

/** True when upright paper takes no more sheets than paper laid wide. */
export function liesBestUpright(frame: Frame, layout: TileLayout): boolean {
  const count = (upright: boolean): number => {
    const [rows, columns] = countsOver(frame, roomOn({ ...layout, upright }), layout);
    return rows * columns;
  };
  return count(true) <= count(false);
}
