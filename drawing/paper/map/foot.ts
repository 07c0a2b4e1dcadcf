/** What stands below the map, or beside it: scale bars, legend and key, and what of title and compass found no room on it. */
import type { Inks } from '../../map/inks';
import type { Frame } from '../../map/scene';
import { columnsIn, type ColumnPiece } from '../text';
import { barsHeight } from './cartouche';
import { heightFor, legendPieces } from './legend';
import type { KeyEntry } from './map-names';
import { EDGE, FRAME, type Layout, type MapPage, type EdgeSpan } from './page';
import type { Sample } from './samples';

/** The parts of a foot: how it is divided and what goes into it. Lengths in cm. */
export interface Foot {
  readonly height: number;
  /** Where on the paper it stands. */
  readonly span: EdgeSpan;
  /** Size of its type. */
  readonly type: number;
  /** Of the left part, where the scale bars stand. */
  readonly leftWidth: number;
  /** Of the legend; null when it is not on this sheet. */
  readonly pieces: readonly ColumnPiece[] | null;
  readonly legendHeight: number;
  readonly columns: number;
  /** What the legend takes of the sheet's width when it stands to the right of the map, else 0. */
  readonly right: number;
}
/** What the legend tells. */
export interface LegendContents {
  readonly samples: readonly Sample[];
  readonly key: readonly KeyEntry[];
}
/** What is asked of a foot. */
export interface FootWish {
  /** Null: no legend on this sheet. */
  readonly told: LegendContents | null;
  /** Height of what stands above the scale bars, cm. */
  readonly above: number;
  /** Whether there is a bar of paces: their number to a cm of the table, or null. */
  readonly paces: number | null;
  readonly page: MapPage;
  readonly span: EdgeSpan;
  readonly type: number;
  /** Height of the paper that is free below a map with nothing but scale bars, cm. */
  readonly spare: number;
  readonly inks: Inks;
}
export type FootOf = (asked: FootWish) => Foot;

/** A legend below the map may take this share of the page even if the map becomes smaller for it. */
const LEGEND_SHARE = 0.24;

/** Scale bars, and above them what found no place on the map. */
export const leftHeight = (above: number, type: number, paces: number | null): number =>
  type * (barsHeight(paces) + 0.6) + above + (above > 0 ? type * 0.8 : 0);

/** The foot with the scale bars to the left and the legend to the right of them. */
export function belowMap({ told, above, paces, page: { room }, span, type, spare, inks }: FootWish): Foot {
  const wide = span.east - span.west;
  const least = leftHeight(above, type, paces);
  const bare = { span, type, right: 0 };
  if (told) {
    const leftWidth = Math.min(wide * 0.4, Math.max(wide * 0.28, type * 20));
    const right = { ...room, west: span.west + leftWidth + type, east: span.east };
    const columns = Math.max(1, Math.floor((right.east - right.west) / (type * 11)));
    const frames = columnsIn(right, columns, type * 0.6);
    const measure = (frames[0]?.east ?? 0) - (frames[0]?.west ?? 0);
    const pieces = legendPieces(told.samples, told.key, measure, type, inks);
    const most = Math.max((room.north - room.south) * LEGEND_SHARE, spare);
    const legendHeight = heightFor(pieces, frames, type, most);
    if (legendHeight !== null) {
      const height = Math.max(least, legendHeight + type * 0.8);
      return { ...bare, height, leftWidth, pieces, legendHeight, columns };
    }
  }
  return { ...bare, height: least, leftWidth: wide, pieces: null, legendHeight: 0, columns: 0 };
}

/** The legend in one column to the right of the map, the foot for the scale bars alone. */
export function besideMap({ told, above, paces, page: { room }, span, type, inks }: FootWish): Foot {
  const right = type * 13;
  const column = { ...room, west: 0, east: right - type };
  const pieces = told ? legendPieces(told.samples, told.key, column.east, type, inks) : [];
  const legendHeight = told && heightFor(pieces, [column], type, room.north - room.south);
  return {
    height: leftHeight(above, type, paces),
    span,
    type,
    leftWidth: span.east - span.west,
    pieces: legendHeight === null ? null : pieces,
    legendHeight: legendHeight ?? 0,
    columns: 1,
    right,
  };
}

/** The columns of a legend on the paper, the first of them where the legend begins. */
export function legendColumns({ page, map, foot: { north } }: Layout, foot: Foot): Frame[] {
  const { room, type } = page;
  if (foot.right > 0) {
    const west = map.east + type * EDGE + foot.type;
    // Level with the top of the map, but for a legend that needs more.
    const top = Math.min(room.north, Math.max(map.north + type * FRAME, room.south + foot.legendHeight));
    return [{ west, south: room.south, east: west + foot.right - foot.type, north: top }];
  }
  const right = {
    west: foot.span.west + foot.leftWidth + foot.type,
    south: north - foot.height + foot.type * 0.18,
    east: foot.span.east,
    north: north - foot.type * 0.5,
  };
  return columnsIn(right, foot.columns, foot.type * 0.6);
}
