/** Printed sheets: what is on them, in centimetres of paper. PDF and pictures are made of them outside the engine. */
export { FOLDED_PAGE, imposed } from './imposition';
export { REFERENCE_OPTIONS, referenceSheets } from './reference';
export type { ReferenceOptions } from './reference';
export { ROSTER_OPTIONS, rosterSheets } from './rosters';
export type { RosterOptions } from './rosters';
export { STYLES } from '../map/inks';
export type { Style } from '../map/inks';
export { fittedToPaper, PAPERS, sizeOf } from './sheet';
export type { GluedSheets, Paper, PaperChoice, Sheet, SheetLayer, SheetSet } from './sheet';
export { sheetToSvg } from './sheet-svg';
export {
  BOARD_OPTIONS,
  BOARDS,
  boardSheets,
  liesBestUpright,
  ratioForSheets,
  TILE_OPTIONS,
  tileSheets,
  tilingFault,
} from './tiles';
export type { Board, BoardOptions, TileLayout, TileOptions } from './tiles';
export { TEMPLATE_KINDS, TEMPLATE_OPTIONS, templateSheets } from './templates';
export type { TemplateKind, TemplateOptions } from './templates';
