/** Laying pieces of paper on sheets, so that little is wasted. What is drawn on them is not known here. */
export { packed } from './packed';
export type { Area, Laid, Piece, PieceGroup } from './packed';
