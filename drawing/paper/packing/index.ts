/** Laying pieces of paper on sheets, so that little is wasted. */
export { packed } from './packed';
export { shapesAt } from './placing';
export type { PlaceOnSheet } from './placing';
export type { PackingArea, LaidPiece, PaperPiece, PieceGroup } from './packed';
