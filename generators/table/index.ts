/**
 * Random tables: terrain thrown for and bought as the Seven Years War rules have it (SYW-TGEN), for any rule system and
 * figure scale. Sizes are printed for stands 4 cm wide and are taken as those of 28mm tables.
 */
export { DiceCup } from './cup';
export { makeTable } from './make-table';
export type { MadeTable, TableOrder, MakingStep } from './order';
export { toldLines, writeTable } from './write-table';
