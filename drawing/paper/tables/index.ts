/** Tables on sheets of paper: their look, their setting as pieces for columns, and small drawings such as boxes to tick. */
export { clauseFamily, shortClause } from './clauses';
export { columnsOf } from './columns';
export type { Column } from './columns';
export { commandRow } from './commands';
export { onLineOf, tableLook } from './look';
export type { TableLook } from './look';
export { box, gapOf, lineBetween, moved, rule, stacked, underlined, upright } from './pieces';
export { typeset } from './signs';
export { setTable, titled } from './table';
export type { PaperTable } from './table';
