/**
 * Printing for the window: sheets of the library's scenarios listed, looked at and made into files, in threads of their
 * own. What is on a sheet the engine settles, formats are in `../exports`, and how files reach the person each host says.
 */
export { fileOutput } from './file-output';
export type { PrintOutput, Destination } from './output';
export { openPrinter } from './printer';
export { openPrintedBefore } from './printed-before';
export { openPrints } from './prints';
export type { Prints } from './prints';
export type { MadeFile } from './tasks';
