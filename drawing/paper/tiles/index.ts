/**
 * Sheets that are glued together: the table at true size or at any ratio, whole or by its boards, with cut marks, crosses,
 * ruler and check marks on each, and a page map. Shapes are drawn once and looked at by every sheet through its window.
 * What one sheet alone shows, and counters, are not here.
 */
export { BOARDS, boardSheets, boardsOf, dealtOver } from './boards';
export type { Board, BoardOptions } from './boards';
export { TILE_LAYOUT, TILE_OPTIONS } from './tile-options';
export type { TileLayout, TileOptions } from './tile-options';
export { tileSheets } from './table';
export { liesBestUpright, ratioForSheets, tilesOver, tilingFault } from './tiling';
