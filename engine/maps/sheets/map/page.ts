/** How a map's page is laid out: its measure of type, the round scale that fits, and where the table lies. */
import type { Frame } from '../../scene';
import { sizeOf, type PaperChoice } from '../sheet';

export interface Page {
  readonly width: number;
  readonly height: number;
  /** Inside the margins. */
  readonly room: Frame;
  /** Size of the common type, cm: a little larger on large papers. All other measures of the page go by it. */
  readonly type: number;
  /** Smallest type on the map, cm of paper. */
  readonly least: number;
}

/** From the table's edge to the outer edge of the letters round it, in sizes of type. */
export const EDGE = 2.6;

export function pageOf(choice: PaperChoice): Page {
  const [width, height] = sizeOf(choice);
  const { margin } = choice;
  const large = Math.sqrt((width * height) / (29.7 * 42));
  return {
    width,
    height,
    room: { west: margin, south: margin, east: width - margin, north: height - margin },
    type: 0.12 + 0.2 * large,
    least: 0.16 + 0.03 * large,
  };
}

const ROUND = [1, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 45, 50];

/** The largest round scale, as the 8 of 1:8, at which a table goes into `wide` by `high` cm of paper. */
export function roundRatio(
  table: { readonly width: number; readonly depth: number },
  wide: number,
  high: number,
): number {
  const least = Math.max(table.width / Math.max(wide, 0.1), table.depth / Math.max(high, 0.1));
  return ROUND.find((ratio) => ratio >= least - 1e-9) ?? Math.ceil(least / 10 - 1e-9) * 10;
}

export interface Layout {
  readonly page: Page;
  /** Cm of table to the cm of paper. */
  readonly ratio: number;
  /** The table on the paper. */
  readonly map: Frame;
  /** Below the map. */
  readonly foot: Frame;
}

/**
 * The table as large as it can be above a foot `footHeight` cm high, with `aside` cm kept free to its right; what is left
 * over goes to the sides.
 */
export function layOut(
  page: Page,
  table: { readonly width: number; readonly depth: number },
  footHeight: number,
  aside = 0,
): Layout {
  const { west, south, north } = page.room;
  const east = page.room.east - aside;
  const edge = EDGE * page.type;
  const ratio = roundRatio(table, east - west - edge * 2, north - south - footHeight - edge * 2);
  const [width, height] = [table.width / ratio, table.depth / ratio];
  const spare = north - south - footHeight - edge * 2 - height;
  const left = (west + east - width) / 2;
  const top = north - edge - spare * 0.35;
  const map = { west: left, south: top - height, east: left + width, north: top };
  const bottom = Math.max(south, map.south - edge - footHeight - spare * 0.3);
  return { page, ratio, map, foot: { west, south: bottom, east, north: map.south - edge } };
}
