/**
 * Random tables: terrain thrown for and bought as the Seven Years War rules have it (SYW-TGEN), for any rule system and
 * figure scale. Measures are printed for 15mm figures (SYW-SCALE-01).
 */
export { DiceCup } from './cup';
export { makeTable } from './make-table';
export { hillNames, streamNames, townNames, woodNames } from './invented-names';
export type { MadeTable, TableOrder, MakingStep } from './order';
export { dents, irregular, winding } from './winding';
export { toldLines, writeTable } from './write-table';
