/** Laying pieces of paper on sheets, so that little is wasted. */
export { packed } from './packed';
export { shapesAt } from './placing';
export type { Place } from './placing';
export type { Area, Laid, Piece, PieceGroup } from './packed';
