/** Printed sheets: what is on them, in centimetres of paper. PDF and pictures are made of them outside the engine. */
export { PAPERS, sizeOf, STYLES } from './sheet';
export type { Paper, PaperChoice, Sheet, SheetLayer, SheetSet, Style } from './sheet';
export { sheetToSvg } from './sheet-svg';
