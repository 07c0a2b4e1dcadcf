/** Printed sheets: what is on them, in centimetres of paper. PDF and pictures are made of them outside the engine. */
export { FOLDED_PAGE, imposed } from './imposition';
export { STYLES } from '../map/inks';
export type { Style } from '../map/inks';
export { PRINTED_LAYERS } from './layers';
export type { PrintedLayer } from './layers';
export { leastTypeOn } from './least-type';
export { fittedToPaper, PAPERS, sizeOf } from './sheet';
export type { Paper, PaperChoice, Sheet, SheetSet } from './sheet';
export { sheetToSvg } from './sheet-svg';
export { BOARDS, dealtOver, liesBestUpright, ratioForSheets, TILE_OPTIONS, tilingFault } from './tiles';
export type { Board, TileLayout } from './tiles';
export { TEMPLATE_KINDS } from './templates';
export type { TemplateKind } from './templates';
export { readMarkdown } from './text';
export type { TextRun } from './text';
