/**
 * Running text on sheets of paper: words are measured letter by letter, broken into lines that fit, set as pieces, and
 * poured into columns and pages. What is written is not decided here. Lengths are in cm of paper.
 *
 * The way through: `readMarkdown` or own `Block`s -> `setBlocks` -> pieces; rows of tables by `setRow`, own drawings as
 * `Piece`s; all of them in one list -> `pour` -> the shapes of each page.
 */
export { setBlocks } from './blocks';
export type { TextBlock, TextLook } from './running-text';
export { columnsIn, pour } from './columns';
export type { ColumnPiece } from './columns';
export { breakLines } from './lines';
export { readMarkdown } from './markdown';
export { setRow } from './rows';
export type { RowCell } from './rows';
export { inFace, runsWidth } from './runs';
export type { TextRun, Type } from './runs';
export { lineShapes } from './setting';
export type { Align } from './setting';
