/** Tables on sheets of paper: their look, their setting as pieces for columns, and small drawings such as boxes to tick. */
export { tableLook } from './look';
export type { TableLook } from './look';
export { box, gapOf, lineBetween, moved, rule, stacked } from './pieces';
export { setTable, titled, typeset } from './table';
export type { Table } from './table';
