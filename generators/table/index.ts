/**
 * Random tables: terrain thrown for by sectors of the table, and bought, for any rule system and
 * figure scale. Measures are printed for 15mm figures.
 */
export { DiceCup } from './cup';
export { makeTable } from './make-table';
export { hillNames, streamNames, townNames, woodNames } from './invented-names';
export type { MadeTable, TableOrder, MakingStep } from './order';
export { dents, irregular, winding } from './winding';
export { toldLines, writeTable } from './write-table';
