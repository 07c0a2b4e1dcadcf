/** How a map's page is laid out: its measure of type, the round scale that fits, and where the table lies. */
import { ROUNDING } from '../../../engine/geometry';
import type { Frame } from '../../map/scene';
import { sizeOf, type PaperChoice } from '../sheet';

export interface MapPage {
  readonly width: number;
  readonly height: number;
  /** Inside the margins. */
  readonly room: Frame;
  /**
   * Size of the common type, cm: on small papers as large as can be read in the hand, above A3 nearly in step with the
   * paper, which hangs on a wall. All other measures of the page go by it.
   */
  readonly type: number;
  /** Smallest type on the map, cm of paper. */
  readonly least: number;
}

/** The smallest type that is set on a map, cm: a little over six and a half points. */
const READABLE = 0.232;

/** From the table's edge to the outermost line and to the outer edge of the letters round it, in sizes of type. */
export const FRAME = 1.1;
export const EDGE = 2.6;

export function pageOf(choice: PaperChoice): MapPage {
  const [width, height] = sizeOf(choice);
  const { margin } = choice;
  const large = Math.sqrt((width * height) / (29.7 * 42));
  return {
    width,
    height,
    room: { west: margin, south: margin, east: width - margin, north: height - margin },
    type: Math.max(READABLE / 0.9, 0.12 + 0.2 * large, 0.04 + 0.28 * large),
    least: Math.max(READABLE, 0.066 + 0.2 * large),
  };
}

const ROUND = [1, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 45, 50];

/** The largest round scale, as the 8 of 1:8, at which a table goes into `wide` by `high` cm of paper. */
function roundRatio(table: { readonly width: number; readonly depth: number }, wide: number, high: number): number {
  const least = Math.max(table.width / Math.max(wide, 0.1), table.depth / Math.max(high, 0.1));
  return ROUND.find((ratio) => ratio >= least - ROUNDING) ?? Math.ceil(least / 10 - ROUNDING) * 10;
}

/** Paper that is kept free of the map, cm. */
export interface Margins {
  /** Below it. */
  readonly height: number;
  /** To its right. */
  readonly right: number;
  /** Above it, for a title. */
  readonly mast: number;
}
export interface Layout {
  readonly page: MapPage;
  /** Cm of table to the cm of paper. */
  readonly ratio: number;
  /** The table on the paper. */
  readonly map: Frame;
  /** Above the map and as wide. */
  readonly mast: Frame;
  /** Below the map, between the margins. */
  readonly foot: Frame;
  /** Height of the paper that nothing asks for, cm. */
  readonly spare: number;
}

/** What is over of the height stands above the map and, the more of it, below. */
const ABOVE = 0.42;

/** The table as large as it can be beside what is kept; the map and what is to its right stand in the middle together. */
export function layOut(
  page: MapPage,
  table: { readonly width: number; readonly depth: number },
  { height: footHeight, right, mast: mastHeight }: Margins,
): Layout {
  const { west, south, east, north } = page.room;
  const edge = EDGE * page.type;
  const [wide, high] = [east - west - right - edge * 2, north - south - footHeight - mastHeight - edge * 2];
  const ratio = roundRatio(table, wide, high);
  const [width, height] = [table.width / ratio, table.depth / ratio];
  const spare = high - height;
  const left = (west + east - width - right) / 2;
  const top = north - mastHeight - edge - spare * ABOVE;
  const map = { west: left, south: top - height, east: left + width, north: top };
  const mast = { west: map.west, south: top + edge, east: map.east, north: top + edge + mastHeight };
  const foot = { west, south: Math.max(south, map.south - edge - footHeight), east, north: map.south - edge };
  return { page, ratio, map, mast, foot, spare };
}

/** From west to east of the lines round the map. */
export const framed = ({ map, page: { type } }: Layout): EdgeSpan => ({
  west: map.west - type * FRAME,
  east: map.east + type * FRAME,
});
export interface EdgeSpan {
  readonly west: number;
  readonly east: number;
}
